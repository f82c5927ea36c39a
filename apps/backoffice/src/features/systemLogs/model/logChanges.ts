import type { SystemLog } from '@mingjian/api';

/** One changed field of a line: its values as texts, `null` where there was none. */
export interface LogChange {
  field: string;
  before: string | null;
  after: string | null;
}

/** Returns the changed fields of a line; none for one that records no values. */
export function changesOf({ before, after }: Pick<SystemLog, 'before' | 'after'>): LogChange[] {
  const [old, next] = [valuesIn(before), valuesIn(after)];
  return [...new Set([...Object.keys(old), ...Object.keys(next)])].map((field) => ({
    field,
    before: textOf(old[field]),
    after: textOf(next[field]),
  }));
}

function valuesIn(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const values: unknown = JSON.parse(text ?? '{}');
    return typeof values === 'object' && values !== null && !Array.isArray(values)
      ? (values as Record<string, unknown>)
      : {};
  } catch {
    return {};
  }
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
