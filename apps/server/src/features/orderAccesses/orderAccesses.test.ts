import type { AccessLog, NamedOrderAccess, OrderRow } from '@mingjian/api';
import { createTestServer, tokenHeaders } from '../../testing/testServer';
import { enter, invitedOrder, tokenOf } from '../collect/candidate.fixtures';

const HOUR = 3_600_000;

describe('accesses to the data of candidates', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let tokens: Record<'officer' | 'officer2' | 'verifier002' | 'client' | 'client2', string>;
  let start: Date;

  beforeAll(async () => {
    server = await createTestServer();
    const names = ['officer', 'officer2', 'verifier002', 'client', 'client2'] as const;
    tokens = {} as typeof tokens;
    for (const name of names) tokens[name] = await server.signIn(name);
    start = server.clock.now;
  });
  afterEach(async () => {
    server.clock.now = start;
    await server.database.db.deleteFrom('orderAccesses').execute();
  });

  type Person = keyof typeof tokens;
  const by = (person: Person) => ({ token: tokens[person] });
  const placed = async (mobile: string) => {
    const person = { mobile, idCardNo: '110105199003078537', userName: '欧冶子' };
    const order = await invitedOrder(server, tokens.officer, 'STD_BASE', person);
    const session = await enter(server, tokenOf(order.invitation), mobile.slice(-4));
    return { ...order, session };
  };
  const open = async (orderId: string, person: Person, headers = {}) =>
    server.call('/gOrderBaseApi/getOrderDetail', { orderId }, { ...by(person), headers });
  const ofOrder = async (orderId: string, person: Person, size = 100) =>
    server.call('/gOrderAccess/getAccesses', { orderId, size }, by(person));
  const ofCandidate = async (session: string, size = 100) => {
    const reply = await server.call(
      '/api/collectPage/getAccesses',
      { size },
      { token: session, headers: { 'accept-language': 'zh' } },
    );
    return reply.data as AccessLog;
  };
  const seen = ({ days }: AccessLog) =>
    days.map(({ day, accesses }) => [day, ...accesses.map(({ who, what }) => `${who}：${what}`)]);

  it('are one a person, thing and day, and name organisation and role to the candidate', async () => {
    const { orderId, candidateId, invitation } = await placed('13958260701');
    const { name } = await server.database.db
      .selectFrom('orders')
      .innerJoin('companies', 'companies.id', 'orders.companyId')
      .select('companies.name')
      .where('orders.id', '=', orderId)
      .executeTakeFirstOrThrow();
    await open(orderId, 'officer');
    await server.call('/gOrderBaseApi/getTopUser', { orderId }, by('officer'));
    server.clock.now = new Date(start.getTime() + HOUR);
    await server.call(
      '/gCollectApi/getCollectFormData',
      { orderId, candidateId },
      by('verifier002'),
    );
    server.clock.now = new Date(start.getTime() + 14 * HOUR);
    await open(orderId, 'client');
    server.clock.now = new Date(start.getTime() + 15 * HOUR);
    await server.call(
      '/cCandidateInfo/reveal',
      { id: candidateId, field: 'mobile', reason: '电话核实' },
      by('verifier002'),
    );

    const session = await enter(server, tokenOf(invitation), '0701');
    const log = await ofCandidate(session);
    expect(log.total).toBe(4);
    expect(seen(log)).toEqual([
      [
        expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        '服务方 · 背调顾问：查看完整手机号',
        expect.stringMatching(new RegExp(`^客户 ${name} · .+：查看订单$`)),
      ],
      [
        expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        '服务方 · 背调顾问：查看填写的内容',
        '服务方 · 项目经理：查看订单',
      ],
    ]);
    expect(JSON.stringify(log)).not.toContain('林晓');
    expect(JSON.stringify(log)).not.toContain('电话核实');
    expect((await ofCandidate(session, 1)).days).toHaveLength(1);
  });

  it('name people and reasons to those who answer privacy requests, and to nobody else', async () => {
    const { orderId, candidateId } = await placed('13958260702');
    await open(orderId, 'officer');
    await server.call(
      '/cCandidateInfo/reveal',
      { id: candidateId, field: 'idNo', reason: '查学历' },
      by('verifier002'),
    );

    const { data } = await ofOrder(orderId, 'officer2');
    const accesses = (data as AccessLog<NamedOrderAccess>).days.flatMap((day) => day.accesses);
    expect(accesses.map(({ userName, reason }) => [userName, reason])).toEqual(
      expect.arrayContaining([
        ['林晓', null],
        [expect.any(String), '查学历'],
      ]),
    );
    expect((await ofOrder(orderId, 'verifier002')).status).toBe(403);
    expect((await ofOrder(orderId, 'client')).status).toBe(403);
    expect((await open(orderId, 'verifier002')).data.seesAccesses).toBe(false);
    expect((await open(orderId, 'officer2')).data.seesAccesses).toBe(true);
  });

  it('of one candidate are nothing to another, and a failed opening leaves none', async () => {
    const { orderId, session } = await placed('13958260703');
    const other = await placed('13958260704');
    await open(other.orderId, 'officer');
    expect((await open(orderId, 'client2')).status).toBe(404);

    expect((await ofCandidate(session)).total).toBe(0);
    expect((await ofCandidate(other.session)).total).toBe(1);
    const asked = await server.call(
      '/gOrderAccess/getAccesses',
      { orderId: other.orderId, size: 5 },
      { token: session },
    );
    expect(asked.status).toBe(401);
  });

  it('are of the files that a candidate handed in, and of no page that asks ahead', async () => {
    const { orderId, session } = await placed('13958260705');
    const body = new FormData();
    body.set('kind', 'collect');
    body.set('file', new Blob(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n']), '学历.pdf');
    const uploaded = await server.app.request('/CM-API/system/upload', {
      method: 'POST',
      headers: tokenHeaders(session),
      body,
    });
    const { data } = (await uploaded.json()) as { data: { path: string } };
    await open(orderId, 'officer', { purpose: 'prefetch' });
    expect((await ofCandidate(session)).total).toBe(0);

    const addresses = await server.call(
      '/system/getFileAddresses',
      { paths: [data.path] },
      by('officer'),
    );
    expect((await server.app.request(addresses.data[0] as string)).status).toBe(200);
    expect(seen(await ofCandidate(session))[0]![1]).toBe('服务方 · 项目经理：打开材料文件');
  });

  describe('mark orders of the list', () => {
    const marked = async (candidateId: string, person: Person) => {
      const searchParam = JSON.stringify({ SEARCH_EQ_candidate_id: candidateId });
      const { data } = await server.call('/vOrderInfo/getList', { searchParam }, by(person));
      return (data.content as OrderRow[])[0]?.isUpdated;
    };
    const later = () => {
      server.clock.now = new Date(server.clock.now.getTime() + 60_000);
    };
    const note = async (orderId: string, person: Person, visible: 1 | 2) => {
      later();
      await server.call('/gOrderNoteLog/save', { orderId, content: '请看', visible }, by(person));
      later();
    };

    it('that others changed since the reader opened them, until they are opened again', async () => {
      const { orderId, candidateId } = await placed('13958260706');
      await note(orderId, 'officer2', 1);
      expect(await marked(candidateId, 'officer')).toBe(0);

      await open(orderId, 'officer');
      await note(orderId, 'officer', 1);
      expect(await marked(candidateId, 'officer')).toBe(0);
      await note(orderId, 'officer2', 1);
      expect(await marked(candidateId, 'officer')).toBe(1);
      expect(await marked(candidateId, 'officer2')).toBe(0);

      await open(orderId, 'officer', { purpose: 'prefetch' });
      expect(await marked(candidateId, 'officer')).toBe(1);
      await open(orderId, 'officer');
      expect(await marked(candidateId, 'officer')).toBe(0);
    });

    it('for clients by what they may see alone', async () => {
      const { orderId, candidateId } = await placed('13958260707');
      later();
      await open(orderId, 'client');
      await note(orderId, 'officer', 1);
      expect(await marked(candidateId, 'client')).toBe(0);

      await note(orderId, 'officer', 2);
      expect(await marked(candidateId, 'client')).toBe(1);
    });
  });
});
