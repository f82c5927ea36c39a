import { beijingDay, DAY, type OrderDisputeStatus, type OrderFacts } from '@mingjian/api';
import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../database/connect';
import type { Backend } from '../../http/backend';
import { loadWorkCalendar } from '../workCalendar/calendarDays';
import { openHold } from './orderHolds';
import { isShort } from './orderMoney';
import { countTasks } from './taskMoves';

/** Hold of an order whose candidate has to supply something. */
export const WAITS_FOR_CANDIDATE = 1;

/** Hold of an order that went back to its client, and waits for the answer. */
export const WAITS_FOR_CLIENT = 2;

/** Status of a company that may not order. */
export const SUSPENDED = 2;

/** Reads what decides about the moves of an order. */
export async function readOrderFacts(
  { id }: { id: string },
  { db, now }: Pick<Backend, 'db' | 'now'>,
): Promise<OrderFacts> {
  const { orderStatus, holdType, status, enabled, issueTime, ...order } = await db
    .selectFrom('orders')
    .innerJoin('companies', 'companies.id', 'orders.companyId')
    .leftJoin('companyOffers as offer', (join) =>
      join
        .onRef('offer.companyId', '=', 'orders.companyId')
        .onRef('offer.productId', '=', 'orders.productId'),
    )
    .select(['orders.orderStatus', 'orders.holdType', 'orders.issueTime'])
    .select(['orders.disputeStatus', 'orders.statementId'])
    .select(['companies.status', 'offer.enabled'])
    .where('orders.id', '=', id)
    .executeTakeFirstOrThrow();
  const { unassigned, open, finished, supplements, sources } = await countTasks(id, db);
  // One that was returned to its client waits, but is not on hold.
  const isHeld = holdType > 0 && orderStatus >= 20;
  const hold = isHeld ? await openHold(id, { db }) : undefined;
  const isByProduct = isHeld && hold?.beganBy == null;
  return {
    isHeld,
    isHeldByTasks: isByProduct && orderStatus === 50 && supplements + sources > 0,
    unassignedTasks: unassigned,
    openTasks: open,
    finishedTasks: finished,
    returnedItems: await countReturned(id, db),
    reviewedReports: await countReports(id, 'reviewed', db),
    unprovenLevels: await countUnproven(id, db),
    // Only an order that waits for acceptance is asked.
    isShort: orderStatus === 10 && (await isShort(id, db)),
    // A client who has read the report need not be waited for.
    daysToObject:
      issueTime && (await countReports(id, 'viewed', db)) === 0
        ? await daysToObject(issueTime, now(), db)
        : 0,
    isInDispute: isInDispute(order.disputeStatus),
    isBilled: order.statementId !== null,
    isReturned: orderStatus === 10 && holdType === WAITS_FOR_CLIENT,
    isOffered: enabled === 1 && status !== SUSPENDED,
  };
}

/** Whether a dispute about an order's report is not decided. */
export const isInDispute = (status: OrderDisputeStatus) => status === 1 || status === 2;

/** Counts the items that an order's collection form has back at the candidate. */
async function countReturned(orderId: string, db: Db) {
  const { count } = await db
    .selectFrom('collectItems')
    .innerJoin('collectForms', 'collectForms.id', 'collectItems.formId')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('collectForms.orderId', '=', orderId)
    .where('collectItems.status', '=', 3)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Counts the versions of an order's report that are reviewed, or issued and read by the client. */
async function countReports(orderId: string, which: 'reviewed' | 'viewed', db: Db) {
  const { count } = await db
    .selectFrom('reportVersions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('orderId', '=', orderId)
    .$if(which === 'reviewed', (query) => query.where('status', '=', 30).where('kind', '<>', 1))
    .$if(which === 'viewed', (query) =>
      query.where('status', '=', 40).where('viewedAt', 'is not', null),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Counts the red and yellow levels of an order that people judged without evidence. */
async function countUnproven(orderId: string, db: Db) {
  const { count } = await db
    .selectFrom('orderTasks as task')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('task.orderId', '=', orderId)
    .where(isUnproven)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Red and yellow. The proof of what a data source answered is the logged exchange. */
export const isUnproven = sql<SqlBool>`task.danger_level in (1, 2) and task.result is not null
  and task.status <> -10 and task.api_status is distinct from 2
  and not exists (select from safe_level_evidence where task_id = task.id)`;

/** Working days after a report was issued in which its client may object. */
const OBJECTION_DAYS = 3;

async function daysToObject(issued: Date, now: Date, db: Db) {
  const from = beijingDay(issued);
  // Long holidays last eight days, and working days stand around them.
  const calendar = await loadWorkCalendar(
    db,
    from,
    beijingDay(new Date(issued.getTime() + 20 * DAY)),
  );
  const last = calendar.addWorkdays(from, OBJECTION_DAYS);
  const today = beijingDay(now);
  return today >= last ? 0 : calendar.workdaysBetween(today, last);
}
