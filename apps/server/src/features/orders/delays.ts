import {
  beijing,
  beijingDay,
  DAY,
  dueAfter,
  ORDER_DELAYS,
  type DelayRequest,
  type InputOf,
  type delayRequests,
  type MoveChoice,
  type OrderStatus,
} from '@mingjian/api';
import { newId } from '../../database/ids';
import { Failure, orderMissing } from '../../failure';
import { choicesOf, makeMove } from '../../flows/makeMove';
import { SYSTEM, type Moving } from '../../flows/serveFlow';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { demandRight, holdsRight } from '../../resources/scope';
import { DELAY_DECIDERS, ORDER_MANAGERS, ORDER_VERIFIERS, type Rights } from '../../roles';
import type { Wording } from '../../texts';
import { storeNotice } from '../notices/sendNotice';
import { loadWorkCalendar } from '../workCalendar/calendarDays';
import type { OrderDelayTable } from './delayTables';
import { delayTexts } from './delayTexts';
import { orderMoves } from './orderMoves';
import { isAsker, serveRequests, tellOfRequest, type MovedRequest } from './orderRequests';

/** Staff who may ask for more time. */
const DELAY_ASKERS: Rights = [...ORDER_VERIFIERS, ...ORDER_MANAGERS];

type MovedDelay = MovedRequest<Pick<OrderDelayTable, 'days'>>;

/** The moves of requests for more time. */
const delayMoves = serveRequests<Pick<OrderDelayTable, 'days'>>('orderDelays', {
  may: DELAY_DECIDERS,
  wording: (word) => delayTexts((t) => t[word]),
  sets: async (moving) => ({ dueAfter: await laterDue(moving) }),
  approved: postpone,
  async refused(moving) {
    const { row, reason } = moving;
    await tellOfRequest(moving, [row.askedBy], {
      noticeType: DELAY_NOTICE,
      title: delayTexts((t) => t.refusedTitle(row.order.orderNo)),
      content: () => reason ?? '',
    });
  },
});

/** Asks for more time (申请延期), and tells those who decide. */
export async function askDelay(
  { orderId, days, reason }: InputOf<typeof delayRequests.save>,
  caller: Caller,
  backend: Backend,
) {
  demandRight(caller, DELAY_ASKERS);
  const order = await orderMoves.lock(orderId, caller, backend.db);
  if (!order) throw orderMissing();
  const [problem] = await problemsOf(order, backend);
  if (problem) throw new Failure(409, problem);
  const { db, now } = backend;
  await db
    .insertInto('orderDelays')
    .values({
      id: newId(now()),
      orderId,
      status: 1,
      days,
      reason,
      askedBy: caller.userId,
      askedAt: now(),
      decidedBy: null,
      decidedAt: null,
      decision: null,
      dueBefore: order.slaDueAt!,
      dueAfter: null,
    })
    .execute();
  const { candidateName, companyId, orderNo, pmId } = order;
  if (pmId === null || pmId === caller.userId) return;
  await storeNotice(
    {
      orderId,
      companyId,
      noticeType: DELAY_NOTICE,
      title: delayTexts((t) => t.askedTitle(orderNo))('zh'),
      content: `${candidateName}：${delayTexts((t) => t.days(days, reason))('zh')}`,
      fromUser: caller.userId,
      remark: null,
    },
    { targets: [pmId] },
    backend,
  );
}

/** Type of a notice about more time. */
const DELAY_NOTICE = 4;

/** Approves or refuses a request. */
export async function decideDelay(
  { id, action, reason }: InputOf<typeof delayRequests.update>,
  caller: Caller,
  backend: Backend,
) {
  await makeMove(delayMoves, action, { id, reason }, caller, backend);
  const { orderId } = await backend.db
    .selectFrom('orderDelays')
    .select('orderId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return orderId;
}

/** Returns the requests for more time of an order for its staff, newest first. */
export async function delaysOf(
  orderId: string,
  caller: Caller,
  { db }: Pick<Backend, 'db'>,
): Promise<DelayRequest[]> {
  if (caller.companyId !== null) return [];
  const rows = await db
    .selectFrom('orderDelays as delay')
    .innerJoin('users as asker', 'asker.id', 'delay.askedBy')
    .leftJoin('users as decider', 'decider.id', 'delay.decidedBy')
    .selectAll('delay')
    .select(['asker.realname as askerName', 'decider.realname as deciderName'])
    .where('orderId', '=', orderId)
    .orderBy('askedAt', 'desc')
    .orderBy('delay.id', 'desc')
    .execute();
  return rows.map(({ id, status, days, reason, decision, ...row }) => ({
    id,
    status,
    days,
    reason,
    decision,
    askedBy: row.askerName,
    askTime: beijing(row.askedAt),
    decidedBy: row.deciderName,
    decideTime: row.decidedAt && beijing(row.decidedAt),
    dueBefore: beijing(row.dueBefore),
    dueAfter: row.dueAfter && beijing(row.dueAfter),
    moves: choicesOf(delayMoves, status, { isOwn: isAsker(row, caller) }, caller),
  }));
}

/** Returns the choice to ask for more time, with what stands in its way. */
export async function delayChoice(
  order: AskedOrder,
  caller: Caller,
  backend: Pick<Backend, 'db'>,
): Promise<MoveChoice<'askDelay'> | null> {
  if (!holdsRight(caller, DELAY_ASKERS) || !isRunning(order.orderStatus)) return null;
  const problems = await problemsOf(order, backend);
  const { language } = caller;
  return {
    move: 'askDelay',
    label: delayTexts((t) => t.ask)(language),
    reason: true,
    blockers: problems.map((wording) => wording(language)),
  };
}

/** An order that somebody wants more time for. */
interface AskedOrder {
  id: string;
  orderStatus: OrderStatus;
  slaDueAt: Date | string | null;
}

/** Whether the clock of an order runs: from the candidate's answer to the report. */
const isRunning = (status: OrderStatus) => status >= 20 && status < 80;

async function problemsOf(
  { id, orderStatus, slaDueAt }: AskedOrder,
  { db }: Pick<Backend, 'db'>,
): Promise<Wording[]> {
  if (orderStatus < 30 || orderStatus >= 80 || slaDueAt === null)
    return [delayTexts((t) => t.noClock)];
  const rows = await db
    .selectFrom('orderDelays')
    .select('status')
    .where('orderId', '=', id)
    .execute();
  if (rows.some(({ status }) => status === 1)) return [delayTexts((t) => t.pending)];
  const approved = rows.filter(({ status }) => status === 2).length;
  return approved >= ORDER_DELAYS ? [delayTexts((t) => t.full(ORDER_DELAYS))] : [];
}

/** Returns the end of the working day that the request asks for. */
async function laterDue({ row: { days, order }, backend: { db } }: Moving<MovedDelay>) {
  const due = order.slaDueAt!;
  const last = new Date(due.getTime() + 40 * DAY);
  return dueAfter(await loadWorkCalendar(db, beijingDay(due), beijingDay(last)), due, days);
}

/** Moves the due time, and tells who asked; the move tells the client. */
async function postpone(moving: Moving<MovedDelay>) {
  const { row, backend } = moving;
  const slaDueAt = await laterDue(moving);
  const { days, reason } = row;
  const input = { id: row.orderId, reason: delayTexts((t) => t.days(days, reason))('zh') };
  await makeMove(orderMoves, 'postpone', { ...input, columns: { slaDueAt } }, SYSTEM, backend);
  await tellOfRequest(moving, [row.askedBy], {
    noticeType: DELAY_NOTICE,
    title: delayTexts((t) => t.approvedTitle(row.order.orderNo)),
    content: delayTexts((t) => t.newDue(beijingDay(slaDueAt), reason)),
  });
}
