import {
  beijing,
  beijingDay,
  DAY,
  dueAfter,
  ORDER_DELAYS,
  requestFlow,
  type DelayRequest,
  type InputOf,
  type delayRequests,
  type MoveChoice,
  type OrderStatus,
  type RequestStatus,
} from '@mingjian/api';
import { sql, type Selectable, type Updateable } from 'kysely';
import { newId } from '../../database/ids';
import { Failure, orderMissing, refusal } from '../../failure';
import { choicesOf, makeMove } from '../../flows/makeMove';
import { serveFlow, SYSTEM, type Actor, type Moving } from '../../flows/serveFlow';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { demandRight, holdsRight } from '../../resources/scope';
import { DELAY_DECIDERS, ORDER_MANAGERS, ORDER_VERIFIERS, type Rights } from '../../roles';
import type { Wording } from '../../texts';
import { storeNotice } from '../notices/sendNotice';
import { loadWorkCalendar } from '../workCalendar/calendarDays';
import type { OrderDelayTable } from './delayTables';
import { delayTexts } from './delayTexts';
import { orderMoves, type MovedOrder } from './orderMoves';

/** Staff who may ask for more time. */
const DELAY_ASKERS: Rights = [...ORDER_VERIFIERS, ...ORDER_MANAGERS];

/** A request for more time as its flow moves it, with its order. */
type MovedDelay = Selectable<OrderDelayTable> & { state: RequestStatus; order: MovedOrder };

/** The moves of requests for more time. */
const delayMoves = serveFlow<MovedDelay, Updateable<OrderDelayTable>>()({
  flow: requestFlow,
  moves: {
    approve: {
      may: DELAY_DECIDERS,
      sets: async (moving) => ({ ...decided(moving), dueAfter: await laterDue(moving) }),
      after: postpone,
    },
    refuse: {
      may: DELAY_DECIDERS,
      sets: (moving) => ({ ...decided(moving), decision: moving.reason }),
      after: async (moving) => {
        const { row, reason } = moving;
        const title = delayTexts((t) => t.refusedTitle(row.order.orderNo));
        await tell(moving, [row.askedBy], title, () => reason ?? '');
      },
    },
  },
  async lock(id, actor, db) {
    const found = await db
      .selectFrom('orderDelays')
      .select('orderId')
      .where('id', '=', id)
      .executeTakeFirst();
    const order = found && (await orderMoves.lock(found.orderId, actor, db));
    if (!order) return undefined;
    const row = await db
      .selectFrom('orderDelays')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return { ...row, state: row.status, order };
  },
  facts: async (row, actor) => ({ isOwn: isAsker(row, actor) }),
  async store({ row, backend: { db } }, status, changes) {
    await db
      .updateTable('orderDelays')
      .set({ ...changes, status })
      .set({ version: sql`version + 1` })
      .where('id', '=', row.id)
      .execute();
  },
  // Its row says who asked and decided, and when: each state is reached once.
  record: async () => {},
  words: {
    missing: () => refusal(404, delayTexts, (t) => t.missing),
    label: (name) => delayTexts((t) => t[name]),
    blocker: (code) => delayTexts((t) => t[code]),
    changed: async () => delayTexts((t) => t.decided),
    notFrom: async () => delayTexts((t) => t.decided),
  },
});

const isAsker = ({ askedBy }: Pick<OrderDelayTable, 'askedBy'>, actor: Actor) =>
  actor !== SYSTEM && askedBy === actor.userId;

const decided = ({ actor, time }: Moving<MovedDelay>): Updateable<OrderDelayTable> => ({
  decidedBy: actor === SYSTEM ? null : actor.userId,
  decidedAt: time,
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
      status: requestFlow.begins.ask,
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

/** Moves the due time, and tells the client and who asked. */
async function postpone(moving: Moving<MovedDelay>) {
  const { row, backend } = moving;
  const slaDueAt = await laterDue(moving);
  const { days, reason } = row;
  const input = { id: row.orderId, reason: delayTexts((t) => t.days(days, reason))('zh') };
  await makeMove(orderMoves, 'postpone', { ...input, columns: { slaDueAt } }, SYSTEM, backend);
  const title = delayTexts((t) => t.approvedTitle(row.order.orderNo));
  const content = delayTexts((t) => t.newDue(beijingDay(slaDueAt), reason));
  await tell(moving, [row.askedBy, row.order.orderedBy], title, content);
}

async function tell(
  { row: { order }, actor, backend }: Moving<MovedDelay>,
  people: readonly (string | null)[],
  title: Wording,
  content: Wording,
) {
  if (actor === SYSTEM) return;
  const { id: orderId, companyId } = order;
  const targets = [...new Set(people.filter((id) => id !== null))] as string[];
  const texts = { title: title('zh'), content: content('zh') };
  const notice = { orderId, companyId, noticeType: DELAY_NOTICE, ...texts } as const;
  await storeNotice({ ...notice, fromUser: actor.userId, remark: null }, { targets }, backend);
}
