import type { FormField, FormValue, FormValues } from '../formField';

/** A row as it travels, its fields read by name. */
export type WireRow = object;

/** Returns what a form shows of a row; of none, what a new one begins with. */
export function valuesOf(
  fields: readonly FormField[],
  row: WireRow | null,
  presets: FormValues = {},
): FormValues {
  return Object.fromEntries(
    fields.map((field) => [
      field.name,
      row ? formValue(field, valueAt(row, field.name)) : (presets[field.name] ?? emptyOf(field)),
    ]),
  );
}

/** Returns what of a filled form is sent to make a row: everything that is filled in. */
export function draftOf(fields: readonly FormField[], values: FormValues): Record<string, unknown> {
  const filled = fields.map(
    (field) => [field.name, wireValue(field, values[field.name] ?? null)] as const,
  );
  return Object.fromEntries(filled.filter(([, value]) => value !== null && value !== ''));
}

/** Returns what of a filled form is sent to change a row: what differs from it. */
export function changesFrom(
  fields: readonly FormField[],
  values: FormValues,
  row: WireRow,
): Record<string, unknown> {
  const wired = fields.map(
    (field) => [field.name, wireValue(field, values[field.name] ?? null), field] as const,
  );
  return Object.fromEntries(
    wired
      .filter(
        ([name, value, field]) =>
          !isSame(value, wireValue(field, formValue(field, valueAt(row, name)))),
      )
      .map(([name, value]) => [name, value]),
  );
}

function valueAt(row: WireRow, name: string): unknown {
  return (row as Readonly<Record<string, unknown>>)[name];
}

/** Returns the fields that must be filled in and are not. */
export function missingIn(
  fields: readonly FormField[],
  values: FormValues,
): Record<string, { kind: 'required' }> {
  const empty = fields.filter(
    (field) => field.required && (wireValue(field, values[field.name] ?? null) ?? '') === '',
  );
  return Object.fromEntries(empty.map(({ name }) => [name, { kind: 'required' }]));
}

/** Returns what a form shows of a value that travels. */
export function formValue(field: FormField, value: unknown): FormValue {
  if (field.kind === 'words') return wordsIn(value);
  if (value === null || value === undefined) return emptyOf(field);
  if (field.kind === 'yuan') return Number(value) / 100;
  if (field.kind === 'number' || field.kind === 'flag') return Number(value);
  if (field.kind === 'choice') return field.numeric ? Number(value) : textOf(value);
  return textOf(value);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function wireValue(field: FormField, value: FormValue): string | number | null {
  if (field.kind === 'words')
    return Array.isArray(value) && value.length > 0 ? JSON.stringify(value) : null;
  if (field.kind === 'yuan') return typeof value === 'number' ? Math.round(value * 100) : null;
  return typeof value === 'string' ? value.trim() : ((value as number | null) ?? null);
}

function emptyOf({ kind }: FormField): FormValue {
  if (kind === 'words') return [];
  if (kind === 'flag') return 0;
  return kind === 'text' || kind === 'area' ? '' : null;
}

/** Returns the words of a JSON text list; none of anything else. */
export function wordsIn(value: unknown): readonly string[] {
  try {
    const words: unknown = JSON.parse(typeof value === 'string' ? value : '[]');
    return Array.isArray(words) ? words.map(String) : [];
  } catch {
    return [];
  }
}

/** An empty text and nothing are stored alike. */
function isSame(one: string | number | null, other: string | number | null) {
  return (one ?? '') === (other ?? '');
}
