import { sql } from 'kysely';
import type { CompanyProduct, Product, ProductGroup } from '@mingjian/api';
import { accountWith, worldOf, type TestServer } from '../../resources/resourceCases.fixtures';
import { createTestServer, type Reply } from '../../testing/testServer';
import { standardItemsOf } from './standardItems';

const MISSING = '01ZZZZZZZZZZZZZZZZZZZZZZZZ';

describe('products', () => {
  let server: TestServer;
  let companyIds: readonly [string, string];
  let admin: string;
  let client: string;
  let numbered = 0;

  beforeAll(async () => {
    server = await createTestServer();
    ({ companyIds } = await worldOf(server));
    admin = await server.signIn('admin');
    client = await server.signIn('client');
  });
  afterEach(async () => {
    const { db } = server.database;
    await db.deleteFrom('companyProducts').execute();
  });
  /** Other tests of this worker count the orders of the demo. */
  afterAll(async () => {
    await server.database.db.transaction().execute(async (db) => {
      await sql`set local session_replication_role = replica`.execute(db);
      const made = await db
        .selectFrom('orders')
        .innerJoin('products', 'products.id', 'orders.productId')
        .select('orders.id')
        .where('products.productCode', 'like', 'TEST_%')
        .execute();
      const ids = ['', ...made.map(({ id }) => id)];
      await db.deleteFrom('orderEvents').where('orderId', 'in', ids).execute();
      await db.deleteFrom('orders').where('id', 'in', ids).execute();
      await db.deleteFrom('candidates').where('name', '=', '产品测试').execute();
    });
    await server.database.db
      .deleteFrom('products')
      .where('productCode', 'like', 'TEST_%')
      .execute();
  });

  const call = async (path: string, input: object, token = admin): Promise<Reply> =>
    server.call(path, input, { token });
  const create = async (more: object = {}) => {
    numbered += 1;
    const reply = await call('/bProductInfo/save', {
      productCode: `TEST_${numbered}`,
      name: `测试产品${numbered}`,
      type: 1,
      price: 30_000,
      slaDays: 3,
      status: 1,
      ...standardItemsOf('STD_BASE'),
      ...more,
    });
    expect(reply.msg).toBe('');
    return reply.data as Product;
  };
  const publish = async ({ id, version }: Pick<Product, 'id' | 'version'>, token = admin) =>
    call('/bProductInfo/publish', { id, version }, token);
  const published = async (more: object = {}) => {
    const made = await create(more);
    return (await publish(made)).data as Product;
  };
  const rowOf = async ({ id }: { id: string }) => {
    const searchParam = JSON.stringify({ SEARCH_EQ_id: id });
    return (await call('/bProductInfo/getList', { searchParam })).data.content[0] as Product;
  };
  const groupsOf = async (input: object, token = admin) =>
    call('/bProductInfo/getGroup', input, token);
  const offersOf = async (token = admin) => {
    const input = { companyId: companyIds[0] };
    const { data } = await call('/gCompanyApi/getCompanyProductList', input, token);
    return data as CompanyProduct[];
  };
  const offerOf = async ({ id }: { id: string }, token = admin) =>
    (await offersOf(token)).find(({ productId }) => productId === id);
  const place = async (productId: string) =>
    call(
      '/gOrderInfo/save',
      {
        orderType: 1,
        productId,
        userName: '产品测试',
        mobile: '13958264321',
        idCardNo: '310101199001011234',
      },
      client,
    );
  const changed = (itemList: string) => {
    const groups = JSON.parse(itemList) as ProductGroup[];
    return JSON.stringify(groups.slice(0, 2));
  };

  it('come with survey items, published as version 1', async () => {
    const { data } = await call('/bProductInfo/getList', { pageSize: 50, orderParam: 'sort asc' });
    const standard = (data.content as Product[]).filter((one) => one.publishedVersion === 1);

    expect(standard.map(({ productCode }) => productCode)).toEqual([
      'FLASH_ID',
      'FLASH_BASIC',
      'STD_BASE',
      'STD_MID',
      'STD_DEEP',
      'EXEC',
      'ADD_OVERSEAS',
      'ADD_EMPLOYMENT',
      'ADD_INTERVIEW',
    ]);
    for (const one of standard) {
      expect(one).toMatchObject({ publishedVersion: 1, draftFlag: 0, version: 1 });
      const groups = (await groupsOf({ id: one.id })).data as ProductGroup[];
      expect(groups.length).toBeGreaterThan(0);
      expect(groups.every(({ dataForm }) => dataForm.length > 3)).toBe(true);
    }
  });

  it('are offered once they are published, and at the published price', async () => {
    const made = await create();
    expect(await offerOf(made)).toBeUndefined();
    expect((await place(made.id)).status).toBe(400);

    const { data } = await publish(made);
    expect(data).toMatchObject({ publishedVersion: 1, draftFlag: 0, version: 2 });
    await call('/bProductInfo/update', { id: made.id, version: 2, price: 99_900, slaDays: 9 });

    expect(await offerOf(made)).toMatchObject({ price: 30_000, slaDays: 3, productVersion: 1 });
    expect(await rowOf(made)).toMatchObject({
      draftFlag: 1,
      price: 99_900,
    });
  });

  it('keep the items of running orders when another version is published', async () => {
    const first = await published();
    const { id } = first;
    const before = (await groupsOf({ id })).data as ProductGroup[];
    const order = await place(id);
    const itemList = changed(first.itemList);
    const draft = await call('/bProductInfo/update', {
      id,
      version: first.version,
      itemList,
      collectItems: '["identity"]',
    });
    expect((await groupsOf({ id })).data).toEqual(before);
    expect((await groupsOf({ id, draft: 1 })).data).toEqual(JSON.parse(itemList));

    expect((await publish(draft.data)).data).toMatchObject({ publishedVersion: 2 });
    const later = await place(id);

    const versions = await server.database.db
      .selectFrom('orders')
      .select(['id', 'productVersion'])
      .where('productId', '=', id)
      .orderBy('productVersion')
      .execute();
    expect(versions).toEqual([
      { id: order.data.id, productVersion: 1 },
      { id: later.data.id, productVersion: 2 },
    ]);
    expect((await groupsOf({ id, version: 1 })).data).toEqual(before);
    expect((await groupsOf({ id })).data).toEqual(JSON.parse(itemList));
    expect((await call('/bProductInfo/getImpact', { id })).data).toEqual({
      versions: [
        { version: 2, openOrders: 1 },
        { version: 1, openOrders: 1 },
      ],
      openOrders: 2,
      companies: 0,
    });
    expect((await call('/bProductInfo/delete', { id })).status).toBe(409);
  });

  it('never change a version that is published', async () => {
    const { id } = await published();
    const { db } = server.database;

    await expect(
      db.updateTable('productVersions').set({ price: 1 }).where('productId', '=', id).execute(),
    ).rejects.toThrow('append-only');
  });

  it('are not published from a draft that somebody has changed since, nor without a change', async () => {
    const made = await create();
    await call('/bProductInfo/update', { id: made.id, version: made.version, price: 31_000 });

    const stale = await publish(made);
    expect(stale).toMatchObject({ status: 409, data: { version: 2, fields: [] } });
    expect((await publish({ id: made.id, version: 2 })).status).toBe(200);
    expect(await publish({ id: made.id, version: 3 })).toMatchObject({
      status: 409,
      msg: '草稿与已发布版本相同，无需发布',
    });
    expect((await publish({ id: MISSING, version: 1 })).status).toBe(404);
  });

  it('are not published with wrong items', async () => {
    const group = (JSON.parse(standardItemsOf('FLASH_ID').itemList) as ProductGroup[])[0]!;
    const refused = async (groups: readonly ProductGroup[], more: object = {}) => {
      const made = await create({
        collectItems: null,
        ...more,
        itemList: JSON.stringify(groups),
      });
      return (await publish(made)).msg;
    };

    expect(await refused([])).toBe('itemList：请先添加核查项，再发布');
    expect(await refused([group, { ...group, table: '重复' }])).toMatch(
      /^itemList：核查项有误：重复（编码重复），另有 \d+ 处$/,
    );
    const [item] = group.dataForm;
    expect(await refused([{ ...group, dataForm: [{ ...item!, labelEn: ' ' }] }])).toBe(
      'itemList：核查项有误：身份信息 › 姓名（内容不完整）',
    );
    expect(await refused([group], { collectItems: '["education"]' })).toBe(
      'collectItems：信采项「education」不在核查项中',
    );
    for (const itemList of ['{}', '[{"table":"无"}]', 'nothing'])
      expect(
        (await call('/bProductInfo/save', { ...(await create()), itemList })).status,
        itemList,
      ).toBe(400);
  });

  it('are managed by their editors; clients see neither drafts nor costs', async () => {
    const made = await published({ costPrice: 12_000 });
    const sales = await server.signIn(await accountWith(server, 'SALES'));
    const verifier = await server.signIn(await accountWith(server, 'VERIFIER'));
    const { id, version } = made;
    const statuses = async (token: string) =>
      Promise.all(
        [
          call('/bProductInfo/getList', { pageSize: 1 }, token),
          call('/bProductInfo/update', { id, version, price: 1 }, token),
          call('/bProductInfo/publish', { id, version }, token),
          call('/bProductInfo/getImpact', { id }, token),
          groupsOf({ id, draft: 1 }, token),
        ].map(async (reply) => (await reply).status),
      );

    expect(await statuses(sales)).toEqual([200, 403, 403, 200, 200]);
    expect(await statuses(verifier)).toEqual([403, 403, 403, 403, 403]);
    expect(await statuses(client)).toEqual([403, 403, 403, 403, 200]);
    expect((await groupsOf({ id }, verifier)).status).toBe(200);
    const offer = await offerOf(made, client);
    expect(JSON.stringify(offer)).not.toContain('12000');
    expect(Object.keys(offer!)).not.toContain('costPrice');
  });

  it('show a client the items of what it is offered, and of nothing else', async () => {
    const made = await published();
    const { id } = made;
    expect((await groupsOf({ id }, client)).data).toHaveLength(4);

    await call('/aCompanyProduct/save', { companyId: companyIds[0], productId: id, enabled: 0 });

    expect((await groupsOf({ id }, client)).status).toBe(404);
    expect((await groupsOf({ id: MISSING }, client)).status).toBe(404);
  });

  describe('at the conditions of a company', () => {
    it('cost its own price, until the conditions are removed', async () => {
      const made = await published();
      const key = { companyId: companyIds[0], productId: made.id };
      const saved = await call('/aCompanyProduct/save', { ...key, price: 25_000, slaDays: 2 });
      expect(saved.data).toMatchObject({ price: 25_000, listPrice: 30_000, slaDays: 2 });
      expect((await place(made.id)).data).toMatchObject({ amount: 25_000 });

      const { id } = saved.data as CompanyProduct;
      const discounted = { id, price: null, discount: 0.8 };
      expect((await call('/aCompanyProduct/update', discounted)).data).toMatchObject({
        price: 24_000,
        ownPrice: null,
        discount: 0.8,
        slaDays: 2,
      });
      expect((await call('/aCompanyProduct/delete', { id })).status).toBe(200);
      expect(await offerOf(made)).toMatchObject({ price: 30_000, discount: null, slaDays: 3 });
      const logged = await server.database.db
        .selectFrom('operateLogs')
        .select('action')
        .where('objectId', '=', id)
        .orderBy('version')
        .execute();
      expect(logged.map(({ action }) => action)).toEqual(['created', 'updated', 'deleted']);
    });

    it('are not saved over what another stored meanwhile, and name both values', async () => {
      const made = await published();
      const id = `${companyIds[0]}.${made.id}`;
      expect(await offerOf(made)).toMatchObject({ version: 0 });
      const first = await call('/aCompanyProduct/update', { id, version: 0, price: 20_000 });
      expect(first.data).toMatchObject({ ownPrice: 20_000, version: 1 });

      const late = await call('/aCompanyProduct/update', {
        id,
        version: 0,
        price: 21_000,
        discount: 0.9,
      });
      expect(late.status).toBe(409);
      expect(late.data).toMatchObject({
        savedByYou: true,
        version: 1,
        fields: [{ field: 'price', yours: 21_000, stored: 20_000 }],
      });
      expect(await offerOf(made)).toMatchObject({ ownPrice: 20_000, discount: null });

      const other = { id, version: 1, discount: 0.9 };
      expect((await call('/aCompanyProduct/update', other)).data).toMatchObject({
        ownPrice: 20_000,
        discount: 0.9,
        version: 2,
      });
      await call('/aCompanyProduct/delete', { id });
      expect(await offerOf(made)).toMatchObject({ ownPrice: null, version: 0 });
      const again = await call('/aCompanyProduct/update', { id, version: 0, slaDays: 4 });
      expect(again.data).toMatchObject({ ownSlaDays: 4, version: 4 });
    });

    it('are those of one alone of three who begin at once', async () => {
      const made = await published();
      const id = `${companyIds[0]}.${made.id}`;
      const answers = await Promise.all(
        [1, 2, 3].map(async (days) =>
          call('/aCompanyProduct/update', { id, version: 0, slaDays: days }),
        ),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    });

    it('stay at the version of the agreement until it is refreshed', async () => {
      const made = await published();
      const key = { companyId: companyIds[0], productId: made.id };
      await call('/aCompanyProduct/save', { ...key, discount: 0.5 });
      const next = { id: made.id, version: made.version, price: 40_000 };
      await publish((await call('/bProductInfo/update', next)).data);

      expect(await offerOf(made)).toMatchObject({
        price: 15_000,
        productVersion: 1,
        latestVersion: 2,
      });
      expect((await call('/bProductInfo/getImpact', { id: made.id })).data.companies).toBe(1);
      const refreshed = await call('/gCompanyApi/refreshProductionById', key);

      expect(refreshed.data).toMatchObject({ price: 20_000, productVersion: 2 });
      expect((await call('/gCompanyApi/refreshProduction', key)).status).toBe(400);
      const all = await call('/gCompanyApi/refreshProduction', { companyId: companyIds[0] });
      expect(all.data).toHaveLength((await offersOf()).length);
    });

    it('are written by staff for a company and a product that exist', async () => {
      const { id: productId } = await published();
      const own = { companyId: companyIds[0], productId, price: 1 };
      const finance = await server.signIn(await accountWith(server, 'FINANCE'));

      expect((await call('/aCompanyProduct/save', own, client)).status).toBe(403);
      expect((await call('/aCompanyProduct/save', own, finance)).status).toBe(403);
      expect((await call('/gCompanyApi/refreshProduction', own, client)).status).toBe(400);
      for (const wrong of [{ companyId: MISSING }, { productId: MISSING }])
        expect((await call('/aCompanyProduct/save', { ...own, ...wrong })).status).toBe(404);
      const foreign = { companyId: companyIds[1] };
      const list = '/gCompanyApi/getCompanyProductList';
      expect((await call(list, foreign, client)).status).toBe(404);
    });
  });

  it('are named for each company, by what it may order', async () => {
    const path = '/vCompanyServiceName/getList';
    await call('/aCompanyProduct/save', {
      companyId: companyIds[0],
      productId: 'EXEC',
      enabled: 0,
    });
    const own = await call(path, { pageSize: 50 }, client);

    expect(own.data.content).toHaveLength(1);
    expect(own.data.content[0].serviceNames).toContain('闪调·基础包,精调·基础版');
    expect(own.data.content[0].serviceNames).not.toContain('高管定制');
    expect((await call(path, { pageSize: 1 })).data.total).toBeGreaterThan(1);
  });

  it('are offered to a company by name, and no others, until the standard returns', async () => {
    const path = '/vCompanyServiceName';
    const id = companyIds[0];
    const before = (await call(`${path}/getList`, {}, client)).data.content[0].serviceNames;
    const names = '闪调·基础包,精调·基础版';
    const { db } = server.database;
    const stored = await db
      .selectFrom('companyProducts')
      .selectAll()
      .where('companyId', '=', id)
      .execute();

    const saved = await call(`${path}/save`, { companyId: id, serviceNames: '精调·基础版' });
    expect(saved.data).toMatchObject({ companyId: id, serviceNames: '精调·基础版' });
    const updated = await call(`${path}/update`, { id, serviceNames: names });
    expect(updated.data.serviceNames).toBe(names);
    expect((await call(`${path}/update`, { id })).data.serviceNames).toBe(names);
    const wrong = await call(`${path}/update`, { id, serviceNames: '精调·基础版,没有' });
    expect(wrong.data.fields).toEqual({ serviceNames: '没有该产品：没有' });
    expect((await call(`${path}/update`, { id, serviceNames: names }, client)).status).toBe(403);
    expect((await call(`${path}/save`, { companyId: 'X', serviceNames: names })).status).toBe(404);

    expect((await call(`${path}/delete`, { id }, client)).status).toBe(403);
    expect((await call(`${path}/delete`, { id })).status).toBe(200);
    const after = (await call(`${path}/getList`, {}, client)).data.content[0].serviceNames;
    expect(after.split(',')).toEqual(expect.arrayContaining(before.split(',')));
    if (stored.length > 0) await db.insertInto('companyProducts').values(stored).execute();
  });

  it('that data sources answer name their sources, with costs for staff alone', async () => {
    const path = '/aCompanyInfo/getDataSourceList';
    const own = await call(path, { companyId: companyIds[0] }, client);

    expect(own.data).toHaveLength(3);
    expect(own.data[0]).toMatchObject({ code: 'demo.identity', price: null, enabled: 1 });
    expect((await call(path, { companyId: companyIds[0] })).data[0].price).toBe(60);
    expect((await call(path, { companyId: companyIds[1] }, client)).status).toBe(404);
  });
});
