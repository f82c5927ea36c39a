import type { DisputeStatus } from '@mingjian/api';
import type { Db } from '../database/connect';
import { seededId } from '../database/ids';
import { refreshDisputeStatus } from '../features/disputes/disputeStatus';
import { insertRows } from './insertRows';

interface Plan {
  status: Extract<DisputeStatus, 1 | 2 | 3>;
  /** State of the order. */
  orderStatus: 80 | 100;
  content: string;
  /** The error in one of its tasks. */
  item: string;
  decision?: string;
}

const PLANS: readonly Plan[] = [
  {
    status: 1,
    orderStatus: 80,
    content: '候选人提供了新的证明材料，部分结论与事实不符，请重新核实。',
    item: '证明材料上的日期与报告不同。',
  },
  {
    status: 2,
    orderStatus: 80,
    content: '报告中的一项结论与我司掌握的情况不一致。',
    item: '候选人说明当时由另一家公司代缴社保。',
  },
  {
    status: 3,
    orderStatus: 100,
    content: '候选人认为警示度过高，请复核。',
    item: '候选人认为差异属于笔误。',
    decision: '已向原单位再次核实，结论与首次核实一致。',
  },
];

const ACTS = { 1: ['raise'], 2: ['raise', 'accept'], 3: ['raise', 'accept', 'uphold'] } as const;
const AFTER = { raise: 1, accept: 2, uphold: 3 } as const;

/** Stores disputes about reports: one received, one under review, one decided. */
export async function insertDisputes(trx: Db, now: Date) {
  for (const [index, plan] of PLANS.entries()) {
    const order = await disputableOrder(trx, plan.orderStatus);
    if (order) await insertDispute(trx, order, plan, index, now);
  }
}

/** Returns the oldest order of a state with an issued report and a task that a person finished. */
const disputableOrder = async (trx: Db, orderStatus: Plan['orderStatus']) =>
  trx
    .selectFrom('orders')
    .innerJoin('reportVersions as report', 'report.orderId', 'orders.id')
    .innerJoin('orderTasks as task', 'task.orderId', 'orders.id')
    .innerJoin('users as manager', 'manager.id', 'orders.pmId')
    .innerJoin('users as client', 'client.id', 'orders.orderedBy')
    .select(['orders.id', 'orders.companyId', 'report.id as reportId', 'report.issuedAt'])
    .select(['task.id as taskId', 'task.result', 'task.dangerLevel', 'task.ownerId'])
    .select(['manager.id as managerId', 'manager.realname as managerName'])
    .select(['client.id as clientId', 'client.realname as clientName'])
    .where('orders.orderStatus', '=', orderStatus)
    .where('orders.disputeStatus', '=', 0)
    .where('report.status', '=', 40)
    .where('report.issuedAt', 'is not', null)
    .where('task.status', '=', 40)
    .where('task.ownerId', 'is not', null)
    .$narrowType<{ issuedAt: Date }>()
    .orderBy('orders.id')
    .orderBy('task.position')
    .executeTakeFirst();

type Order = NonNullable<Awaited<ReturnType<typeof disputableOrder>>>;

async function insertDispute(trx: Db, order: Order, plan: Plan, index: number, now: Date) {
  const { id: orderId, companyId, reportId, issuedAt, taskId, managerId, clientId } = order;
  const acts = ACTS[plan.status];
  const last = Math.min(now.getTime(), issuedAt.getTime() + 5 * 86_400_000);
  const step = (last - issuedAt.getTime()) / (acts.length + 1);
  const at = (act: number) =>
    new Date(Math.floor((issuedAt.getTime() + step * (act + 1)) / 1_000) * 1_000);
  const id = seededId(issuedAt, `dispute ${index}`);
  const isDecided = plan.decision !== undefined;
  await insertRows(trx, 'disputes', [
    {
      id,
      orderId,
      companyId,
      reportId,
      side: 1,
      status: plan.status,
      content: plan.content,
      raisedBy: clientId,
      requestId: null,
      decidedBy: isDecided ? managerId : null,
      decidedAt: isDecided ? at(acts.length - 1) : null,
      decision: plan.decision ?? null,
      createdAt: at(0),
      updatedAt: at(acts.length - 1),
    },
  ]);
  const isReverified = plan.status > 1;
  await insertRows(trx, 'dispute_items', [
    {
      disputeId: id,
      orderId,
      taskId,
      content: plan.item,
      isReverified,
      resultBefore: isReverified ? order.result : null,
      levelBefore: isReverified ? order.dangerLevel : null,
    },
  ]);
  await insertRows(
    trx,
    'dispute_events',
    acts.map((action, place) => ({
      disputeId: id,
      orderId,
      number: place + 1,
      action,
      statusBefore: place === 0 ? null : place,
      statusAfter: AFTER[action],
      rightCode: null,
      userId: place === 0 ? clientId : managerId,
      userName: place === 0 ? order.clientName : order.managerName,
      content: action === 'uphold' ? plan.decision! : null,
      createTime: at(place),
    })),
  );
  if (plan.status === 2) await verifyAgain(trx, order, plan, at(1));
  await refreshDisputeStatus(orderId, trx);
}

/** Has the disputed task verified again by the person who had it. */
async function verifyAgain(
  trx: Db,
  { id: orderId, taskId, ownerId }: Order,
  plan: Plan,
  time: Date,
) {
  const { count } = await trx
    .selectFrom('taskEvents')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('taskId', '=', taskId)
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('orderTasks')
    .set({ status: 50, assignTime: time, updatedAt: time, version: Number(count) + 1 })
    .where('id', '=', taskId)
    .execute();
  await insertRows(trx, 'task_events', [
    {
      taskId,
      orderId,
      number: Number(count) + 1,
      action: 'reverify',
      statusBefore: 40,
      statusAfter: 50,
      rightCode: null,
      userId: null,
      ownerId,
      userName: '',
      content: plan.content,
      createTime: time,
    },
  ]);
}
