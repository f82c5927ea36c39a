import { beijingDay, DAY, type PrivacyKind, type PrivacyStatus } from '@mingjian/api';
import type { Db } from '../database/connect';
import { seededId } from '../database/ids';
import { insertRows } from './insertRows';

interface Plan {
  kind: PrivacyKind;
  channel: 1 | 2 | 3;
  /** Days before the demo's present moment. */
  daysAgo: number;
  content: string;
  /** Moves after the receipt, in order, and the state that they lead to. */
  moves: readonly (keyof typeof STATUS_AFTER)[];
  status: PrivacyStatus;
  answer?: string;
}

const STATUS_AFTER = { receive: 10, take: 20, propose: 30, grant: 40, refuse: 50 } as const;

const PLANS: readonly Plan[] = [
  {
    kind: 1,
    channel: 1,
    daysAgo: 1,
    content: '请提供一份贵司保存的我的全部信息。',
    moves: [],
    status: 10,
  },
  {
    kind: 2,
    channel: 2,
    daysAgo: 4,
    content: '来电：第二段工作的离职月份填写有误，应为 2024 年 3 月。',
    moves: [],
    status: 10,
  },
  {
    kind: 3,
    channel: 1,
    daysAgo: 18,
    content: '报告中“离职原因”与实际不符，请重新核实。',
    moves: ['take'],
    status: 20,
  },
  {
    kind: 4,
    channel: 3,
    daysAgo: 9,
    content: '来函要求删除全部个人信息。',
    moves: ['take', 'propose'],
    status: 30,
  },
  {
    kind: 1,
    channel: 1,
    daysAgo: 35,
    content: '我想知道哪些人看过我的报告。',
    moves: ['take', 'grant'],
    status: 40,
    answer: '副本已备好，可在本页下载。',
  },
  {
    kind: 4,
    channel: 2,
    daysAgo: 60,
    content: '来电要求删除，订单仍在办理。',
    moves: ['take', 'refuse'],
    status: 50,
    answer: '订单办理期间依据您的授权处理信息，结束后可再次提出。',
  },
];

/** Days from the receipt of a demo request to its due time: 15 working days. */
const DUE = 21;

/** Stores requests of candidates of settled orders, worked on by two managers in turn. */
export async function insertPrivacyRequests(trx: Db, managerIds: readonly string[], now: Date) {
  const orders = await trx
    .selectFrom('orders')
    .select(['id as orderId', 'candidateId', 'companyId'])
    .where('orderStatus', '=', 100)
    .orderBy('id', 'desc')
    .limit(PLANS.length)
    .execute();
  const managers = await trx
    .selectFrom('users')
    .select(['id', 'realname'])
    .where('id', 'in', managerIds.slice(0, 2))
    .orderBy('id')
    .execute();
  for (const [index, plan] of PLANS.entries()) {
    const received = new Date(now.getTime() - plan.daysAgo * DAY);
    const after = (moves: number) => new Date(received.getTime() + moves * DAY);
    const by = (action: keyof typeof STATUS_AFTER) =>
      managers[action === 'take' || action === 'propose' ? 0 : 1]!;
    const id = seededId(received, `privacy ${index}`);
    const answered = plan.answer === undefined ? null : after(plan.moves.length);
    await insertRows(trx, 'privacy_requests', [
      {
        id,
        requestNo: `QX${beijingDay(received).replaceAll('-', '')}0001`,
        kind: plan.kind,
        status: plan.status,
        ...orders[index]!,
        groupCode: null,
        channel: plan.channel,
        content: plan.content,
        dueAt: new Date(received.getTime() + DUE * DAY),
        handledBy: plan.moves.includes('take') ? managers[0]!.id : null,
        proposedBy: plan.moves.includes('propose') ? managers[0]!.id : null,
        decidedBy: answered && managers[1]!.id,
        answer: plan.answer ?? null,
        answeredAt: answered,
        createdAt: received,
        updatedAt: after(plan.moves.length),
      },
    ]);
    await insertRows(
      trx,
      'privacy_events',
      (['receive', ...plan.moves] as const).map((action, moves) => ({
        requestId: id,
        number: moves + 1,
        action,
        statusBefore: moves === 0 ? null : moves === 1 ? 10 : 20,
        statusAfter: STATUS_AFTER[action],
        rightCode: null,
        userId: moves === 0 && plan.channel === 1 ? null : by(action).id,
        userName: moves === 0 && plan.channel === 1 ? '' : by(action).realname,
        content: answered && moves === plan.moves.length ? plan.answer! : null,
        createTime: after(moves),
      })),
    );
  }
}
