import type { Candidate, SaveConflict } from '@mingjian/api';
import { sql } from 'kysely';
import { createTestServer } from '../testing/testServer';
import {
  resourceCases,
  saveNew,
  caseNames,
  worldOf,
  type TestServer,
  type World,
} from './resourceCases.fixtures';

describe('writing to a resource', () => {
  let server: TestServer;
  let world: World;
  let admin: string;
  let officer: string;

  beforeAll(async () => {
    server = await createTestServer();
    world = await worldOf(server);
    admin = await server.signIn('admin');
    officer = await server.signIn('officer');
  });

  const save = (set: string, draft: object, token = admin) =>
    server.call(`${resourceCases[set]!.path}/save`, draft, { token });
  const update = (set: string, changes: object, token = admin) =>
    server.call(`${resourceCases[set]!.path}/update`, changes, { token });
  const stored = async (table: string, id: string) =>
    (
      await sql<
        Record<string, unknown>
      >`select * from ${sql.table(table)} where id = ${id}`.execute(server.database.db)
    ).rows[0]!;

  describe.each(caseNames)('%s', (set) => {
    const { path, table, field, changeable, createOnly, draft } = resourceCases[set]!;

    /**
     * Every field of its rows, every column of its table, and names that mean nothing or mean harm.
     */
    async function everyName(row: object) {
      const columns = await sql<{
        name: string;
      }>`select column_name as name from information_schema.columns where table_name = ${table}`.execute(
        server.database.db,
      );
      const names = columns.rows.flatMap(({ name }) => [
        name,
        name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      ]);
      const hostile = [
        'zzz',
        'password',
        'passwordHash',
        'isDeleted',
        'roleIds',
        '__proto__',
        'constructor',
        'toString',
        `${field};--`,
        '$ne',
        '',
      ];
      return new Set([...Object.keys(row), ...names, ...hostile]);
    }

    it('refuses every field that is not its to write, the hidden ones like those that do not exist', async () => {
      const row = await saveNew(server, set, admin, world);
      const before = await stored(table, row.id);

      for (const name of await everyName(row)) {
        const value = JSON.parse(`{${JSON.stringify(name)}:"1"}`) as object;
        if (!['id', 'version', ...changeable].includes(name)) {
          const reply = await update(set, { id: row.id, version: row.version, ...value });
          expect([reply.status, reply.msg], name).toEqual([400, `${name}：不能写入该字段`]);
          expect(reply.data.fields).toEqual(
            JSON.parse(`{${JSON.stringify(name)}:"不能写入该字段"}`),
          );
        }
        if (![...changeable, ...createOnly].includes(name) || name === 'currentTime') {
          const reply = await save(set, { ...draft(world, 77), ...value });
          expect([reply.status, reply.msg], name).toEqual([400, `${name}：不能写入该字段`]);
        }
      }
      expect(await stored(table, row.id)).toEqual(before);
    });

    it('needs the version that a change was made from', async () => {
      const { id } = await saveNew(server, set, admin, world);

      const reply = await update(set, { id, [field]: '新' });

      expect([reply.status, reply.msg]).toEqual([400, 'version：必填']);
    });

    it('lets one of twenty savers at once win, and tells the others who saved, when, and both values', async () => {
      const { id } = await saveNew(server, set, admin, world);

      const replies = await Promise.all(
        Array.from({ length: 20 }, (_, i) =>
          update(
            set,
            { id, version: 1, [field]: `第${i}个` },
            set === 'candidates' && i % 2 ? officer : admin,
          ),
        ),
      );

      const winner = replies.findIndex(({ status }) => status === 200);
      const others = replies.map((reply, i) => ({ ...reply, i })).filter(({ i }) => i !== winner);
      const name = set === 'candidates' && winner % 2 ? '林晓' : '周明远';
      expect(replies[winner]!.data).toMatchObject({ version: 2, [field]: `第${winner}个` });
      for (const { status, msg, data, i } of others) {
        const isSelf = set !== 'candidates' || i % 2 === winner % 2;
        expect(status).toBe(409);
        expect(msg).toBe(
          isSelf
            ? '您已在另一窗口于 2026-06-15 10:30:00 修改该内容，这里的修改尚未保存，请核对后重试'
            : `该内容已被${name}于 2026-06-15 10:30:00 修改，您的修改尚未保存，请核对后重试`,
        );
        expect(data).toEqual({
          savedBy: name,
          savedByYou: isSelf,
          savedAt: '2026-06-15 10:30:00',
          version: 2,
          fields: [{ field, yours: `第${i}个`, stored: `第${winner}个` }],
        } satisfies SaveConflict);
      }
      expect((await update(set, { id, version: 2, [field]: '覆盖' })).data).toMatchObject({
        version: 3,
        [field]: '覆盖',
      });
    });

    it('deletes softly: nobody sees the row again, deleting it again changes nothing', async () => {
      const { id } = await saveNew(server, set, admin, world);
      const find = async () =>
        (
          await server.call(
            `${path}/getList`,
            { searchParam: JSON.stringify({ SEARCH_EQ_id: id }) },
            { token: admin },
          )
        ).data.total;
      const remove = () => server.call(`${path}/delete`, { id }, { token: admin });
      expect(await find()).toBe(1);

      expect([(await remove()).status, (await remove()).status]).toEqual([200, 200]);

      expect(await find()).toBe(0);
      expect(await update(set, { id, version: 2, [field]: '复活' })).toMatchObject({ status: 404 });
      expect(await stored(table, id)).toMatchObject({ version: 2, deletedAt: expect.any(Date) });
    });

    it('deletes several at once, or none of them', async () => {
      const rows = [
        await saveNew(server, set, admin, world),
        await saveNew(server, set, admin, world),
      ];
      const remove = (...ids: string[]) =>
        server.call(`${path}/delete`, { id: ids.join(',') }, { token: admin });

      expect((await remove(rows[0]!.id, 'missing', rows[1]!.id)).status).toBe(404);
      expect((await stored(table, rows[0]!.id)).deletedAt).toBeNull();
      expect((await remove(rows[0]!.id, ` ${rows[1]!.id}`, rows[0]!.id)).status).toBe(200);
      expect((await stored(table, rows[1]!.id)).deletedAt).not.toBeNull();
      expect((await remove(',')).status).toBe(400);
    });

    it('makes no version of what stays the same', async () => {
      const row = await saveNew(server, set, admin, world);

      expect((await update(set, { id: row.id, version: 1, [field]: row[field] })).data).toEqual(
        row,
      );
    });
  });

  it('keeps a number that comes back masked, and takes no other mask for a number', async () => {
    const row = (await saveNew(server, 'candidates', admin, world)) as unknown as Candidate;
    expect([row.idNo, row.mobile]).toEqual(['3****************4', '154****0421']);

    const same = await update('candidates', {
      id: row.id,
      version: 1,
      idNo: row.idNo,
      mobile: row.mobile,
      nameEn: 'Shen Zhixing',
    });
    expect([same.status, (await stored('candidates', row.id)).idCardNo]).toEqual([
      200,
      '310101199001011234',
    ]);
    const other = await update('candidates', { id: row.id, version: 2, mobile: '139****0421' });
    expect([other.status, other.msg]).toEqual([
      400,
      'mobile：含有已隐藏的字符，请重新填写完整内容',
    ]);
  });

  it('lists in a conflict only the fields that both sides changed', async () => {
    const { id } = await saveNew(server, 'companies', admin, world);
    await update('companies', { id, version: 1, companyShort: '甲', contactName: '张三' });
    await update('companies', { id, version: 2, address: '静安区' });
    const fieldsOf = async (version: number, changes: object) =>
      (await update('companies', { id, version, ...changes })).data.fields.map(
        ({ field }: { field: string }) => field,
      );
    const changes = { companyShort: '乙', remark: '常来', address: '徐汇区', contactName: '张三' };

    expect(await fieldsOf(1, changes)).toEqual(['companyShort', 'address']);
    expect(await fieldsOf(2, changes)).toEqual(['address']);
    expect(await fieldsOf(1, { remark: '常来' })).toEqual([]);
    expect(await fieldsOf(9, changes)).toEqual(['companyShort', 'address', 'remark']);
  });

  it('masks numbers in a conflict', async () => {
    const { id } = await saveNew(server, 'candidates', admin, world);
    await update('candidates', { id, version: 1, mobile: '15400009999' });

    const { data } = await update('candidates', { id, version: 1, mobile: '15400008888' });

    expect(data.fields).toEqual([{ field: 'mobile', yours: '154****8888', stored: '154****9999' }]);
  });

  it('refuses a taken code, and gives it free with the deletion', async () => {
    const draft = { dicCode: 'belonging', code: 'UNIQUE', value: '唯一', sort: 99 };
    const first = await save('dictionaryValues', draft);

    const replies = await Promise.all([
      save('dictionaryValues', draft),
      save('dictionaryValues', draft),
    ]);
    expect(replies.map(({ status, msg }) => [status, msg])).toEqual(
      Array(2).fill([400, 'code：已被使用']),
    );
    await server.call('/sysDicValue/delete', { id: first.data.id }, { token: admin });
    expect((await save('dictionaryValues', draft)).status).toBe(200);
    const credit = { companyName: '同码企业', creditCode: '91330100799655058B' };
    expect([
      (await save('companies', credit)).status,
      (await save('companies', credit)).msg,
    ]).toEqual([200, 'creditCode：已被使用']);
  });

  it('gives each new company the next number, also to many at once', async () => {
    const saved = await Promise.all(
      Array.from({ length: 8 }, (_, i) => save('companies', { companyName: `同时新建${i}` })),
    );

    const numbers = saved.map(({ data }) => data.companyNo as string);
    expect(new Set(numbers).size).toBe(8);
    expect(numbers.every((no) => /^KH\d{5}$/.test(no))).toBe(true);
    expect(saved[0]!.data).toMatchObject({ status: 0, payMode: 1, balance: 0, discount: 1 });
  });

  it.each([
    ['companies', { managerId: 'nobody' }, 'managerId：所选内容不存在'],
    ['companies', { enterpriseScale: '77' }, 'enterpriseScale：所选内容不存在'],
    ['companies', { area: '["31"]' }, 'area：请选择现行的地区'],
    ['companies', { area: '["330000","330100","330103"]' }, 'area：请选择现行的地区'],
    [
      'companies',
      {
        rulesList:
          '[{"username":"x","fileInfo":"[{\\"name\\":\\"a\\",\\"url\\":\\"javascript:alert(1)\\"}]"}]',
      },
      'rulesList：格式不正确',
    ],
    [
      'companies',
      { logo: '//evil.example/a.png', contactEmail: 'x' },
      'logo：请输入以 http(s):// 或 / 开头的地址，不含空格和引号；contactEmail：请输入完整的邮箱地址，如 name@example.com',
    ],
    ['companies', { contactPhone: '办公室' }, 'contactPhone：请输入 11 位手机号或带区号的座机'],
    [
      'companies',
      { creditCode: '91330100799655058A' },
      'creditCode：请输入 18 位统一社会信用代码（数字和大写字母），并核对有无输错',
    ],
    ...[
      '[{"province":"","city":[]}]',
      '[{"province":"330000","city":["320100"]}]',
      '[{"province":"330000","city":["330106"]}]',
      '[{"province":"330000","city":["330100","330100"]}]',
      '[{"province":"330100","city":[]}]',
    ].map(
      (workAreas) =>
        ['companies', { workAreas }, 'workAreas：每行请选择一个省份，不能重复'] as const,
    ),
    ...['[', '["javascript:alert(1)"]', '[1]', JSON.stringify(Array(6).fill('/a.png'))].map(
      (pictures) => ['companyFollowUps', { pictures }, 'pictures：格式不正确'] as const,
    ),
    ['companies', { companyName: '' }, 'companyName：必填'],
    ['candidates', { birthDate: '2026-02-30' }, 'birthDate：没有这一天，请检查日期'],
    [
      'candidates',
      { resumeUrl: 'javascript:alert(1)', tags: '{}' },
      'resumeUrl：请输入以 http(s):// 或 / 开头的地址，不含空格和引号；tags：格式不正确',
    ],
    ['candidates', { employment: '[{"employer":"甲"}]' }, 'employment：格式不正确'],
    [
      'candidates',
      { employment: '[{"employer":"甲","period":{"from":"2022-05","to":"2020-03"}}]' },
      'employment：格式不正确',
    ],
    [
      'candidates',
      { education: '[{"school":" ","period":{"from":"2020-03","to":"PRESENT"}}]' },
      'education：格式不正确',
    ],
    [
      'candidates',
      { education: '[{"school":"甲","period":{"from":"2020-03","to":"PRESENT"},"admin":"1"}]' },
      'education：格式不正确',
    ],
    ['candidates', { gender: 7 }, 'gender：只能是 0, 1, 2'],
    ['articles', { categoryId: 'nowhere' }, 'categoryId：所选内容不存在'],
    [
      'articles',
      { publishTime: '2026-06-31 10:00:00' },
      'publishTime：没有这个时间，请检查日期和时间',
    ],
    ['dictionaryValues', { sort: -1 }, 'sort：不能小于 0'],
  ] as const)('refuses to store in %s: %j', async (set, changes, message) => {
    const { id } = await saveNew(server, set, admin, world);

    const reply = await update(set, { id, version: 1, ...changes });

    expect([reply.status, reply.msg]).toEqual([400, message]);
    expect((await stored(resourceCases[set]!.table, id)).version).toBe(1);
  });

  it('refuses to delete what is in use, and says by what', async () => {
    const remove = (path: string, id: string) =>
      server.call(`${path}/delete`, { id }, { token: admin });
    const { db } = server.database;
    const order = await db
      .selectFrom('orders')
      .select(['candidateId', 'candidateName'])
      .limit(1)
      .executeTakeFirstOrThrow();

    const company = await remove('/aCompanyInfo', world.companyIds[0]);
    expect([company.status, company.msg]).toEqual([
      409,
      expect.stringMatching(
        /^「会飞的橘子.+」正在使用（\d+ 个订单、\d+ 位候选人、\d+ 个账号），不能删除$/,
      ),
    ]);
    const uses = company.data.inUse as { resource: string; field: string; value: string }[];
    expect(uses.map(({ resource }) => resource)).toEqual([
      'vOrderInfo',
      'cCandidateInfo',
      'aCompanyAccount',
    ]);
    expect(await remove('/cCandidateInfo', order.candidateId)).toMatchObject({
      status: 409,
      msg: `「${order.candidateName}」正在使用（1 个订单），不能删除`,
      data: {
        inUse: [
          { resource: 'vOrderInfo', field: 'candidateId', value: order.candidateId, count: 1 },
        ],
      },
    });
    expect((await remove('/sysDicValue', 'order_status.10')).msg).toBe(
      '「待接单」正在使用（系统内置，可以改为停用），不能删除',
    );
    const value = await saveNew(server, 'dictionaryValues', admin, world);
    await save('companies', { companyName: '海外客户', belonging: value.code });
    expect((await remove('/sysDicValue', value.id)).msg).toContain('1 家公司');
  });

  it('keeps a shelf that holds articles or shelves, and never moves it below itself', async () => {
    const shelf = await saveNew(server, 'articleCategories', admin, world);
    const inner = await saveNew(server, 'articleCategories', admin, world, { parentId: shelf.id });
    await saveNew(server, 'articles', admin, world, { categoryId: shelf.id });
    const remove = (id: string) =>
      server.call('/hArticleCategory/delete', { id }, { token: admin });

    expect(await remove(shelf.id)).toMatchObject({
      status: 409,
      msg: `「${shelf.name}」正在使用（1 篇文章、1 个下级分类），不能删除`,
    });
    expect(
      (await update('articleCategories', { id: shelf.id, version: 1, parentId: inner.id })).msg,
    ).toBe('parentId：不能移到自己或自己的下级分类之下');
    expect((await remove(inner.id)).status).toBe(200);
    expect((await save('articles', { categoryId: inner.id, title: '无处可放' })).msg).toBe(
      'categoryId：所选内容不存在',
    );
  });

  it('takes the id of a deletion in the query, as the system’s sets send it', async () => {
    const { id } = await saveNew(server, 'dictionaryValues', admin, world);

    expect((await server.call(`/sysDicValue/delete?id=${id}`, {}, { token: admin })).status).toBe(
      200,
    );
    expect(
      (await server.call(`/sysDicValue/delete?id=${id}&zzz=1`, {}, { token: admin })).status,
    ).toBe(400);
  });

  it('publishes an article now unless it says when, and sanitises its text', async () => {
    const article = await saveNew(server, 'articles', admin, world, {
      content: '<script>alert(1)</script> 5 < 6',
    });

    expect(article).toMatchObject({
      publishTime: '2026-06-15 10:30:00',
      content: '5 &lt; 6',
      categoryName: '操作指南',
    });
  });

  it('shows a new value where its dictionary is read, marks a disabled one and drops a deleted one', async () => {
    const { id, code } = await saveNew(server, 'dictionaryValues', admin, world, { valueEn: '' });
    const read = async () =>
      (
        await server.call('/sysDicCode/getCommonList', { code: 'belonging' }, { token: officer })
      ).data.find((o: { code: string }) => o.code === code);

    expect(await read()).toMatchObject({ valueEn: expect.stringContaining('竹海') });
    await update('dictionaryValues', { id, version: 1, enabled: 0 });
    expect(await read()).toMatchObject({ enabled: 0 });
    await server.call('/sysDicValue/delete', { id }, { token: admin });
    expect(await read()).toBeUndefined();
  });
});
