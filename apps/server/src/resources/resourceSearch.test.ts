import { createTestServer } from '../testing/testServer';
import {
  resourceCases,
  saveNew,
  caseNames,
  worldOf,
  type TestServer,
  type World,
} from './resourceCases.fixtures';

const INJECTIONS = [
  "' or '1'='1",
  "'; drop table companies; --",
  '1) or (1=1',
  '" or ""="',
  '$1',
  "\\'; select pg_sleep(5); --",
  '${7*7}',
  '{{7*7}}',
  '%00',
  '$$; select 1; $$',
];

describe('searching a resource', () => {
  let server: TestServer;
  let world: World;
  let token: string;

  beforeAll(async () => {
    server = await createTestServer();
    world = await worldOf(server);
    token = await server.signIn('admin');
  });

  const list = (set: string, input: object) =>
    server.call(`${resourceCases[set]!.path}/getList`, input, { token });
  const bar = (conditions: Record<string, string>) => ({ searchParam: JSON.stringify(conditions) });
  const advanced = (conditions: Record<string, string>) => ({
    searchParamS: encodeURIComponent(JSON.stringify({ searchType: 'or', searchParam: conditions })),
  });
  const camel = (column: string) =>
    column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const snake = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

  describe.each(caseNames)('%s', (set) => {
    it('gives a hidden field the answer of one that does not exist, to filter, sort and write by', async () => {
      const { id } = await saveNew(server, set, token, world);
      const write = (field: string) =>
        server.call(
          `${resourceCases[set]!.path}/update`,
          { id, version: 1, [field]: '1' },
          { token },
        );
      const strip = (msg: string, name: string) => msg.replaceAll(name, '?');
      const nonsense = {
        filter: await list(set, bar({ SEARCH_LIKE_zzz: 'a' })),
        advanced: await list(set, advanced({ SEARCH_LIKE_zzz: 'a' })),
        sort: await list(set, { orderParam: 'zzz desc' }),
        write: await write('zzz'),
      };
      for (const column of [
        ...resourceCases[set]!.unsearchable,
        'password',
        'password_hash',
        'version',
        'constructor',
        'to_string',
      ]) {
        const name = camel(column);
        for (const operator of ['LIKE', 'EQ', 'ISNULL', 'IN']) {
          const value = operator === 'ISNULL' ? '' : 'a';
          for (const [kind, input] of [
            ['filter', bar({ [`SEARCH_${operator}_${column}`]: value })] as const,
            ['advanced', advanced({ [`SEARCH_${operator}_${column}`]: value })] as const,
          ]) {
            const reply = await list(set, input);
            expect([reply.status, strip(reply.msg, name), reply.data], `${kind} ${column}`).toEqual(
              [400, strip(nonsense[kind].msg, 'zzz'), nonsense[kind].data],
            );
          }
        }
        const sorted = await list(set, { orderParam: `${column} desc` });
        expect([sorted.status, strip(sorted.msg, name)], column).toEqual([
          400,
          strip(nonsense.sort.msg, 'zzz'),
        ]);
      }
      for (const field of [
        'deletedAt',
        'createdAt',
        'passwordHash',
        'companyNo',
        'balance',
        'authStatus',
        'viewCount',
        'orderCount',
        'createTime',
      ]) {
        const reply = await write(field);
        expect([reply.status, strip(reply.msg, field)], field).toEqual([
          400,
          strip(nonsense.write.msg, 'zzz'),
        ]);
      }
    });

    it('says which cap was exceeded', async () => {
      const field = snake(resourceCases[set]!.field);
      const many = Object.fromEntries(
        Array.from({ length: 51 }, (_, i) => [`SEARCH_NE_${field}${i ? `#${i + 1}` : ''}`, 'x']),
      );
      const values = (count: number) => Array.from({ length: count }, (_, i) => `v${i}`).join(',');
      const fifty = Object.fromEntries(Object.entries(many).slice(0, 50));

      for (const as of [bar, advanced]) {
        expect(await list(set, as(many))).toMatchObject({ status: 400, msg: '筛选条件最多 50 个' });
        expect(await list(set, as({ [`SEARCH_IN_${field}`]: values(1_001) }))).toMatchObject({
          status: 400,
          msg: `「${resourceCases[set]!.field}」的筛选值最多 1000 个`,
        });
        expect((await list(set, as(fifty))).status).toBe(200);
        expect((await list(set, as({ [`SEARCH_IN_${field}`]: values(1_000) }))).status).toBe(200);
      }
      const large = { [`SEARCH_LIKE_${field}`]: '长'.repeat(22_000) };
      expect(await list(set, bar(large))).toMatchObject({
        status: 400,
        msg: '筛选条件的内容过大，最多 64 KB',
      });
    });

    it('takes hostile text as text, wherever it stands', async () => {
      const field = snake(resourceCases[set]!.field);
      const before = (await list(set, {})).data.total as number;
      for (const text of INJECTIONS) {
        for (const as of [bar, advanced]) {
          expect(
            (await list(set, as({ [`SEARCH_LIKE_${field}`]: text }))).data,
            text,
          ).toMatchObject({ total: 0 });
          expect((await list(set, as({ [`SEARCH_IN_${field}`]: text }))).data, text).toMatchObject({
            total: 0,
          });
          for (const key of [`SEARCH_LIKE_${text}`, `SEARCH_${text}_${field}`, text])
            expect((await list(set, as({ [key]: 'x' }))).status, key).toBe(400);
        }
        for (const orderParam of [text, `${field} ${text}`, `${field} desc, ${text}`]) {
          const reply = await list(set, { orderParam });
          expect([reply.status, reply.msg], orderParam).toEqual([
            400,
            expect.not.stringMatching(/syntax|relation|column|postgres/i),
          ]);
        }
        expect((await list(set, { pageNum: text })).status).toBe(400);
        expect((await list(set, { pageCode: text.slice(0, 60) })).status).toBe(200);
        expect(
          (
            await server.call(
              `${resourceCases[set]!.path}/update`,
              { id: text, version: 1, [resourceCases[set]!.field]: 'x' },
              { token },
            )
          ).status,
        ).toBe(404);
        expect(
          (await server.call(`${resourceCases[set]!.path}/delete`, { id: text }, { token })).status,
        ).toBe(404);
      }
      expect((await list(set, {})).data.total).toBe(before);
    });

    it('stores hostile text as it is, and finds it', async () => {
      const { field } = resourceCases[set]!;
      for (const text of [...INJECTIONS, '%', '_', '\\', '<img src=x onerror=alert(1)>']) {
        const row = await saveNew(server, set, token, world, { [field]: text });
        const found = await list(set, bar({ [`SEARCH_LIKE_${snake(field)}`]: text }));

        expect(row[field]).toBe(text);
        expect(found.data.content.map(({ id }: { id: string }) => id)).toContain(row.id);
        expect(
          found.data.content.every((one: Record<string, string>) => one[field]!.includes(text)),
        ).toBe(true);
        await server.call(`${resourceCases[set]!.path}/delete`, { id: row.id }, { token });
      }
    });
  });

  it.each(caseNames)('stores no NUL in %s, and breaks on no half character', async (set) => {
    const { path, field } = resourceCases[set]!;
    const { id } = await saveNew(server, set, token, world);
    const change = (text: string) =>
      server.call(`${path}/update`, { id, version: 1, [field]: text }, { token });

    expect((await change('a\0b')).status).toBe(400);
    expect((await change('半\ud800个')).status).toBe(200);
    expect((await list(set, bar({ [`SEARCH_LIKE_${snake(field)}`]: '半\ud800个' }))).status).toBe(
      200,
    );
  });

  it('finds demo rows by name, code, day and flag', async () => {
    const total = async (set: string, conditions: Record<string, string>) =>
      (await list(set, bar(conditions))).data.total;

    expect(await total('companies', { SEARCH_LIKE_company_name: '橘子' })).toBe(1);
    expect(
      await total('companies', {
        SEARCH_BETWEEN_contract_expire: '2027-01-01 00:00:00,2029-12-31 23:59:59',
      }),
    ).toBe(40);
    expect(
      await total('candidates', { SEARCH_LIKE_company_name: '橘子', SEARCH_EQ_auth_status: '2' }),
    ).toBeGreaterThan(100);
    expect(
      await total('articles', { SEARCH_EQ_category_name: '员工培训', SEARCH_EQ_must_learn: '1' }),
    ).toBe(3);
    expect(await total('dictionaryValues', { SEARCH_EQ_dic_code: 'order_status' })).toBe(13);
  });

  it('answers with rows that hold nothing but what their type says', async () => {
    const keys = async (set: string) =>
      Object.keys((await list(set, { pageSize: 1 })).data.content[0]).toSorted();

    expect(await keys('dictionaryValues')).toEqual([
      'code',
      'createTime',
      'dicCode',
      'dicName',
      'enabled',
      'id',
      'sort',
      'updateTime',
      'value',
      'valueEn',
      'version',
    ]);
    expect(await keys('candidates')).toEqual(
      [
        ...[
          'authStatus',
          'birthDate',
          'companyId',
          'companyName',
          'createTime',
          'deleteDueDate',
          'education',
          'email',
          'employment',
          'gender',
          'id',
          'idNo',
          'idType',
        ],
        ...[
          'lastOrderId',
          'mobile',
          'name',
          'nameEn',
          'nationality',
          'orderCount',
          'position',
          'realnameStatus',
          'resumeUrl',
          'tags',
        ],
        ...['updateTime', 'version', 'withdrawTime'],
      ].toSorted(),
    );
    expect(await keys('articles')).not.toContain('deletedAt');
    expect(await keys('companies')).not.toContain('name');
  });
});
