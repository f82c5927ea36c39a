import { readFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'oxfmt';
import { sanitize, storyNameFromExport, toId } from 'storybook/internal/csf';
import ts from 'typescript';
import { checkedStories } from './checkedStories.ts';
import { openProgram } from './props/program.ts';
import { readProps } from './props/readProps.ts';
import type { PropsTable } from './props/propsTable.ts';
import { declarationOf, entriesOf, publicNamesOf, type PublicName } from './publicNames.ts';
import since from './since.json' with { type: 'json' };
import { snippetOf } from './snippets/snippetOf.ts';
import { readStories, type StoryParts } from './snippets/storyParts.ts';
import { storyFiles, titleOf } from './storyFiles.ts';
import type { StoryPage } from './storyPage.ts';

/** Reads the pages of components from their sources. */
export interface StoryPages {
  /** Returns the page of a file of stories, or `null` for a file outside the packages. */
  of(file: string): Promise<StoryPage | null>;
  /** Returns the props of every exported component that is not among `shown`. */
  rest(shown: ReadonlySet<string>): PropsTable[];
  /** Says that sources may have changed since. */
  invalidate(): void;
}

/** Opens the pages of the project at `root`. The sources are compiled with the first page. */
export function openStoryPages(root: string): StoryPages {
  const program = openProgram(root, () => [...entriesOf(root).values(), ...storyFiles(root)]);
  const checked = checkedStories(root);
  let names: { program: ts.Program; publicNames: Map<ts.Symbol, PublicName> } | undefined;
  const read = () => {
    const current = program.get();
    if (names?.program !== current)
      names = { program: current, publicNames: publicNamesOf(current, root) };
    return { ...names, checker: current.getTypeChecker() };
  };

  return {
    async of(file) {
      const title = titleOf(root, file);
      if (title === null) return null;
      const { program: current, publicNames, checker } = read();
      const source = current.getSourceFile(file);
      const stories = source ? readStories(source) : new Map<string, StoryParts>();
      const id = sanitize(title);
      const component = [...stories.values()][0]?.component;
      const symbol = component ? symbolOf(component, checker) : undefined;
      const version = versionOf(symbol?.name);
      return {
        id,
        tables: symbol ? tablesOf(symbol, path.dirname(file), { current, publicNames }) : [],
        snippets: await snippetsOf(stories, publicNames, checker),
        since: version,
        isNew: version !== since.first && version === currentVersion(root),
        checked: [...stories.keys()]
          .map((name) => toId(id, storyNameFromExport(name)))
          .filter((story) => checked.has(story)),
      };
    },
    rest(shown) {
      const { publicNames, checker } = read();
      return [...publicNames]
        .filter(([symbol, { name }]) => !shown.has(name) && isComponent(symbol, checker))
        .map(([symbol, { from }]) => ({ ...readProps(symbol, checker), importedFrom: from }));
    },
    invalidate: program.invalidate,
  };
}

function symbolOf(component: ts.Identifier, checker: ts.TypeChecker): ts.Symbol | undefined {
  const symbol = checker.getSymbolAtLocation(component);
  return symbol && declarationOf(symbol, checker);
}

/** Returns the props of a component and of those in its folder that have no stories. */
function tablesOf(
  main: ts.Symbol,
  folder: string,
  { current, publicNames }: { current: ts.Program; publicNames: Map<ts.Symbol, PublicName> },
): PropsTable[] {
  const checker = current.getTypeChecker();
  const isShownElsewhere = (name: string) =>
    current.getSourceFile(path.join(folder, `${name}.stories.tsx`)) !== undefined;
  const others = [...publicNames.keys()].filter(
    (symbol) =>
      symbol !== main &&
      folderOf(symbol) === folder &&
      isComponent(symbol, checker) &&
      !isShownElsewhere(symbol.name),
  );
  return [main, ...others].map((symbol) => ({
    ...readProps(symbol, checker),
    importedFrom: publicNames.get(symbol)?.from ?? null,
  }));
}

const folderOf = ({ declarations }: ts.Symbol) =>
  path.dirname(declarations?.[0]?.getSourceFile().fileName ?? '');

function isComponent(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  if (!/^[A-Z][a-z]/.test(symbol.name) || !(symbol.flags & ts.SymbolFlags.Function)) return false;
  const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
  return /Element|ReactNode/.test(signature ? checker.typeToString(signature.getReturnType()) : '');
}

async function snippetsOf(
  stories: ReadonlyMap<string, StoryParts>,
  publicNames: ReadonlyMap<ts.Symbol, PublicName>,
  checker: ts.TypeChecker,
): Promise<Record<string, string>> {
  const snippets = [...stories].map(async ([name, parts]): Promise<[string, string]> => {
    const code = snippetOf(parts, publicNames, checker);
    const formatted = await format('Example.tsx', code, { printWidth: 80, singleQuote: true });
    if (formatted.errors.length > 0)
      throw new Error(
        `The snippet of ${name} is no program: ${formatted.errors[0]!.message}\n${code}`,
      );
    return [name, formatted.code];
  });
  return Object.fromEntries(await Promise.all(snippets));
}

const versionOf = (name: string | undefined): string =>
  (since.parts as Record<string, string>)[name ?? ''] ?? since.first;

function currentVersion(root: string): string {
  const manifest = readFileSync(path.join(root, 'packages/ui/package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}
