import { encodeSearch, encodeSearchParamS, SEARCH_BUDGET, type Condition } from '@mingjian/api';
import { sql } from 'kysely';
import { orderResource } from '../features/orders/resource';
import { createTestServer } from '../testing/testServer';
import { toList } from './resourceList';
import { compileConditions } from './searchCompiler';

const HAN = '伟芳娜敏静秀丽强磊军';
const words = (count: number, shift = 0) =>
  Array.from({ length: count }, (_, i) => `${HAN[i % 10]}${i + shift}`).join(',');
const times = (count: number, condition: (index: number) => Condition) =>
  Array.from({ length: count }, (_, i) => condition(i));

describe('the budget of a search', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let token: string;

  beforeAll(async () => {
    server = await createTestServer();
    token = await server.signIn('officer');
  });

  const list = (request: object, headers = {}) =>
    server.call('/cCandidateInfo/getList', request, { token, headers });
  const unlike = (count: number, shift = 0): Condition => {
    return { field: 'name', operator: 'NOTLIKEIN', value: words(count, shift) };
  };
  const whole = words(SEARCH_BUDGET);

  it('covers all conditions and words together', async () => {
    const half = SEARCH_BUDGET / 2;
    const fits = { searchParam: encodeSearch([unlike(half), unlike(half, 500)]) };
    const exceeds = { searchParam: encodeSearch([unlike(half), unlike(half + 1, 500)]) };

    expect((await list(fits)).status).toBe(200);
    expect(await list(exceeds)).toMatchObject({
      status: 400,
      msg: '筛选条件过多，一次查询合计最多约 100 个词，请先减少「name」的词或条件',
    });
    expect((await list(exceeds, { 'accept-language': 'en' })).msg).toBe(
      'The filters hold too much, about 100 words in all: shorten those of “name” first',
    );
  });

  it('is one for the filter bar and the advanced filter', async () => {
    const advanced = encodeSearchParamS({ conditions: [unlike(60)] });

    expect((await list({ searchParamS: advanced })).status).toBe(200);
    expect(
      (await list({ searchParam: encodeSearch([unlike(60)]), searchParamS: advanced })).status,
    ).toBe(400);
  });

  it('lets pasted lists of a thousand exact values through', async () => {
    const values = words(1_000).split(',');

    for (const operator of ['IN', 'NN'] as const) {
      const condition: Condition = { field: 'name', operator, value: values };
      expect((await list({ searchParam: encodeSearch([condition]) })).status).toBe(200);
    }
  });

  it('counts what costs more than its words: Latin letters, names in other tables', async () => {
    const latin = times(20, (i) => ({ field: 'name', operator: 'NOTLIKE', value: `abc${i}` }));
    const joined = times(20, (i) => ({ field: 'companyName', operator: 'LIKE', value: `公${i}` }));

    expect((await list({ searchParam: encodeSearch(latin) })).status).toBe(400);
    expect(await list({ searchParam: encodeSearch([...joined, unlike(3)]) })).toMatchObject({
      status: 400,
      msg: expect.stringContaining('「companyName」'),
    });
  });

  it('holds for an export', async () => {
    const request = {
      resource: 'cCandidateInfo',
      format: 'csv',
      columns: [{ field: 'name', label: 'x' }],
      searchParam: JSON.stringify({ SEARCH_LIKEIN_name: `${whole},多` }),
    };

    expect(await server.call('/listFile/start', request, { token })).toMatchObject({
      status: 400,
      msg: expect.stringContaining('请先减少「name」'),
    });
  });

  it('looks letter pairs up in their index, and computes them for no row', async () => {
    const parts = times(5, (i) => ({ field: 'orderNo', operator: 'LIKE', value: `2${i}` }));
    const { fields } = toList(orderResource);

    for (const [conditions, combine] of [
      [[...parts, { field: 'orderStatus', operator: 'EQ', value: '10' }], 'or'],
      [parts, 'or'],
      [parts, 'and'],
    ] as [Condition[], 'and' | 'or'][]) {
      const where = compileConditions(conditions, fields, combine);
      const plan = await sql<
        Record<string, string>
      >`explain select id from orders where ${where}`.execute(server.database.db);
      const filters = plan.rows.flatMap(Object.values).filter((line) => /Filter:/.test(line));
      expect(filters.join('\n')).not.toContain('letter_pairs');
    }
  });
});
