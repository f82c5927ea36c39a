import type { Board, BoardFigure } from '@mingjian/api';
import { createTestServer } from '../testing/testServer';
import { accountWith } from './resourceCases.fixtures';
import { withinScope } from './scope';

type Place = 'own' | 'foreign' | 'missing';

/**
 * Paths that name one thing, with the caller's rights to it: what a client of the company, another
 * client, and staff get.
 */
const matrix = [
  { path: '/gOrderBaseApi/getOrderDetail', input: (id: string) => ({ orderId: id }) },
  { path: '/gOrderBaseApi/getTopUser', input: (id: string) => ({ orderId: id }) },
  {
    path: '/gOrderBaseApi/update',
    input: (id: string) => ({ orderId: id, action: 'take' }),
    client: 403,
    staff: 409,
  },
  {
    path: '/gOrderInfo/getSysUserList',
    input: (id: string) => ({ orderId: id }),
    method: 'GET' as const,
  },
];

describe('what a caller may reach', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let tokens: Record<'client' | 'client2' | 'officer' | 'finance', string>;
  let orders: Record<'client' | 'client2' | 'missing', string>;
  let companies: Record<'client' | 'client2', string>;

  beforeAll(async () => {
    server = await createTestServer();
    const { db } = server.database;
    const finance = await db
      .selectFrom('users')
      .select('username')
      .where('username', 'like', 'finance%')
      .where('status', '=', 1)
      .executeTakeFirstOrThrow();
    tokens = {
      client: await server.signIn('client'),
      client2: await server.signIn('client2'),
      officer: await server.signIn('officer'),
      finance: await server.signIn(finance.username, 'serviceUser'),
    };
    const companyOf = async (username: string) =>
      (
        await db
          .selectFrom('users')
          .select('companyId')
          .where('username', '=', username)
          .executeTakeFirstOrThrow()
      ).companyId!;
    companies = { client: await companyOf('client'), client2: await companyOf('client2') };
    const settled = async (companyId: string) =>
      (
        await db
          .selectFrom('orders')
          .select('id')
          .where('companyId', '=', companyId)
          .where('orderStatus', '=', 100)
          .executeTakeFirstOrThrow()
      ).id;
    orders = {
      client: await settled(companies.client),
      client2: await settled(companies.client2),
      missing: '01ZZZZZZZZZZZZZZZZZZZZZZZZ',
    };
  });

  it.each(matrix)(
    '$path: own, foreign and missing orders',
    async ({ path, input, method, client = 200, staff = 200 }) => {
      const expected: Record<string, Record<Place, number>> = {
        client: { own: client, foreign: 404, missing: 404 },
        client2: { own: client, foreign: 404, missing: 404 },
        officer: { own: staff, foreign: staff, missing: 404 },
        finance: {
          own: path.endsWith('update') ? 403 : 200,
          foreign: path.endsWith('update') ? 403 : 200,
          missing: 404,
        },
      };
      for (const [who, statuses] of Object.entries(expected)) {
        const mine = who === 'client2' ? orders.client2 : orders.client;
        const theirs = who === 'client2' ? orders.client : orders.client2;
        const ids: Record<Place, string> = { own: mine, foreign: theirs, missing: orders.missing };
        for (const place of ['own', 'foreign', 'missing'] as const) {
          const reply = await server.call(path, input(ids[place]), {
            token: tokens[who as 'client'],
            ...(method && { method }),
          });
          expect(reply.status, `${who} on ${place}`).toBe(statuses[place]);
        }
        const foreign = await server.call(path, input(theirs), {
          token: tokens[who as 'client'],
          ...(method && { method }),
        });
        const missing = await server.call(path, input(orders.missing), {
          token: tokens[who as 'client'],
          ...(method && { method }),
        });
        if (statuses.foreign === 404) expect(foreign.msg).toBe(missing.msg);
      }
    },
  );

  it.each(['serviceUser', 'companyUser'] as const)(
    'shows nothing to a %s without an account',
    async (userType) => {
      const nobody = { userId: '', userType, companyId: null };
      const { db } = server.database;
      const reached = db.selectFrom('orders').select('id').where(withinScope(nobody, 'companyId'));
      expect(await reached.execute()).toEqual([]);
    },
  );

  it('lists a client only its own orders, whatever it filters by', async () => {
    const asked = [
      {},
      { searchParam: JSON.stringify({ SEARCH_EQ_company_id: companies.client2 }) },
      {
        searchParamS: encodeURIComponent(
          JSON.stringify({
            searchType: 'or',
            searchParam: { SEARCH_EQ_company_id: companies.client2, SEARCH_GE_order_status: '-99' },
          }),
        ),
      },
    ];
    for (const input of asked) {
      const { data } = await server.call(
        '/vOrderInfo/getList',
        { ...input, pageSize: 500 },
        { token: tokens.client },
      );
      expect(
        new Set(data.content.map((row: { companyId: string }) => row.companyId)).size,
      ).toBeLessThanOrEqual(1);
      expect(
        data.content.every((row: { companyId: string }) => row.companyId === companies.client),
      ).toBe(true);
    }
    const { data } = await server.call('/vOrderInfo/getList', asked[1], { token: tokens.client });
    expect(data).toMatchObject({ content: [], total: 0 });
  });

  it('counts a client’s board within its own orders', async () => {
    const all = await server.call('/main/getMainBoardData', {}, { token: tokens.officer });
    const one = await server.call('/main/getMainBoardData', {}, { token: tokens.client });
    const waiting = await server.call(
      '/vOrderInfo/getList',
      { searchParam: '{"SEARCH_EQ_order_status":"10"}' },
      { token: tokens.client },
    );

    const count = (board: Board, name: BoardFigure) =>
      board.tiles.find(({ figure }) => figure === name)!.all;
    expect(count(one.data, 'awaitingAcceptance')).toBe(waiting.data.total);
    expect(count(one.data, 'finishedThisMonth')).toBeLessThan(count(all.data, 'finishedThisMonth'));
    expect(one.data.byStatus).toBeNull();
    expect(all.data.byDay).toHaveLength(14);
    expect(all.data.byDay.at(-1).day).toBe('2026-06-15');
    expect(all.data.byStatus.map((row: { orderStatus: number }) => row.orderStatus)).toEqual([
      20, 30, 40, 50, 60, 70, 80, 90,
    ]);
  });

  it('shows money only to those who may see it', async () => {
    const { db } = server.database;
    const hr = await db
      .selectFrom('users')
      .innerJoin('userRoles', 'userRoles.userId', 'users.id')
      .select('username')
      .where('companyId', '=', companies.client)
      .where('roleCode', '=', 'COMPANY_HR')
      .where('status', '=', 1)
      .executeTakeFirstOrThrow();
    const amountFor = async (token: string) =>
      (await server.call('/gOrderBaseApi/getOrderDetail', { orderId: orders.client }, { token }))
        .data.amount;

    expect(await amountFor(tokens.client)).toBeGreaterThan(0);
    expect(await amountFor(tokens.finance)).toBeGreaterThan(0);
    expect(await amountFor(await server.signIn(hr.username, 'companyUser'))).toBeNull();
  });

  it('tells a client of its own manager alone', async () => {
    const own = await server.call(
      '/aCompanyInfo/getManager',
      { companyId: companies.client },
      { token: tokens.client },
    );
    const foreign = await server.call(
      '/aCompanyInfo/getManager',
      { companyId: companies.client2 },
      { token: tokens.client },
    );
    const staff = await server.call(
      '/aCompanyInfo/getManager',
      { companyId: companies.client2 },
      { token: tokens.officer },
    );

    expect(own.data).toEqual({
      realname: expect.any(String),
      phone: expect.any(String),
      email: expect.any(String),
    });
    expect([foreign.status, staff.status]).toEqual([404, 200]);
    for (const role of ['QC', 'VERIFIER', 'DISPATCH']) {
      const token = await server.signIn(await accountWith(server, role), 'serviceUser');
      const input = { companyId: companies.client2 };
      expect((await server.call('/aCompanyInfo/getManager', input, { token })).status).toBe(403);
    }
  });

  it('lists accounts of staff to administrators alone', async () => {
    const admin = await server.signIn('admin');

    const { data } = await server.call(
      '/sysUsers/getList',
      { searchParam: '{"SEARCH_EQ_username":"officer"}' },
      { token: admin },
    );
    expect(data.content[0]).toMatchObject({
      username: 'officer',
      deptName: '交付中心',
      roleIds: '["PM"]',
      roleNames: ['项目经理'],
    });
    expect(JSON.stringify(data)).not.toMatch(/argon|password/i);
    for (const token of [tokens.officer, tokens.client])
      expect((await server.call('/sysUsers/getList', {}, { token })).status).toBe(403);
  });

  it('lets a client pick from its own people', async () => {
    const users = async (token: string, input: object = {}) =>
      (await server.call('/gOrderInfo/getUserList', input, { token })).data.content as {
        id: string;
      }[];
    const own = await users(tokens.client);
    const names = await server.call(
      '/gOrderInfo/getSysUserList',
      {},
      { token: tokens.client, method: 'GET' },
    );

    const { db } = server.database;
    const company = await db
      .selectFrom('users')
      .select('id')
      .where('companyId', '=', companies.client)
      .where('status', '=', 1)
      .execute();
    expect(own.map(({ id }) => id).toSorted()).toEqual(company.map(({ id }) => id).toSorted());
    expect((await users(tokens.officer)).length).toBeGreaterThan(150);
    const members = await users(tokens.client, { orderId: orders.client });
    const { pmId, orderedBy } = await db
      .selectFrom('orders')
      .select(['pmId', 'orderedBy'])
      .where('id', '=', orders.client)
      .executeTakeFirstOrThrow();
    expect(members.map(({ id }) => id)).toEqual(
      expect.arrayContaining([pmId, orderedBy].filter((id) => id !== null)),
    );
    expect(members.length).toBeLessThan(own.length);
    expect(await users(tokens.officer, { pageSize: 7 })).toHaveLength(7);
    expect(names.data).toHaveLength(own.length);
    expect(Object.keys(names.data[0]).toSorted()).toEqual(['avatar', 'id', 'realname']);
  });
});
