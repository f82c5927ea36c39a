import {
  beijing,
  moneyText,
  type InputOf,
  type ReductionRequest,
  type reductionRequests,
} from '@mingjian/api';
import { newId } from '../../database/ids';
import { Failure, inputFailure, refusal } from '../../failure';
import { choicesOf, makeMove } from '../../flows/makeMove';
import { SYSTEM } from '../../flows/serveFlow';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { REDUCTION_DECIDERS } from '../../roles';
import { storeNotice } from '../notices/sendNotice';
import { correct } from './correctFact';
import { addNote } from './orderNotes';
import { isAsker, serveRequests, tellOfRequest, type MovedRequest } from './orderRequests';
import type { OrderReductionTable } from './reductionTables';
import { reductionTexts } from './reductionTexts';
import type { MovedOrder } from './tables';
import { orderTexts } from './texts';

/** An amount to take off a locked order. */
interface Reduction {
  order: MovedOrder;
  /** In fen. */
  amount: number;
  reason: string;
}

/** Takes an amount off an order, and says so in its history. */
export async function takeOff(
  { order, amount, reason }: Reduction,
  caller: Caller,
  backend: Backend,
) {
  demandPossible(order, amount, caller);
  await correct(order, { reduceAmount: amount }, caller, backend);
  const content = orderTexts((t) => t.reduced(moneyText(amount, 'zh-CN'), reason))('zh');
  await addNote({ orderId: order.id, content, visible: 2 }, caller, backend);
}

function demandPossible({ statementId, ...order }: MovedOrder, amount: number, caller: Caller) {
  if (statementId !== null) throw refusal(409, orderTexts, (t) => t.billed);
  if (amount > order.amount)
    throw inputFailure([['reduceAmount', orderTexts((t) => t.tooMuchOff)]], caller.language);
}

/** Type of a notice about an order. */
const ORDER_NOTICE = 2;

/** Asks for a large reduction, and tells those who decide. */
export async function askReduction(
  { order, amount, reason }: Reduction,
  caller: Caller,
  backend: Backend,
) {
  demandPossible(order, amount, caller);
  const { db, now } = backend;
  const { id: orderId, candidateName, companyId, orderNo } = order;
  const pending = await db
    .selectFrom('orderReductions')
    .select('id')
    .where('orderId', '=', orderId)
    .where('status', '=', 1)
    .executeTakeFirst();
  if (pending)
    throw new Failure(
      409,
      reductionTexts((t) => t.pending),
    );
  await db
    .insertInto('orderReductions')
    .values({
      id: newId(now()),
      orderId,
      amount,
      status: 1,
      reason,
      askedBy: caller.userId,
      askedAt: now(),
      decidedBy: null,
      decidedAt: null,
      decision: null,
    })
    .execute();
  const deciders = await db
    .selectFrom('users')
    .select('id')
    .where('status', '=', 1)
    .where('companyId', 'is', null)
    .where('id', '<>', caller.userId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('userRoles')
          .innerJoin('roleRights', 'roleRights.roleCode', 'userRoles.roleCode')
          .select('userRoles.userId')
          .whereRef('userRoles.userId', '=', 'users.id')
          .where('rightCode', '=', REDUCTION_DECIDERS[0]!.code),
      ),
    )
    .execute();
  if (deciders.length === 0) return;
  const title = reductionTexts((t) => t.asksFor(orderNo))('zh');
  const content = reductionTexts((t) => t.asked(candidateName, moneyText(amount, 'zh-CN'), reason))(
    'zh',
  );
  const notice = { orderId, companyId, noticeType: ORDER_NOTICE, title, content } as const;
  await storeNotice(
    { ...notice, fromUser: caller.userId, remark: null },
    { targets: deciders.map(({ id }) => id) },
    backend,
  );
}

type MovedReduction = MovedRequest<Pick<OrderReductionTable, 'amount'>>;

/** The moves of requests for reductions. */
const reductionMoves = serveRequests<Pick<OrderReductionTable, 'amount'>>('orderReductions', {
  may: REDUCTION_DECIDERS,
  wording: (word) => reductionTexts((t) => t[word]),
  async approved(moving) {
    const { row, actor, backend } = moving;
    if (actor === SYSTEM) return;
    await takeOff(row, actor, backend);
    await tellOfRequest(moving, [row.askedBy], {
      noticeType: ORDER_NOTICE,
      title: reductionTexts((t) => t.approvedTitle(row.order.orderNo)),
      content: askedOf(row),
    });
  },
  async refused(moving) {
    const { row, reason } = moving;
    await tellOfRequest(moving, [row.askedBy], {
      noticeType: ORDER_NOTICE,
      title: reductionTexts((t) => t.refusedTitle(row.order.orderNo)),
      content: () => reason ?? '',
    });
  },
});

const askedOf = ({ order, amount, reason }: MovedReduction) =>
  reductionTexts((t) => t.asked(order.candidateName, moneyText(amount, 'zh-CN'), reason));

/** Approves or refuses a request; returns the order that it is about. */
export async function decideReduction(
  { id, action, reason }: InputOf<typeof reductionRequests.update>,
  caller: Caller,
  backend: Backend,
) {
  await makeMove(reductionMoves, action, { id, reason }, caller, backend);
  const { orderId } = await backend.db
    .selectFrom('orderReductions')
    .select('orderId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return orderId;
}

/** Returns the requests for reductions of an order for its staff, newest first. */
export async function reductionsOf(
  orderId: string,
  caller: Caller,
  { db }: Pick<Backend, 'db'>,
): Promise<ReductionRequest[]> {
  if (caller.companyId !== null) return [];
  const rows = await db
    .selectFrom('orderReductions as request')
    .innerJoin('users as asker', 'asker.id', 'request.askedBy')
    .leftJoin('users as decider', 'decider.id', 'request.decidedBy')
    .selectAll('request')
    .select(['asker.realname as askerName', 'decider.realname as deciderName'])
    .where('orderId', '=', orderId)
    .orderBy('askedAt', 'desc')
    .orderBy('request.id', 'desc')
    .execute();
  return rows.map(({ id, amount, status, reason, decision, ...row }) => ({
    id,
    amount,
    status,
    reason,
    decision,
    askedBy: row.askerName,
    askTime: beijing(row.askedAt),
    decidedBy: row.deciderName,
    decideTime: row.decidedAt && beijing(row.decidedAt),
    moves: choicesOf(reductionMoves, status, { isOwn: isAsker(row, caller) }, caller),
  }));
}
