import { orderFlow, type OrderMove, type OrderStatus } from '@mingjian/api';
import { sql, type Selectable, type Updateable } from 'kysely';
import type { Db } from '../../database/connect';
import { orderMissing } from '../../failure';
import { SYSTEM, serveFlow, type Actor, type Moving } from '../../flows/serveFlow';
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
import { continueFlash } from './flashLane';
import { readOrderFacts, WAITS_FOR_CLIENT } from './orderFacts';
import { recordOrderEvent } from './orderEvents';
import { timesAt } from './steps';
import type { OrderTable } from './tables';
import { orderActTexts, orderBlockerTexts, orderMoveTexts } from './moveTexts';
import { cancelTasks, worstLevel } from './taskMoves';
import { taskTexts } from './taskTexts';
import { orderTexts } from './texts';

/** An order as its flow moves it. */
export type MovedOrder = Selectable<OrderTable> & { state: OrderStatus };

/** The moves of orders, with what each needs and does. */
export const orderMoves = serveFlow<MovedOrder, Updateable<OrderTable>>()({
  flow: orderFlow,
  moves: {
    place: { may: ORDER_PLACERS, sets: ({ time }) => ({ orderTime: time }) },
    accept: {
      may: ORDER_ACCEPTORS,
      isDone: ({ state, pmId }, actor) => state === 20 && pmId === userOf(actor),
      sets: ({ actor }) => ({ pmId: userOf(actor), holdType: 0 }),
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
    submit: { may: NOBODY, after: continued },
    dispatch: { may: ORDER_DISPATCHERS, after: continued },
    passCollection: {
      may: ORDER_MANAGERS,
      after: async (moving) => {
        await tell(moving, 'passCollection', await ownersOf(moving));
        await continued(moving);
      },
    },
    finishTasks: {
      may: ORDER_MANAGERS,
      sets: async ({ row, backend }) => ({ overallDanger: await worstLevel(row.id, backend.db) }),
    },
    returnItems: {
      may: ORDER_MANAGERS,
      sets: () => ({ holdType: 0 }),
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
    postpone: { may: NOBODY },
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
      sets: brokenOff,
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
      .$if(actor !== SYSTEM, (query) =>
        query.where(withinScope(actor as never, 'orders.companyId')),
      )
      .forUpdate()
      .executeTakeFirst();
    return order && { ...order, state: order.orderStatus };
  },
  facts: async (row, _actor, backend) => readOrderFacts(row, backend),
  async store({ row, time, backend: { db } }, state, changes) {
    await db
      .updateTable('orders')
      .set({ ...timesAt(state, row, time), ...changes, orderStatus: state })
      .$if(state !== row.state || (changes.holdType ?? row.holdType) !== row.holdType, (update) =>
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

/** A flash order goes on by itself. */
async function continued({ row, actor, backend: { db } }: Moving<MovedOrder>) {
  await continueFlash(row.id, actor, db);
}

/** A broken off order waits for nobody. */
function brokenOff({ reason }: Moving<MovedOrder>): Updateable<OrderTable> {
  return { cancelReason: reason, holdType: 0 };
}

const userOf = (actor: Actor) => (actor === SYSTEM ? null : actor.userId);

/** Sends a notice of a move to people, without the one who made it. */
async function tell(
  { row, actor, reason, backend }: Moving<MovedOrder>,
  name: OrderMove,
  people: readonly (string | null)[],
) {
  const to = people.filter((id) => id !== null && id !== userOf(actor)) as string[];
  if (actor === SYSTEM || to.length === 0) return;
  const act = orderActTexts((t) => t[name])('zh');
  const title = `${act}：${row.orderNo}`;
  const content = orderTexts((t) => t.toldOf(row.candidateName, act, reason ?? ''))('zh');
  const { id: orderId, companyId } = row;
  await storeNotice(
    { orderId, companyId, noticeType: 2, title, content, fromUser: actor.userId, remark: null },
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
