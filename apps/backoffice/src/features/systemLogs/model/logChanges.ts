import type { SystemLog } from '@mingjian/api';

/** The parts of a line that are shown; the log of clients has no address. */
export type LogLine = Pick<
  SystemLog,
  | 'createTime'
  | 'userName'
  | 'userType'
  | 'action'
  | 'objectType'
  | 'before'
  | 'after'
  | 'reason'
  | 'companyName'
> & { ip?: string | undefined };

/** One changed field of a line, with its values; `null` where there was none. */
export interface LogChange {
  field: string;
  before: unknown;
  after: unknown;
}

/** Returns the changed fields of a line; none for one that records no values. */
export function changesOf({ before, after }: Pick<SystemLog, 'before' | 'after'>): LogChange[] {
  const [old, next] = [valuesIn(before), valuesIn(after)];
  return [...new Set([...Object.keys(old), ...Object.keys(next)])]
    .map((field) => ({
      field,
      before: filled(old[field]),
      after: filled(next[field]),
    }))
    .filter((change) => change.before !== null || change.after !== null);
}

/** Fields that name a row. */
const NAMES = [
  'companyName',
  'realname',
  'candidateName',
  'name',
  'title',
  'orderNo',
  'roleName',
  'deptName',
  'dicName',
  'value',
  'folderName',
  'contactName',
] as const;

/** Returns the name of the row of a line, where the line records it. */
export function rowNameOf({ before, after }: Pick<SystemLog, 'before' | 'after'>): string | null {
  const values = { ...valuesIn(before), ...valuesIn(after) };
  const name = NAMES.map((field) => values[field]).find(
    (value) => typeof value === 'string' && value !== '',
  );
  return (name as string | undefined) ?? null;
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

const filled = (value: unknown) => (value === undefined || value === '' ? null : value);
