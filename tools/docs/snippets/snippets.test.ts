import path from 'node:path';
import ts from 'typescript';
import { openProgram } from '../props/program.ts';
import { entriesOf, publicNamesOf } from '../publicNames.ts';
import { storyFiles } from '../storyFiles.ts';
import { snippetOf } from './snippetOf.ts';
import { readStories } from './storyParts.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const own = path.join(root, 'packages/ui/src/Button/Invented.stories.tsx');

const invented = `
import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Select } from '../Select/Select';
import { TextField } from '../TextField/TextField';

const states = ['open', 'closed'];
const unused = ['never'];
const onDone = fn();
const meta = {
  component: Select<string>,
  args: { label: 'State', options: states.map((label) => ({ value: label, label })), value: null, onValueChange: fn() },
} satisfies Meta<typeof Select<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Marked: Story = { args: { value: 'open', clearable: true, description: 'Says "why"', error: undefined } };
export const Again: Story = { ...Marked, args: { ...Marked.args, label: 'Again' } };
export const Controlled: Story = {
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <Select {...args} value={value} onValueChange={(next) => { setValue(next); args.onValueChange(next); onDone(next); }} />;
  },
  play: async ({ args }) => { await expect(args.onValueChange).toHaveBeenCalled(); },
};
export const Composed: Story = {
  render: ({ label, ...args }) => <p><Search /><TextField label={label} /> {args.value}</p>,
};
`;

const program = openProgram(
  root,
  () => [...entriesOf(root).values(), ...storyFiles(root), own],
  new Map([[own, invented]]),
).get();
const checker = program.getTypeChecker();
const publicNames = publicNamesOf(program, root);
const snippetsOf = (file: string) =>
  [...readStories(program.getSourceFile(file)!)].map(([name, parts]) => ({
    name,
    code: snippetOf(parts, publicNames, checker),
  }));
const one = (name: string) => snippetsOf(own).find((snippet) => snippet.name === name)!.code;

/** Returns the JSX names of a program that it neither imports nor declares. */
function unknownNames(code: string): string[] {
  const source = ts.createSourceFile('Example.tsx', code, ts.ScriptTarget.Latest, true);
  const known = new Set<string>();
  const used = new Set<string>();
  const visit = (node: ts.Node) => {
    if (
      ts.isImportSpecifier(node) ||
      ts.isImportClause(node) ||
      ts.isNamespaceImport(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isBindingElement(node)
    )
      if (node.name) known.add(node.name.getText());
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node))
      used.add(node.tagName.getText().split('.')[0]!);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...used].filter((name) => /^[A-Z]/.test(name) && !known.has(name));
}

describe('snippetOf', () => {
  it('writes arguments as attributes, without spies that nobody has to pass', () => {
    expect(one('Plain')).toBe(`import { Select } from '@mingjian/ui';

const states = ['open', 'closed'];

export const Example = () => (<Select label="State" options={states.map((label) => ({ value: label, label }))} value={null} />);`);
  });

  it('writes true as a bare attribute and leaves undefined out', () => {
    expect(one('Marked')).toContain(`value="open" clearable description={'Says "why"'} />`);
  });

  it('follows the stories that a story spreads', () => {
    expect(one('Again')).toContain('label="Again"');
    expect(one('Again')).toContain('clearable');
  });

  it('puts arguments into a render function, gives its empty state a type, and reports to nobody', () => {
    const code = one('Controlled');

    expect(code).toContain("import { useState } from 'react';");
    expect(code).toContain('useState<string | null>(null)');
    expect(code).toContain('value={value}');
    expect(code).not.toMatch(/args|onDone|fn\(/);
  });

  it('imports what a composition uses, and nothing else', () => {
    const code = one('Composed');

    expect(code).toContain("import { Search } from 'lucide-react';");
    expect(code).toContain("import { TextField } from '@mingjian/ui';");
    expect(code).toContain('<TextField label="State" />');
    expect(code).not.toMatch(/Select|unused|storybook/);
  });

  it.each(storyFiles(root).map((file) => [path.basename(file, '.stories.tsx'), file]))(
    'makes a program of every story of %s',
    (_, file) => {
      const snippets = snippetsOf(file);
      expect(snippets.length).toBeGreaterThan(0);

      for (const { name, code } of snippets) {
        const { diagnostics } = ts.transpileModule(code, {
          fileName: 'Example.tsx',
          reportDiagnostics: true,
          compilerOptions: { jsx: ts.JsxEmit.ReactJSX, target: ts.ScriptTarget.ES2022 },
        });
        expect([name, diagnostics?.map(({ messageText }) => messageText)]).toEqual([name, []]);
        expect([name, unknownNames(code)]).toEqual([name, []]);
        expect([
          name,
          code.match(/from '(\.|storybook|@storybook)[^']*'|\bfn\(|\$\$typeof/g),
        ]).toEqual([name, null]);
        expect(code).toMatch(/from '@mingjian\/(ui|widgets\/)/);
      }
    },
  );
});
