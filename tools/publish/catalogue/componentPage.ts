import type { PropRow, PropsTable } from '../../docs/props/propsTable.ts';
import type { ComponentDoc, SimilarNames } from './component.ts';

/** Returns the page of a component in Markdown, in English. */
export function componentPage(
  { name, tables, guide, example }: ComponentDoc,
  similar: SimilarNames,
  peers: readonly string[],
): string {
  const [main] = tables;
  const from = main!.importedFrom!;
  const names = tables.filter((table) => table.importedFrom === from);
  const sections = [
    `# ${name}`,
    main!.description,
    code('ts', `import { ${names.map(({ component }) => component).join(', ')} } from '${from}';`),
    peers.length > 0 ? `Needs the optional ${plural('peer', peers)} ${listed(peers)}.` : '',
    bullets(
      'When to use it',
      guide?.use.map(({ en }) => en),
    ),
    bullets(
      'When not',
      guide?.avoid.map(({ en }) => en),
    ),
    example ? `## Example\n\n${code('tsx', example.trim())}` : '',
    ...tables.map(propsSection),
    bullets(
      'Keyboard',
      guide?.keyboard.map(({ keys, does }) => `${keys.en}: ${does.en}`),
    ),
    bullets(
      'Similar in other libraries',
      Object.entries(similar).map(([library, parts]) => `${library}: ${listed(parts)}`),
    ),
  ];
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}

function propsSection({ component, description, own, native, types }: PropsTable, index: number) {
  const attributes = native?.rows.map(({ name }) => name) ?? [];
  return [
    `## Props of ${component}`,
    index > 0 ? description : '',
    own.length > 0
      ? [
          '| prop | type | default | description |',
          '| --- | --- | --- | --- |',
          ...own.map(row),
        ].join('\n')
      : '',
    attributes.length > 0
      ? `Also attributes of ${native?.element ? `\`<${native.element}>\`` : 'its element'}, such as ${listed(attributes)}.`
      : '',
    types.length > 0 ? code('ts', types.map(({ source }) => source).join('\n\n')) : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

function row({ name, type, required, requiredWith, onlyWith, defaultValue, description }: PropRow) {
  const notes = [
    required ? 'Required.' : '',
    requiredWith === null ? '' : `Required with \`${requiredWith}\`.`,
    onlyWith === null ? '' : `Only with \`${onlyWith}\`.`,
    description.replaceAll(/\s*\n\s*/g, ' '),
  ];
  const cells = [
    `\`${name}\``,
    `\`${type}\``,
    defaultValue === null ? '' : `\`${defaultValue.replaceAll('`', '')}\``,
    notes.filter(Boolean).join(' '),
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`;
}

const code = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\``;

const bullets = (title: string, lines: readonly string[] = []) =>
  lines.length === 0 ? '' : `## ${title}\n\n${lines.map((line) => `- ${line}`).join('\n')}`;

const listed = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');
const plural = (word: string, list: readonly unknown[]) => (list.length > 1 ? `${word}s` : word);
