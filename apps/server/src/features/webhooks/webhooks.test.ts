import { createHmac } from 'node:crypto';
import { invitedOrder } from '../collect/candidate.fixtures';
import { createTestServer } from '../../testing/testServer';
import { runPlacedEffects } from '../orders/orderEffects';
import { startReceiver, type Received, type Receiver } from './receiver.fixtures';
import { webhookDeliveries } from './runDeliveries';

const HOUR = 3_600_000;

/** Checks a signature as the specification says, by none of the code under test. */
function isSignedBy(secret: string, { headers, body }: Received) {
  const [id, time] = [String(headers['webhook-id']), String(headers['webhook-timestamp'])];
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const wanted = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64');
  return String(headers['webhook-signature']).split(' ').includes(`v1,${wanted}`);
}

describe('webhooks', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let receiver: Receiver;
  let client: string;
  let other: string;
  let start: Date;
  const made: string[] = [];

  beforeAll(async () => {
    server = await createTestServer({ allowsLocalWebhooks: true });
    client = await server.signIn('client');
    other = await server.signIn('client2');
    // Endpoints that other tests left would get what is placed here, where nobody answers.
    const { db } = server.database;
    await db.deleteFrom('webhookDeliveries').where('status', '=', 0).execute();
    await db.updateTable('webhookEndpoints').set({ status: 0 }).execute();
  });
  beforeEach(async () => {
    receiver = await startReceiver();
    start = server.clock.now;
  });
  afterEach(async () => {
    await receiver.close();
    server.clock.now = start;
    const { db } = server.database;
    for (const id of made.splice(0)) {
      await db.deleteFrom('webhookDeliveries').where('endpointId', '=', id).execute();
      await db.deleteFrom('webhookEndpoints').where('id', '=', id).execute();
    }
  });

  const call = (path: string, input: object, token = client) => server.call(path, input, { token });
  async function endpoint(events = ['order.placed']) {
    const draft = { name: '人事系统', url: receiver.url, events: JSON.stringify(events) };
    const reply = await call('/webhookEndpoint/save', draft);
    expect(reply.status, reply.msg).toBe(200);
    made.push(reply.data.id as string);
    return reply.data as { id: string; version: number; companyId: string };
  }
  const secretOf = async (id: string) =>
    (await call('/webhookEndpoint/newSecret', { id })).data as {
      secret: string;
      previousUntil: string | null;
    };
  const run = async () => webhookDeliveries.run({}, server.backend);
  const later = (milliseconds: number) =>
    void (server.clock.now = new Date(server.clock.now.getTime() + milliseconds));
  /** The session of before has ended meanwhile. */
  const signInAgain = async () => void (client = await server.signIn('client'));
  async function place(companyId: string) {
    const order = await server.database.db
      .selectFrom('orders')
      .select(['id', 'orderNo', 'companyId'])
      .where('companyId', '=', companyId)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    await runPlacedEffects(order, server.backend);
    return order;
  }
  const deliveriesOf = async (endpointId: string) => {
    const searchParam = JSON.stringify({ SEARCH_EQ_endpoint_id: endpointId });
    const { data } = await call('/webhookDelivery/getList', { searchParam });
    return data.content as { id: string; status: number; tries: number; problem: string | null }[];
  };
  const storedEndpoint = (id: string) =>
    server.database.db
      .selectFrom('webhookEndpoints')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  it('deliver an event of an order once, signed, without personal data', async () => {
    const { id, companyId } = await endpoint();
    const { secret } = await secretOf(id);
    const order = await place(companyId);

    await run();
    await run();

    expect(receiver.received).toHaveLength(1);
    const [message] = receiver.received;
    expect(isSignedBy(secret, message!)).toBe(true);
    expect(isSignedBy(secret, { ...message!, body: `${message!.body} ` })).toBe(false);
    expect(JSON.parse(message!.body)).toEqual({
      type: 'order.placed',
      timestamp: server.clock.now.toISOString(),
      apiVersion: '2026-11-01',
      data: { orderId: order.id, orderNo: order.orderNo, status: 10 },
    });
    expect(await deliveriesOf(id)).toMatchObject([{ status: 1, tries: 1, problem: null }]);
  });

  it('go only to the endpoints of the company that chose the event', async () => {
    const { companyId } = await endpoint(['report.issued']);
    await place(companyId);
    const elsewhere = await server.database.db
      .selectFrom('orders')
      .select('companyId')
      .where('companyId', '<>', companyId)
      .executeTakeFirstOrThrow();
    await endpoint();
    await place(elsewhere.companyId);

    await run();

    expect(receiver.received).toEqual([]);
  });

  it('tell of the course of an order: placed, accepted, cancelled', async () => {
    const { id } = await endpoint(['order.placed', 'order.status_changed', 'order.cancelled']);
    const token = await server.signIn('officer');
    const { orderId } = await invitedOrder(server, token);
    const cancel = { orderId, cancelReason: '岗位取消' };

    const reply = await call('/gOrderInfo/cancelOrder', cancel, token);
    await run();

    expect(reply.status, reply.msg).toBe(200);
    const told = receiver.received
      .map(({ body }) => JSON.parse(body) as { type: string; data: object })
      .map(({ type, data }) => [type, data]);
    const about = { orderId, orderNo: expect.any(String) as string };
    expect(told).toEqual([
      ['order.placed', { ...about, status: 10 }],
      ['order.status_changed', { ...about, status: 20, previousStatus: 10 }],
      ['order.status_changed', { ...about, status: -10, previousStatus: 20 }],
      ['order.cancelled', { ...about, status: -10, previousStatus: 20 }],
    ]);
    expect(JSON.stringify(receiver.received)).not.toMatch(/郑采采|13958260421|11010519491231002X/);
    expect(await deliveriesOf(id)).toHaveLength(4);
  });

  it('are tried again by the schedule under the same id, with new times, then have failed', async () => {
    const { id, companyId } = await endpoint();
    receiver.answer = (response) => response.writeHead(500).end('broken 13800001234');
    await place(companyId);

    await run();
    later(4_000);
    await run();
    expect(receiver.received).toHaveLength(1);

    for (const pause of [2_000, 0.1, 0.6, 2.3, 5.6, 11, 15.5, 22.1, 26.5]) {
      later(pause > 100 ? pause : pause * HOUR);
      await run();
    }

    await signInAgain();
    const { headers } = receiver.received[0]!;
    expect(receiver.received).toHaveLength(10);
    expect(new Set(receiver.received.map((one) => one.headers['webhook-id'])).size).toBe(1);
    const times = receiver.received.map((one) => Number(one.headers['webhook-timestamp']));
    expect(times).toEqual([...new Set(times)].toSorted((one, two) => one - two));
    const [delivery] = await deliveriesOf(id);
    expect(delivery).toMatchObject({ status: 2, tries: 10, problem: 'status' });
    const { data } = await call('/webhookDelivery/getDetail', { id: delivery!.id });
    expect(data.messageId).toBe(headers['webhook-id']);
    expect(data.attempts).toHaveLength(10);
    expect(data.attempts[0].response).not.toContain('13800001234');
  });

  it('are sent again by hand, one or those of a range', async () => {
    const { id, companyId } = await endpoint();
    await place(companyId);
    await run();
    const [delivery] = await deliveriesOf(id);

    const one = await call('/webhookDelivery/replay', { id: delivery!.id });
    await run();
    const day = (offset: number) =>
      new Date(server.clock.now.getTime() + offset * HOUR + 8 * HOUR)
        .toISOString()
        .slice(0, 19)
        .replace('T', ' ');
    const range = { endpointId: id, from: day(-1), to: day(1) };
    const failed = await call('/webhookDelivery/replayRange', { ...range, onlyFailed: 1 });
    const all = await call('/webhookDelivery/replayRange', { ...range, onlyFailed: 0 });
    const wrong = await call('/webhookDelivery/replayRange', {
      ...range,
      to: day(-2),
      onlyFailed: 0,
    });
    await run();

    expect([one.data, failed.data, all.data]).toEqual([
      { queued: 1 },
      { queued: 0 },
      { queued: 1 },
    ]);
    expect(wrong.status).toBe(400);
    expect(receiver.received).toHaveLength(3);
    expect(new Set(receiver.received.map((received) => received.headers['webhook-id'])).size).toBe(
      1,
    );
  });

  it('are signed by the old secret too for a day, then by the new one alone', async () => {
    const { id } = await endpoint();
    const first = await secretOf(id);
    const second = await secretOf(id);
    const test = () => call('/webhookEndpoint/sendTest', { id });

    await test();
    await run();
    later(24 * HOUR + 1_000);
    await signInAgain();
    await test();
    await run();

    expect(first.previousUntil).toBeNull();
    expect(second.previousUntil).not.toBeNull();
    expect(first.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const [during, after] = receiver.received;
    expect([first, second].map(({ secret }) => isSignedBy(secret, during!))).toEqual([true, true]);
    expect([first, second].map(({ secret }) => isSignedBy(secret, after!))).toEqual([false, true]);
    expect(JSON.parse(during!.body)).toMatchObject({ type: 'webhook.test' });
    const { data } = await call('/webhookEndpoint/getList', {
      searchParam: JSON.stringify({ SEARCH_EQ_id: id }),
    });
    expect(JSON.stringify(data)).not.toContain(second.secret);
    expect(data.content[0].secretTail).toBe(second.secret.slice(-4));
  });

  it('end with 410: the endpoint is off, what waited is stopped, and its company is told', async () => {
    const { id, companyId } = await endpoint();
    receiver.answer = (response) => response.writeHead(410).end();
    await place(companyId);
    await place(companyId);

    await run();

    expect(receiver.received).toHaveLength(1);
    expect(await storedEndpoint(id)).toMatchObject({ status: 0, problem: 'gone' });
    const states = (await deliveriesOf(id)).map(({ status, problem }) => [status, problem]);
    expect(states.toSorted()).toEqual([
      [2, 'gone'],
      [3, 'stopped'],
    ]);
    const notice = await server.database.db
      .selectFrom('notices')
      .select('companyId')
      .where('title', '=', '推送地址“人事系统”已停用')
      .where('companyId', '=', companyId)
      .executeTakeFirst();
    expect(notice).toEqual({ companyId });
    expect((await call('/webhookEndpoint/sendTest', { id })).status).toBe(409);
  });

  it('pause after five days of failure, and begin anew when somebody switches them on', async () => {
    const { id, companyId } = await endpoint();
    receiver.answer = (response) => response.writeHead(503, { 'retry-after': '3600' }).end();
    await place(companyId);
    await run();
    later(HOUR / 2);
    await run();
    expect(receiver.received).toHaveLength(1);

    later(5 * 24 * HOUR);
    await run();
    await signInAgain();

    const stored = await storedEndpoint(id);
    expect(stored).toMatchObject({ status: 0, problem: 'failing' });
    const { version } = stored;
    const on = await call('/webhookEndpoint/update', { id, version, status: 1 });
    expect(on.data).toMatchObject({ status: 1, problem: null, failingSince: null });
  });

  it('are the own company’s alone: another one gets 404 for the endpoint and its deliveries', async () => {
    const { id, version, companyId } = await endpoint();
    await place(companyId);
    const [delivery] = await deliveriesOf(id);
    const attempts = [
      ['/webhookEndpoint/update', { id, version, name: '别人的' }],
      ['/webhookEndpoint/newSecret', { id }],
      ['/webhookEndpoint/sendTest', { id }],
      ['/webhookDelivery/getDetail', { id: delivery!.id }],
      ['/webhookDelivery/replay', { id: delivery!.id }],
    ] as const;

    for (const [path, input] of attempts)
      expect((await call(path, input, other)).status, path).toBe(404);
  });

  it('go to public https addresses alone, unless the server is started to try them out', async () => {
    const strict = await createTestServer();
    const save = async (url: string) => {
      const draft = { name: '内网', url, events: '["order.placed"]' };
      const { status } = await strict.call('/webhookEndpoint/save', draft, { token: client });
      return status;
    };

    for (const url of [
      'http://127.0.0.1:8080/hook',
      'https://127.0.0.1/hook',
      'https://10.1.2.3/hook',
      'https://[fd00::1]/hook',
      'https://localhost/hook',
      'http://hr.example.com/hook',
      'https://user:secret@hr.example.com/hook',
      'ftp://hr.example.com/hook',
    ])
      expect(await save(url), url).toBe(400);
  });
});
