import { ORDER_UPDATES, type OrderDetail, type OrderQuote, type StoredDraft } from '@mingjian/api';
import { sql } from 'kysely';
import { accountWith, worldOf, type TestServer } from '../../resources/resourceCases.fixtures';
import { createTestServer } from '../../testing/testServer';

const PERSON = { userName: '沈括', mobile: '13958264321', idCardNo: '110101199001011237' };

describe('the terms of an order', () => {
  let server: TestServer;
  let companyIds: readonly [string, string];
  let client: string;
  let officer: string;
  let known: Set<string>;
  let candidates: Set<string>;

  const idsOf = async (table: 'orders' | 'candidates') =>
    new Set(
      (await server.database.db.selectFrom(table).select('id').execute()).map(({ id }) => id),
    );

  beforeAll(async () => {
    server = await createTestServer();
    ({ companyIds } = await worldOf(server));
    [client, officer] = await Promise.all([server.signIn('client'), server.signIn('officer')]);
    known = await idsOf('orders');
    candidates = await idsOf('candidates');
  });
  /** Other tests of this worker count the rows of the demo. */
  afterAll(async () => {
    const orders = [...(await idsOf('orders'))].filter((id) => !known.has(id));
    const people = [...(await idsOf('candidates'))].filter((id) => !candidates.has(id));
    await server.database.db.transaction().execute(async (db) => {
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
        .where('id', 'in', ['', ...people])
        .execute();
    });
  });

  const call = async (path: string, input: object, token = client) =>
    server.call(path, input, { token });
  const draft = (more: object = {}) => ({ orderType: 1, productId: 'STD_MID', ...PERSON, ...more });
  const save = async (more: object = {}, token = client) =>
    call('/gOrderInfo/save', draft(more), token);
  const detail = async (orderId: string) =>
    (await call('/gOrderBaseApi/getOrderDetail', { orderId }, officer)).data as OrderDetail;
  const quote = async (more: object = {}, token = client) =>
    (await call('/gOrderInfo/getQuote', { orderType: 1, productId: 'STD_MID', ...more }, token))
      .data as OrderQuote;
  const withCompany = async (values: object, work: () => Promise<void>) => {
    const companies = server.database.db.updateTable('companies').where('id', '=', companyIds[0]);
    const before = await server.database.db
      .selectFrom('companies')
      .select(['payMode', 'balance', 'freezeBalance', 'creditLimit'])
      .where('id', '=', companyIds[0])
      .executeTakeFirstOrThrow();
    await companies.set(values).execute();
    try {
      await work();
    } finally {
      await companies.set(before).execute();
    }
  };

  it('are stored: urgency costs half as much again and halves the time', async () => {
    const terms = {
      urgentFlag: 1,
      city: '["310000","310100"]',
      clientPoNo: 'PO-7',
      costCenter: '研发一部',
      consigneeName: '周敏',
      mainCompanyName: '橘子人力资源服务有限公司',
    };
    const offered = await quote({ urgentFlag: 1 });
    expect(offered).toMatchObject({ price: 89_700, urgentPrice: 29_900, slaDays: 3 });

    const { status, data } = await save(terms);

    expect([status, data.amount, data.urgentFlag]).toEqual([200, 89_700, 1]);
    expect(await detail(data.id)).toMatchObject({
      city: '上海市',
      mainCompanyName: '橘子人力资源服务有限公司',
    });
    const stored = await server.database.db
      .selectFrom('orders')
      .select(['clientPoNo', 'costCenter', 'consigneeName', 'cityCodes', 'authMode'])
      .where('id', '=', data.id)
      .executeTakeFirstOrThrow();
    expect(stored).toEqual({
      clientPoNo: 'PO-7',
      costCenter: '研发一部',
      consigneeName: '周敏',
      cityCodes: '["310000","310100"]',
      authMode: 2,
    });
  });

  it('have the fields that the client adds to a product, under the names of that day', async () => {
    const admin = await server.signIn('admin');
    const id = `${companyIds[0]}.STD_MID`;
    const offer = async (customFields: readonly object[]) =>
      call('/aCompanyProduct/update', { id, customFields }, admin);
    const [project, unit] = [{ label: '项目编号', labelEn: 'Project no.', required: 1 }, '部门'];
    const twice = await offer([project, project]);
    expect(twice.data.fields).toEqual({ 'customFields[1].label': '字段名称重复' });
    expect((await offer([project, { label: unit }])).status).toBe(200);

    const missing = await save();
    expect([missing.status, missing.data.fields]).toEqual([
      400,
      { customValues: '请填写项目编号' },
    ]);
    const own = { label: '项目编号', value: ' P-7 ' };
    const unknown = await save({ customValues: [own, { label: '工号', value: '1' }] });
    expect(unknown.data.fields).toEqual({ customValues: '所选内容不存在' });
    const kept = (await save({ isDraft: 1, customValues: [{ label: unit, value: '财务' }] })).data;
    const correct = async (more: object) => call('/gOrderInfo/update', { id: kept.id, ...more });
    expect((await correct({})).msg).toContain('请填写项目编号');
    const stored = (await call('/gOrderInfo/getDraft', { orderId: kept.id })).data as StoredDraft;
    expect(stored.customValues).toEqual([{ label: unit, labelEn: unit, value: '财务' }]);
    const values = [own, { label: unit, value: '财务' }];
    expect((await correct({ customValues: values })).data.orderStatus).toBe(10);
    await call('/aCompanyProduct/delete', { id }, admin);

    expect((await detail(kept.id)).customValues).toEqual([
      { label: '项目编号', labelEn: 'Project no.', value: 'P-7' },
      { label: unit, labelEn: unit, value: '财务' },
    ]);
    expect((await save({ customValues: [own] })).status).toBe(400);
  });

  it('have add-ons, each at its price, and take as long as the longest of them', async () => {
    const addItems = '["ADD_EMPLOYMENT","ADD_OVERSEAS"]';
    expect(await quote({ addItems })).toMatchObject({ price: 100_800, slaDays: 10 });
    expect(await quote({ addItems, urgentFlag: 1 })).toMatchObject({
      price: 151_200,
      urgentPrice: 50_400,
      slaDays: 5,
    });

    const { data } = await save({ addItems, isDraft: 1 });
    expect(data.amount).toBe(100_800);
    expect((await detail(data.id)).addOns).toEqual([
      { productCode: 'ADD_OVERSEAS', name: '加项·海外学历' },
      { productCode: 'ADD_EMPLOYMENT', name: '加项·工作履历' },
    ]);
    const stored = await call('/gOrderInfo/getDraft', { orderId: data.id });
    expect((stored.data as StoredDraft).addItems).toBe('["ADD_OVERSEAS","ADD_EMPLOYMENT"]');

    // A correction that says nothing of them keeps them; an empty list takes them off.
    const correct = async (changes: object) =>
      (await call('/gOrderInfo/update', { id: data.id, isDraft: 1, ...changes })).data.amount;
    expect(await correct({ costCenter: 'A1' })).toBe(100_800);
    expect(await correct({ addItems: '["ADD_INTERVIEW"]' })).toBe(71_800);
    expect(await correct({ addItems: '[]' })).toBe(59_800);
    expect((await detail(data.id)).addOns).toEqual([]);
  });

  it.each([
    ['of another type of order', 2, 'FLASH_ID', '["ADD_OVERSEAS"]'],
    ['a product', 1, 'STD_MID', '["STD_BASE"]'],
    ['unknown', 1, 'STD_MID', '["ADD_NONE"]'],
    ['no list', 1, 'STD_MID', '{"a":1}'],
  ])('refuse an add-on that is %s', async (_case, orderType, productId, addItems) => {
    const { status, data } = await save({ orderType, productId, addItems });

    expect([status, Object.keys(data.fields)]).toEqual([400, ['addItems']]);
  });

  it('do not sell an add-on alone, nor one that is switched off for the company', async () => {
    const alone = await save({ productId: 'ADD_OVERSEAS' });
    expect([alone.status, Object.keys(alone.data.fields)]).toEqual([400, ['productId']]);
    const companyId = companyIds[0];
    const own = { companyId, productId: 'ADD_OVERSEAS' };
    const { db } = server.database;
    await db
      .insertInto('companyProducts')
      .values({ ...own, price: null, enabled: 0 })
      .execute();
    try {
      expect((await save({ addItems: '["ADD_OVERSEAS"]' })).status).toBe(400);
      const agreed = db.updateTable('companyProducts').set({ enabled: 1, price: 20_000 });
      await agreed
        .where('companyId', '=', companyId)
        .where('productId', '=', own.productId)
        .execute();
      expect((await quote({ addItems: '["ADD_OVERSEAS"]' })).price).toBe(79_800);
    } finally {
      await db.deleteFrom('companyProducts').where('companyId', '=', companyId).execute();
    }
  });

  it('name orders of the same person in the last 90 days', async () => {
    const { data } = await save({ idCardNo: '11010119900307643X', userName: '苏颂' });

    const same = await quote({ idCardNos: ['11010119900307643x'] });

    expect(same.duplicates).toEqual([
      {
        orderId: data.id,
        orderNo: data.orderNo,
        userName: '苏颂',
        productName: '精调·标准版',
        orderTime: '2026-06-15 10:30:00',
      },
    ]);
    expect((await quote({ candidateId: data.candidateId })).duplicates).toHaveLength(1);
    expect((await quote({ idCardNos: ['110101199003076472'] })).duplicates).toEqual([]);
  });

  it('say when the balance or the credit of the company is not enough', async () => {
    await withCompany({ payMode: 1, balance: 59_900, freezeBalance: 200 }, async () => {
      expect(await quote()).toMatchObject({ available: 59_700, isCovered: false });
      expect((await save()).status).toBe(200);
    });
    await withCompany({ payMode: 2, creditLimit: 1 }, async () => {
      expect(await quote()).toMatchObject({ available: null, isCovered: false });
      expect((await save()).status).toBe(200);
    });
  });

  it('hold for several candidates, all or none', async () => {
    const people = [
      { userName: '毕昇', mobile: '13958264321', idCardNo: '110101199003072893' },
      { userName: '郭守敬', mobile: '13958264322', idCardNo: '110101199003078152' },
    ];
    const input = { productId: 'FLASH_ID', candidates: people };
    const before = (await idsOf('orders')).size;

    const wrong = [people[0], { ...people[1], mobile: 'abc' }];
    const refused = await call('/api/quickCheck/saveQuickOrder2', { ...input, candidates: wrong });
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.data.fields)).toEqual(['candidates[1].mobile']);
    const twice = await call('/gOrderInfo/saveAll', {
      ...input,
      orderType: 2,
      candidates: [people[0], people[0]],
    });
    expect(twice.data.fields).toEqual({ 'candidates[1].idCardNo': '与前面的候选人证件号相同' });
    expect((await idsOf('orders')).size).toBe(before);

    const { data } = await call('/api/quickCheck/saveQuickOrder2', input);
    expect(data.map(({ userName, orderType }: OrderDetail) => [userName, orderType])).toEqual([
      ['毕昇', 2],
      ['郭守敬', 2],
    ]);
  });

  it('of a draft are corrected and sent, and no longer after that', async () => {
    const { data } = await save({ isDraft: 1 });
    expect([data.orderStatus, data.waitsFor]).toEqual([0, 2]);
    const stored = (await call('/gOrderInfo/getDraft', { orderId: data.id })).data as StoredDraft;
    expect(stored).toMatchObject({ productId: 'STD_MID', candidateId: data.candidateId });
    const other = await server.signIn('client2');
    expect((await call('/gOrderInfo/getDraft', { orderId: data.id }, other)).status).toBe(404);

    const kept = await call('/gOrderInfo/update', {
      id: data.id,
      productId: 'STD_BASE',
      isDraft: 1,
    });
    expect([kept.data.orderStatus, kept.data.amount]).toEqual([0, 29_800]);
    const sent = await call('/gOrderInfo/update', { id: data.id, remark: '加急前请电话确认' });
    expect([sent.data.orderStatus, sent.data.productName]).toEqual([10, '精调·基础版']);
    expect((await detail(data.id)).events.map(({ action }) => action)).toEqual([
      'place',
      'saveDraft',
    ]);
    expect(await call('/gOrderInfo/update', { id: data.id, remark: '再改' })).toMatchObject({
      status: 409,
      msg: '订单已提交，不能修改',
    });
    expect((await call('/gOrderInfo/delete', { id: data.id })).status).toBe(409);

    await call(
      '/gOrderBaseApi/update',
      { orderId: data.id, action: 'returnToClient', reason: '产品有误' },
      officer,
    );
    const again = await call('/gOrderInfo/update', { id: data.id, productId: 'STD_DEEP' });
    expect([again.data.orderStatus, again.data.holdType, again.data.amount]).toEqual([
      10, 0, 128_000,
    ]);
  });

  it('of a deleted draft end with it, and its history stays', async () => {
    const { data } = await save({ isDraft: 1 });
    expect((await call('/gOrderInfo/delete', { id: data.id })).status).toBe(200);
    expect(await detail(data.id)).toMatchObject({ orderStatus: -10, cancelReason: '草稿已删除' });
  });

  it('are set by staff for a client, which they name', async () => {
    expect((await save({}, officer)).data.fields).toEqual({ companyId: '必填' });
    const { data } = await save({ companyId: companyIds[1] }, officer);
    expect(data).toMatchObject({ companyId: companyIds[1], orderStatus: 10 });
    expect((await detail(data.id)).events[0]).toMatchObject({ action: 'place', userName: '林晓' });
    const hr = await server.signIn(
      await accountWith(server, 'COMPANY_HR', companyIds[0]),
      'companyUser',
    );
    expect(await quote({}, hr)).toMatchObject({ price: null, total: null, available: null });
    expect(ORDER_UPDATES).toContain('place');
  });
});
