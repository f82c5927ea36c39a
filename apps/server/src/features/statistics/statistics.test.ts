import {
  encodeSearch,
  FIGURES,
  numberConditions,
  STATISTICS,
  type FigureRule,
  type Statistic,
  type StatisticFigure,
  type StatisticName,
  type StatisticRequest,
} from '@mingjian/api';
import { accountWith, worldOf, type TestServer } from '../../resources/resourceCases.fixtures';
import { createTestServer } from '../../testing/testServer';

const NAMES = Object.keys(STATISTICS) as StatisticName[];
const LISTS = { order: '/vOrderInfo/getList', task: '/gOrderTask/getList' } as const;
const PERIOD = { startDate: '2026-05-11', endDate: '2026-06-14' };

describe('statistics', () => {
  let server: TestServer;
  let admin: string;

  beforeAll(async () => {
    server = await createTestServer();
    admin = await server.signIn('admin');
  });

  const read = async (name: StatisticName, request: object, token = admin) =>
    server.call(`/api/statistic/${name}`, request, { token });
  const dataOf = async (
    name: StatisticName,
    request: object,
    token = admin,
  ): Promise<Statistic> => {
    const { data, msg } = await read(name, request, token);
    expect(msg).toBe('');
    return data;
  };

  /** Compares a count with the total of the list that it leads to. */
  async function expectListed(
    statistic: StatisticName,
    figure: StatisticFigure,
    { request, key, token = admin }: { request: StatisticRequest; key?: string; token?: string },
    expected: number,
  ) {
    const { list, conditions } = numberConditions({ statistic, figure, request, key });
    const input = { pageSize: 1, searchParam: encodeSearch(conditions) };
    const { data, msg } = await server.call(LISTS[list], input, { token });
    expect(msg).toBe('');
    expect([statistic, figure, key, data.total]).toEqual([statistic, figure, key, expected]);
  }

  it.each(NAMES)('count in %s what the lists have that they lead to', async (name) => {
    const { by, figures } = STATISTICS[name];
    const userId = name === 'personalStatistic' ? await someOwner() : undefined;
    const request = { ...PERIOD, groupBy: 'week', ...(userId && { userId }) } as const;
    const { rows, totals } = await dataOf(name, request);
    expect(rows.length).toBeGreaterThan(1);

    const counts = figures.filter(
      (figure: StatisticFigure) => (FIGURES[figure] as FigureRule).kind === 'count',
    );
    for (const figure of counts) {
      await expectListed(name, figure, { request }, totals[figure]!);
      for (const { key, figures: found } of rows.slice(0, 3))
        await expectListed(name, figure, { request, key }, found[figure]!);
      const sum = rows.reduce((total, row) => total + row.figures[figure]!, 0);
      expect(sum).toBe(totals[figure]);
    }
    if (by !== 'stretch') expect(rows.every(({ key, name: text }) => !key || text)).toBe(true);
  });

  /** Returns a person with tasks in the period. */
  async function someOwner() {
    const { rows } = await dataOf('divideStatistic', PERIOD);
    return rows[0]!.key;
  }

  it('are cut to a company, a person and a product', async () => {
    const byCompany = await dataOf('getMakeOrderStatistic', PERIOD);
    const { key: companyId, figures } = byCompany.rows[0]!;
    const request = { ...PERIOD, companyId };
    const placed = await dataOf('getOrderStatistic', { ...request, groupBy: 'month' });
    expect(placed.totals.placed).toBe(figures.placed);
    await expectListed('getOrderStatistic', 'placed', { request }, figures.placed!);

    const flash = await dataOf('flashStatistic', PERIOD);
    const ofProduct = { ...PERIOD, productId: flash.rows[0]!.key };
    const delivered = await dataOf('deliveryStatistic', ofProduct);
    expect(delivered.totals.finished).toBe(flash.rows[0]!.figures.flashFinished);
  });

  it('have shares of what they count, means, and neither of nothing', async () => {
    const { totals } = await dataOf('deliveryStatistic', PERIOD);
    expect(totals.inTimeRate).toBeCloseTo(totals.inTime! / totals.finished!);
    expect(totals.inTime! + totals.late!).toBe(totals.finished);
    expect(totals.orderDays).toBeGreaterThan(0);

    const empty = await dataOf('deliveryStatistic', {
      startDate: '1999-01-01',
      endDate: '1999-01-02',
    });
    expect(empty.rows).toHaveLength(2);
    expect(empty.totals).toEqual({
      finished: 0,
      inTime: 0,
      late: 0,
      inTimeRate: null,
      orderDays: null,
    });
  });

  it('count a client’s own orders alone, and nothing of the provider’s work', async () => {
    const client = await server.signIn('client');
    const [companyId] = (await worldOf(server)).companyIds;
    const own = await dataOf('getOrderStatistic', PERIOD, client);
    const seen = await dataOf('getOrderStatistic', { ...PERIOD, companyId });
    expect(own.totals).toEqual(seen.totals);

    const others = await dataOf('getMakeOrderStatistic', PERIOD);
    const other = others.rows.find(({ key }) => key !== companyId)!.key;
    const foreign = await dataOf('getOrderStatistic', { ...PERIOD, companyId: other }, client);
    expect(foreign.totals.placed).toBe(0);
    for (const name of ['workStatistic', 'getMakeOrderStatistic', 'personalStatistic'] as const)
      expect((await read(name, PERIOD, client)).status).toBe(403);
  });

  it('are of everybody for those with the right, and of themselves for the others', async () => {
    const verifier = await server.signIn(await accountWith(server, 'VERIFIER'), 'serviceUser');
    expect((await read('divideStatistic', PERIOD, verifier)).status).toBe(403);
    expect((await read('personalStatistic', PERIOD, verifier)).status).toBe(200);
    const userId = await someOwner();
    expect((await read('personalStatistic', { ...PERIOD, userId }, verifier)).status).toBe(403);
    expect((await read('personalStatistic', { ...PERIOD, userId })).status).toBe(200);
  });

  it('show amounts to those who may see money', async () => {
    const { totals } = await dataOf('getMakeOrderStatistic', PERIOD);
    expect(totals.placedAmount).toBeGreaterThan(0);
    const reviewer = await server.signIn(await accountWith(server, 'QC'), 'serviceUser');
    const blind = await dataOf('getMakeOrderStatistic', PERIOD, reviewer);
    expect(blind.totals.placed).toBe(totals.placed);
    expect(blind.totals).not.toHaveProperty('placedAmount');
  });

  it.each([
    [{ startDate: '2026-06-02', endDate: '2026-06-01' }, '结束日期早于开始日期，请调整'],
    [{ startDate: '2020-01-01', endDate: '2026-06-01' }, '统计期间最长三年，请缩短'],
  ])('refuse the period %j', async (period, sentence) => {
    const reply = await read('getOrderStatistic', period);
    expect(reply.status).toBe(400);
    expect(JSON.stringify(reply)).toContain(sentence);
  });
});

describe('amounts of orders', () => {
  it('are of each day, today last, and agree with the figures of today and the month', async () => {
    const server = await createTestServer();
    const token = await server.signIn('admin');
    const call = async (path: `/${string}`, input: object = {}) =>
      (await server.call(path, input, { token })).data;
    const latest = await call('/mainBoradMall/getLatestOrderAmount');
    const figures = await call('/mainBoradMall/getMainBoradMall');
    expect(latest).toHaveLength(30);
    expect(latest.at(-1)).toMatchObject({
      amount: figures.amountToday,
      orderCount: figures.orderCountToday,
    });
    const { day } = latest.at(-1);
    const period = { startDate: `${day.slice(0, 7)}-01`, endDate: day };
    const days = await call('/main/companyAmountLog', period);
    const sum = days.reduce((total: number, one: { amount: number }) => total + one.amount, 0);
    expect(sum).toBe(figures.amountThisMonth);

    const blind = await server.signIn(await accountWith(server, 'VERIFIER'), 'serviceUser');
    const refused = await server.call('/main/companyAmountLog', {}, { token: blind });
    expect(refused.status).toBe(403);
  });
});
