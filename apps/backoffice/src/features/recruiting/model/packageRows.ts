import type { RecruitingPackage } from '@mingjian/api';

/** Returns the rows of a mapping's JSON text; none for any other value. */
export function packageRows(value: unknown): readonly RecruitingPackage[] {
  if (typeof value !== 'string' || value === '') return [];
  try {
    const rows: unknown = JSON.parse(value);
    return Array.isArray(rows) ? (rows as RecruitingPackage[]) : [];
  } catch {
    return [];
  }
}
