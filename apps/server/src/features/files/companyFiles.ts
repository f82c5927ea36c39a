import type { Db } from '../../database/connect';
import type { Caller } from '../../http/caller';

const STORED = /\/uploads\/[0-9a-f]{32}\.[a-z0-9]{1,10}/g;

/** Returns the paths of the uploaded files that values name. */
export const pathsIn = (...values: readonly unknown[]): string[] => [
  ...new Set(
    values.flatMap((value) => (typeof value === 'string' ? value.match(STORED) : null) ?? []),
  ),
];

/**
 * Makes files the company's that staff uploaded for it, so that its own people can read them. Files
 * of other people, of other companies and of the provider's library stay as they are.
 */
export async function giveToCompany(
  paths: readonly string[],
  companyId: string,
  { userId, companyId: own }: Pick<Caller, 'userId' | 'companyId'>,
  db: Db,
) {
  if (own !== null || paths.length === 0) return;
  await db
    .updateTable('uploadedFiles')
    .set({ companyId })
    .where('path', 'in', paths)
    .where('userId', '=', userId)
    .where('companyId', 'is', null)
    .where('audience', '=', 'company')
    .execute();
}
