import { orderFlow, type HoldFor, type OrderMove } from '@mingjian/api';
import { sql, type SqlBool, type Updateable } from 'kysely';
import type { Db } from '../../database/connect';
import { newId } from '../../database/ids';
import { orderMissing } from '../../failure';
import { makeMove } from '../../flows/makeMove';
import { accountOf, SYSTEM, serveFlow, type Actor, type Moving } from '../../flows/serveFlow';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { withinScope } from '../../resources/scope';
import {
  NOBODY,
  ORDER_ACCEPTORS,
  ORDER_DISPATCHERS,
  ORDER_MANAGERS,
  ORDER_REVIEWERS,
  CLIENT_PLACERS,
  ORDER_PLACERS,
} from '../../roles';
import { readLabel } from '../dictionaries/options';
import { storeNotice } from '../notices/sendNotice';
import { cancelFeeOf } from './cancelFee';
import { createTasks } from './createTasks';
import { continueFlash } from './flashLane';
import { dueAfterEnd, firstDue } from './orderClock';
import { refreshEta } from './orderEta';
import { readOrderFacts, WAITS_FOR_CANDIDATE, WAITS_FOR_CLIENT } from './orderFacts';
import { openHold, storeHold } from './orderHolds';
import { runOrderEffects } from './orderEffects';
import { recordOrderEvent } from './orderEvents';
import { timesAt } from './steps';
import type { MovedOrder, OrderTable } from './tables';
import { orderActTexts, orderBlockerTexts, orderMoveTexts } from './moveTexts';
import { cancelTasks, countTasks, worstLevel } from './taskMoves';
import { taskTexts } from './taskTexts';
import { orderTexts } from './texts';

export type { MovedOrder } from './tables';

/** The moves of orders, with what each needs and does. */
export const orderMoves = serveFlow<MovedOrder, Updateable<OrderTable>>()({
  flow: orderFlow,
  moves: {
    place: { may: ORDER_PLACERS, sets: ({ time }) => ({ orderTime: time }) },
    accept: {
      may: ORDER_ACCEPTORS,
      // A flash order goes on by itself, maybe before a second call of the same person.
      isDone: ({ state, orderType, pmId }, actor) =>
        (state === 20 || (orderType === 2 && state > 20)) && pmId === accountOf(actor),
      sets: ({ actor }) => ({ pmId: accountOf(actor), holdType: 0 }),
      after: continued,
    },
    returnToClient: {
      may: ORDER_MANAGERS,
      sets: () => ({ holdType: WAITS_FOR_CLIENT }),
      after: async (moving) => tell(moving, 'returnToClient', [moving.row.orderedBy]),
    },
    resubmit: {
      may: CLIENT_PLACERS,
      sets: () => ({ holdType: 0 }),
      after: async (moving) => tell(moving, 'resubmit', await returnedBy(moving)),
    },
    invite: { may: [...ORDER_MANAGERS, ...CLIENT_PLACERS] },
    refuseConsent: {
      may: NOBODY,
      sets: async (moving) => ({
        ...brokenOff(moving),
        cancelFee: await cancelFeeOf(moving.row, moving.backend.db),
      }),
      after: async (moving) => {
        await cancelTasks(moving.row.id, taskTexts((t) => t.consentEnded)('zh'), moving.backend);
        const { orderedBy, pmId } = moving.row;
        await tell(moving, 'refuseConsent', [orderedBy, pmId, ...(await ownersOf(moving))]);
      },
    },
    submit: {
      may: NOBODY,
      sets: async ({ row, time, backend: { db } }) => ({
        holdType: 0,
        // One that comes back a second time keeps its clock; the time between was a pause.
        slaDueAt: row.slaDueAt ?? (await firstDue(row, time, db)),
      }),
      after: async (moving) => {
        await endPause(moving);
        await createTasks(moving.row, moving.backend);
        await continued(moving);
      },
    },
    hold: {
      may: ORDER_MANAGERS,
      after: async (moving) => {
        await endPause(moving);
        const hold = await openHold(moving.row.id, moving.backend);
        if (hold?.holdType === WAITS_FOR_CLIENT) await tell(moving, 'hold', [moving.row.orderedBy]);
      },
    },
    resume: {
      may: ORDER_MANAGERS,
      sets: () => ({ holdType: 0 }),
      after: async (moving) => {
        await endPause(moving);
        if (moving.actor !== SYSTEM) await followTasks(moving.row.id, null, moving.backend);
        await refreshEta([moving.row.id], moving.backend);
      },
    },
    dispatch: { may: ORDER_DISPATCHERS, after: continued },
    passCollection: {
      may: ORDER_MANAGERS,
      after: async (moving) => {
        await tell(moving, 'passCollection', await ownersOf(moving));
        await followTasks(moving.row.id, null, moving.backend);
        await continued(moving);
      },
    },
    finishTasks: {
      may: ORDER_MANAGERS,
      sets: async ({ row, backend }) => ({ overallDanger: await worstLevel(row.id, backend.db) }),
    },
    returnItems: {
      may: ORDER_MANAGERS,
      sets: () => ({ holdType: WAITS_FOR_CANDIDATE }),
      after: async (moving) => tell(moving, 'returnItems', await ownersOf(moving)),
    },
    redispatch: {
      may: ORDER_DISPATCHERS,
      sets: () => ({ holdType: 0 }),
      after: async (moving) => tell(moving, 'redispatch', await ownersOf(moving)),
    },
    returnTasks: {
      may: ORDER_REVIEWERS,
      after: async (moving) => tell(moving, 'returnTasks', await ownersOf(moving)),
    },
    score: { may: ORDER_MANAGERS },
    issueReport: { may: ORDER_REVIEWERS },
    complete: {
      may: ORDER_MANAGERS,
      after: async (moving) => tell(moving, 'complete', [moving.row.orderedBy]),
    },
    handOver: {
      may: ORDER_DISPATCHERS,
      after: async (moving) => {
        const { pmId } = await managerOf(moving);
        await tell(moving, 'handOver', [pmId, moving.row.pmId]);
      },
    },
    postpone: { may: NOBODY, after: storeDueChange },
    recallReport: { may: NOBODY },
    reopen: { may: NOBODY },
    settle: { may: NOBODY },
    unsettle: { may: NOBODY },
    cancel: {
      may: ORDER_MANAGERS,
      sets: async (moving) => ({
        ...brokenOff(moving),
        cancelFee: await cancelFeeOf(moving.row, moving.backend.db),
      }),
      after: async (moving) => {
        await cancelTasks(moving.row.id, taskTexts((t) => t.orderCancelled)('zh'), moving.backend);
        await tell(moving, 'cancel', [moving.row.orderedBy, ...(await ownersOf(moving))]);
      },
    },
    endEarly: {
      may: ORDER_MANAGERS,
      sets: async (moving) => ({
        ...brokenOff(moving),
        cancelFee: await cancelFeeOf(moving.row, moving.backend.db),
      }),
      after: async (moving) => {
        await cancelTasks(moving.row.id, taskTexts((t) => t.orderEnded)('zh'), moving.backend);
        await tell(moving, 'endEarly', [moving.row.orderedBy, ...(await ownersOf(moving))]);
      },
    },
    withdraw: {
      may: CLIENT_PLACERS,
      sets: brokenOff,
      after: async (moving) => tell(moving, 'withdraw', [moving.row.pmId]),
    },
  },

  async lock(id: string, actor: Actor, db: Db): Promise<MovedOrder | undefined> {
    const order = await db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', id)
      .$if(actor !== SYSTEM, (query) => query.where(reachedBy(actor as Caller)))
      .forUpdate()
      .executeTakeFirst();
    return order && { ...order, state: order.orderStatus };
  },
  async facts(row, actor, backend) {
    const facts = await readOrderFacts(row, backend);
    // Nobody is there to add evidence when the product goes on by itself.
    return actor === SYSTEM ? { ...facts, isHeldByTasks: false, unprovenLevels: 0 } : facts;
  },
  async store(moving, state, changes) {
    const { row, time, backend } = moving;
    // Behind the report, and once broken off, it waits for nobody.
    const holdType = state < 0 || state >= 80 ? 0 : (changes.holdType ?? row.holdType);
    if (holdType !== row.holdType || changes.holdType) await storeHold(moving, state, holdType);
    await backend.db
      .updateTable('orders')
      .set({ ...timesAt(state, row, time), ...changes, holdType, orderStatus: state })
      .$if(state !== row.state || holdType !== row.holdType, (update) =>
        update.set({ waitsSince: time }),
      )
      .set({ version: sql`version + 1` })
      .where('id', '=', row.id)
      .execute();
  },
  async record({ row, actor, reason, backend }, { name, before, after, right }) {
    const event = { orderId: row.id, action: name, before, after, right, reason };
    await recordOrderEvent(event, actor, backend);
  },
  followed: runOrderEffects,
  words: {
    missing: orderMissing,
    label: (name) => orderMoveTexts((t) => t[name]),
    blocker: (code, count) => orderBlockerTexts((t) => t[code](count)),
    async changed({ id }, db) {
      const last = await lastEvent(id, db);
      return (language) => {
        const act = orderActTexts((t) => t[last.action])(language);
        return orderTexts((t) => t.orderChanged(last.userName, act))(language);
      };
    },
    async notFrom(name, { state, pmId }, db) {
      const pmName = pmId && state > 10 && (await nameOf(pmId, db));
      if (name === 'accept' && pmName) return orderTexts((t) => t.orderAcceptedBy(pmName));
      const labelIn = await readLabel('order_status', String(state), db);
      return (language) => {
        const label = orderMoveTexts((t) => t[name])(language);
        return orderTexts((t) => t.orderNotMovable(labelIn(language), label))(language);
      };
    },
  },
});

/** Candidates reach the order of their link. */
const reachedBy = (caller: Caller) =>
  caller.candidate
    ? sql<SqlBool>`orders.id = ${caller.candidate.orderId}`
    : withinScope(caller, 'orders.companyId');

/** A flash order goes on by itself. */
async function continued({ row, actor, backend: { db } }: Moving<MovedOrder>) {
  await continueFlash(row.id, actor, db);
}

/** A broken off order waits for nobody. */
function brokenOff({ reason }: Moving<MovedOrder>): Updateable<OrderTable> {
  return { cancelReason: reason, holdType: 0 };
}

/**
 * Holds an order while its tasks wait for others, a supplement before a third party, and ends that.
 * What a person put on hold stays so.
 */
export async function followTasks(orderId: string, reason: string | null, backend: Backend) {
  const order = await orderMoves.lock(orderId, SYSTEM, backend.db);
  if (order?.state !== 50) return;
  const held = await openHold(orderId, backend);
  const { supplements, sources } = await countTasks(orderId, backend.db);
  const holdType: HoldFor | 0 = supplements > 0 ? 1 : sources > 0 ? 3 : 0;
  if (held?.beganBy != null || holdType === order.holdType) return;
  if (order.holdType > 0) await makeMove(orderMoves, 'resume', { id: orderId }, SYSTEM, backend);
  const columns = { holdType };
  if (holdType > 0)
    await makeMove(orderMoves, 'hold', { id: orderId, reason, columns }, SYSTEM, backend);
}

/** Moves the due time by the pause that has just ended. */
async function endPause({ row, time, backend }: Moving<MovedOrder>) {
  const later = await dueAfterEnd(row, time, backend.db);
  if (!later) return;
  const { due: slaDueAt, days } = later;
  const reason = orderTexts((t) => t.pausedFor(days))('zh');
  const input = { id: row.id, reason, columns: { slaDueAt } };
  await makeMove(orderMoves, 'postpone', input, SYSTEM, backend);
}

/** Stores the change of a due time. */
async function storeDueChange({ row, reason, backend }: Moving<MovedOrder>) {
  const { id: orderId, slaDueAt: before } = row;
  const { slaDueAt: after } = await backend.db
    .selectFrom('orders')
    .select('slaDueAt')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (!before || !after || before.getTime() === after.getTime()) return;
  const { db, now } = backend;
  const times = { timeBefore: before, timeAfter: after, createdAt: now() };
  await db
    .insertInto('orderDueChanges')
    .values({ id: newId(now()), orderId, kind: 1, reason, ...times })
    .execute();
}

/** Sends a notice of a move to people, without the one who made it. */
async function tell(
  { row, actor, reason, backend }: Moving<MovedOrder>,
  name: OrderMove,
  people: readonly (string | null)[],
) {
  const to = people.filter((id) => id !== null && id !== accountOf(actor)) as string[];
  if (actor === SYSTEM || to.length === 0) return;
  const act = orderActTexts((t) => t[name])('zh');
  const title = `${act}：${row.orderNo}`;
  const content = orderTexts((t) => t.toldOf(row.candidateName, act, reason ?? ''))('zh');
  const { id: orderId, companyId } = row;
  await storeNotice(
    { orderId, companyId, noticeType: 2, title, content, fromUser: accountOf(actor), remark: null },
    { targets: [...new Set(to)] },
    backend,
  );
}

/** Reads who manages the order now. */
const managerOf = async ({ row, backend: { db } }: Moving<MovedOrder>) =>
  db.selectFrom('orders').select('pmId').where('id', '=', row.id).executeTakeFirstOrThrow();

/** Returns the people of an order's tasks. */
async function ownersOf({ row, backend: { db } }: Moving<MovedOrder>) {
  const query = db.selectFrom('orderTasks').select('ownerId').distinct();
  const owners = await query.where('orderId', '=', row.id).execute();
  return owners.map(({ ownerId }) => ownerId);
}

/** Returns who sent an order back to its client last. */
async function returnedBy({ row, backend: { db } }: Moving<MovedOrder>) {
  const returned = await db
    .selectFrom('orderEvents')
    .select('userId')
    .where('orderId', '=', row.id)
    .where('action', '=', 'returnToClient')
    .orderBy('number', 'desc')
    .executeTakeFirst();
  return [returned?.userId ?? null];
}

const lastEvent = (orderId: string, db: Db) =>
  db
    .selectFrom('orderEvents')
    .select(['userName', 'action'])
    .where('orderId', '=', orderId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

const nameOf = async (userId: string, db: Db) => {
  const query = db.selectFrom('users').select('realname').where('id', '=', userId);
  return (await query.executeTakeFirstOrThrow()).realname;
};
