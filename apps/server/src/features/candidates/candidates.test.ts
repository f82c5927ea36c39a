import { accountWith, type TestServer } from '../../resources/resourceCases.fixtures';
import { createTestServer, type Reply } from '../../testing/testServer';

const HOUR = 3_600_000;

describe('a revealed number', () => {
  let server: TestServer;
  let officer: string;
  let person: { id: string; mobile: string; idCardNo: string; companyId: string };

  beforeAll(async () => {
    server = await createTestServer();
    officer = await server.signIn('officer');
    person = await server.database.db
      .selectFrom('candidates')
      .select(['id', 'mobile', 'idCardNo', 'companyId'])
      .where('deletedAt', 'is', null)
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
  });

  const reveal = (input: object, token = officer): Promise<Reply> =>
    server.call(
      '/cCandidateInfo/reveal',
      { id: person.id, field: 'mobile', reason: '约候选人核实履历', ...input },
      { token },
    );
  const lines = () =>
    server.database.db
      .selectFrom('operateLogs')
      .selectAll()
      .where('action', '=', 'revealed')
      .where('objectType', '=', 'candidate')
      .where('objectId', '=', person.id)
      .orderBy('createTime')
      .orderBy('reason', 'desc')
      .execute();

  it('is given with a reason, and recorded masked: who, what, when and why', async () => {
    const [mobile, idNo] = [await reveal({}), await reveal({ field: 'idNo', reason: ' 查学历 ' })];

    expect([mobile.data, idNo.data]).toEqual([
      { value: person.mobile },
      { value: person.idCardNo },
    ]);
    expect(mobile.headers.get('cache-control')).toContain('no-store');
    const recorded = (await lines()).slice(-2);
    expect(recorded).toMatchObject([
      {
        objectType: 'candidate',
        objectId: person.id,
        userName: '林晓',
        reason: '约候选人核实履历',
      },
      { objectId: person.id, companyId: person.companyId, reason: '查学历' },
    ]);
    expect(JSON.stringify(recorded)).not.toContain(person.mobile);
    expect(JSON.stringify(recorded)).not.toContain(person.idCardNo);
  });

  it('is stored for no repetition of the call', async () => {
    const headers = { 'idempotency-key': 'reveal-once' };
    const input = { id: person.id, field: 'mobile', reason: '回访' };

    await server.call('/cCandidateInfo/reveal', input, { token: officer, headers });

    const stored = await server.database.db.selectFrom('idempotencyKeys').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(person.mobile);
    expect(JSON.stringify(server.lines)).not.toContain(person.mobile);
  });

  it.each([
    [{ reason: '' }],
    [{ reason: '   ' }],
    [{ reason: 'x'.repeat(201) }],
    [{ field: 'name' }],
    [{ field: 'constructor' }],
  ])('is refused for %j', async (input) => {
    const count = (await lines()).length;

    expect((await reveal(input)).status).toBe(400);
    expect(await lines()).toHaveLength(count);
  });

  it.each(['ADMIN', 'DISPATCH', 'QC', 'FINANCE', 'SALES'])('is not for %s', async (role) => {
    const token = await server.signIn(await accountWith(server, role));

    expect((await reveal({}, token)).status).toBe(403);
    expect((await server.call('/cCandidateInfo/getList', {}, { token })).data?.can?.actions ?? [])
      .not.toContain('reveal'); // oxfmt-ignore
  });

  it('is not for clients, nor of people whom nobody finds', async () => {
    const client = await server.signIn('client');

    expect((await reveal({}, client)).status).toBe(403);
    expect((await reveal({ id: 'nobody' })).status).toBe(404);
  });

  it('is announced by the list and the order to those who may have it', async () => {
    const { id } = await server.database.db
      .selectFrom('orders')
      .select('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const canOf = async (username: string) => {
      const token = await server.signIn(username);
      const top = await server.call('/gOrderBaseApi/getTopUser', { orderId: id }, { token });
      const order = await server.call('/gOrderBaseApi/getOrderDetail', { orderId: id }, { token });
      const list = await server.call('/cCandidateInfo/getList', {}, { token });
      const mayReveal = [top, order].map(({ data }) => data.actions.includes('reveal'));
      return [...mayReveal, list.data?.can.actions ?? []];
    };

    expect(await canOf('officer')).toEqual([true, true, ['reveal']]);
    expect(await canOf(await accountWith(server, 'VERIFIER'))).toEqual([true, true, ['reveal']]);
    expect(await canOf('admin')).toEqual([false, false, []]);
  });

  it('is the last for a while after thirty within an hour, also of many at once', async () => {
    server.clock.now = new Date(server.clock.now.getTime() + 48 * HOUR);
    const token = await server.signIn(await accountWith(server, 'VERIFIER'));

    const replies = await Promise.all(Array.from({ length: 34 }, () => reveal({}, token)));

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(30);
    const refused = replies.find(({ status }) => status === 429)!;
    expect(refused.msg).toBe('您在 1 小时内已查看 30 个号码，请在 60 分钟后再查看');
    expect(refused.headers.get('retry-after')).toBe('3600');
    server.clock.now = new Date(server.clock.now.getTime() + HOUR + 1_000);
    expect((await reveal({}, token)).status).toBe(200);
  });
});
