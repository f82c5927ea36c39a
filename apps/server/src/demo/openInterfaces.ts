import { OPEN_API } from '@mingjian/api';
import { sql } from 'kysely';
import type { Db } from '../database/connect';
import { hashOf, seededId } from '../database/ids';
import { insertRows } from './insertRows';
import { between, pickWeighted, share } from './pick';

const MINUTE = 60_000;
const DAY = 86_400_000;

/** Calls of the key in the last days, and deliveries to the endpoint. */
const [CALLS, DELIVERIES] = [120, 40];

/** A client whose systems are connected. */
interface ConnectedClient {
  companyId: string;
  userId: string;
}

/** Inserts keys, calls, an endpoint and deliveries of one client, for lists that say something. */
export async function insertOpenInterfaces(db: Db, client: ConnectedClient, now: Date) {
  await insertKeys(db, client, now);
  await insertDeliveries(db, client, now);
}

async function insertKeys(db: Db, { companyId, userId }: ConnectedClient, now: Date) {
  const createdAt = new Date(now.getTime() - 40 * DAY);
  const key = (name: string, scopes: readonly string[], status: 0 | 1) => ({
    id: seededId(createdAt, `api key ${name}`),
    companyId,
    name,
    scopes: JSON.stringify(scopes),
    addresses: status === 1 ? '203.0.113.0/24' : null,
    expireDay: null,
    status,
    userId,
    createdAt,
    updatedAt: createdAt,
  });
  const used = key('人事系统', ['products.read', 'orders.read', 'orders.write', 'reports.read'], 1);
  const old = key('旧人事系统', ['orders.read'], 0);
  await insertRows(db, 'api_keys', [used, old]);
  await insertRows(
    db,
    'api_key_secrets',
    // Nobody has these keys: people make their own.
    [used, old].map(({ id }, index) => ({
      hash: hashOf(`demo key ${id}`),
      keyId: id,
      tail: ['k7Qd', 'Zr3w'][index],
      createdAt,
    })),
  );
  const calls = Array.from({ length: CALLS }, (_, index) => callOf(used, index, now));
  await insertRows(db, 'api_calls', calls);
  const usedAt = calls[0]!.callTime;
  await insertRows(db, 'api_key_uses', [{ keyId: used.id, minuteFrom: usedAt, calls: 1, usedAt }]);
}

/** Refusals as the product words them. */
const REFUSALS: Readonly<Record<number, string>> = {
  400: 'mobile：请输入正确的手机号',
  404: '没有找到所请求的内容',
  409: '订单已取消，不能再次取消',
};

function callOf(key: { id: string; companyId: string }, index: number, now: Date) {
  const callTime = new Date(now.getTime() - Math.round((index + 1) ** 1.6 * 9) * MINUTE);
  const path = pickWeighted(
    [
      ['/orders', 5],
      [`/orders/${seededId(callTime, 'order')}`, 6],
      [`/orders/${seededId(callTime, 'order')}/report`, 2],
      ['/products', 1],
    ],
    index,
    71,
  );
  const method = path === '/orders' && share(index, 72) < 0.6 ? 'POST' : 'GET';
  const httpStatus = share(index, 73) > 0.08 ? 200 : method === 'POST' ? 400 : 404;
  return {
    id: seededId(callTime, `api call ${index}`),
    keyId: key.id,
    companyId: key.companyId,
    callTime,
    method,
    path: `${OPEN_API}${path}`,
    httpStatus,
    problem: REFUSALS[httpStatus] ?? null,
    costMs: Math.round(between(index, 74, 8, path.endsWith('report') ? 640 : 90)),
    address: '203.0.113.24',
  };
}

/** An endpoint that answered 410 at last, and what was sent to it before. */
async function insertDeliveries(db: Db, { companyId }: ConnectedClient, now: Date) {
  const createdAt = new Date(now.getTime() - 40 * DAY);
  const endpointId = seededId(createdAt, 'webhook endpoint');
  const { rows: orders } = await sql<{ id: string; orderNo: string; orderTime: Date }>`
    select id, order_no as "orderNo", order_time as "orderTime" from orders
    where company_id = ${companyId} and order_status > 0 and order_time > ${createdAt}
    order by order_time desc, id desc limit ${DELIVERIES}`.execute(db);
  const ended = orders[0]?.orderTime ?? createdAt;
  await insertRows(db, 'webhook_endpoints', [
    {
      id: endpointId,
      companyId,
      name: 'OA 系统',
      url: 'https://oa.example.com/webhooks/mingjian',
      events: '["order.placed","report.issued"]',
      apiVersion: '2026-11-01',
      status: 0,
      problem: 'gone',
      successAt: orders[1]?.orderTime ?? null,
      createdAt,
      updatedAt: ended,
    },
  ]);
  const sent = orders.map((order, index) => deliveryOf(order, index, { companyId, endpointId }));
  await insertRows(db, 'webhook_deliveries', sent.map(({ delivery }) => delivery).toReversed());
  await insertRows(
    db,
    'webhook_attempts',
    sent.map(({ attempt }) => attempt),
  );
}

function deliveryOf(
  { id: orderId, orderNo, orderTime }: { id: string; orderNo: string; orderTime: Date },
  index: number,
  { companyId, endpointId }: { companyId: string; endpointId: string },
) {
  const id = seededId(orderTime, `delivery ${index}`);
  const isLast = index === 0;
  const outcome = { httpStatus: isLast ? 410 : 204, problem: isLast ? 'gone' : null };
  const costMs = Math.round(between(index, 75, 40, 420));
  return {
    delivery: {
      id,
      endpointId,
      companyId,
      orderId,
      eventType: 'order.placed',
      body: JSON.stringify({
        type: 'order.placed',
        timestamp: new Date(orderTime).toISOString(),
        apiVersion: '2026-11-01',
        data: { orderId, orderNo, status: 10 },
      }),
      status: isLast ? 2 : 1,
      tries: 1,
      nextAt: null,
      ...outcome,
      createdAt: orderTime,
      endedAt: new Date(orderTime.getTime() + costMs),
    },
    attempt: {
      id: seededId(orderTime, `attempt ${index}`),
      deliveryId: id,
      number: 1,
      startedAt: orderTime,
      costMs,
      ...outcome,
      response: null,
    },
  };
}
