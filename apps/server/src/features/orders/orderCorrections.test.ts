import { encodeSearch, type OrderDetail, type OrderStatus } from '@mingjian/api';
import { accountWith } from '../../resources/resourceCases.fixtures';
import { createTestServer } from '../../testing/testServer';

describe('the facts of an order', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let officer: string;
  let client: string;
  let companyId: string;

  beforeAll(async () => {
    server = await createTestServer();
    // What is done here comes after what other tests did.
    server.clock.now = new Date(server.clock.now.getTime() + 3_600_000);
    [officer, client] = await Promise.all([server.signIn('officer'), server.signIn('client')]);
    const user = server.database.db.selectFrom('users').select('companyId');
    companyId = (await user.where('username', '=', 'client').executeTakeFirstOrThrow()).companyId!;
  });

  const orderAt = async (status: OrderStatus) =>
    server.database.db
      .selectFrom('orders')
      .selectAll()
      .where('orderStatus', '=', status)
      .where('orderType', '=', 1)
      .where('companyId', '=', companyId)
      .where('productId', '<>', 'STD_DEEP')
      // One of the demo: other tests have placed some today.
      .where('orderTime', '<', new Date('2026-06-15T00:00:00+08:00'))
      // Other tests of this worker read the first ones.
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
  const call = async (path: string, input: object, token = officer) =>
    server.call(path, input, { token });
  const detail = async (orderId: string, token = officer) =>
    (await call('/gOrderBaseApi/getOrderDetail', { orderId }, token)).data as OrderDetail;

  it('are corrected by staff, who tell the client; the client corrects the note', async () => {
    const { id, amount } = await orderAt(50);
    expect((await detail(id)).corrections).toEqual(['remark', 'dueDay', 'reduce', 'tasks']);
    expect((await detail(id, client)).corrections).toEqual(['remark']);

    const input = { orderId: id, reduceAmount: amount + 1, reason: '延期补偿' };
    const tooMuch = await call('/gOrderInfo/reduceAmount', input);
    expect(tooMuch.data.fields).toEqual({ reduceAmount: '不能超过订单金额' });
    const reduced = await call('/gOrderInfo/reduceAmount', { ...input, reduceAmount: 2_000 });
    expect(reduced.data.reduceAmount).toBe(2_000);
    expect((await detail(id, client)).events[0]).toMatchObject({
      kind: 'note',
      content: '减免 ¥20.00：延期补偿',
    });

    const before = await detail(id);
    await call('/GOrderInfoExtra/uploadOrderSubmitDate', { orderId: id, submitDate: '2026-07-01' });
    const after = await detail(id);
    expect([after.slaDueAt, after.version]).toEqual(['2026-07-01 18:00:00', before.version + 1]);
    expect(after.events[0]).toMatchObject({ action: 'postpone', content: '林晓改为 2026-07-01' });
    const past = { orderId: id, submitDate: '2026-06-01' };
    expect((await call('/GOrderInfoExtra/uploadOrderSubmitDate', past)).status).toBe(400);
    await call('/gOrderInfo/updateRemark', { orderId: id, remark: '请先联系' }, client);
    expect((await detail(id)).remark).toBe('请先联系');
    expect((await call('/gOrderInfo/reduceAmount', input, client)).status).toBe(409);
  });

  it('take more than a fifth off once another person has approved it', async () => {
    const { id, amount } = await orderAt(40);
    const reduction = { orderId: id, reduceAmount: Math.floor(amount / 2), reason: '服务补偿' };
    const asked = await call('/gOrderInfo/reduceAmount', reduction);
    expect(asked.data).toMatchObject({
      reduceAmount: 0,
      reductions: [{ status: 1, amount: reduction.reduceAmount, askedBy: '林晓', moves: [] }],
    });
    const again = await call('/gOrderInfo/reduceAmount', reduction);
    expect([again.status, again.msg]).toEqual([409, '已有减免申请在等另一位同事审批']);
    const [request] = asked.data.reductions;
    const decide = async (action: string, token: string, reason?: string) =>
      call('/gOrderReduction/update', { id: request.id, action, ...(reason && { reason }) }, token);
    const [admin, client2] = [await server.signIn('admin'), await server.signIn('client2')];
    expect((await decide('approve', officer)).status).toBe(403);
    expect((await decide('approve', client2)).status).toBe(404);
    expect((await detail(id, client)).reductions).toEqual([]);

    expect((await decide('approve', admin)).data).toMatchObject({
      reduceAmount: reduction.reduceAmount,
      reductions: [{ status: 2, decidedBy: expect.any(String) }],
    });
    expect((await decide('refuse', admin, '已同意')).status).toBe(409);

    // The newest comes first.
    server.clock.now = new Date(server.clock.now.getTime() + 1_000);
    const own = await call(
      '/gOrderInfo/reduceAmount',
      { ...reduction, reduceAmount: amount },
      admin,
    );
    expect(own.data.reductions[0].moves[0].blockers).toEqual(['不能审批自己的申请']);
    const { data } = await call(
      '/gOrderReduction/update',
      {
        id: own.data.reductions[0].id,
        action: 'refuse',
        reason: '减免过多',
      },
      await server.signIn(await accountWith(server, 'FINANCE'), 'serviceUser'),
    );
    expect(data).toMatchObject({
      reduceAmount: reduction.reduceAmount,
      reductions: [{ status: 3, decision: '减免过多' }, { status: 2 }],
    });
  });

  it('have another product while nobody works on its tasks', async () => {
    const { id } = await orderAt(20);
    const input = { orderId: id, productId: 'STD_DEEP', reason: '客户要求' };

    const { data } = await call('/gOrderInfo/change', input);

    expect([data.productName, data.events[0].content]).toEqual([
      '精调·深度版',
      expect.stringMatching(/^产品改为「精调·深度版」，金额 ¥[\d,.]+。客户要求$/),
    ]);
    const later = await orderAt(50);
    const refused = await call('/gOrderInfo/change', { ...input, orderId: later.id });
    expect([refused.status, refused.msg]).toEqual([409, '订单当前状态不能修改该项']);
  });

  it('name the people who work on it; it is handed over to another manager', async () => {
    const { id, pmId } = await orderAt(50);
    const team = (await call('/gOrderBaseApi/getServiceTeam', { orderId: id })).data;
    expect(team[0]).toMatchObject({ id: pmId, part: '项目经理' });
    expect(team.length).toBeGreaterThan(1);
    const related = (await call('/gOrderBaseApi2/getOrderRelaUserList', { orderId: id })).data;
    expect(new Set(related.map((person: { id: string }) => person.id)).size).toBe(related.length);
    expect((await call('/gOrderBaseApi/getServiceTeam', { orderId: id }, client)).status).toBe(403);

    const userId = async (username: string) => {
      const query = server.database.db.selectFrom('users').select('id');
      return (await query.where('username', '=', username).executeTakeFirstOrThrow()).id;
    };
    const verifier = await userId(await accountWith(server, 'VERIFIER'));
    const wrong = await call('/gOrderBaseApi/batchDivideOrder', { orderIds: id, userId: verifier });
    expect(wrong.data.fields).toEqual({ userId: '该人员不能负责订单' });
    const other = await userId('officer2');
    await call('/gOrderBaseApi/batchDivideOrder', { orderIds: id, userId: other });
    expect(await detail(id)).toMatchObject({ pmId: other, orderStatus: 50 });
    expect((await detail(id, client)).events[0]!.action).not.toBe('handOver');
  });

  it('are beside its notes and papers, which each side reads', async () => {
    const { id } = await orderAt(50);
    await call('/gOrderNoteLog/save', { orderId: id, content: '内部：等总机', visible: 1 });
    const request = {
      pageNum: 1,
      pageSize: 10,
      searchParam: encodeSearch([{ field: 'orderId', operator: 'EQ', value: id }]),
    };
    const own = (await call('/gOrderNoteLog/getList', request)).data.content;
    const words = (notes: { content: string }[]) => notes.map(({ content }) => content);
    expect(words(own)).toContain('内部：等总机');
    const theirs = (await call('/gOrderNoteLog/getList', request, client)).data.content;
    expect(words(theirs)).not.toContain('内部：等总机');
    const papers = (await call('/gOrderInfo/getCredentialAndResume', { orderId: id })).data;
    expect(papers.credentials[0]).toMatchObject({ name: '授权书' });
    expect(
      (await call('/vOrderInfo/orderListInfo', { pageNum: 1, pageSize: 5 }, client)).data.total,
    ).toBeGreaterThan(0);
  });
});
