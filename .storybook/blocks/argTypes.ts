import type { PropRow, PropsTable } from '../../tools/docs/props/propsTable';

/** The control of a prop in the panel and on the page. */
export type ControlKind = 'boolean' | 'radio' | 'select' | 'text' | 'number' | 'object';

/** Storybook's description of the arguments of a component. */
export type ArgTypes = Record<string, object>;

type Args = Record<string, unknown>;

/** More values than these make a row of radio buttons too long. */
const MOST_RADIOS = 4;

/** A longer text is none that anybody edits, and takes a browser seconds to lay out. */
const LONGEST_JSON = 2000;

/** Returns what the panel of controls shows for the props of a component. */
export function argTypesOf(table: PropsTable | undefined, argsInUse: readonly Args[]): ArgTypes {
  if (!table) return {};
  const native = `<${table.native?.element ?? 'element'}>`;
  return Object.fromEntries([
    ...table.own.map((row) => [row.name, argTypeOf(row, argsInUse, undefined)]),
    ...(table.native?.rows ?? []).map((row) => [row.name, argTypeOf(row, argsInUse, native)]),
  ]) as ArgTypes;
}

function argTypeOf(row: PropRow, argsInUse: readonly Args[], category: string | undefined): object {
  const kind = controlOf(row, argsInUse);
  return {
    name: row.name,
    description: row.description,
    type: { name: 'other', value: row.type, required: row.required },
    table: {
      category,
      type: { summary: row.type },
      defaultValue: row.defaultValue === null ? undefined : { summary: row.defaultValue },
    },
    options: kind === 'radio' || kind === 'select' ? row.options : undefined,
    control: kind ? { type: kind } : false,
  };
}

/**
 * Returns the control of a prop, or `null` where a person cannot type its value: functions, and
 * content that no story gives as text.
 */
export function controlOf(row: PropRow, argsInUse: readonly Args[]): ControlKind | null {
  const type = row.type.replace(/ \| null$/, '');
  const values = argsInUse.map((args) => args[row.name]).filter((value) => value != null);
  if (type === 'boolean') return 'boolean';
  if (row.options) return row.options.length > MOST_RADIOS ? 'select' : 'radio';
  if (type === 'string') return 'text';
  if (type === 'number') return 'number';
  if (values.length === 0) return null;
  if (values.every((value) => typeof value === 'string')) return 'text';
  if (values.every((value) => typeof value === 'number')) return 'number';
  return values.every(isWritable) ? 'object' : null;
}

/** Whether a person can read and write a value as JSON. */
const isWritable = (value: unknown) =>
  typeof value === 'object' && isPlain(value) && JSON.stringify(value).length <= LONGEST_JSON;

/** Whether a value survives being written as JSON and read again. */
function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlain);
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true;
  return (
    typeof value === 'object' &&
    Object.getPrototypeOf(value) === Object.prototype &&
    !('$$typeof' in value) &&
    Object.values(value).every(isPlain)
  );
}
