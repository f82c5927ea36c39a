import { flashOrder, splitIds } from '@mingjian/api';
import { sql, type SqlBool } from 'kysely';
import { movesOf } from '../../flows/makeMove';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { readRow } from '../../resources/resourceRows';
import { withinScope } from '../../resources/scope';
import { serve } from '../../resources/serve';
import { maskMobile } from '../../resources/masks';
import { orderMoves } from './orderMoves';
import { orderColumns, orderStorage } from './resource';

/** Counts tasks of an order that data sources answer, in some of their states. */
const queries = (states: readonly number[]) => () =>
  sql`(
    select count(*)::int from order_tasks task
    where task.order_id = orders.id and task.api_status in (${sql.join(states)})
  )`;

/** Flash orders. Staff see all of them, a client its own. */
export const flashOrders = serve(
  flashOrder,
  'orders',
)({
  ...orderStorage,
  company: undefined,
  scope: {
    where: (caller) =>
      sql<SqlBool>`${withinScope(caller, 'orders.companyId')} and orders.order_type = 2`,
  },
  columns: {
    ...orderColumns,
    queryCount: queries([0, 1, 2, 9]),
    doneCount: queries([2]),
    failedCount: queries([9]),
  },
  masks: { mobile: maskMobile },
  actions: (caller) => movesOf(orderMoves, caller),
});

/** Returns a flash order. Throws 404 for other orders, and for those out of scope. */
export const flashOrderOf = async (id: string, caller: Caller, backend: Backend) =>
  readRow(flashOrders, id, caller, backend);

/** Throws 404 unless all of several orders are flash orders that the caller sees. */
export async function demandFlashOrders(ids: string, caller: Caller, backend: Backend) {
  for (const id of splitIds(ids)) await flashOrderOf(id, caller, backend);
}
