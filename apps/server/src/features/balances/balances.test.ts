import type { BalanceLog, OrderUpdate } from '@mingjian/api';
import { sql } from 'kysely';
import { accountWith, worldOf, type TestServer } from '../../resources/resourceCases.fixtures';
import { killingCalls } from '../../testing/killing.fixtures';
import { createTestServer } from '../../testing/testServer';

const PRICE = 59_800;
const PERSON = { userName: '李清照', mobile: '13958264321', idCardNo: '310101199001011234' };
const list = '/aCompanyBalanceLog/getList';
const byCompany = (id: string) => ({
  searchParam: JSON.stringify({ SEARCH_EQ_company_id: id }),
  pageSize: 50,
});

describe('balances', () => {
  let server: TestServer;
  let admin: string;
  let officer: string;
  let finance: string;
  const made: string[] = [];

  beforeAll(async () => {
    server = await createTestServer();
    [admin, officer] = await Promise.all([server.signIn('admin'), server.signIn('officer')]);
    finance = await server.signIn(await accountWith(server, 'FINANCE'), 'serviceUser');
  });
  afterAll(async () => {
    await server.database.db.transaction().execute(async (db) => {
      // The log and the histories only grow: without their triggers they go as well.
      await sql`set local session_replication_role = replica`.execute(db);
      const orders = db
        .selectFrom('orders')
        .select('id')
        .where('companyId', 'in', ['', ...made]);
      await db
        .deleteFrom('balanceLogs')
        .where('companyId', 'in', ['', ...made])
        .execute();
      await db.deleteFrom('orderEvents').where('orderId', 'in', orders).execute();
      await db
        .deleteFrom('orders')
        .where('companyId', 'in', ['', ...made])
        .execute();
      await db
        .deleteFrom('candidates')
        .where('companyId', 'in', ['', ...made])
        .execute();
      await db
        .deleteFrom('companies')
        .where('id', 'in', ['', ...made])
        .execute();
    });
  });

  let number = 0;
  /** Makes a company that pays in advance, with a balance. */
  async function companyWith(balance: number, terms: object = {}) {
    number += 1;
    const companyName = `余额测试公司${number}`;
    const { data, msg } = await server.call(
      '/aCompanyInfo/save',
      { companyName, status: 1, payMode: 1, ...terms },
      { token: admin },
    );
    expect(msg).toBe('');
    made.push(data.id);
    if (balance > 0)
      expect((await enter({ companyId: data.id, amount: balance })).status).toBe(200);
    return data.id as string;
  }
  const enter = async (movement: object, token = finance) =>
    server.call('/aCompanyBalanceLog/save', { type: 1, ...movement }, { token });
  async function order(companyId: string) {
    const draft = { companyId, orderType: 1, productId: 'STD_MID', ...PERSON };
    const { data, msg } = await server.call('/gOrderInfo/save', draft, { token: officer });
    expect(msg).toBe('');
    return data.id as string;
  }
  const update = async (orderId: string, action: OrderUpdate, more: object = {}) =>
    server.call('/gOrderBaseApi/update', { orderId, action, ...more }, { token: officer });
  const logsOf = async (companyId: string): Promise<BalanceLog[]> =>
    (await server.call(list, byCompany(companyId), { token: finance })).data.content;
  const movesOf = async (companyId: string) =>
    (await logsOf(companyId))
      .toReversed()
      .map(({ type, amount, frozenAmount }) => [type, amount, frozenAmount]);
  const stateOf = async (companyId: string) => {
    const query = server.database.db.selectFrom('companies').select(['balance', 'freezeBalance']);
    const { balance, freezeBalance } = await query
      .where('id', '=', companyId)
      .executeTakeFirstOrThrow();
    return [Number(balance), Number(freezeBalance)];
  };
  /** Puts an order where its report is issued, as if it had come there. */
  const issued = async (orderId: string) =>
    sql`update orders set order_status = 80, submit_time = order_time, dispatch_time = order_time,
      review_time = order_time, report_time = order_time, kpi_time = order_time,
      issue_time = '2026-01-05', sla_due_at = order_time where id = ${orderId}`.execute(
      server.database.db,
    );

  /** Whether every balance is the sum of its log, whose lines follow from each other. */
  async function expectSums() {
    const { rows } = await sql<object>`
      select company.id from companies company
      left join lateral (
        select coalesce(sum(amount), 0) as balance, coalesce(sum(frozen_amount), 0) as frozen,
          coalesce(max(number), 0) as last, count(*) as lines
        from balance_logs where company_id = company.id
      ) log on true
      where (company.balance, company.freeze_balance) <> (log.balance, log.frozen)
        or log.last <> log.lines
      union all
      select id from (
        select id, number, before_balance, before_frozen,
          lag(after_balance, 1, 0::bigint) over in_order as balance,
          lag(after_frozen, 1, 0::bigint) over in_order as frozen
        from balance_logs window in_order as (partition by company_id order by number)
      ) line where (before_balance, before_frozen) <> (balance, frozen)`.execute(
      server.database.db,
    );
    expect(rows).toEqual([]);
  }

  it('of the demo are the sums of their logs', async () => {
    await expectSums();
  });

  it('are entered by finance, and nothing changes or deletes a line', async () => {
    const companyId = await companyWith(100_000, { remark: '一' });

    expect(
      (await enter({ companyId, type: 5, amount: 30_000, voucherNo: 'B1' })).data,
    ).toMatchObject({
      type: 5,
      amount: -30_000,
      afterBalance: 70_000,
      afterFrozen: 0,
      voucherNo: 'B1',
    });
    const adjusted = await enter({ companyId, type: 7, amount: -5, remark: '手续费' });
    expect(adjusted.data).toMatchObject({ amount: -5, afterBalance: 69_995, remark: '手续费' });
    expect(adjusted.data.logNo).toMatch(/^YE\d+000003$/);

    const line = { id: adjusted.data.id, version: 1, remark: '改' };
    for (const call of ['update', 'delete'])
      expect(
        (await server.call(`/aCompanyBalanceLog/${call}`, line, { token: admin })).status,
      ).toBe(403);
    const raw = sql`update balance_logs set amount = 1 where id = ${line.id}`;
    await expect(raw.execute(server.database.db)).rejects.toThrow('append-only');
    await expectSums();
  });

  it.each([
    [{ type: 5, amount: 100_001 }, 409, '余额不足'],
    [{ type: 1, amount: 0 }, 400, '不能为 0'],
    [{ type: 1, amount: -1 }, 400, '必须大于 0'],
    [{ type: 1, amount: 0.5 }, 400, ''],
    [{ type: 1, amount: 1e15 }, 400, ''],
    [{ type: 3, amount: 100 }, 400, '由订单产生'],
    [{ type: 7, amount: 100 }, 400, '请写明原因'],
  ])('refuse %o', async (movement, status, says) => {
    const companyId = await companyWith(100_000);
    const refused = await enter({ companyId, ...movement });
    expect(refused.status).toBe(status);
    expect(refused.msg).toContain(says);
    expect(await stateOf(companyId)).toEqual([100_000, 0]);
  });

  it('are for finance to enter, for those who look after clients to read, and for the client', async () => {
    const { companyIds } = await worldOf(server);
    const movement = { companyId: companyIds[0], amount: 100 };
    const client = await server.signIn('client');
    expect((await enter(movement, officer)).status).toBe(403);
    expect((await enter(movement, client)).status).toBe(403);
    const verifier = await server.signIn(await accountWith(server, 'VERIFIER'), 'serviceUser');
    expect((await server.call(list, {}, { token: verifier })).status).toBe(403);
    const own = await server.call(list, { pageSize: 5 }, { token: client });
    expect(own.data.total).toBeGreaterThan(0);
    const companies = own.data.content.map((line: BalanceLog) => line.companyId);
    expect(new Set(companies)).toEqual(new Set([companyIds[0]]));
    const hr = await accountWith(server, 'COMPANY_HR', companyIds[0]);
    const asHr = await server.signIn(hr, 'companyUser');
    expect((await server.call(list, {}, { token: asHr })).status).toBe(403);
  });

  it('hold what an order costs, follow its price, and are charged when it is complete', async () => {
    const companyId = await companyWith(100_000);
    const orderId = await order(companyId);
    expect(await stateOf(companyId)).toEqual([100_000, PRICE]);

    const reduction = { orderId, reduceAmount: 9_800, reason: '首单优惠' };
    await server.call('/gOrderInfo/reduceAmount', reduction, { token: officer });
    expect(await stateOf(companyId)).toEqual([100_000, 50_000]);

    expect((await update(orderId, 'take')).status).toBe(200);
    await issued(orderId);
    expect((await update(orderId, 'complete')).msg).toBe('');
    expect(await stateOf(companyId)).toEqual([50_000, 0]);
    expect(await movesOf(companyId)).toEqual([
      [1, 100_000, 0],
      [2, 0, PRICE],
      [4, 0, -9_800],
      [3, -50_000, -50_000],
    ]);
    await expectSums();
  });

  it('are released when an order is cancelled or withdrawn', async () => {
    const companyId = await companyWith(200_000);
    const [first, second] = [await order(companyId), await order(companyId)];
    expect(await stateOf(companyId)).toEqual([200_000, 2 * PRICE]);

    await update(first, 'cancel', { reason: '候选人放弃' });
    expect(await stateOf(companyId)).toEqual([200_000, PRICE]);
    await update(second, 'take');
    const cancelled = { orderId: second, cancelReason: '岗位取消' };
    await server.call('/gOrderInfo/cancelOrder', cancelled, { token: officer });
    expect(await stateOf(companyId)).toEqual([200_000, 0]);
  });

  it('that do not cover an order keep it from acceptance until they are topped up', async () => {
    const companyId = await companyWith(PRICE - 1);
    const orderId = await order(companyId);
    expect(await stateOf(companyId)).toEqual([PRICE - 1, 0]);

    const refused = await update(orderId, 'take');
    expect([refused.status, refused.msg]).toEqual([409, '客户余额不足以冻结本单费用，请先充值']);

    await enter({ companyId, amount: 1 });
    expect((await update(orderId, 'take')).status).toBe(200);
    expect(await stateOf(companyId)).toEqual([PRICE, PRICE]);
    const taken = await enter({ companyId, type: 5, amount: 1 });
    expect([taken.status, taken.msg]).toEqual([
      409,
      '余额不足：可用余额不能为负，已冻结的金额不能动用',
    ]);
  });

  it('of companies that pay later are left alone', async () => {
    const companyId = await companyWith(0, { payMode: 2, creditLimit: 10_000_000 });
    const orderId = await order(companyId);
    expect((await update(orderId, 'take')).status).toBe(200);
    await issued(orderId);
    await update(orderId, 'complete');
    expect(await movesOf(companyId)).toEqual([]);
  });

  it('hold for as many of the orders placed at once as they cover', async () => {
    const companyId = await companyWith(3 * PRICE);
    const orders = await Promise.all(Array.from({ length: 6 }, async () => order(companyId)));
    expect(await stateOf(companyId)).toEqual([3 * PRICE, 3 * PRICE]);

    const taken = await Promise.all(orders.map(async (id) => update(id, 'take')));
    expect(taken.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409, 409, 409]);
    await expectSums();
  });

  /** Numerical Recipes: the same history each time. */
  const randomFrom = (seed: number) => {
    let state = seed;
    return (below: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state % below;
    };
  };

  it('add up after random histories, in which several act at once', async () => {
    const companyId = await companyWith(5 * PRICE);
    const orders: string[] = [];
    const random = randomFrom(20_261_128);
    const acts = [
      async () => void orders.push(await order(companyId)),
      async () => update(orders[random(orders.length)]!, 'take'),
      async () => update(orders[random(orders.length)]!, 'cancel', { reason: '取消' }),
      async () => {
        const orderId = orders[random(orders.length)]!;
        const reduceAmount = random(PRICE);
        const input = { orderId, reduceAmount, reason: '优惠' };
        await server.call('/gOrderInfo/reduceAmount', input, { token: officer });
      },
      async () => enter({ companyId, amount: 1 + random(PRICE) }),
      async () => enter({ companyId, type: 5, amount: 1 + random(PRICE) }),
      async () => enter({ companyId, type: 7, amount: random(2_000) - 1_000, remark: '调账' }),
    ];
    for (let i = 0; i < 3; i += 1) orders.push(await order(companyId));
    for (let round = 0; round < 12; round += 1) {
      const chosen = Array.from({ length: 4 }, () => acts[random(acts.length)]!);
      await Promise.all(chosen.map(async (act) => act()));
      const [balance, frozen] = await stateOf(companyId);
      expect(frozen).toBeGreaterThanOrEqual(0);
      expect(balance).toBeGreaterThanOrEqual(frozen!);
      await expectSums();
    }
    const { held } = await server.database.db
      .selectFrom('orders')
      .select(
        sql<string>`coalesce(sum(amount - reduce_amount)
          filter (where order_status between 20 and 80), 0)`.as('held'),
      )
      .where('companyId', '=', companyId)
      .executeTakeFirstOrThrow();
    // Accepted orders are held for; of those that wait some are.
    expect((await stateOf(companyId))[1]).toBeGreaterThanOrEqual(Number(held));
  });

  it('add up when calls are killed in the middle and made again', async () => {
    const kill = killingCalls(server);
    const companyId = await companyWith(4 * PRICE);
    const orders: string[] = [];
    const random = randomFrom(20_261_130);
    let calls = 0;
    let killed = 0;
    async function attempt(path: `/${string}`, input: object, token = officer) {
      calls += 1;
      const headers = { 'idempotency-key': `killed-balance-${calls}` };
      const once = async () => server.call(path, input, { token, headers });
      const first = await kill(1 + random(60), once);
      if (first.wasKilled) killed += 1;
      await expectSums();
      const again = await once();
      if (again.code === 0) expect((await once()).data).toEqual(again.data);
      return again;
    }
    const oneOf = () => orders[random(orders.length)] ?? '';
    const place = async () => {
      const draft = { companyId, orderType: 1, productId: 'STD_MID', ...PERSON };
      const { code, data } = await attempt('/gOrderInfo/save', draft);
      if (code === 0) orders.push(data.id as string);
    };
    const move = async (action: OrderUpdate, more: object = {}) =>
      attempt('/gOrderBaseApi/update', { orderId: oneOf(), action, ...more });
    const book = async (movement: object) =>
      attempt('/aCompanyBalanceLog/save', { companyId, type: 1, ...movement }, finance);
    const acts = [
      place,
      async () => move('take'),
      async () => move('cancel', { reason: '取消' }),
      async () => {
        const orderId = oneOf();
        await server.call('/gOrderBaseApi/update', { orderId, action: 'take' }, { token: officer });
        await sql`update orders set order_status = 80, submit_time = order_time,
          dispatch_time = order_time, review_time = order_time, report_time = order_time,
          kpi_time = order_time, issue_time = '2026-01-05', sla_due_at = order_time
          where id = ${orderId} and order_status = 20`.execute(server.database.db);
        await attempt('/gOrderBaseApi/update', { orderId, action: 'complete' });
      },
      async () => book({ amount: 1 + random(PRICE) }),
      async () => book({ type: 5, amount: 1 + random(PRICE) }),
    ];
    for (let step = 0; step < 40; step += 1) {
      const act = orders.length === 0 ? place : acts[random(acts.length)]!;
      await act();
      const [balance, frozen] = await stateOf(companyId);
      expect(frozen).toBeGreaterThanOrEqual(0);
      expect(balance).toBeGreaterThanOrEqual(frozen!);
      await expectSums();
    }

    expect(killed).toBeGreaterThan(calls / 4);
    expect(killed).toBeLessThan(calls);
    const types = (await logsOf(companyId)).map(({ type }) => type);
    // Entered, held, released or charged: all have happened.
    expect(new Set(types).size).toBeGreaterThan(3);
  });
});
