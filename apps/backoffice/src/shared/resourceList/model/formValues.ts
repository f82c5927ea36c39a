import { toFen, toYuan } from '@mingjian/api';
import type { FormField, FormValues } from '@mingjian/widgets/Form';
import type { RowField } from './rowField';

/** A stored row, read by field name. */
export type StoredRow = object;

/** Returns the form values of a row; for a new one, the defaults. */
export function valuesOf(fields: readonly RowField[], row: StoredRow | null): FormValues {
  return Object.fromEntries(fields.map((field) => [field.field, valueOf(field, row)]));
}

function valueOf(field: RowField, row: StoredRow | null): unknown {
  if (field.parts) return partsOf(field.parts, row ?? {});
  return formValue(field, row ? storedIn(row, field.field) : (field.defaultValue ?? null));
}

/** Returns the value of a field with parts, such as an address with its point. */
export const partsOf = (parts: readonly string[], row: StoredRow): FormValues =>
  Object.fromEntries(parts.map((part) => [part, storedIn(row, part) ?? null]));

/** Returns the draft of a new row: every field that is filled in. */
export function draftOf(fields: readonly RowField[], values: FormValues): Record<string, unknown> {
  const filled = fields.flatMap((field) => storedValues(field, values[field.field] ?? null));
  return Object.fromEntries(filled.filter(([, value]) => value !== null && value !== ''));
}

/** Returns the fields whose values differ from the row. */
export function changesFrom(
  fields: readonly RowField[],
  values: FormValues,
  row: StoredRow,
): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const before = storedValues(field, valueOf(field, row));
      return storedValues(field, values[field.field] ?? null).filter(
        ([, value], index) => !isSame(value, before[index]![1]),
      );
    }),
  );
}

/** Returns the stored values of a field, by name: one, or those of its parts. */
function storedValues(field: RowField, value: unknown): [string, string | number | null][] {
  if (!field.parts) return [[field.field, storedValue(field, value)]];
  const values = (value ?? {}) as FormValues;
  return field.parts.map((part) => [part, storedValue(field, values[part] ?? null)]);
}

/** Returns the form value of a stored value. */
export function formValue(field: FormField, value: unknown): unknown {
  if (field.kind === 'tags') return tagsIn(value);
  if (field.kind === 'rows') return rowsIn(value);
  if (value === null || value === undefined) return emptyOf(field);
  if (field.kind === 'money') return toYuan(Number(value));
  if (field.kind === 'number' || field.kind === 'switch') return Number(value);
  if (field.kind === 'select') return field.numeric ? Number(value) : textOf(value);
  // The code of a dictionary stays of the type that it is stored in.
  if (field.kind === 'custom' && typeof value === 'number') return value;
  return textOf(value);
}

/** Returns the texts of a JSON list; none for anything else. */
export function tagsIn(value: unknown): readonly string[] {
  return listIn(value).map(String);
}

function rowsIn(value: unknown): readonly unknown[] {
  return listIn(value).filter((row) => typeof row === 'object' && row !== null);
}

function listIn(value: unknown): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(typeof value === 'string' ? value : '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/** Returns the text of a row's field; an empty text for anything else. */
export function textIn(row: StoredRow, field: string): string {
  const value = storedIn(row, field);
  return typeof value === 'string' ? value : '';
}

function storedIn(row: StoredRow, field: string): unknown {
  return (row as Readonly<Record<string, unknown>>)[field];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function storedValue(field: RowField, value: unknown): string | number | null {
  if (field.kind === 'tags' || field.kind === 'rows')
    return Array.isArray(value) && value.length > 0
      ? JSON.stringify(value)
      : (field.defaultValue ?? null);
  if (field.kind === 'money') return typeof value === 'number' ? toFen(value) : null;
  return typeof value === 'string' ? value.trim() : ((value as number | null) ?? null);
}

function emptyOf({ kind }: FormField): unknown {
  if (kind === 'tags' || kind === 'rows') return [];
  if (kind === 'switch') return 0;
  return kind === 'text' || kind === 'area' ? '' : null;
}

/** An empty text and `null` are stored alike. */
function isSame(one: string | number | null, other: string | number | null) {
  return (one ?? '') === (other ?? '');
}
