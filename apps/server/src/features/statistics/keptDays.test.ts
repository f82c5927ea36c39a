import {
  STATISTICS,
  type Statistic,
  type StatisticName,
  type StatisticRequest,
} from '@mingjian/api';
import { sql } from 'kysely';
import { worldOf, type TestServer } from '../../resources/resourceCases.fixtures';
import { createTestServer } from '../../testing/testServer';
import { countedList, DECIDING_TIMES, KEPT_FIELDS } from './countedSums';
import { keptStatistics } from './keepDays';
import { uncountedPeriods } from './keptDays';
import { NOTED_COLUMNS } from './tables';

const NAMES = Object.keys(STATISTICS) as StatisticName[];
const PERIOD = { startDate: '2026-05-04', endDate: '2026-06-15' } as const;

/** Numbers from 0 to 1 that are the same in every run. */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

describe('days that are kept', () => {
  let server: TestServer;
  let admin: string;
  let client: string;
  let companyId: string;
  let ownerId: string;
  let ids: string[];

  beforeAll(async () => {
    server = await createTestServer();
    [admin, client] = [await server.signIn('admin'), await server.signIn('client')];
    companyId = (await worldOf(server)).companyIds[0]!;
    const { rows } = await sql<{ ownerId: string }>`
      select owner_id from order_tasks where owner_id is not null limit 1`.execute(
      server.database.db,
    );
    ownerId = rows[0]!.ownerId;
    ids = await someOrders();
  });
  afterAll(async () => {
    const { db } = server.database;
    await db.deleteFrom('statisticDays').execute();
    await db.deleteFrom('statisticCounts').execute();
    await db.deleteFrom('statisticChanges').execute();
  });

  /** Orders with tasks that no other test looks at: the oldest of the period. */
  async function someOrders() {
    const { rows } = await sql<{ id: string }>`
      select placed.id from orders placed
      where placed.order_time >= '2026-05-04' and placed.order_time < '2026-06-01'
        and exists (select from order_tasks task where task.order_id = placed.id)
      order by placed.order_time limit 40`.execute(server.database.db);
    return rows.map(({ id }) => id);
  }

  const keep = async () => keptStatistics.run({}, server.backend);
  const forget = async () => {
    await server.database.db.deleteFrom('statisticCounts').execute();
  };
  const read = async (name: StatisticName, request: StatisticRequest, token: string) => {
    const { data, msg } = await server.call(`/api/statistic/${name}`, request, { token });
    expect(msg).toBe('');
    return data as Statistic;
  };

  /** All statistics under every filter that days are kept by, and some that they are not. */
  async function everything() {
    const found: Record<string, unknown> = {};
    for (const name of NAMES)
      for (const [label, token, filters] of [
        ['all', admin, { groupBy: 'week' }],
        ['company', admin, { groupBy: 'month', companyId }],
        ['person', admin, { groupBy: 'month', userId: ownerId }],
        ['both', admin, { groupBy: 'month', userId: ownerId, companyId }],
        ['client', client, { groupBy: 'month' }],
      ] as const) {
        if (label === 'client' && !name.match(/^(getOrder|delivery|flash)Statistic$/)) continue;
        const { rows, totals } = await read(name, { ...PERIOD, ...filters }, token);
        found[`${name} ${label}`] = { rows, totals };
      }
    return found;
  }

  it('show what the lists have, before they are counted and after', async () => {
    await forget();
    const live = await everything();
    await keep();

    expect(await everything()).toEqual(live);
    for (const deciding of DECIDING_TIMES)
      expect(
        await uncountedPeriods(
          deciding,
          { from: '2026-05-04', to: '2026-06-14' },
          server.database.db,
        ),
      ).toEqual([]);
    // Today is counted each time.
    expect(
      await uncountedPeriods(
        DECIDING_TIMES[0]!,
        { from: '2026-06-14', to: '2026-06-15' },
        server.database.db,
      ),
    ).toEqual([{ from: '2026-06-15', to: '2026-06-15' }]);
  });

  it('are counted again when their rows change, in any way that a figure shows', async () => {
    await keep();
    const { db } = server.database;
    const random = randomFrom(20_261_130);
    const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!;
    const before = await everything();
    const undo: ReturnType<typeof sql>[] = [];
    for (let turn = 0; turn < 2; turn += 1) {
      for (let count = 0; count < 10; count += 1) {
        const id = pick(ids);
        undo.unshift(sql`update orders set amount = amount - 100, urgent_flag = 1 - urgent_flag,
          order_time = order_time - interval '9 days' where id = ${id}`);
        await sql`update orders set amount = amount + 100, urgent_flag = 1 - urgent_flag,
          order_time = order_time + interval '9 days' where id = ${id}`.execute(db);
        undo.unshift(sql`update order_tasks set return_count = return_count - 1,
          created_at = created_at + interval '3 days' where order_id = ${id}`);
        await sql`update order_tasks set return_count = return_count + 1,
          created_at = created_at - interval '3 days' where order_id = ${id}`.execute(db);
      }
      const changed = await everything();
      expect(changed).not.toEqual(before);
      await keep();
      expect(await everything()).toEqual(changed);
      await forget();
      expect(await everything()).toEqual(changed);
      await keep();
    }
    for (const statement of undo) await statement.execute(db);
    expect(await everything()).toEqual(before);
  });

  it('are noted as changed with an order’s product, its tasks’ days too', async () => {
    const { db } = server.database;
    await keep();
    const changed = () =>
      sql<{ deciding: string }>`
        select distinct deciding from statistic_changes order by 1`.execute(db);
    expect((await changed()).rows).toEqual([]);
    const [id] = ids;
    const { rows } = await sql<{ productId: string; other: string }>`
      select product_id, (select id from products where id <> product_id limit 1) as other
      from orders where id = ${id}`.execute(db);
    const move = async (product: string) =>
      sql`update orders set product_id = ${product} where id = ${id}`.execute(db);

    await sql`update orders set remark = remark where id = ${id}`.execute(db);
    expect((await changed()).rows).toEqual([]);
    await move(rows[0]!.other);
    const noted = (await changed()).rows.map(({ deciding }) => deciding);
    expect(noted).toContain('order orderTime');
    expect(noted).toContain('task createTime');
    await move(rows[0]!.productId);
    await keep();
    expect((await changed()).rows).toEqual([]);
  });

  it('note changes of every column that a figure or its subject reads', () => {
    for (const { list, time, sums } of DECIDING_TIMES) {
      const { fields } = countedList(list, server.backend);
      const read = sums.flatMap(({ rule }) => [
        ...rule.where.map(({ field }) => field),
        ...(rule.kind === 'days' ? [rule.since] : []),
      ]);
      const columns = [...read, ...KEPT_FIELDS[list], time].map((name) => fields[name]!.column);
      const noted: string[] = [...NOTED_COLUMNS.orders, ...NOTED_COLUMNS.order_tasks];
      const snake = (column: string) =>
        column
          .split('.')
          .at(-1)!
          .replace(/[A-Z]/g, (one) => `_${one.toLowerCase()}`);
      const decided = DECIDING_TIMES.map((one) => fields[one.time]?.column ?? '');
      // A generated column follows from others.
      const missing = columns.filter(
        (column) =>
          !noted.includes(snake(column)) &&
          !decided.includes(column) &&
          snake(column) !== 'delivery',
      );
      expect(missing).toEqual([]);
    }
  });
});
