import { NO_ORDER, type Notice } from '@mingjian/api';
import { accountWith, worldOf, type TestServer } from '../../resources/resourceCases.fixtures';
import { createTestServer } from '../../testing/testServer';

const MISSING = '01ZZZZZZZZZZZZZZZZZZZZZZZZ';
type Person = 'admin' | 'officer' | 'officer2' | 'client' | 'client2' | 'hr' | 'qc';

describe('notices', () => {
  let server: TestServer;
  let orderId: string;
  const tokens = {} as Record<Person, string>;
  const ids = {} as Record<Person, string>;

  beforeAll(async () => {
    server = await createTestServer();
    const { companyIds } = await worldOf(server);
    const names: Record<Person, string> = {
      admin: 'admin',
      officer: 'officer',
      officer2: 'officer2',
      client: 'client',
      client2: 'client2',
      hr: await accountWith(server, 'COMPANY_HR', companyIds[0]),
      qc: await accountWith(server, 'QC'),
    };
    for (const [person, username] of Object.entries(names) as [Person, string][]) {
      const isClient = person === 'hr' || person.startsWith('client');
      tokens[person] = await server.signIn(username, isClient ? 'companyUser' : 'serviceUser');
      ids[person] = (
        await server.database.db
          .selectFrom('users')
          .select('id')
          .where('username', '=', username)
          .executeTakeFirstOrThrow()
      ).id;
    }
    orderId = (
      await server.database.db
        .selectFrom('orders')
        .select('id')
        .where('companyId', '=', companyIds[0])
        .where('pmId', '=', ids.officer)
        .executeTakeFirstOrThrow()
    ).id;
  });
  beforeEach(async () => {
    await server.database.db.deleteFrom('notices').execute();
  });

  const call = (person: Person, name: string, input: object = {}) =>
    server.call(`/fNoticeInfo/${name}`, input, { token: tokens[person] });
  const draftTo = (targets: readonly Person[], extra: object = {}) => ({
    noticeType: 2,
    title: '请补充授权书',
    content: '第二页缺少签署日期。',
    targetUserIds: targets.map((person) => ids[person]).join(','),
    ...extra,
  });
  const send = (from: Person, targets: readonly Person[], extra: object = {}) =>
    call(from, 'save', draftTo(targets, extra));
  const inboxOf = async (person: Person, input: object = {}) =>
    (await call(person, 'getList', input)).data.content as Notice[];
  const unreadOf = async (person: Person) =>
    (await call(person, 'getUnReadCount')).data.count as number;

  it('reach their recipients and copies, each with the whole notice, and nobody else', async () => {
    const { status, data } = await send('officer', ['officer2', 'qc'], {
      id: '',
      orderId,
      copyUserIds: `${ids.admin},${ids.qc}`,
      fromUser: ids.officer,
      createTime: '2001-01-01 00:00:00',
      remark: '加急',
    });

    expect(status).toBe(200);
    const expected = {
      id: data.id as string,
      orderId,
      orderNo: expect.stringMatching(/^MJ/) as string,
      noticeType: 2,
      title: '请补充授权书',
      content: '第二页缺少签署日期。',
      fromUser: ids.officer,
      fromUserName: '林晓',
      targetUserIds: `${ids.officer2},${ids.qc}`,
      targetUserNames: ['欧阳若兰', expect.any(String) as string],
      copyUserIds: ids.admin,
      copyUserNames: ['周明远'],
      remark: '加急',
      readFlag: 0,
      handleStatus: 0,
      handleResult: null,
      createTime: '2026-06-15 10:30:00',
    };
    expect(data).toEqual(expected);
    for (const reader of ['officer2', 'qc', 'admin'] as const)
      expect(await inboxOf(reader)).toEqual([expected]);
    for (const other of ['officer', 'client', 'client2', 'hr'] as const)
      expect(await inboxOf(other)).toEqual([]);
  });

  it('about no order say so, whether the form sends nothing, an empty text or the default', async () => {
    for (const about of [{}, { orderId: '' }, { orderId: NO_ORDER }])
      expect((await send('officer', ['officer2'], about)).data.orderId).toBe('allNotice');
  });

  it.each<[string, object, number, string]>([
    ['somebody else’s name', { fromUser: 'x' }, 403, '您没有权限执行此操作'],
    ['an id of a notice', { id: MISSING }, 400, 'id：通知发出后不能修改，请另发一条'],
    ['an order that is missing', { orderId: MISSING }, 404, '订单不存在'],
    ['no recipient', { targetUserIds: ' , ' }, 400, 'targetUserIds：必填'],
    [
      'a recipient who does not exist',
      { targetUserIds: 'nobody' },
      400,
      'targetUserIds：没有这些人员，或不能发给他们：nobody',
    ],
    [
      'a copy to somebody who does not exist',
      { copyUserIds: '1' },
      400,
      'copyUserIds：没有这些人员，或不能发给他们：1',
    ],
    [
      'too many recipients',
      { targetUserIds: Array.from({ length: 1_001 }, (_, i) => `u${i}`).join(',') },
      400,
      'targetUserIds：收件人和抄送人合计最多 1000 人',
    ],
    ['a field that is unknown', { companyId: '1' }, 400, 'companyId：不能写入该字段'],
    ['a state of reading', { readFlag: 1 }, 400, 'readFlag：不能写入该字段'],
    ['ids that are no text', { targetUserIds: ['a,b'] }, 400, 'targetUserIds：格式不正确'],
    ['another type', { noticeType: 9 }, 400, 'noticeType：只能是 1, 2, 3, 4'],
    ['a blank title', { title: '  ' }, 400, 'title：必填'],
  ])('are refused with %s', async (_, extra, status, msg) => {
    const reply = await send('officer', ['officer2'], extra);

    expect([reply.status, reply.msg]).toEqual([status, msg]);
    expect(await inboxOf('officer2')).toEqual([]);
  });

  it('never leave the scope of a company, whoever sends them', async () => {
    const refusals = [
      // A client knows neither other companies' people nor staff beyond its own orders.
      await send('client', ['client2']),
      await send('client', ['officer']),
      await send('client2', ['officer'], { orderId }),
      // Staff tell no other client about an order.
      await send('officer', ['client', 'client2'], { orderId }),
    ];

    expect(refusals.map(({ status }) => status)).toEqual([400, 400, 404, 400]);
    expect(refusals[3]!.msg).toMatch(/^targetUserIds：这些人员不属于该订单的客户/);
    expect((await send('client', ['officer', 'hr'], { orderId })).status).toBe(200);
    expect((await send('client', ['hr'])).status).toBe(200);
    expect((await send('officer', ['client'], { orderId })).status).toBe(200);
  });

  it('to several clients show each only its own people', async () => {
    await send('admin', ['client', 'client2', 'officer'], { noticeType: 1 });

    const [own] = await inboxOf('client');
    const [whole] = await inboxOf('officer');
    expect(own!.targetUserIds).toBe(`${ids.client},${ids.officer}`);
    expect(own!.targetUserNames).toEqual(['陈思齐', '林晓']);
    expect(whole!.targetUserNames).toHaveLength(3);
  });

  it('of a company are gone for somebody who has left it', async () => {
    await send('officer', ['client'], { orderId });
    const { companyIds } = await worldOf(server);
    const client = server.database.db.updateTable('users').where('id', '=', ids.client);

    await client.set({ companyId: companyIds[1] }).execute();
    const seen = [await inboxOf('client'), await unreadOf('client')];
    await client.set({ companyId: companyIds[0] }).execute();

    expect(seen).toEqual([[], 0]);
  });

  it('are read by each reader apart, and unread again', async () => {
    const { data } = await send('officer', ['officer2', 'qc']);

    expect((await call('officer2', 'update', { id: data.id, readFlag: 1 })).data).toEqual({
      count: 0,
    });
    expect([await unreadOf('officer2'), await unreadOf('qc')]).toEqual([0, 1]);
    expect((await inboxOf('qc'))[0]!.readFlag).toBe(0);
  });

  it('are all read at once, but for one that arrived after the newest seen', async () => {
    await send('officer', ['officer2']);
    await send('admin', ['officer2']);
    const [newest] = await inboxOf('officer2');
    server.clock.now = new Date(server.clock.now.getTime() + 1_000);
    await send('qc', ['officer2']);

    const { data } = await call('officer2', 'readAll', { upTo: newest!.createTime });

    expect(data).toEqual({ count: 1 });
    expect((await call('officer2', 'readAll')).data).toEqual({ count: 0 });
    expect(await call('officer2', 'readAll', { upTo: '2026-02-30 00:00:00' })).toMatchObject({
      status: 400,
    });
  });

  it('are deleted by one reader for that reader alone, twice without harm', async () => {
    const { data } = await send('officer', ['officer2', 'qc']);

    for (let time = 0; time < 2; time += 1)
      expect((await call('officer2', 'delete', { id: data.id })).status).toBe(200);

    expect([await inboxOf('officer2'), await unreadOf('officer2')]).toEqual([[], 0]);
    expect(await inboxOf('qc')).toHaveLength(1);
  });

  it.each(['update', 'delete'])(
    'of others answer %s like missing ones, a list as a whole',
    async (name) => {
      const own = (await send('officer', ['officer2'])).data.id as string;
      const foreign = (await send('officer', ['qc'])).data.id as string;
      const change = (id: string) =>
        call('officer2', name, { id, ...(name === 'update' && { readFlag: 1 }) });

      const replies = [
        await change(foreign),
        await change(MISSING),
        await change(`${own},${foreign}`),
      ];

      expect(replies.map(({ status, msg }) => [status, msg])).toEqual(
        Array.from({ length: 3 }, () => [404, '没有找到所请求的内容']),
      );
      expect([await unreadOf('officer2'), await unreadOf('qc')]).toEqual([1, 1]);
      expect((await change(own)).status).toBe(200);
    },
  );

  it('are searched and sorted within one’s own, by what one has read too', async () => {
    for (const title of ['甲', '乙', '丙']) {
      server.clock.now = new Date(server.clock.now.getTime() + 1_000);
      await send('officer', ['officer2', 'qc'], { title });
    }
    const [third, second] = await inboxOf('officer2');
    await call('officer2', 'update', { id: `${third!.id},${second!.id}`, readFlag: 1 });
    const find = async (person: Person, searchParam: object, orderParam = '') =>
      (await inboxOf(person, { searchParam: JSON.stringify(searchParam), orderParam })).map(
        ({ title }) => title,
      );

    expect(await find('officer2', {})).toEqual(['丙', '乙', '甲']);
    expect(await find('officer2', {}, 'create_time asc')).toEqual(['甲', '乙', '丙']);
    expect(await find('officer2', { SEARCH_EQ_read_flag: '0' })).toEqual(['甲']);
    expect(await find('qc', { SEARCH_EQ_read_flag: '0' })).toHaveLength(3);
    expect(await find('officer2', { SEARCH_LIKE_title: '乙' })).toEqual(['乙']);
    expect(
      await call('officer2', 'getList', {
        searchParam: JSON.stringify({ SEARCH_EQ_reader_id: ids.qc }),
      }),
    ).toMatchObject({ status: 400 });
  });

  it('are counted without prolonging an idle session', async () => {
    const token = await server.signIn('officer2');
    const start = server.clock.now.getTime();
    const at = async (hours: number, path: string, input: object = {}) => {
      server.clock.now = new Date(start + hours * 3_600_000);
      return (await server.call(path, input, { token })).status;
    };

    expect(await at(20, '/fNoticeInfo/getUnReadCount')).toBe(200);
    expect(await at(25, '/fNoticeInfo/getUnReadCount')).toBe(401);
    server.clock.now = new Date(start);
  });

  it('that ask for assistance are answered once, by a recipient, and who asked is told', async () => {
    const asked = { noticeType: 3, title: '学历存疑', copyUserIds: ids.admin, orderId };
    const { data } = await send('officer', ['qc', 'officer2'], asked);
    const answer = { id: data.id as string, handleResult: '已致电学校核实' };

    expect((await call('admin', 'handle', answer)).status).toBe(404);
    expect((await call('client', 'handle', answer)).status).toBe(404);
    const empty = await call('qc', 'handle', { id: data.id, handleResult: ' ' });
    expect([empty.status, empty.msg]).toEqual([400, 'handleResult：必填']);
    const handled = await call('qc', 'handle', answer);
    expect(handled.data).toMatchObject({ handleStatus: 2, handleResult: '已致电学校核实' });
    expect(await call('officer2', 'handle', answer)).toMatchObject({
      status: 409,
      msg: '这条协助已经处理',
    });
    const told = (await call('officer', 'getList')).data.content as Notice[];
    expect(told[0]).toMatchObject({ title: '协助已处理：学历存疑', content: '已致电学校核实' });
  });
});
