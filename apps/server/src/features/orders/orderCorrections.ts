import {
  beijingDay,
  moneyText,
  needsApproval,
  startOfBeijingDay,
  type InputOf,
  type OrderCorrection,
  type orderInfo,
  type OrderStatus,
} from '@mingjian/api';
import { inputFailure, orderMissing, refusal } from '../../failure';
import { makeMove } from '../../flows/makeMove';
import { SYSTEM } from '../../flows/serveFlow';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { holdsRight } from '../../resources/scope';
import { CLIENT_PLACERS, MONEY_READERS, ORDER_DISPATCHERS, ORDER_MANAGERS } from '../../roles';
import { addItemsOf, addOnsOf, storeAddOns } from './addOns';
import { addNote } from './orderNotes';
import { correct } from './correctFact';
import { askReduction, takeOff } from './reductions';
import { orderMoves, type MovedOrder } from './orderMoves';
import { costOf, offerOf, orderingCompany } from './orderTerms';
import { orderTexts } from './texts';

/** States in which each fact can still be corrected. */
const CORRECTABLE: Readonly<Record<OrderCorrection, (status: OrderStatus) => boolean>> = {
  remark: (status) => status >= 0 && status < 90,
  dueDay: (status) => status >= 30 && status <= 70,
  reduce: (status) => status >= 10 && status <= 90,
  product: (status) => status === 10 || status === 20,
  tasks: (status) => status >= 30 && status <= 50,
};

/** Returns the facts of an order that a caller may correct now. */
export function correctionsOf(status: OrderStatus, caller: Caller): OrderCorrection[] {
  const manages = holdsRight(caller, ORDER_MANAGERS);
  const may: Record<OrderCorrection, boolean> = {
    remark: manages || holdsRight(caller, CLIENT_PLACERS),
    dueDay: manages,
    reduce: manages && holdsRight(caller, MONEY_READERS),
    product: manages,
    tasks: holdsRight(caller, ORDER_DISPATCHERS),
  };
  return (Object.keys(may) as OrderCorrection[]).filter(
    (fact) => may[fact] && CORRECTABLE[fact](status),
  );
}

/** Sets the note that an order was placed with. */
export async function setRemark(
  { orderId, remark }: InputOf<typeof orderInfo.updateRemark>,
  caller: Caller,
  backend: Backend,
) {
  const order = await lockCorrectable(orderId, 'remark', caller, backend);
  await correct(order, { remark: remark?.trim() || null }, caller, backend);
}

/** Sets the day on which the report is due, and tells in the history who did. */
export async function setDueDay(
  { orderId, submitDate }: InputOf<typeof orderInfo.uploadOrderSubmitDate>,
  caller: Caller,
  backend: Backend,
) {
  const order = await lockCorrectable(orderId, 'dueDay', caller, backend);
  if (submitDate < beijingDay(backend.now()))
    throw inputFailure([['submitDate', orderTexts((t) => t.dayPassed)]], caller.language);
  const slaDueAt = new Date(startOfBeijingDay(submitDate).getTime() + END_OF_WORK);
  const reason = orderTexts((t) => t.dueDaySet(caller.realname, submitDate))('zh');
  await makeMove(
    orderMoves,
    'postpone',
    { id: order.id, reason, columns: { slaDueAt } },
    SYSTEM,
    backend,
  );
}

/** Milliseconds from midnight to the end of a working day, 18:00. */
const END_OF_WORK = 18 * 3_600_000;

/** Takes an amount off an order, in place of an earlier one; a large one is asked for. */
export async function reduceAmount(
  { orderId, reduceAmount: amount, reason }: InputOf<typeof orderInfo.reduceAmount>,
  caller: Caller,
  backend: Backend,
) {
  const order = await lockCorrectable(orderId, 'reduce', caller, backend);
  const reduction = { order, amount, reason };
  if (needsApproval(amount, order.amount)) await askReduction(reduction, caller, backend);
  else await takeOff(reduction, caller, backend);
}

/** Gives an order to another product while nobody works on its tasks; the price follows. */
export async function changeProduct(
  { orderId, productId, reason, ...given }: InputOf<typeof orderInfo.change>,
  caller: Caller,
  backend: Backend,
) {
  const order = await lockCorrectable(orderId, 'product', caller, backend);
  const { companyId, orderType, urgentFlag } = order;
  const company = await orderingCompany({ companyId }, caller, backend);
  const offer = await offerOf({ productId, orderType }, company, caller, backend);
  const addItems = given.addItems ?? (await addItemsOf(orderId, caller, backend));
  const addOns = await addOnsOf({ addItems, orderType }, company, caller, backend);
  const { price: amount } = costOf(offer, addOns, urgentFlag === 1);
  const reduced = Math.min(order.reduceAmount, amount);
  const { productVersion } = offer;
  const changes = { productId, productVersion, amount, reduceAmount: reduced };
  await storeAddOns(orderId, addOns, backend);
  await correct(order, changes, caller, backend);
  const { name } = await backend.db
    .selectFrom('products')
    .select('name')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  const content = orderTexts((t) =>
    t.productChanged(name, moneyText(amount, 'zh-CN'), reason?.trim() ?? ''),
  )('zh');
  await addNote({ orderId, content, visible: 2 }, caller, backend);
}

/** Locks an order of which the caller may correct a fact. Throws 404 or 409 for others. */
export async function lockCorrectable(
  id: string,
  fact: OrderCorrection,
  caller: Caller,
  { db }: Pick<Backend, 'db'>,
): Promise<MovedOrder> {
  const order = await orderMoves.lock(id, caller, db);
  if (!order) throw orderMissing();
  if (!correctionsOf(order.state, caller).includes(fact))
    throw refusal(409, orderTexts, (t) => t.notNow);
  return order;
}
