import { kpiItem } from '@mingjian/api';
import type { Db } from '../../database/connect';
import { commonScope } from '../../resources/scope';
import { serve } from '../../resources/serve';
import type { StoredRow, Usage } from '../../resources/servedResource';
import { ADMINISTRATORS } from '../../roles';
import { performanceTexts } from './texts';

/** The items of performance, for administrators. */
export const kpiItemResource = serve(
  kpiItem,
  'kpiItems',
)({
  objectType: 'kpiItem',
  module: 'orders',
  label: 'name',
  scope: commonScope,
  defaultOrder: 'category asc, code asc',
  uniques: { kpi_items_code: 'code' },
  may: { read: ADMINISTRATORS, create: ADMINISTRATORS, delete: ADMINISTRATORS },
  usedBy: [usedBySheets],
});

/** Sheets name the code of an item, so one that is used can only be disabled. */
async function usedBySheets({ code }: StoredRow, _: unknown, db: Db): ReturnType<Usage> {
  const used = await db
    .selectFrom('kpiRows')
    .select(({ fn }) => fn.count<string>('orderId').distinct().as('count'))
    .where('itemCode', '=', code as string)
    .executeTakeFirstOrThrow();
  const count = Number(used.count);
  return count > 0 ? { wording: performanceTexts((t) => t.itemUsed(count)) } : undefined;
}
