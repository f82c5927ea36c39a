import { UNGROUPED } from '@mingjian/api';
import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../database/connect';
import { inputFailure } from '../../failure';
import type { Caller } from '../../http/caller';
import type { RowScope } from '../../resources/scope';
import { materialTexts } from './texts';

/** Library of a company; of the provider where that is `null`. */
export type Library = Pick<Caller, 'companyId'>;

/** The library that every company may read. */
export const SHARED: Library = { companyId: null };

/** Returns the condition of the rows of a library. */
export const within = ({ companyId }: Library, column: string) =>
  sql<SqlBool>`${sql.ref(column)} is not distinct from ${companyId}`;

/** The rows of the caller's own library: staff reach no company's, and nobody the other way. */
export const libraryScope = (column: string): RowScope => ({
  where: (caller) => (caller.userId === '' ? sql<SqlBool>`false` : within(caller, column)),
});

/** Returns the stored id of a folder of the caller's library; `null` for 未分组. */
export async function folderIn(folderId: string, caller: Caller, db: Db): Promise<string | null> {
  if (folderId === UNGROUPED) return null;
  const found = await db
    .selectFrom('materialFolders')
    .select('id')
    .where('id', '=', folderId)
    .where('deletedAt', 'is', null)
    .where(within(caller, 'companyId'))
    // Nobody deletes it meanwhile.
    .forShare()
    .executeTakeFirst();
  if (found) return found.id;
  throw inputFailure([['folderId', materialTexts((t) => t.noFolder)]], caller.language);
}
