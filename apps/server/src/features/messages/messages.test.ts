import { fromBeijing, type MessageDraft } from '@mingjian/api';
import { accountWith } from '../../resources/resourceCases.fixtures';
import { newMessages, removeNewMessages } from '../../testing/newMessages';
import { createTestServer, tokenHeaders } from '../../testing/testServer';
import type { SentText } from '../outbox/sender';
import { queueScene } from './queueScene';

const SECRET = 'https://mingjian.example/c/7c6d5e4f3a';

describe('messages about orders', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let sent: SentText[];
  let problem: string | null;
  let officer: string;
  let finance: string;
  let client: string;
  let order: {
    id: string;
    orderNo: string;
    companyId: string;
    candidateId: string;
    candidateName: string;
    mobile: string;
  };

  beforeAll(async () => {
    const send = async (text: SentText) => {
      if (problem !== null) throw new Error(problem);
      sent.push(text);
    };
    server = await createTestServer({ senders: { sms: { send }, email: { send } } });
    officer = await server.signIn('officer');
    finance = await server.signIn(await accountWith(server, 'FINANCE'), 'serviceUser');
    client = await server.signIn('client');
    order = await server.database.db
      .selectFrom('orders')
      .innerJoin('candidates', 'candidates.id', 'orders.candidateId')
      .innerJoin('users', 'users.companyId', 'orders.companyId')
      .select(['orders.id', 'orderNo', 'orders.companyId', 'candidateId', 'candidateName'])
      .select('candidates.mobile')
      .where('users.username', '=', 'client')
      .where('orders.pmId', 'is not', null)
      .orderBy('orders.id')
      .executeTakeFirstOrThrow();
  });

  beforeEach(async () => {
    await server.backend.outbox.idle();
    await removeNewMessages(server.database);
    sent = [];
    problem = null;
  });

  const call = async (name: string, input: object, token = officer) =>
    server.call(`/fMessageInfo/${name}`, input, { token });
  const draft = (more: Partial<MessageDraft> = {}) => ({
    channel: 1,
    orderId: order.id,
    receiverType: 1,
    content: '请保持电话畅通',
    ...more,
  });
  const listed = async (list = 'fMessageInfo') => {
    const search = JSON.stringify({ SEARCH_EQ_order_id: order.id });
    const { data } = await server.call(
      `/${list}/getList`,
      { searchParam: search, pageSize: 50 },
      { token: officer },
    );
    const texts = (await newMessages(server.database)).map(({ id }) => id);
    return (data.content as { id: string }[]).filter(({ id }) => texts.includes(id));
  };
  const invite = async () => {
    const id = await queueScene(
      {
        scene: 'candidateInvite',
        channel: 'sms',
        recipient: '15400009421',
        language: 'zh',
        receiverType: 1,
        receiverId: order.candidateId,
        orderId: order.id,
        values: {
          candidateName: order.candidateName,
          companyName: '云帆',
          position: '工程师',
          link: SECRET,
          days: 7,
          reason: '',
          officerName: '',
          officerPhone: '',
        },
      },
      server.backend,
    );
    return id;
  };
  const later = (seconds: number) => {
    server.clock.now = new Date(server.clock.now.getTime() + seconds * 1_000);
  };
  const attempt = async () => {
    server.backend.outbox.wake();
    await server.backend.outbox.idle();
  };
  const failWholly = async () => {
    problem = 'The gateway is closed';
    for (const seconds of [0, 30, 120, 600, 1_800]) {
      later(seconds);
      await attempt();
    }
    problem = null;
  };

  it('are sent to the candidate of an order, and listed with a masked number', async () => {
    const { status, data } = await call('save', draft());
    await server.backend.outbox.idle();

    expect(status).toBe(200);
    expect(sent).toMatchObject([{ to: order.mobile, text: '【明鉴】请保持电话畅通' }]);
    const [message] = await listed();
    expect(message).toMatchObject({
      id: data.id,
      scene: 'free',
      status: 1,
      orderNo: order.orderNo,
      receiver: `${order.mobile.slice(0, 3)}****${order.mobile.slice(-4)}`,
      receiverName: order.candidateName,
    });
    expect((await listed('VMessageInfo'))[0]).toMatchObject({ authorName: expect.any(String) });
  });

  it('are sent from a free template, filled with the order', async () => {
    const { data } = await call('preview', draft({ templateCode: 'free.sms', content: null }));
    expect(data).toMatchObject({
      receiverName: order.candidateName,
      content: expect.stringContaining(`【明鉴】${order.candidateName}您好`),
      segments: 1,
      waitsUntil: null,
    });
    expect(await newMessages(server.database)).toEqual([]);

    expect((await call('save', draft({ templateCode: 'free.sms' }))).status).toBe(200);
    await server.backend.outbox.idle();
    expect(sent[0]!.text).toBe(data.content);
    const other = await call('save', draft({ templateCode: 'candidateInvite.sms' }));
    expect([other.status, other.data.fields]).toEqual([400, { templateCode: expect.any(String) }]);
  });

  it('of one’s own words wait for the morning at night, and the preview says so', async () => {
    const day = server.clock.now;
    server.clock.now = fromBeijing('2026-06-15 22:10:00')!;
    const { data } = await call('preview', draft());
    expect(data.waitsUntil).toBe('2026-06-16 08:00:00');
    const { data: saved } = await call('save', draft());
    await server.backend.outbox.idle();
    expect([saved.nextTime, sent]).toEqual(['2026-06-16 08:00:00', []]);
    server.clock.now = day;
  });

  it('reach accounts of the client and staff in the product', async () => {
    const { db } = server.database;
    const own = await db
      .selectFrom('users')
      .select('id')
      .where('username', '=', 'client')
      .executeTakeFirstOrThrow();
    const note = { channel: 3, receiverType: 2, subject: '报告进度', receiverId: own.id } as const;
    const { status, data } = await call('save', draft(note));
    expect([status, data.status]).toEqual([200, 1]);
    const { orderId, content } = draft();
    const toOrderer = { channel: 3, receiverType: 2, subject: '报告进度', orderId, content };
    expect((await call('preview', toOrderer)).data.receiverName).toEqual(expect.any(String));

    const search = { searchParam: JSON.stringify({ SEARCH_EQ_title: '报告进度' }) };
    const inbox = await server.call('/fNoticeInfo/getList', search, { token: client });
    const [notice] = inbox.data.content as { id: string }[];
    await server.call('/fNoticeInfo/update', { id: notice!.id, readFlag: 1 }, { token: client });
    expect((await listed())[0]).toMatchObject({ readTime: expect.any(String) });
  });

  it('name what is wrong with their receiver', async () => {
    const { db } = server.database;
    const foreign = await db
      .selectFrom('users')
      .select('id')
      .where('username', '=', 'client2')
      .executeTakeFirstOrThrow();
    const fields = async (more: Partial<MessageDraft>) =>
      Object.keys((await call('save', draft(more))).data.fields);

    expect(await fields({ receiverType: 2, receiverId: foreign.id })).toEqual(['receiverId']);
    expect(await fields({ receiverType: 3, receiverId: foreign.id })).toEqual(['receiverId']);
    expect(await fields({ receiverType: 3 })).toEqual(['receiverId']);
    expect(await fields({ orderId: null })).toEqual(['orderId']);
    expect(await fields({ channel: 3, subject: '主题' })).toEqual(['channel']);
    expect(await fields({ channel: 2, content: null })).toEqual(['subject', 'content']);
    expect((await call('save', draft({ orderId: 'missing' }))).status).toBe(404);
  });

  it('are closed to clients, and to staff without the right', async () => {
    const { data } = await call('save', draft());
    for (const token of [client, finance]) {
      for (const list of ['fMessageInfo', 'VMessageInfo', 'FMessageInfoRecord'])
        expect((await server.call(`/${list}/getList`, {}, { token })).status).toBe(403);
      expect((await call('save', draft(), token)).status).toBe(403);
      expect((await call('preview', draft(), token)).status).toBe(403);
      expect((await call('update', { id: data.id, content: '改' }, token)).status).toBe(403);
      expect((await call('delete', { id: data.id }, token)).status).toBe(403);
    }
  });

  it('that wait can be reworded and cancelled, those that were sent cannot', async () => {
    problem = 'The gateway is closed';
    const { data: waiting } = await call('save', draft());
    await server.backend.outbox.idle();
    expect((await call('update', { id: waiting.id, content: '改过' })).data.content).toBe('改过');
    problem = null;
    await attempt();
    expect(sent.map(({ text }) => text)).toEqual(['改过']);
    expect((await call('update', { id: waiting.id, content: '再改' })).status).toBe(409);
    expect((await call('delete', { id: waiting.id })).status).toBe(409);

    problem = 'The gateway is closed';
    const { data: other } = await call('save', draft());
    await server.backend.outbox.idle();
    expect((await call('delete', { id: other.id })).status).toBe(200);
    expect((await listed()).map(({ id }) => id)).toEqual([waiting.id]);
    expect((await call('delete', { id: other.id })).status).toBe(404);
  });

  it('that a worker is sending are left alone', async () => {
    problem = 'The gateway is closed';
    const { data } = await call('save', draft());
    await server.backend.outbox.idle();
    await server.database.db
      .updateTable('outbox')
      .set({ sendingSince: server.clock.now })
      .where('id', '=', data.id)
      .execute();

    expect((await call('delete', { id: data.id })).status).toBe(409);
    later(120);
    expect((await call('delete', { id: data.id })).status).toBe(200);
  });

  it('that failed are sent again to a corrected address, with five more attempts', async () => {
    const id = await invite();
    await failWholly();
    expect((await listed()).find((one) => one.id === id)).toMatchObject({
      status: 2,
      retryCount: 5,
      failReason: 'The gateway is closed',
    });
    expect((await call('update', { id, content: '改' })).status).toBe(409);
    expect((await call('update', { id, receiver: 'lin.xiao@example.com' })).data.fields).toEqual({
      receiver: '收件地址与渠道不符',
    });

    problem = 'The gateway is closed';
    await call('update', { id, receiver: '15400000422' });
    await server.backend.outbox.idle();
    expect((await listed()).find((one) => one.id === id)).toMatchObject({ status: 0 });
    problem = null;
    later(30);
    await attempt();
    expect(sent).toMatchObject([{ to: '15400000422' }]);

    const tries = (await server.call(
      '/FMessageInfoRecord/getList',
      { searchParam: JSON.stringify({ SEARCH_EQ_message_id: id }), pageSize: 50 },
      { token: officer },
    )) as { data: { content: { number: number; result: number; receiver: string }[] } };
    expect(
      tries.data.content
        .toSorted((a, b) => a.number - b.number)
        .map(({ number, result, receiver }) => [number, result, receiver]),
    ).toEqual([
      ...[1, 2, 3, 4, 5].map((number) => [number, 2, '154****9421']),
      [6, 2, '154****0422'],
      [7, 1, '154****0422'],
    ]);
  });

  it('show no secret in any list, export or log', async () => {
    await invite();
    problem = `Rejected: ${SECRET}`;
    await attempt();

    const texts: unknown[] = [server.lines];
    for (const list of ['fMessageInfo', 'VMessageInfo', 'FMessageInfoRecord', 'outbox', 'sysLog']) {
      const token = await server.signIn('admin');
      const { data } = await server.call(`/${list}/getList`, { pageSize: 100 }, { token });
      expect(data.content.length).toBeGreaterThan(0);
      texts.push(data);
    }
    expect(JSON.stringify(texts)).not.toMatch(/7c6d5e4f3a|15400009421/);
    const logged = await server.database.db
      .selectFrom('operateLogs')
      .select(['before', 'after', 'reason'])
      .execute();
    expect(JSON.stringify(logged)).not.toContain('7c6d5e4f3a');
  });

  it.each(['VMessageInfo', 'FMessageInfoRecord'])('%s refuses writes with 405', async (list) => {
    for (const name of ['save', 'update', 'delete']) {
      const { status } = await server.call(`/${list}/${name}`, { id: 'x' }, { token: officer });
      expect(status).toBe(405);
    }
  });

  it('are sent once, however often a save arrives with its key', async () => {
    const headers = { ...tokenHeaders(officer), 'idempotency-key': 'message-once' };
    for (let time = 0; time < 3; time += 1)
      await server.call('/fMessageInfo/save', draft(), { headers });
    await server.backend.outbox.idle();
    expect(sent).toHaveLength(1);
  });
});
