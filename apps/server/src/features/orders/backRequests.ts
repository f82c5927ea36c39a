import {
  BACK_MOVES,
  beijing,
  orderFlow,
  type BackMove,
  type BackRequest,
  type backRequests,
  type InputOf,
  type MoveChoice,
  type OrderFacts,
  type OrderRow,
  type OrderStatus,
} from '@mingjian/api';
import type { Db } from '../../database/connect';
import { newId } from '../../database/ids';
import { Failure, orderMissing } from '../../failure';
import { choicesOf, makeMove } from '../../flows/makeMove';
import { SYSTEM } from '../../flows/serveFlow';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { demandRight, holdsRight } from '../../resources/scope';
import { ORDER_REOPENERS, REPORT_RECALLERS, type Rights } from '../../roles';
import { storeNotice } from '../notices/sendNotice';
import { backTexts } from './backTexts';
import { orderMoveTexts } from './moveTexts';
import { isInDispute } from './orderFacts';
import { orderMoves } from './orderMoves';
import { isAsker, serveRequests, tellOfRequest } from './orderRequests';

/** Staff who ask for each move, and decide on the requests of others. */
const MAY: Readonly<Record<BackMove, Rights>> = {
  recallReport: REPORT_RECALLERS,
  reopen: ORDER_REOPENERS,
};

/** Type of a notice about an order. */
const ORDER_NOTICE = 2;

/** The moves of requests, by the move of the order that they ask for. */
const backMoves = { recallReport: serve('recallReport'), reopen: serve('reopen') };

function serve(move: BackMove) {
  const label = orderMoveTexts((t) => t[move]);
  return serveRequests('orderBackRequests', {
    may: MAY[move],
    wording: (word) => backTexts((t) => t[word]),
    async approved(moving) {
      const { row, backend } = moving;
      const { order, reason } = row;
      await makeMove(orderMoves, move, { id: order.id, reason }, SYSTEM, backend);
      await tellOfRequest(moving, [row.askedBy, order.orderedBy], {
        noticeType: ORDER_NOTICE,
        title: (language) => backTexts((t) => t.titled(label(language), order.orderNo))(language),
        content: backTexts((t) => t.asked(order.candidateName, reason)),
      });
    },
    async refused(moving) {
      const { row, reason } = moving;
      await tellOfRequest(moving, [row.askedBy], {
        noticeType: ORDER_NOTICE,
        title: (language) =>
          backTexts((t) => t.refusedTitle(label(language), row.order.orderNo))(language),
        content: () => reason ?? '',
      });
    },
  });
}

/** Asks to move an order back behind its report, and tells its manager. */
export async function askBack(
  { orderId, move, reason }: InputOf<typeof backRequests.save>,
  caller: Caller,
  backend: Backend,
) {
  demandRight(caller, MAY[move]);
  const order = await orderMoves.lock(orderId, caller, backend.db);
  if (!order) throw orderMissing();
  const { db, now } = backend;
  if (isInDispute(order.disputeStatus))
    throw new Failure(
      409,
      backTexts((t) => t.inDispute),
    );
  if (!startsIn(move, order.state))
    throw new Failure(409, await orderMoves.words.notFrom(move, order, db));
  if (order.statementId !== null && move === 'reopen')
    throw new Failure(
      409,
      backTexts((t) => t.billed),
    );
  if (await isPending(orderId, db))
    throw new Failure(
      409,
      backTexts((t) => t.pending),
    );
  await db
    .insertInto('orderBackRequests')
    .values({
      id: newId(now()),
      orderId,
      move,
      status: 1,
      reason,
      askedBy: caller.userId,
      askedAt: now(),
      decidedBy: null,
      decidedAt: null,
      decision: null,
    })
    .execute();
  const { candidateName, companyId, orderNo, pmId } = order;
  if (pmId === null || pmId === caller.userId) return;
  const title = backTexts((t) => t.titled(t[move], orderNo))('zh');
  const content = backTexts((t) => t.asked(candidateName, reason))('zh');
  const notice = { orderId, companyId, noticeType: ORDER_NOTICE, title, content } as const;
  await storeNotice(
    { ...notice, fromUser: caller.userId, remark: null },
    { targets: [pmId] },
    backend,
  );
}

/** Approves or refuses a request; returns the order that it is about. */
export async function decideBack(
  { id, action, reason }: InputOf<typeof backRequests.update>,
  caller: Caller,
  backend: Backend,
) {
  const request = await backend.db
    .selectFrom('orderBackRequests')
    .select(['move', 'orderId'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!request)
    throw new Failure(
      404,
      backTexts((t) => t.missing),
    );
  await makeMove(backMoves[request.move], action, { id, reason }, caller, backend);
  return request.orderId;
}

/** Returns the requests to move an order back for its staff, newest first. */
export async function backRequestsOf(
  orderId: string,
  caller: Caller,
  { db }: Pick<Backend, 'db'>,
): Promise<BackRequest[]> {
  if (caller.companyId !== null) return [];
  const rows = await db
    .selectFrom('orderBackRequests as request')
    .innerJoin('users as asker', 'asker.id', 'request.askedBy')
    .leftJoin('users as decider', 'decider.id', 'request.decidedBy')
    .selectAll('request')
    .select(['asker.realname as askerName', 'decider.realname as deciderName'])
    .where('orderId', '=', orderId)
    .orderBy('askedAt', 'desc')
    .orderBy('request.id', 'desc')
    .execute();
  return rows.map(({ id, move, status, reason, decision, ...row }) => ({
    id,
    move,
    label: orderMoveTexts((t) => t[move])(caller.language),
    status,
    reason,
    decision,
    askedBy: row.askerName,
    askTime: beijing(row.askedAt),
    decidedBy: row.deciderName,
    decideTime: row.decidedAt && beijing(row.decidedAt),
    moves: choicesOf(backMoves[move], status, { isOwn: isAsker(row, caller) }, caller),
  }));
}

/** Returns the choices to ask for a move back, with what stands in their way. */
export async function backChoices(
  { id, orderStatus, disputeStatus }: Pick<OrderRow, 'id' | 'orderStatus' | 'disputeStatus'>,
  { isBilled }: Pick<OrderFacts, 'isBilled'>,
  caller: Caller,
  { db }: Pick<Backend, 'db'>,
): Promise<MoveChoice<BackMove>[]> {
  const { language } = caller;
  const open = BACK_MOVES.filter(
    (move) => startsIn(move, orderStatus) && holdsRight(caller, MAY[move]),
  );
  if (open.length === 0) return [];
  const blockers = [
    ...((await isPending(id, db)) ? [backTexts((t) => t.pending)(language)] : []),
    ...(isInDispute(disputeStatus) ? [backTexts((t) => t.inDispute)(language)] : []),
  ];
  return open.map((move) => ({
    move,
    label: backTexts((t) => t[move])(language),
    reason: true,
    blockers:
      isBilled && move === 'reopen'
        ? [...blockers, backTexts((t) => t.billed)(language)]
        : blockers,
  }));
}

const startsIn = (move: BackMove, state: OrderStatus) =>
  (orderFlow.moves[move].from as readonly OrderStatus[]).includes(state);

async function isPending(orderId: string, db: Db) {
  const query = db.selectFrom('orderBackRequests').select('id').where('orderId', '=', orderId);
  return (await query.where('status', '=', 1).executeTakeFirst()) !== undefined;
}
