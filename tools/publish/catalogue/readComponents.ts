import path from 'node:path';
import { demoCode } from '../../docs/demo/demoCode.ts';
import { demoTexts } from '../../docs/demo/demoTexts.ts';
import { openStoryPages } from '../../docs/readStoryPages.ts';
import { storyFiles } from '../../docs/storyFiles.ts';
import type { ComponentDoc } from './component.ts';
import { readGuides } from './readGuides.ts';

/** Longest example of a first story, in lines. Beyond it the shortest of all is shown. */
const LONG = 70;

/** Reads the documentation of the components of a package, in the order of their names. */
export async function readComponents(
  root: string,
  folder: string,
  specifier: string,
): Promise<ComponentDoc[]> {
  const pages = openStoryPages(root);
  const files = storyFiles(root).filter((file) => file.startsWith(folder + path.sep));
  const guides = await readGuides(root, files);
  const docs: ComponentDoc[] = [];
  for (const file of files) {
    const page = await pages.of(file);
    const tables = page?.tables.filter(({ importedFrom }) => importedFrom !== null) ?? [];
    if (!page || tables.length === 0) continue;
    docs.push({
      name: path.basename(file, '.stories.tsx'),
      tables,
      guide: guides.get(file) ?? null,
      example: exampleOf(Object.values(page.snippets)),
      since: page.since,
    });
  }
  const shown = new Set(docs.flatMap(({ tables }) => tables.map(({ component }) => component)));
  const rest = pages.rest(shown).map((table): ComponentDoc => {
    return { name: table.component, tables: [table], guide: null, example: null, since: null };
  });
  const isOwn = ({ tables }: ComponentDoc) =>
    `${tables[0]!.importedFrom}/`.startsWith(`${specifier}/`);
  return [...docs, ...rest].filter(isOwn).toSorted(byName);
}

const byName = (one: ComponentDoc, other: ComponentDoc) => (one.name < other.name ? -1 : 1);

function exampleOf(snippets: readonly string[]): string | null {
  const [first] = snippets;
  if (first === undefined) return null;
  const lines = (code: string) => code.split('\n').length;
  const shortest = snippets.reduce((one, other) => (lines(other) < lines(one) ? other : one));
  return demoCode(lines(first) > LONG ? shortest : first, (text) => demoTexts[text] ?? text);
}
