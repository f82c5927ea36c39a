import type ts from 'typescript';
import type { PublicName } from '../publicNames.ts';
import { membersOf } from '../props/variants.ts';
import { elementOf } from './attributes.ts';
import { writeRender, writtenArgs } from './renderBody.ts';
import type { StoryParts } from './storyParts.ts';
import { openWriter } from './writer.ts';

/** Returns the program of a story as users would write it: imports, data, and one component. */
export function snippetOf(
  { component, args, render }: StoryParts,
  publicNames: ReadonlyMap<ts.Symbol, PublicName>,
  checker: ts.TypeChecker,
): string {
  const writer = openWriter(checker, publicNames);
  const required = component ? requiredProps(component, checker) : new Set<string>();
  const options = { args, writer, checker, isRequired: (name: string) => required.has(name) };
  let body = '';
  if (render) body = writeRender(render, options);
  else if (component) {
    writer.note(component);
    body = `export const Example = () => (${elementOf(component.text, writtenArgs(options))});`;
  }
  const { imports, declarations } = writer.needs();
  return withoutDirectives(
    [importLines(imports), ...declarations, body].filter(Boolean).join('\n\n'),
  );
}

/** Comments to this repository's linter are none of the reader's business. */
const withoutDirectives = (code: string) =>
  code.replaceAll(/^\s*(\/\/|\{?\/\*) ?oxlint-.*\n/gm, '');

function requiredProps(component: ts.Identifier, checker: ts.TypeChecker): Set<string> {
  const parameter = checker.getTypeAtLocation(component).getCallSignatures()[0]?.parameters[0];
  const members = parameter ? membersOf(checker.getTypeOfSymbol(parameter), checker) : [];
  return new Set(members.filter(({ required }) => required).map(({ name }) => name));
}

/** Packages first, those of the house last, each in the order of the alphabet. */
function importLines(imports: ReadonlyMap<string, ReadonlySet<string>>): string {
  const rank = (from: string) =>
    from === 'react' ? '0' : from.startsWith('@mingjian/') ? `2${from}` : `1${from}`;
  return [...imports]
    .toSorted(([a], [b]) => (rank(a) < rank(b) ? -1 : 1))
    .map(([from, specifiers]) => importLine(from, [...specifiers]))
    .join('\n');
}

function importLine(from: string, specifiers: readonly string[]): string {
  const whole = specifiers.find((specifier) => /^(\*|default)\b/.test(specifier));
  if (whole) return `import ${whole.replace('default as ', '')} from '${from}';`;
  const names = specifiers.filter(
    (specifier) => !specifier.startsWith('type ') || !specifiers.includes(specifier.slice(5)),
  );
  const bare = (name: string) => name.replace(/^type /, '').toLowerCase();
  const sorted = names.toSorted((a, b) => (bare(a) < bare(b) ? -1 : 1));
  return sorted.every((name) => name.startsWith('type '))
    ? `import type { ${sorted.map((name) => name.slice(5)).join(', ')} } from '${from}';`
    : `import { ${sorted.join(', ')} } from '${from}';`;
}
