import { encodeFilterParam, encodeSearch, type SavedFilter } from '@mingjian/api';
import { accountWith, worldOf, type TestServer } from '../../resources/resourceCases.fixtures';
import { createTestServer } from '../../testing/testServer';

const PAGE = 'filterTest';
/** Not as `encodeFilterParam` writes it: blanks, escapes, keys in another order. */
const PARAM =
  ' [ {"value":["10", "20"],"field":"orderStatus","operator":"IN"},\n{"field":"position","operator":"ISNULL","value":null},' +
  '{"field":"userName","operator":"LIKE","value":"\\u5f20 \\"%😀"} ] ';

describe('saved filters', () => {
  let server: TestServer;
  type Person = 'admin' | 'officer' | 'officer2' | 'client' | 'client2' | 'hr';
  const tokens = {} as Record<Person, string>;
  const userIds = {} as Record<Person, string>;

  beforeAll(async () => {
    server = await createTestServer();
    const { companyIds } = await worldOf(server);
    const hr = await accountWith(server, 'COMPANY_HR', companyIds[0]);
    for (const name of ['admin', 'officer', 'officer2', 'client', 'client2', 'hr'] as const) {
      const username = name === 'hr' ? hr : name;
      const isClient = name === 'hr' || name.startsWith('client');
      tokens[name] = await server.signIn(username, isClient ? 'companyUser' : 'serviceUser');
      const { id } = await server.database.db
        .selectFrom('users')
        .select('id')
        .where('username', '=', username)
        .executeTakeFirstOrThrow();
      userIds[name] = id;
    }
  });
  beforeEach(() => server.database.db.deleteFrom('savedFilters').execute());

  const call = (person: Person, name: string, input: object) =>
    server.call(`/hFilterInfo/${name}`, input, { token: tokens[person] });
  const save = (person: Person, draft: object = {}) =>
    call(person, 'save', {
      typeCode: PAGE,
      name: '超时未接单',
      filterParam: PARAM,
      filterType: 'and',
      ...draft,
    });
  const rowsFor = async (person: Person, typeCode = PAGE) => {
    const searchParam = encodeSearch([{ field: 'typeCode', operator: 'EQ', value: typeCode }]);
    const { data } = await call(person, 'getList', { searchParam });
    return data.content as SavedFilter[];
  };
  const namesFor = async (person: Person) => (await rowsFor(person)).map(({ name }) => name);

  it('come back as they were saved, their conditions byte for byte', async () => {
    const { data } = await save('officer', { userId: userIds.officer });

    expect(data).toEqual({
      id: expect.any(String) as string,
      userId: userIds.officer,
      typeCode: PAGE,
      name: '超时未接单',
      filterParam: PARAM,
      filterType: 'and',
      scope: 'personal',
      orderNum: 1,
      owner: '林晓',
      canEdit: 1,
      createTime: '2026-06-15 10:30:00',
      updateTime: '2026-06-15 10:30:00',
    });
    expect(await rowsFor('officer')).toEqual([data]);
  });

  it('refuse somebody else as their owner, to save and to change', async () => {
    const { data } = await save('officer', { scope: 'team' });

    expect((await save('officer', { name: '乙', userId: userIds.officer2 })).status).toBe(403);
    expect((await call('officer', 'update', { id: data.id, userId: userIds.admin })).status).toBe(
      403,
    );
    expect(await rowsFor('officer')).toEqual([data]);
  });

  it('change by save with an id, which a client after the specification sends', async () => {
    const { data } = await save('officer', { scope: 'team' });

    const again = await save('officer', {
      id: data.id,
      userId: userIds.officer,
      name: '改名',
      filterType: 'or',
    });

    expect(again.data).toEqual({ ...data, name: '改名', filterType: 'or' });
    expect(await namesFor('officer2')).toEqual(['改名']);
  });

  it('are renamed without the rest', async () => {
    const { data } = await save('officer');

    expect((await call('officer', 'update', { id: data.id, name: '新名' })).data).toEqual({
      ...data,
      name: '新名',
    });
  });

  it('are the owner’s alone while they are personal', async () => {
    const { data } = await save('officer');

    for (const other of ['officer2', 'admin', 'client'] as const) {
      expect(await namesFor(other)).toEqual([]);
      expect((await save(other, { id: data.id })).status).toBe(404);
      expect((await call(other, 'update', { id: data.id, name: '乙' })).status).toBe(404);
      expect((await call(other, 'delete', { id: data.id })).status).toBe(404);
      expect((await call(other, 'reorder', { ids: data.id })).status).toBe(404);
    }
    expect(await rowsFor('officer')).toEqual([data]);
  });

  it('are read by the company once they are the team’s, and changed by owner and administrators', async () => {
    const { data } = await save('client', { scope: 'team' });
    const { id } = data;

    expect(await namesFor('hr')).toEqual(['超时未接单']);
    expect((await rowsFor('hr'))[0]).toMatchObject({ canEdit: 0, owner: data.owner });
    for (const [name, input] of [
      ['update', { id, name: '乙' }],
      ['delete', { id }],
      ['reorder', { ids: id }],
    ] as const)
      expect((await call('hr', name, input)).status).toBe(403);
    for (const stranger of ['client2', 'admin', 'officer'] as const) {
      expect(await namesFor(stranger)).toEqual([]);
      expect((await call(stranger, 'update', { id, name: '乙' })).status).toBe(404);
    }
    const { data: staffs } = await save('officer', { scope: 'team' });
    expect((await rowsFor('admin'))[0]).toMatchObject({ canEdit: 1 });
    expect((await call('admin', 'update', { id: staffs.id, name: '全组' })).data.owner).toBe(
      '林晓',
    );
    expect((await call('admin', 'update', { id: staffs.id, scope: 'personal' })).status).toBe(403);
    expect((await call('admin', 'delete', { id: staffs.id })).status).toBe(200);
    expect(await namesFor('officer2')).toEqual([]);
  });

  it('have names of their own, page by page and scope by scope', async () => {
    await save('officer');

    expect(await save('officer')).toMatchObject({ status: 400, msg: 'name：已被使用' });
    expect((await save('officer', { name: ' 超时未接单 ' })).status).toBe(400);
    const { data } = await save('officer', { name: '乙' });
    expect((await call('officer', 'update', { id: data.id, name: '超时未接单' })).status).toBe(400);
    for (const [person, other] of [
      ['officer', { scope: 'team' }],
      ['officer', { typeCode: 'elsewhere' }],
      ['officer2', {}],
      ['client', { scope: 'team' }],
    ] as const)
      expect((await save(person, other)).status).toBe(200);
  });

  it('keep their order, and move to the front in another one', async () => {
    const ids: Record<string, string> = {};
    for (const name of ['甲', '乙', '丙', '丁'])
      ids[name] = (await save('officer', { name })).data.id;
    const team = (await save('officer', { name: '组', scope: 'team' })).data.id as string;

    await call('officer', 'reorder', { ids: `${ids.丁},${ids.乙}` });

    expect(await namesFor('officer')).toEqual(['丁', '乙', '甲', '丙', '组']);
    expect((await call('officer', 'reorder', { ids: `${ids.甲},${team}` })).status).toBe(404);
    await call('officer', 'update', { id: ids.丁, scope: 'team' });
    expect((await rowsFor('officer')).map(({ name, orderNum }) => `${name}${orderNum}`)).toEqual([
      '乙2',
      '甲3',
      '丙4',
      '组1',
      '丁2',
    ]);
  });

  it('are deleted all or none', async () => {
    const { data } = await save('officer');
    const foreign = await save('officer2');

    expect((await call('officer', 'delete', { id: `${data.id},${foreign.data.id}` })).status).toBe(
      404,
    );
    expect(await namesFor('officer')).toHaveLength(1);
    expect((await call('officer', 'delete', { id: data.id })).status).toBe(200);
    expect(await namesFor('officer')).toEqual([]);
  });

  it('come twenty at a time, and end at a hundred for a page', async () => {
    for (let number = 0; number < 100; number += 1)
      expect((await save('officer', { name: `第${number}个` })).status).toBe(200);

    expect(await save('officer')).toMatchObject({
      status: 400,
      msg: '每个页面最多保存 100 个常用筛选，请先删除不用的',
    });
    const { data } = await call('officer', 'getList', {});
    expect([data.content.length, data.total]).toEqual([20, 100]);
  });

  const condition = { field: 'userName', operator: 'LIKE', value: '张' } as const;
  it.each([
    ['{', 'filterParam：必须是 JSON 文本，最多 64 KB'],
    [`"${'明'.repeat(22_000)}"`, 'filterParam：必须是 JSON 文本，最多 64 KB'],
    ['[]', 'filterParam：至少需要一个筛选条件'],
    ['{"a":1}', /必须是筛选条件列表/],
    ['['.repeat(30_000) + ']'.repeat(30_000), /必须是筛选条件列表/],
    ['[null]', /必须是筛选条件列表/],
    ['[{"field":"__proto__","operator":"EQ","value":"1"}]', /必须是筛选条件列表/],
    ['[{"field":"name","operator":"toString","value":"1"}]', /「name」的筛选条件不完整或无效/],
    ['[{"field":"name","operator":"EQ","value":{"$ne":"1"}}]', /「name」的筛选条件/],
    ['[{"field":"name","operator":"EQ","value":"1","__proto__":{"a":1}}]', /必须是筛选条件列表/],
    ['[{"field":"name","operator":"EQ","value":"1","constructor":1}]', /必须是筛选条件列表/],
    [`[${Array(51).fill(JSON.stringify(condition)).join()}]`, /筛选条件最多 50 个/],
    [encodeFilterParam([condition]).replace('张', '\ud83d'), /含有无法保存的字符/],
  ])('refuse conditions that are none: %.60s', async (filterParam, msg) => {
    const reply = await save('officer', { filterParam });

    expect(reply.status).toBe(400);
    expect(reply.msg).toMatch(msg);
    expect(await namesFor('officer')).toEqual([]);
  });

  it.each([
    { name: '' },
    { name: '  ' },
    { scope: 'role' },
    { filterType: 'xor' },
    { companyId: 'x' },
  ])('refuse what is no filter: %j', async (wrong) => {
    expect((await save('officer', wrong)).status).toBe(400);
  });

  it('are saved once however often the same save arrives', async () => {
    const input = { typeCode: PAGE, name: '十次', filterParam: PARAM, filterType: 'or' };
    const options = { token: tokens.officer, headers: { 'idempotency-key': 'ten-filters' } };

    const replies = await Promise.all(
      Array.from({ length: 10 }, () => server.call('/hFilterInfo/save', input, options)),
    );

    expect(new Set(replies.map(({ status, data }) => `${status} ${data.id}`)).size).toBe(1);
    expect(await namesFor('officer')).toEqual(['十次']);
  });
});
