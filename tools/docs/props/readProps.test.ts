import path from 'node:path';
import ts from 'typescript';
import { openProgram } from './program.ts';
import type { PropRow, PropsTable } from './propsTable.ts';
import { readProps } from './readProps.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const file = path.join(root, 'packages/ui/src/Gauge.tsx');

const source = `
import type { ComponentPropsWithRef, ReactNode } from 'react';
type Tone = 'plain' | 'danger';
interface Shape { key: string; inner?: Inner | undefined }
interface Inner { name: string }
interface Loads<Item> {
  /** The items. */
  items: readonly Item[];
}
export interface GaugeProps extends Loads<Shape>, Omit<ComponentPropsWithRef<'input'>, 'size'> {
  /** Its tone. @default the tone of its parent */
  tone?: Tone | undefined;
  /**
   * Whether it is shown.
   * With a second line.
   * @default false
   */
  shown?: boolean;
  size?: 'small' | 'large';
  note?: ReactNode | null;
  label: string;
  shapes?: readonly Shape[];
  onClose?: ((key: string) => void) | undefined;
}
/** A gauge. Renders an \`<input>\`. */
export function Gauge({ tone, size = 'small', ...rest }: GaugeProps) { return <input {...rest} data-tone={tone} data-size={size} />; }

interface Common { description?: string }
export type OutcomeProps = Common &
  ({ kind: 'good' | 'bad'; title: string; retry?: never } | { kind: 'lost'; title?: string; retry?: () => void });
export function Outcome({ kind, title }: OutcomeProps) { return <p data-kind={kind}>{title}</p>; }
`;

const program = openProgram(root, () => [file], new Map([[file, source]])).get();

function tableOf(name: string): Omit<PropsTable, 'importedFrom'> {
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile(file)!)!;
  return readProps(checker.tryGetMemberInModuleExports(name, module)!, checker);
}

const rowOf = (rows: readonly PropRow[], name: string) => rows.find((row) => row.name === name)!;

describe('readProps', () => {
  const { own, native, description, types } = tableOf('Gauge');

  it('names the literals of a union in the order of the source, never the union itself', () => {
    expect(rowOf(own, 'tone')).toMatchObject({
      type: "'plain' | 'danger'",
      options: ['plain', 'danger'],
    });
  });

  it('leaves undefined out of types, and keeps null', () => {
    expect(rowOf(own, 'shown').type).toBe('boolean');
    expect(rowOf(own, 'note').type).toBe('ReactNode | null');
    expect(rowOf(own, 'onClose').type).toBe('(key: string) => void');
  });

  it('separates defaults from descriptions, wherever the tag stands', () => {
    expect(rowOf(own, 'tone')).toMatchObject({
      description: 'Its tone.',
      defaultValue: 'the tone of its parent',
    });
    expect(rowOf(own, 'shown')).toMatchObject({
      description: 'Whether it is shown. With a second line.',
      defaultValue: 'false',
    });
  });

  it('takes the default from the code where the docstring has none', () => {
    expect(rowOf(own, 'size').defaultValue).toBe("'small'");
  });

  it('lists required props first and fills in the parameters of what a component extends', () => {
    expect(
      own
        .slice(0, 2)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(['items', 'label']);
    expect(rowOf(own, 'items').type).toBe('readonly Shape[]');
  });

  it('names the element that takes the other props, with its important attributes', () => {
    expect(native?.element).toBe('input');
    expect(native?.rows.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['ref', 'name', 'disabled', 'required', 'readOnly', 'onBlur']),
    );
    expect(own.some(({ name }) => name === 'disabled')).toBe(false);
    expect(rowOf(native!.rows, 'ref').type).toBe('Ref<HTMLInputElement>');
  });

  it('adds the shapes that the props mention, and those that these mention', () => {
    expect(types.map(({ name }) => name)).toEqual(['Shape', 'Inner']);
    expect(description).toBe('A gauge. Renders an `<input>`.');
  });

  it('says which variant of a union requires a prop, and which alone has it', () => {
    const rows = tableOf('Outcome').own;

    expect(rowOf(rows, 'kind')).toMatchObject({ type: "'good' | 'bad' | 'lost'", required: true });
    expect(rowOf(rows, 'title')).toMatchObject({
      required: false,
      requiredWith: "kind: 'good' | 'bad'",
      onlyWith: null,
    });
    expect(rowOf(rows, 'retry')).toMatchObject({ type: '() => void', onlyWith: "kind: 'lost'" });
    expect(rowOf(rows, 'description').requiredWith).toBeNull();
  });
});

describe('openProgram', () => {
  it('reports what the configuration of the project reports', () => {
    expect(program.getCompilerOptions().exactOptionalPropertyTypes).toBe(true);
    expect(program.getCompilerOptions().jsx).toBe(ts.JsxEmit.ReactJSX);
  });
});
