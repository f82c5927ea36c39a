import { sql } from 'kysely';
import { encodeSearch } from '@mingjian/api';
import { accountWith, worldOf, type TestServer } from '../../resources/resourceCases.fixtures';
import { createTestServer, type Sending } from '../../testing/testServer';

const PERSON = { userName: '李清照', mobile: '13958264321', idCardNo: '310101199001011234' };
const MISSING = '01ZZZZZZZZZZZZZZZZZZZZZZZZ';

describe('placing an order', () => {
  let server: TestServer;
  let companyIds: readonly [string, string];
  let client: string;
  let officer: string;

  let stored: Awaited<ReturnType<typeof storedIds>>;
  const storedIds = async () => {
    const { db } = server.database;
    const orders = await db.selectFrom('orders').select('id').execute();
    const candidates = await db.selectFrom('candidates').select('id').execute();
    return {
      orders: new Set(orders.map(({ id }) => id)),
      candidates: new Set(candidates.map(({ id }) => id)),
    };
  };

  beforeAll(async () => {
    server = await createTestServer();
    ({ companyIds } = await worldOf(server));
    client = await server.signIn('client');
    officer = await server.signIn('officer');
    stored = await storedIds();
  });
  /** Other tests of this worker count the orders and candidates of the demo. */
  afterAll(async () => {
    const now = await storedIds();
    const orders = [...now.orders].filter((id) => !stored.orders.has(id));
    const candidates = [...now.candidates].filter((id) => !stored.candidates.has(id));
    await server.database.db.transaction().execute(async (db) => {
      // Events can only be added: without their trigger they go as well.
      await sql`set local session_replication_role = replica`.execute(db);
      await db
        .deleteFrom('orderEvents')
        .where('orderId', 'in', ['', ...orders])
        .execute();
      await db
        .deleteFrom('orders')
        .where('id', 'in', ['', ...orders])
        .execute();
      await db
        .deleteFrom('candidates')
        .where('id', 'in', ['', ...candidates])
        .execute();
      await db.deleteFrom('companyProducts').execute();
    });
  });
  beforeEach(async () => {
    await server.database.db.deleteFrom('companyProducts').execute();
  });

  const place = (draft: object = {}, sending: Sending = {}) =>
    server.call(
      '/gOrderInfo/save',
      { orderType: 1, productId: 'STD_MID', ...PERSON, ...draft },
      { token: client, ...sending },
    );
  const candidateIn = async (companyId: string, isDeleted = false) =>
    server.database.db
      .selectFrom('candidates')
      .select(['id', 'name', 'position'])
      .where('companyId', '=', companyId)
      .where('deletedAt', isDeleted ? 'is not' : 'is', null)
      .orderBy('id')
      .executeTakeFirstOrThrow();
  const chosen = (candidateId: string, draft: object = {}) =>
    server.call(
      '/gOrderInfo/save',
      { orderType: 1, productId: 'STD_MID', candidateId, ...draft },
      { token: client },
    );
  const counts = async () => {
    const { db } = server.database;
    const of = async (table: 'orders' | 'candidates' | 'orderEvents') =>
      Number(
        (
          await db
            .selectFrom(table)
            .select((eb) => eb.fn.countAll().as('n'))
            .executeTakeFirstOrThrow()
        ).n,
      );
    return [await of('orders'), await of('candidates'), await of('orderEvents')];
  };

  it('makes an order of a new candidate, which staff see at once, with its history', async () => {
    const list = async () =>
      (
        await server.call(
          '/vOrderInfo/getList',
          { searchParam: encodeSearch([{ field: 'orderStatus', operator: 'EQ', value: '10' }]) },
          { token: officer },
        )
      ).data;
    const before = await list();

    const { status, data } = await place({ remark: ' 请先联系 HR ', position: '词人' });

    expect(status).toBe(200);
    expect(data).toMatchObject({
      orderNo: expect.stringMatching(/^MJ20260615\d{7}$/) as string,
      orderType: 1,
      orderStatus: 10,
      companyId: companyIds[0],
      productName: '精调·标准版',
      userName: '李清照',
      mobile: '139****4321',
      position: '词人',
      urgentFlag: 0,
      pmId: null,
      orderTime: '2026-06-15 10:30:00',
      amount: 59_800,
    });
    const after = await list();
    expect(after.total).toBe(before.total + 1);
    expect(after.content[0].id).toBe(data.id);
    const detail = (
      await server.call('/gOrderBaseApi/getOrderDetail', { orderId: data.id }, { token: officer })
    ).data;
    expect(detail).toMatchObject({
      remark: '请先联系 HR',
      actions: ['reveal'],
      version: 1,
    });
    expect(detail.steps[0]).toMatchObject({ step: 1, state: 'current' });
    expect(detail.events).toEqual([
      {
        key: 'order 1',
        kind: 'order',
        label: '下单',
        action: 'place',
        userName: '陈思齐',
        content: null,
        createTime: '2026-06-15 10:30:00',
      },
    ]);
    expect(
      (
        await server.call(
          '/gOrderBaseApi/update',
          { orderId: data.id, action: 'take' },
          { token: officer },
        )
      ).data.orderStatus,
    ).toBe(20);
  });

  it('takes a candidate of the company, without making another one', async () => {
    const candidate = await candidateIn(companyIds[0]);
    const [orders, candidates] = await counts();

    const { data } = await chosen(candidate.id, { orderType: 2, productId: 'FLASH_ID' });

    expect(data).toMatchObject({
      orderType: 2,
      candidateId: candidate.id,
      userName: candidate.name,
      position: candidate.position,
    });
    expect((await counts()).slice(0, 2)).toEqual([orders! + 1, candidates]);
  });

  it('refuses candidates of others, deleted ones and missing ones alike', async () => {
    const own = await candidateIn(companyIds[0]);
    const { id } = await candidateIn(companyIds[1]);
    const gone = await place({ userName: '将被删除' });
    await server.database.db
      .updateTable('candidates')
      .set({ deletedAt: server.clock.now })
      .where('id', '=', gone.data.candidateId)
      .execute();
    const before = await counts();

    for (const candidateId of [id, gone.data.candidateId as string, MISSING])
      expect(await chosen(candidateId)).toMatchObject({
        status: 400,
        msg: 'candidateId：所选内容不存在',
      });
    expect(await chosen(own.id, { userName: '别人' })).toMatchObject({
      status: 400,
      msg: 'userName：已选择候选人，不能再填写',
    });
    expect(await counts()).toEqual(before);
  });

  it('refuses products that the company may not order, and missing ones, alike', async () => {
    const { db } = server.database;
    await db
      .insertInto('companyProducts')
      .values([
        { companyId: companyIds[0], productId: 'STD_DEEP', enabled: 0, price: null },
        { companyId: companyIds[1], productId: 'STD_BASE', enabled: 0, price: null },
      ])
      .execute();
    await db.updateTable('products').set({ status: 0 }).where('id', '=', 'EXEC').execute();
    const before = await counts();

    for (const draft of [
      { productId: 'STD_DEEP' },
      { productId: 'EXEC' },
      { productId: 'FLASH_ID' },
      { productId: 'STD_MID', orderType: 2 },
      { productId: MISSING },
    ])
      expect(await place(draft)).toMatchObject({ status: 400, msg: 'productId：所选内容不存在' });
    expect(await counts()).toEqual(before);
    expect((await place({ productId: 'STD_BASE' })).status).toBe(200);
    await db.updateTable('products').set({ status: 1 }).where('id', '=', 'EXEC').execute();
  });

  it('offers each company its products at its own price', async () => {
    await server.database.db
      .insertInto('companyProducts')
      .values({ companyId: companyIds[0], productId: 'STD_MID', price: 50_000 })
      .execute();
    const offersFor = async (token: string, language = 'zh') =>
      (
        await server.call(
          '/aCompanyProduct/getList',
          {
            pageSize: 500,
            searchParam: encodeSearch([
              { field: 'enabled', operator: 'EQ', value: '1' },
              { field: 'type', operator: 'EQ', value: '1' },
              { field: 'isAddItem', operator: 'EQ', value: '0' },
            ]),
          },
          { token, headers: { 'accept-language': language } },
        )
      ).data.content as Record<string, unknown>[];
    const hr = await server.signIn(
      await accountWith(server, 'COMPANY_HR', companyIds[0]),
      'companyUser',
    );

    const offers = await offersFor(client, 'en');

    expect(offers.map(({ companyId }) => companyId)).toEqual(Array(4).fill(companyIds[0]));
    expect(offers[1]).toEqual({
      id: `${companyIds[0]}.STD_MID`,
      companyId: companyIds[0],
      companyName: expect.any(String),
      productId: 'STD_MID',
      productCode: 'STD_MID',
      isAddItem: 0,
      name: 'Refined · Standard',
      contents: expect.stringContaining('two latest employments'),
      type: 1,
      price: 50_000,
      listPrice: 59_800,
      ownPrice: 50_000,
      discount: null,
      slaDays: 5,
      ownSlaDays: null,
      sort: 3,
      enabled: 1,
      productVersion: 1,
      latestVersion: 1,
      customFields: null,
      reportTemplate: null,
      version: 1,
    });
    expect((await offersFor(hr))[1]).toMatchObject({ name: '精调·标准版', price: null });
    expect((await place()).data.amount).toBe(50_000);
  });

  it('is refused at another price than was seen, which is named, and made at that', async () => {
    const before = await counts();
    const setPrice = async (price: number) =>
      server.database.db
        .insertInto('companyProducts')
        .values({ companyId: companyIds[0], productId: 'STD_MID', price })
        .onConflict((conflict) =>
          conflict.columns(['companyId', 'productId']).doUpdateSet({ price }),
        )
        .execute();
    await setPrice(61_000);
    const seen = { quotedPrice: 59_800 };

    const refused = await place(seen);

    expect([refused.status, refused.msg]).toEqual([
      409,
      '价格刚由 ¥598.00 调整为 ¥610.00，请核对后再提交，已填写的内容都保留',
    ]);
    const several = { orderType: 1, productId: 'STD_MID', candidates: [PERSON], ...seen };
    const all = await server.call('/gOrderInfo/saveAll', several, { token: client });
    expect(all.status).toBe(409);
    expect(await counts()).toEqual(before);
    expect((await place({ quotedPrice: 61_000 })).data.amount).toBe(61_000);
    // A draft costs nothing yet; what is made of it is asked again.
    const draft = await place({ ...seen, isDraft: 1 });
    const sent = { id: draft.data.id, isDraft: 0, ...seen };
    const send = async (input: object) =>
      server.call('/gOrderInfo/update', input, { token: client });
    expect((await send(sent)).status).toBe(409);
    expect((await send({ ...sent, quotedPrice: 61_000 })).data.amount).toBe(61_000);
    // Who sees no prices is told none.
    const hr = await server.signIn(
      await accountWith(server, 'COMPANY_HR', companyIds[0]),
      'companyUser',
    );
    expect((await place({ quotedPrice: 1 }, { token: hr })).status).toBe(200);
  });

  it.each([
    [{ userName: '' }, 'userName：必填'],
    [
      { userName: ' ', mobile: undefined, idCardNo: '' },
      'userName：必填；mobile：必填；idCardNo：必填',
    ],
    [{ mobile: '139****4321' }, /^mobile：含有已隐藏的字符/],
    [{ mobile: 'abc' }, /^mobile：请输入/],
    [{ idCardNo: '你好' }, /^idCardNo：请输入/],
    [{ email: 'a@' }, /^email：请输入/],
    [{ orderType: 3 }, /orderType/],
    [{ addItems: '["STD_MID"]' }, 'addItems：所选内容不存在'],
    [{ authMode: 1 }, 'authUrl：请上传授权书'],
    [{ city: '["999999"]' }, 'city：所选内容不存在'],
    [{ orderStatus: 100 }, 'orderStatus：不能写入该字段'],
    [{ id: MISSING }, 'id：不能写入该字段'],
  ])('refuses what it cannot place, and makes nothing: %j', async (draft, msg) => {
    const before = await counts();

    const reply = await place(draft);

    expect(reply.status).toBe(400);
    expect(reply.msg).toMatch(msg);
    expect(await counts()).toEqual(before);
  });

  it('is for the accounts of a client that order, for their own company alone', async () => {
    const by = async (role: string, companyId?: string) => {
      const userType = companyId ? 'companyUser' : 'serviceUser';
      const token = await server.signIn(await accountWith(server, role, companyId), userType);
      const { status } = await place({}, { token });
      const { data } = await server.call('/getUserInfo', { userType }, { token });
      expect(data.can.includes('orders.place')).toBe(status === 200);
      return status;
    };

    expect([await by('COMPANY_HR', companyIds[0]), await by('COMPANY_FIN', companyIds[0])]).toEqual(
      [200, 403],
    );
    for (const role of ['SALES', 'QC', 'VERIFIER']) expect(await by(role)).toBe(403);
    expect((await place({ companyId: companyIds[0] })).status).toBe(200);
    expect(await place({ companyId: companyIds[1] })).toMatchObject({
      status: 400,
      msg: 'companyId：所选内容不存在',
    });
  });

  it('is refused to a company that is suspended', async () => {
    const { db } = server.database;
    const set = (status: 1 | 2) =>
      db.updateTable('companies').set({ status }).where('id', '=', companyIds[0]).execute();
    await set(2);
    const reply = await place();
    await set(1);

    expect(reply).toMatchObject({
      status: 409,
      msg: '贵公司的合作已暂停，不能发起背调，请联系项目经理',
    });
  });

  it('happens once however often the same order arrives, and numbers those of one moment apart', async () => {
    const before = await counts();
    const same = await Promise.all(
      Array.from({ length: 10 }, () => place({}, { headers: { 'idempotency-key': 'one-order' } })),
    );
    expect(new Set(same.map(({ status, data }) => `${status} ${data.orderNo}`)).size).toBe(1);
    expect(await counts()).toEqual(before.map((count) => count + 1));

    const others = await Promise.all(Array.from({ length: 10 }, () => place()));
    expect(new Set(others.map(({ data }) => data.orderNo as string)).size).toBe(10);
  });

  it('is also that of the other specified call, which gives the whole order and corrects drafts', async () => {
    const { data: order } = await place({ isDraft: 1 });
    const save = async (draft: object) =>
      server.call('/gOrderBaseApi/save', draft, { token: client });

    const { orderType, productId } = order;
    const { data: corrected } = await save({ id: order.id, orderType, productId, isDraft: 1 });
    const { data: placed } = await save({ orderType, productId, ...PERSON });

    expect(corrected).toMatchObject({
      id: order.id,
      orderStatus: 0,
      candidateId: expect.any(String),
    });
    expect(placed).toMatchObject({ orderStatus: 10, steps: [], customValues: [] });
    const search = encodeSearch([{ field: 'orderNo', operator: 'EQ', value: placed.orderNo }]);
    const listed = await server.call(
      '/gOrderInfo/getList',
      { searchParam: search },
      { token: client },
    );
    expect(listed.data.content.map(({ id }: { id: string }) => id)).toEqual([placed.id]);
  });
});
