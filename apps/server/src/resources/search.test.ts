import { encodeSearch, encodeSearchParamS, type Condition, type OrderRow } from '@mingjian/api';
import { sql } from 'kysely';
import { features } from '../features/features';
import { orderResource } from '../features/orders/resource';
import { createTestServer } from '../testing/testServer';
import { toList } from './resourceList';
import { compileConditions } from './searchCompiler';

describe('searching the order list', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let token: string;

  beforeAll(async () => {
    server = await createTestServer();
    token = await server.signIn('officer');
  });

  const list = (input: object) => server.call('/vOrderInfo/getList', input, { token });
  const find = (...conditions: Condition[]) =>
    list({ searchParam: encodeSearch(conditions), pageSize: 200 });
  const total = async (...conditions: Condition[]) =>
    (await find(...conditions)).data.total as number;

  it('finds what each comparison says', async () => {
    const rows = async (condition: Condition) => (await find(condition)).data.content as OrderRow[];

    expect(
      (await rows({ field: 'orderStatus', operator: 'IN', value: ['10', '20'] })).every((r) =>
        [10, 20].includes(r.orderStatus),
      ),
    ).toBe(true);
    expect(
      (await rows({ field: 'orderStatus', operator: 'BETWEEN', value: ['30', '50'] })).every(
        (r) => r.orderStatus >= 30 && r.orderStatus <= 50,
      ),
    ).toBe(true);
    expect(
      (await rows({ field: 'userName', operator: 'LIKE', value: '·' })).every((r) =>
        r.userName.includes('·'),
      ),
    ).toBe(true);
    expect(
      (await rows({ field: 'userName', operator: 'LIKEIN', value: '欧阳,司马' })).every((r) =>
        /欧阳|司马/.test(r.userName),
      ),
    ).toBe(true);
    expect(
      (await rows({ field: 'companyName', operator: 'LIKE', value: '橘子' })).every((r) =>
        r.companyName.includes('橘子'),
      ),
    ).toBe(true);
    expect(
      (await rows({ field: 'pmName', operator: 'EQ', value: '林晓' })).every(
        (r) => r.pmName === '林晓',
      ),
    ).toBe(true);
    expect(
      (
        await rows({ field: 'orderTime', operator: 'BETWEEN', value: ['2026-06-01', '2026-06-02'] })
      ).every((r) => /^2026-06-0[12]/.test(r.orderTime)),
    ).toBe(true);
    expect(
      (await rows({ field: 'userName', operator: 'LIKE', value: 'carter' })).every((r) =>
        r.userName.includes('Carter'),
      ),
    ).toBe(true);
  });

  it('finds a name and a number however they are written', async () => {
    const { db } = server.database;
    const { id, candidateName, orderNo } = await db
      .selectFrom('orders')
      .select(['id', 'candidateName', 'orderNo'])
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const rename = async (name: string) =>
      db.updateTable('orders').set({ candidateName: name }).where('id', '=', id).execute();
    const found = async (field: string, operator: 'EQ' | 'LIKE' | 'IN', text: string) => {
      const value = operator === 'IN' ? [text, 'x'] : text;
      const { data } = await find({ field, operator, value });
      return (data.content as OrderRow[]).some((row) => row.id === id);
    };
    try {
      await rename('古丽米热•艾比\u3000布力');
      for (const dot of ['·', '•', '\u2027', '・', '･', '．']) {
        expect(await found('userName', 'LIKE', `米热${dot}艾`)).toBe(true);
        expect(await found('userName', 'EQ', `古丽米热${dot}艾比 布力`)).toBe(true);
      }
      for (const operator of ['EQ', 'LIKE', 'IN'] as const)
        expect(await found('orderNo', operator, `${orderNo.toLowerCase()}\u200B`)).toBe(true);
      expect(await found('userName', 'LIKE', '米热，艾')).toBe(false);
    } finally {
      await rename(candidateName);
    }
    expect((await find({ field: 'userName', operator: 'LIKE', value: '\u200B' })).status).toBe(400);
  });

  it.each<[Condition, Condition]>([
    [
      { field: 'orderStatus', operator: 'EQ', value: '100' },
      { field: 'orderStatus', operator: 'NE', value: '100' },
    ],
    [
      { field: 'overallDanger', operator: 'IN', value: ['1', '2'] },
      { field: 'overallDanger', operator: 'NN', value: ['1', '2'] },
    ],
    [
      { field: 'userName', operator: 'LIKE', value: '王' },
      { field: 'userName', operator: 'NOTLIKE', value: '王' },
    ],
    [
      { field: 'pmName', operator: 'LIKE', value: '林' },
      { field: 'pmName', operator: 'NOTLIKE', value: '林' },
    ],
    [
      { field: 'pmName', operator: 'LIKEIN', value: '林,王' },
      { field: 'pmName', operator: 'NOTLIKEIN', value: '林,王' },
    ],
    [
      { field: 'slaDueAt', operator: 'ISNULL', value: null },
      { field: 'slaDueAt', operator: 'ISNOTNULL', value: null },
    ],
    [
      { field: 'orderTime', operator: 'GT', value: '2026-01-15 12:00:00' },
      { field: 'orderTime', operator: 'LE', value: '2026-01-15 12:00:00' },
    ],
    [
      { field: 'orderTime', operator: 'GE', value: '2026-01-15' },
      { field: 'orderTime', operator: 'LT', value: '2026-01-15' },
    ],
    [
      { field: 'acceptTime', operator: 'EQ', value: '2026-01-15' },
      { field: 'acceptTime', operator: 'NE', value: '2026-01-15' },
    ],
  ])('splits all orders in two: %j and its opposite', async (condition, opposite) => {
    const [some, others] = [await total(condition), await total(opposite)];

    expect(some).toBeGreaterThan(0);
    // Other tests of this worker have placed orders.
    expect(some + others).toBe((await list({})).data.total);
  });

  it('joins the advanced filter by or, within the bar and the scope', async () => {
    const conditions: Condition[] = [
      { field: 'orderStatus', operator: 'EQ', value: '10' },
      { field: 'orderStatus', operator: 'EQ', value: '20' },
    ];
    const either = await list({
      searchParamS: encodeSearchParamS({ searchType: 'or', conditions }),
    });
    const both = await list({
      searchParamS: encodeSearchParamS({ searchType: 'and', conditions }),
    });
    const within = await list({
      searchParam: encodeSearch([conditions[0]!]),
      searchParamS: encodeSearchParamS({ conditions }),
    });

    expect(either.data.total).toBe((await total(conditions[0]!)) + (await total(conditions[1]!)));
    expect(both.data.total).toBe(0);
    expect(within.data.total).toBe(await total(conditions[0]!));
  });

  it('takes % and _ and \\ as what they are', async () => {
    for (const value of ['%', '_', '\\', '100%', "'", '%王%'])
      expect(await total({ field: 'userName', operator: 'LIKE', value })).toBe(
        value === "'" ? await apostrophes() : 0,
      );
  });
  const apostrophes = async () => {
    const { count } = await server.database.db
      .selectFrom('orders')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('candidateName', 'like', "%'%")
      .executeTakeFirstOrThrow();
    return count;
  };

  it.each([
    "O'Brien",
    '欧阳',
    'select',
    '-12.5',
    '+8613800000000',
    'drop table',
    '阿依古丽·买买提',
  ])('searches for %s without alarm', async (value) => {
    expect((await find({ field: 'userName', operator: 'LIKE', value })).status).toBe(200);
  });

  it('gives a hidden field the answer of one that does not exist', async () => {
    const raw = (key: string, value = '$2%') =>
      list({ searchParam: JSON.stringify({ [key]: value }) });
    const nonsense = (await raw('SEARCH_LIKE_zzz')).msg;

    for (const column of [
      'password',
      'password_hash',
      'token_hash',
      'id_card_no',
      'mobile',
      'email',
      'amount',
      'version',
      'constructor',
      'to_string',
      'id',
    ]) {
      const reply = await raw(`SEARCH_LIKE_${column}`);
      const name = column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
      expect([reply.status, reply.msg]).toEqual([400, nonsense.replace('zzz', name)]);
      expect((await list({ orderParam: `${column} desc` })).msg).toBe(`不能按「${name}」排序`);
    }
  });

  it.each([
    'SEARCH_EQ_order_no;drop table orders',
    'SEARCH_EQ_order_no"',
    "SEARCH_EQ_order_no' or '1'='1",
    'SEARCH_EQ_(select password_hash from users)',
    'SEARCH_SLEEP_order_no',
    'SEARCH_EQ_orders.order_no',
    'SEARCH_EQ___proto__',
    'SEARCH_LIKE_order_status',
    'SEARCH_GT_user_name',
    'SEARCH_BETWEEN_company_name',
    'SEARCH_LIKE_order_time',
    'order_no',
    '',
  ])('refuses the key %j in words, not in SQL', async (key) => {
    const reply = await list({ searchParam: JSON.stringify({ [key]: '1' }) });

    expect(reply.status).toBe(400);
    expect(reply.msg).not.toMatch(/select|syntax|column|postgres|relation|operator does/i);
  });

  it.each([
    ['order_status', 'EQ', '1; select pg_sleep(5)'],
    ['order_status', 'EQ', '99999999999'],
    ['order_status', 'EQ', 'NaN'],
    ['order_status', 'IN', '1,x'],
    ['order_status', 'BETWEEN', '50,10'],
    ['order_time', 'GE', 'yesterday'],
    ['order_time', 'GE', '2026-02-30'],
    ['order_time', 'GE', '2026-13-01 00:00:00'],
    ['order_time', 'BETWEEN', '2026-06-02,2026-06-01'],
    ['order_time', 'EQ', "2026-01-01' or true --"],
    ['user_name', 'LIKE', 'x'.repeat(201)],
  ])('refuses %s %s %s as a value', async (column, operator, value) => {
    const reply = await list({
      searchParam: JSON.stringify({ [`SEARCH_${operator}_${column}`]: value }),
    });

    expect(reply.status).toBe(400);
    expect(reply.msg).toMatch(/筛选/);
  });

  it.each([
    'order_time desc; drop table orders',
    '(select 1)',
    'order_time desc nulls first',
    'case when 1=1 then id end',
    '1',
    'order_time,order_time',
    'orders.id',
  ])('refuses to sort by %s', async (orderParam) => {
    expect((await list({ orderParam })).status).toBe(400);
  });

  it('caps conditions and listed values', async () => {
    const values = Array.from({ length: 1_001 }, (_, i) => String(i)).join(',');
    const conditions = Object.fromEntries(
      Array.from({ length: 51 }, (_, i) => [`SEARCH_NE_order_status${i ? `#${i + 1}` : ''}`, '1']),
    );

    expect(
      await list({ searchParam: JSON.stringify({ SEARCH_IN_order_status: values }) }),
    ).toMatchObject({
      status: 400,
      msg: '「orderStatus」的筛选值最多 1000 个',
    });
    expect(await list({ searchParam: JSON.stringify(conditions) })).toMatchObject({
      status: 400,
      msg: '筛选条件最多 50 个',
    });
    expect((await list({ searchParam: 'x'.repeat(65_537) })).status).toBe(400);
    expect((await list({ searchParamS: '%E0%A4%A' })).status).toBe(400);
  });

  it('binds every value', () => {
    const conditions: Condition[] = [
      { field: 'userName', operator: 'LIKEIN', value: 'hostile,mark' },
      { field: 'pmName', operator: 'NOTLIKE', value: 'hostile' },
      { field: 'orderStatus', operator: 'IN', value: ['424242'] },
      { field: 'orderTime', operator: 'GE', value: '2042-04-02' },
    ];
    const where = compileConditions(conditions, toList(orderResource).fields, 'or');

    const { sql, parameters } = server.database.db
      .selectFrom('orders')
      .select('id')
      .where(where)
      .compile();
    expect(sql).not.toMatch(/hostile|mark|4242|2042/);
    expect(parameters).toEqual([
      ['hostile', 'mark'],
      'hostile',
      [424_242],
      new Date('2042-04-01T16:00:00Z'),
    ]);
  });

  it.each(features.flatMap(({ resources = [] }) => resources.map(toList)))(
    'finds a part of a text by an index wherever one is promised: $table',
    async ({ table, fields }) => {
      for (const [field, { fold }] of Object.entries(fields)) {
        if (fold !== 'paired') continue;
        for (const value of ['xyz', 'xyz,qqq']) {
          const where = compileConditions([{ field, operator: 'LIKEIN', value }], fields, 'and');
          const plan = await sql<
            Record<string, string>
          >`explain select id from ${sql.table(table)} where ${where}`.execute(server.database.db);

          expect(plan.rows.flatMap(Object.values).join('\n')).toMatch(
            /Index Scan on \w+_folded_pairs/,
          );
        }
      }
    },
  );
});
