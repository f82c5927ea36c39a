import type { Cart, MallProduct, MostOrdered } from '@mingjian/api';
import { accountWith, worldOf, type TestServer } from '../../resources/resourceCases.fixtures';
import { createTestServer } from '../../testing/testServer';

const PERSON = { userName: '李清照', mobile: '13958264321', idCardNo: '310101199001011234' };

describe('the mall', () => {
  let server: TestServer;
  let companyIds: readonly [string, string];
  let client: string;
  let db: TestServer['database']['db'];

  beforeAll(async () => {
    server = await createTestServer();
    ({ db } = server.database);
    ({ companyIds } = await worldOf(server));
    client = await server.signIn('client');
  });
  const clear = async () => {
    await db.deleteFrom('cartLines').execute();
    await db.deleteFrom('companyProducts').execute();
  };
  beforeEach(clear);
  afterAll(clear);

  const call = async (name: string, input: object = {}, token = client) =>
    server.call(`/mall/${name}`, input, { token });
  const add = async (productId: string, more: object = {}, token = client) =>
    call('addToCart', { productId, ...more }, token);
  const cart = async (token = client) => (await call('getCart', {}, token)).data as Cart;
  const conditions = async (productId: string, terms: object) =>
    db
      .insertInto('companyProducts')
      .values({ companyId: companyIds[0], productId, price: null, ...terms })
      .execute();
  const draft = async (more: object) =>
    server.call(
      '/gOrderInfo/save',
      { orderType: 1, productId: 'STD_MID', isDraft: 1, ...PERSON, ...more },
      { token: client },
    );
  const addOnCode = async () => {
    const products = (await call('getProducts')).data as MallProduct[];
    return products.find(({ isAddItem, type }) => isAddItem === 1 && type === 1)!.productCode;
  };

  it('is for client accounts that may place orders alone', async () => {
    const officer = await server.signIn('officer');
    const finance = await server.signIn(await accountWith(server, 'COMPANY_FIN'), 'companyUser');
    for (const name of ['getProducts', 'getMostOrdered', 'getCart']) {
      expect((await call(name, {}, officer)).status).toBe(403);
      expect((await call(name, {}, finance)).status).toBe(403);
    }
    expect((await add('STD_MID', {}, officer)).status).toBe(403);
  });

  it('lists what the company may order, at its price, with the items that are verified', async () => {
    await conditions('STD_MID', { price: 50_000, slaDays: 4 });
    await conditions('STD_BASE', { enabled: 0 });

    const products = (await call('getProducts')).data as MallProduct[];

    const middle = products.find(({ productId }) => productId === 'STD_MID')!;
    expect(middle).toMatchObject({ price: 50_000, slaDays: 4, type: 1, isAddItem: 0 });
    expect(middle.listPrice).not.toBe(50_000);
    expect(middle.groups[0]).toMatchObject({ groupCode: 'identity', name: '身份信息' });
    expect(middle.groups[0]!.items).toContain('姓名');
    expect(products.map(({ productId }) => productId)).not.toContain('STD_BASE');
  });

  it('shows no amounts to those who may not see them', async () => {
    const account = await accountWith(server, 'COMPANY_HR', companyIds[0]);
    const hr = await server.signIn(account, 'companyUser');
    await add('STD_MID', {}, hr);

    const products = (await call('getProducts', {}, hr)).data as MallProduct[];

    expect(products.every(({ price, listPrice }) => price === null && listPrice === null)).toBe(
      true,
    );
    expect(await cart(hr)).toMatchObject({
      total: null,
      available: null,
      lines: [{ price: null, priceBefore: null, isAvailable: true }],
    });
    await expect(cart()).resolves.toMatchObject({ lines: [] });
  });

  it('refuses what is missing, unpublished, switched off, or no product', async () => {
    await conditions('STD_BASE', { enabled: 0 });
    const { productId: addOn } = ((await call('getProducts')).data as MallProduct[]).find(
      ({ isAddItem }) => isAddItem === 1,
    )!;
    await db
      .updateTable('products')
      .set({ publishedVersion: null })
      .where('id', '=', 'EXEC')
      .execute();

    for (const productId of ['NOWHERE', 'EXEC', 'STD_BASE', addOn])
      expect((await add(productId)).status).toBe(400);
    await db
      .updateTable('products')
      .set({ publishedVersion: 1 })
      .where('id', '=', 'EXEC')
      .execute();
    expect((await add('STD_MID', { addItems: '["NOWHERE"]' })).status).toBe(400);
    expect((await cart()).lines).toEqual([]);
  });

  it('takes 1 to 50 candidates of a product', async () => {
    for (const count of [0, 51, 1.5]) expect((await add('STD_MID', { count })).status).toBe(400);
    const { id } = ((await add('STD_MID', { count: 49 })).data as Cart).lines[0]!;
    expect((await add('STD_MID', { count: 2 })).msg).toContain('最多 50 名候选人');
    expect((await call('updateCart', { id, count: 51 })).status).toBe(400);
    expect((await call('updateCart', { id, count: 50 })).data).toMatchObject({ count: 50 });
  });

  it('makes one line with the sum of what two windows add at once', async () => {
    const addItems = JSON.stringify([await addOnCode()]);
    await Promise.all([
      add('STD_MID', { count: 2 }),
      add('STD_MID', { count: 3 }),
      add('STD_MID', { addItems }),
    ]);

    const { lines, count } = await cart();

    expect(count).toBe(6);
    expect(lines.map((line) => [line.count, line.addOns.length]).toSorted()).toEqual([
      [1, 1],
      [5, 0],
    ]);
  });

  it('says that price, days or offer changed since', async () => {
    const before = ((await add('STD_MID', { count: 2 })).data as Cart).lines[0]!;
    await conditions('STD_MID', { price: 12_300, slaDays: 9 });

    const changed = await cart();
    expect(changed).toMatchObject({ total: 24_600, count: 2 });
    expect(changed.lines[0]).toMatchObject({
      price: 12_300,
      priceBefore: before.price,
      slaDays: 9,
      slaDaysBefore: before.slaDays,
    });

    await db.updateTable('companyProducts').set({ enabled: 0 }).execute();
    expect(await cart()).toMatchObject({
      total: 0,
      count: 0,
      lines: [{ isAvailable: false, price: null, slaDays: null, priceBefore: before.price }],
    });
  });

  it('is of one account: others neither see nor change its lines', async () => {
    const stranger = await server.signIn('client2');
    const { id } = ((await add('STD_MID')).data as Cart).lines[0]!;

    expect((await cart(stranger)).lines).toEqual([]);
    expect((await call('updateCart', { id, count: 9 }, stranger)).status).toBe(404);
    await call('removeFromCart', { id }, stranger);
    expect((await cart()).count).toBe(1);

    expect((await call('removeFromCart', { id })).data).toMatchObject({ lines: [] });
    expect((await call('removeFromCart', { id })).code).toBe(0);
    expect((await call('updateCart', { id, count: 2 })).msg).toContain('购物车里已没有这个产品');
  });

  it('goes down with the orders that name its line, and with no others', async () => {
    const { id: cartLineId } = ((await add('STD_MID', { count: 3 })).data as Cart).lines[0]!;
    const made: string[] = [];
    const make = async (more: object) => {
      const reply = await draft(more);
      if (reply.code === 0) made.push((reply.data as { id: string }).id);
      return reply.code;
    };

    expect(await make({})).toBe(0);
    expect(await make({ cartLineId, productId: 'STD_BASE' })).toBe(0);
    expect((await cart()).count).toBe(3);
    expect(await make({ cartLineId, mobile: 'x' })).toBe(400);
    expect((await cart()).count).toBe(3);
    expect(await make({ cartLineId })).toBe(0);
    expect((await cart()).count).toBe(2);
    await call('updateCart', { id: cartLineId, count: 1 });
    expect(await make({ cartLineId })).toBe(0);
    expect((await cart()).lines).toEqual([]);
    expect(await make({ cartLineId })).toBe(0);
    await server.call('/gOrderInfo/delete', { id: made.join(',') }, { token: client });
  });

  it('names the products that the company ordered most, as the order list counts them', async () => {
    const { from, products } = (await call('getMostOrdered')).data as MostOrdered;

    const counts = products.map(({ orderCount }) => orderCount);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    const [first] = products;
    const { counted } = await db
      .selectFrom('orders')
      .select((eb) => eb.fn.countAll<string>().as('counted'))
      .where('companyId', '=', companyIds[0])
      .where('productId', '=', first!.productId)
      .where('orderStatus', '>', 0)
      .where('orderTime', '>=', new Date(`${from}T00:00:00+08:00`))
      .executeTakeFirstOrThrow();
    expect(first!.orderCount).toBe(Number(counted));
  });
});
