import type { SupportConversation, SupportMessages } from '@mingjian/api';
import { listen, type Listening } from '../../listen';
import { accountWith, worldOf, type TestServer } from '../../resources/resourceCases.fixtures';
import { openStream } from '../../testing/eventReader';
import { createTestServer } from '../../testing/testServer';

const MISSING = '01ZZZZZZZZZZZZZZZZZZZZZZZZ';
type Person = 'admin' | 'officer' | 'client' | 'client2' | 'hr' | 'qc';

describe('support conversations', () => {
  let server: TestServer;
  let listening: Listening;
  let own: string;
  let foreign: string;
  const tokens = {} as Record<Person, string>;

  beforeAll(async () => {
    server = await createTestServer();
    listening = await listen(server.app.fetch, { port: 0, host: '127.0.0.1' });
    const { companyIds } = await worldOf(server);
    [own, foreign] = companyIds as [string, string];
    const names: Record<Person, string> = {
      admin: 'admin',
      officer: 'officer',
      client: 'client',
      client2: 'client2',
      hr: await accountWith(server, 'COMPANY_HR', own),
      qc: await accountWith(server, 'QC'),
    };
    for (const [person, username] of Object.entries(names) as [Person, string][]) {
      const isClient = person === 'hr' || person.startsWith('client');
      tokens[person] = await server.signIn(username, isClient ? 'companyUser' : 'serviceUser');
    }
  });
  afterAll(async () => {
    await server.backend.events.stop();
    await listening.close();
  });
  beforeEach(async () => {
    for (const table of ['supportReads', 'supportMessages', 'supportConversations'] as const)
      await server.database.db.deleteFrom(table).execute();
  });

  const call = (person: Person, name: string, input: object = {}) =>
    server.call(`/support/${name}`, input, { token: tokens[person] });
  const send = (person: Person, content: string, companyId = own) =>
    call(person, 'send', { companyId, content });
  const messagesOf = async (person: Person, input: object = {}) =>
    (await call(person, 'getMessages', { companyId: own, ...input })).data as SupportMessages;
  const listOf = async (person: Person, input: object = {}) =>
    (await call(person, 'getConversations', input)).data as SupportConversation[];
  const unreadOf = async (person: Person) =>
    (await call(person, 'getUnreadCount')).data.count as number;

  it('hold what both sides write, in order, with names and sides', async () => {
    const { data } = await send('client', ' 报告什么时候能出？ ');
    await send('officer', '今天 18:00 前。');

    expect(data).toEqual({
      companyId: own,
      number: 1,
      side: 'companyUser',
      fromUser: expect.any(String) as string,
      fromUserName: '陈思齐',
      content: '报告什么时候能出？',
      createTime: '2026-06-15 10:30:00',
    });
    const { content, total } = await messagesOf('hr');
    expect(content.map(({ number, side }) => [number, side])).toEqual([
      [1, 'companyUser'],
      [2, 'serviceUser'],
    ]);
    expect([content[0], total]).toEqual([data, 2]);
    expect((await messagesOf('client', { limit: 1 })).content.map(({ number }) => number)).toEqual([
      2,
    ]);
  });

  it('never leave a company: another one is like a missing one', async () => {
    await send('officer', '您好', foreign);

    for (const companyId of [foreign, MISSING]) {
      const replies = [
        await call('client', 'getMessages', { companyId }),
        await call('client', 'send', { companyId, content: '您好' }),
        await call('client', 'markRead', { companyId, upTo: 1 }),
      ];
      expect(replies.map(({ status }) => status)).toEqual([404, 404, 404]);
    }
    expect((await listOf('client')).map(({ companyId }) => companyId)).toEqual([own]);
    expect(await unreadOf('client')).toBe(0);
  });

  it('are closed to staff who do not look after clients', async () => {
    const replies = [
      await call('qc', 'getConversations'),
      await call('qc', 'getMessages', { companyId: own }),
      await call('qc', 'send', { companyId: own, content: '您好' }),
      await call('qc', 'markRead', { companyId: own, upTo: 1 }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect(await unreadOf('qc')).toBe(0);
  });

  it('wait for everybody of the other side, until read or answered by a colleague', async () => {
    await send('client', '第一条');
    await send('client', '第二条');
    expect([await unreadOf('officer'), await unreadOf('admin'), await unreadOf('hr')]).toEqual([
      2, 2, 0,
    ]);

    expect((await call('officer', 'markRead', { companyId: own, upTo: 1 })).data.count).toBe(1);
    expect((await call('officer', 'markRead', { companyId: own, upTo: 99 })).data.count).toBe(0);
    expect((await call('officer', 'markRead', { companyId: own, upTo: 0 })).data.count).toBe(0);
    expect(await unreadOf('admin')).toBe(2);
    await send('officer', '收到');

    expect([await unreadOf('admin'), await unreadOf('client'), await unreadOf('hr')]).toEqual([
      0, 1, 1,
    ]);
    expect((await listOf('hr'))[0]).toMatchObject({ unread: 1, lastMessage: { content: '收到' } });
  });

  it('are listed by the latest message, and companies without one by their name', async () => {
    await send('client', '甲');
    server.clock.now = new Date(server.clock.now.getTime() + 1_000);
    await send('client2', '乙', foreign);

    const listed = await listOf('officer');
    expect(listed.map(({ companyId }) => companyId)).toEqual([foreign, own]);
    const { name } = await server.database.db
      .selectFrom('companies')
      .select('name')
      .where('id', 'not in', [own, foreign])
      .where('deletedAt', 'is', null)
      .executeTakeFirstOrThrow();
    expect(await listOf('officer', { companyName: name })).toEqual([
      expect.objectContaining({ companyName: name, lastMessage: null, unread: 0 }),
    ]);
    expect(await listOf('officer', { companyName: '%' })).toEqual([]);
  });

  it.each([
    ['nothing', ' '],
    ['too much', '明'.repeat(2_001)],
  ])('refuse %s', async (_, content) => {
    expect((await send('client', content)).status).toBe(400);
  });

  it('have a message once that is sent again with its key', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const again = () =>
      server.call(
        '/support/send',
        { companyId: own, content: '一次' },
        {
          token: tokens.client,
          headers,
        },
      );

    const [first, second] = [await again(), await again()];

    expect(second.data).toEqual(first.data);
    expect((await messagesOf('client')).total).toBe(1);
  });

  it('number what is sent at the same time without gaps', async () => {
    const sent = await Promise.all(
      ['client', 'officer', 'hr', 'admin'].map((person) => send(person as Person, person)),
    );

    expect(sent.map(({ data }) => data.number as number).toSorted()).toEqual([1, 2, 3, 4]);
  });

  it('are told to both sides at once, and to nobody else', async () => {
    const streams = Object.fromEntries(
      (['client', 'hr', 'officer', 'client2', 'qc'] as const).map((person) => [
        person,
        openStream(`http://127.0.0.1:${listening.port}/CM-API`, tokens[person]),
      ]),
    );
    for (const stream of Object.values(streams)) await stream.until('ready');

    await send('client', '您好');

    for (const person of ['client', 'hr', 'officer'])
      expect(await streams[person]!.until('support')).toContainEqual({
        kind: 'support',
        companyId: own,
      });
    for (const person of ['client2', 'qc'])
      expect(streams[person]!.events).toEqual([{ kind: 'ready' }]);
    for (const stream of Object.values(streams)) stream.close();
    await Promise.all(Object.values(streams).map(({ ended }) => ended));
  });
});
