import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * `npm run new:component Name` and `npm run new:widget Name`: write the files of a new component or
 * widget in the house's shape, with a story and a test that fails until it says what the thing
 * promises.
 */
const [kind, name] = process.argv.slice(2);
const root = process.env.NEW_ROOT ?? path.resolve(import.meta.dirname, '..');

if (!['component', 'widget'].includes(kind) || !/^[A-Z][A-Za-z0-9]+$/.test(name ?? '')) {
  console.error(
    `Usage: npm run new:${kind ?? 'component'} Name – in PascalCase, such as StatusLight.`,
  );
  process.exit(1);
}
const folder = path.join(
  root,
  kind === 'component' ? 'packages/ui/src' : 'packages/widgets/src',
  name,
);
if (existsSync(folder)) {
  console.error(`${path.relative(root, folder)} is there already.`);
  process.exit(1);
}

const files = kind === 'component' ? componentFiles() : widgetFiles();
for (const [file, text] of Object.entries(files)) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}
if (kind === 'component') exportComponent();
else exportWidget();
console.log(`${path.relative(root, folder)}: ${Object.keys(files).join(', ')}`);

function componentFiles() {
  return {
    [`${name}.styles.ts`]: `import { styled } from 'styled-components';
import { tokens } from '../tokens/tokens';

export const Root = styled.div\`
  color: \${tokens.color.text};
\`;
`,
    [`${name}.tsx`]: `import type { ComponentPropsWithRef } from 'react';
import * as S from './${name}.styles';

export type ${name}Props = ComponentPropsWithRef<'div'>;

/** The component's purpose, the element it renders, and its alternatives. */
export function ${name}(props: ${name}Props) {
  return <S.Root {...props} />;
}
`,
    [`${name}.test.tsx`]: `import { conforms } from '../internal/testing/conformance';
import { ${name} } from './${name}';

describe('${name}', () => {
  conforms(${name}, { props: {} });

  it('promises something', () => {
    expect.fail('Say what ${name} promises, by role and name.');
  });
});
`,
    [`${name}.guide.tsx`]: guide(`./${name}`),
    [`${name}.stories.tsx`]: stories(`./${name}`, '{}'),
  };
}

function widgetFiles() {
  const model = name[0].toLowerCase() + name.slice(1);
  return {
    'index.ts': `export { ${name}, type ${name}Props } from './${name}';\n`,
    [`model/${model}.ts`]: `/** Returns the rule of the widget, without React. */
export function ${model}(value: string): string {
  return value.trim();
}
`,
    [`model/${model}.test.ts`]: `import { ${model} } from './${model}';

describe('${model}', () => {
  it('promises something', () => {
    expect.fail(\`Say what the rule promises: \${${model}('')}\`);
  });
});
`,
    [`${name}.texts.ts`]: `import { defineTexts } from '@mingjian/ui';

export const ${model}Texts = defineTexts('${name}', { zh: { title: '标题' }, en: { title: 'Title' } });
`,
    [`use${name}.ts`]: `import { useControllable } from '@mingjian/ui';
import { ${model} } from './model/${model}';

export interface ${name}Options {
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
}

/** State and actions of \`${name}\`, without markup. */
export function use${name}({ value, defaultValue = '', onValueChange }: ${name}Options) {
  const [current, setCurrent] = useControllable({ value, initial: defaultValue, onChange: onValueChange });
  return { value: current, change: (next: string) => setCurrent(${model}(next)) };
}
`,
    [`${name}.tsx`]: `import { TextField, useTexts } from '@mingjian/ui';
import { ${model}Texts } from './${name}.texts';
import { use${name}, type ${name}Options } from './use${name}';

export type ${name}Props = ${name}Options;

/** The widget's job and its input. */
export function ${name}(options: ${name}Props) {
  const t = useTexts(${model}Texts);
  const { value, change } = use${name}(options);
  return <TextField label={t.title} value={value} onChange={(event) => change(event.target.value)} />;
}
`,
    [`${name}.test.tsx`]: `import { render } from '@testing-library/react';
import { ${name} } from './${name}';

describe('${name}', () => {
  it('promises something', () => {
    render(<${name} />);

    expect.fail('Say what ${name} promises, by role and name.');
  });
});
`,
    [`${name}.guide.tsx`]: guide(`./${name}`),
    [`${name}.stories.tsx`]: stories(`./${name}`, "{ args: { defaultValue: '欧阳若兰' } }"),
  };
}

function stories(from, controlled) {
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${name} } from '${from}';
import { ${name[0].toLowerCase() + name.slice(1)}Guide } from '${from}.guide';

const meta = {
  component: ${name},
  args: {},
  parameters: { guide: ${name[0].toLowerCase() + name.slice(1)}Guide },
} satisfies Meta<typeof ${name}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
${kind === 'widget' ? `\nexport const Filled: Story = ${controlled};\n` : ''}`;
}

function guide(from) {
  const isPart = kind === 'component';
  const constant = `${name[0].toLowerCase()}${name.slice(1)}Guide`;
  return `import type { Guide } from '${isPart ? '../internal/guide' : '@mingjian/ui'}';
import { ${name} } from '${from}';

/** The guide of \`${name}\`. */
export const ${constant}: Guide = (say) => ({
${isPart ? "  group: 'Utilities',\n" : ''}  use: [say('适用场景。', 'When to reach for it.')],
  avoid: [say('更合适的替代方案。', 'When something else serves better, and what.')],
  pairs: [
    {
      do: { note: say('正确之处。', 'What is right about it.'), example: <${name} /> },
      dont: { note: say('常见错误。', 'A mistake that really gets made.'), example: <${name} /> },
    },
  ],
  anatomy: [{ part: say('容器', 'Box'), is: say('最外层元素', 'the outermost element') }],
  keyboard: [],
});
`;
}

function exportComponent() {
  const index = path.join(root, 'packages/ui/src/index.ts');
  const statements = readFileSync(index, 'utf8').match(/export [^;]+;\n/g) ?? [];
  const added = `export { ${name}, type ${name}Props } from './${name}/${name}';\n`;
  const moduleOf = (statement) => /from '([^']+)'/.exec(statement)[1].toLowerCase();
  const next = statements.findIndex((statement) => moduleOf(statement) > moduleOf(added));
  statements.splice(next === -1 ? statements.length : next, 0, added);
  writeFileSync(index, statements.join(''));
}

function exportWidget() {
  const manifest = path.join(root, 'packages/widgets/package.json');
  const json = JSON.parse(readFileSync(manifest, 'utf8'));
  const target = (types, code) => ({
    types: `./dist/${name}/index.${types}`,
    default: `./dist/${name}/index.${code}`,
  });
  const { './package.json': self, ...subpaths } = json.exports;
  subpaths[`./${name}`] = { import: target('d.ts', 'js'), require: target('d.cts', 'cjs') };
  const sorted = Object.entries(subpaths).sort(([one], [other]) => (one < other ? -1 : 1));
  json.exports = { ...Object.fromEntries(sorted), './package.json': self };
  writeFileSync(manifest, `${JSON.stringify(json, null, 2)}\n`);
}
