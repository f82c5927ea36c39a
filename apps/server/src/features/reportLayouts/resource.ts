import { readLayout, reportLayout, reportLayoutRule } from '@mingjian/api';
import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../database/connect';
import { inputFailure } from '../../failure';
import type { Caller } from '../../http/caller';
import { knownCompany } from '../../resources/references';
import { changeStored } from '../../resources/resourceWrites';
import { withinScope } from '../../resources/scope';
import { serve } from '../../resources/serve';
import type { Completion } from '../../resources/servedResource';
import { LAYOUT_EDITORS } from '../../roles';
import { layoutTexts } from './texts';

/** Layouts of reports, for the staff who keep them. Clients see their reports alone. */
export const layoutResource = serve(
  reportLayout,
  'reportLayouts',
)({
  objectType: 'reportLayout',
  module: 'orders',
  label: 'name',
  scope: { where: (caller) => withinScope(caller, 'reportLayouts.companyId') },
  defaultOrder: 'create_time desc',
  columns: { companyName: { by: 'companyId', table: 'companies', column: 'name' } },
  references: { companyId: knownCompany },
  textRules: { content: reportLayoutRule },
  uniques: { report_layouts_default: 'defaultFlag' },
  may: { read: LAYOUT_EDITORS, create: LAYOUT_EDITORS, delete: LAYOUT_EDITORS },
  complete: async (row) => {
    await demandPictures(row);
    if ((row.values.defaultFlag ?? row.stored?.defaultFlag) === 1) await clearDefault(row);
    return {};
  },
});

/** Refuses pictures that are neither the caller's own uploads nor in the layout already. */
async function demandPictures({ values, stored, caller, db }: Completion) {
  if (typeof values.content !== 'string') return;
  const known = typeof stored?.content === 'string' ? stored.content : '';
  await demandOwnPictures(values.content, known, caller, db);
}

/** Refuses a layout with a picture that is neither the caller's nor in `known`. */
export async function demandOwnPictures(
  content: string,
  known: string,
  { userId, language }: Pick<Caller, 'userId' | 'language'>,
  db: Db,
) {
  const { logo = null, coverPicture = null } = readLayout(content) ?? {};
  const added = [logo, coverPicture].flatMap((path) =>
    path === null || known.includes(JSON.stringify(path)) ? [] : [path],
  );
  if (added.length === 0) return;
  const own = await db
    .selectFrom('uploadedFiles')
    .select('path')
    .where('path', 'in', added)
    .where('userId', '=', userId)
    .where('audience', '=', 'everyone')
    .where('contentType', 'in', ['image/png', 'image/jpeg'])
    .execute();
  if (own.length < new Set(added).size)
    throw inputFailure([['content', layoutTexts((t) => t.foreignPicture)]], language);
}

/** A new default replaces the one before, of the same company and kind. */
async function clearDefault({ values, stored, caller, now, db }: Completion) {
  const { companyId = null, kind = null } = { ...stored, ...values };
  const earlier = await db
    .selectFrom('reportLayouts')
    .selectAll()
    .where(sql<SqlBool>`company_id is not distinct from ${companyId}`)
    .where(sql<SqlBool>`kind is not distinct from ${kind}::smallint`)
    .where('defaultFlag', '=', 1)
    .where('deletedAt', 'is', null)
    .where('id', '<>', stored?.id ?? '')
    .forUpdate()
    .execute();
  for (const row of earlier)
    await changeStored(layoutResource, row, { defaultFlag: 0 }, { caller, now, db });
}
