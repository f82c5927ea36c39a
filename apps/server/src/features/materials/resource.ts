import { materialFolder, UNGROUPED, type MaterialFolder, type MaterialNode } from '@mingjian/api';
import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../database/connect';
import { inputFailure } from '../../failure';
import type { Caller } from '../../http/caller';
import { serve } from '../../resources/serve';
import type { Completion, ServedResource } from '../../resources/servedResource';
import { usedIn } from '../../resources/usage';
import { ANY_ROLE, MATERIAL_EDITORS } from '../../roles';
import { libraryScope, within, type Library } from './library';
import { materialTexts } from './texts';

const scope = libraryScope('materialFolders.companyId');

/** The folders of the caller's library. The pictures of a deleted one become ungrouped. */
export const folderResource: ServedResource<MaterialFolder> = serve(
  materialFolder,
  'materialFolders',
)({
  objectType: 'materialFolder',
  module: 'materials',
  label: 'folderName',
  scope,
  defaultOrder: 'order_num asc',
  references: {
    pId: {
      table: 'materialFolders',
      within: (caller) =>
        sql<SqlBool>`${scope.where(caller)} and ${sql.ref('materialFolders.deletedAt')} is null`,
    },
  },
  may: { read: ANY_ROLE, create: MATERIAL_EDITORS, delete: MATERIAL_EDITORS },
  usedBy: [
    usedIn({
      by: () => folderResource,
      field: 'pId',
      says: (count) => materialTexts((t) => t.folderCount(count)),
    }),
  ],
  complete: async (row) => {
    if (!row.stored) return { companyId: row.caller.companyId };
    if (row.values.pId) await refuseCycle(row);
    return {};
  },
  changed: async ({ after, db }) => {
    if (after.deletedAt !== null)
      await db
        .updateTable('materials')
        .set({ folderId: null })
        .where('folderId', '=', after.id)
        .execute();
  },
});

/** Two moves at once could make a cycle together, so they come one after the other. */
async function refuseCycle({ values, stored, caller, db }: Completion) {
  await sql`select pg_advisory_xact_lock(hashtext('material folders'))`.execute(db);
  const above = await sql`
    with recursive above as (
      select id, p_id from material_folders where id = ${values.pId}
      union select f.id, f.p_id from material_folders f join above on f.id = above.p_id
    ) select id from above where id = ${stored!.id}
  `.execute(db);
  if (above.rows.length === 0) return;
  throw inputFailure([['pId', materialTexts((t) => t.belowItself)]], caller.language);
}

/** Returns the folders of a library as a tree, 未分组 first. */
export async function folderTree(
  library: Library,
  { language }: Caller,
  db: Db,
): Promise<MaterialNode[]> {
  const folders = await db
    .selectFrom('materialFolders')
    .select(['id', 'pId', 'folderName', 'orderNum', 'version'])
    .where(within(library, 'companyId'))
    .where('deletedAt', 'is', null)
    .orderBy('orderNum')
    .orderBy('id')
    .execute();
  const nodes = new Map(
    folders.map((folder): [string, MaterialNode] => [folder.id, { ...folder, children: [] }]),
  );
  const roots: MaterialNode[] = [
    {
      id: UNGROUPED,
      pId: null,
      folderName: materialTexts((t) => t.ungrouped)(language),
      orderNum: 0,
      children: [],
    },
  ];
  for (const node of nodes.values()) (nodes.get(node.pId ?? '')?.children ?? roots).push(node);
  return roots;
}
