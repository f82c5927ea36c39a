import type { ManagedMenu, MenuEntryRow, MenuNode } from '@mingjian/api';
import { accountWith } from '../../resources/resourceCases.fixtures';
import { createTestServer, type Reply } from '../../testing/testServer';

describe('the whole menu', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let admin: string;

  beforeAll(async () => {
    server = await createTestServer();
    admin = await server.signIn('admin');
  });

  const call = async (name: string, input: object, token = admin) =>
    server.call(`/sysMenus/${name}`, input, { token });
  const menu = async () =>
    (await server.call('/sysMenus/getManagedMenu', {}, { token: admin, method: 'GET' }))
      .data as ManagedMenu;
  const entryOf = async (code: string) =>
    (await menu()).entries.find((entry) => entry.code === code)!;
  let made = 0;
  const draft = (extra: object = {}) => {
    made += 1;
    return {
      code: `extra-${made}`,
      name: '补充页面',
      nameEn: 'Extra page',
      pageurl: `extra${made}`,
      parentCode: 'company',
      ...extra,
    };
  };
  const add = async (extra: object = {}) => (await call('save', draft(extra))).data as MenuEntryRow;
  const problemOf = ({ status, data }: Reply) => [status, data?.fields ?? {}];
  const linesOf = async (objectId: string) =>
    server.database.db
      .selectFrom('operateLogs')
      .select(['action', 'before', 'after'])
      .where('objectType', '=', 'menu')
      .where('objectId', '=', objectId)
      .orderBy('version')
      .execute();
  const placesBelow = async (code: string) =>
    (await menu()).entries
      .filter(({ parentCode }) => parentCode === code)
      .toSorted((one, other) => one.sort - other.sort)
      .map((entry) => entry.code);

  it('is read and changed by administrators alone', async () => {
    const { id } = await add();
    const count = (await menu()).entries.length;
    const others = [
      await server.signIn('officer'),
      await server.signIn(await accountWith(server, 'FINANCE'), 'serviceUser'),
      await server.signIn('client'),
    ];

    for (const token of others)
      for (const [name, input] of [
        ['save', draft({ roles: [] })],
        ['save', draft()],
        ['update', { id, version: 1, name: '改名' }],
        ['move', { id, version: 1, parentCode: null, index: 0 }],
        ['delete?id=' + id, {}],
      ] as const)
        expect([name, (await call(name, input, token)).status]).toEqual([name, 403]);
    for (const token of others) {
      const reply = await server.call('/sysMenus/getManagedMenu', {}, { token, method: 'GET' });
      expect(reply.status).toBe(403);
    }
    expect((await menu()).entries).toHaveLength(count);
    expect(await menu()).toMatchObject({ can: { create: true, update: true, delete: true } });
  });

  it('gets a new entry last among its siblings, and nobody sees it yet', async () => {
    const entry = await add({ icon: 'folder', iconColor: '#1F68DC', remark: 'MALL', noCache: 1 });

    expect(entry).toMatchObject({ roles: [], showFlag: 1, noCache: 1, remark: 'MALL', version: 1 });
    expect((await placesBelow('company')).at(-1)).toBe(entry.code);
    const own = await server.call('/sysMenus/getMenuTree', {}, { token: admin, method: 'GET' });
    expect(JSON.stringify(own.data as MenuNode[])).not.toContain(entry.code);
  });

  it.each([
    ['javascript:alert(1)', 'pageurl', '路径只能由字母'],
    ['//evil.example', 'pageurl', '路径只能由字母'],
    ['../orders', 'pageurl', '路径只能由字母'],
    ['/companyList', 'pageurl', '路径只能由字母'],
  ])('refuses the path %j', async (pageurl, field, message) => {
    const reply = await call('save', draft({ pageurl }));

    expect(reply.status).toBe(400);
    expect(String(reply.data.fields[field])).toContain(message);
    const entry = await add();
    expect((await call('update', { id: entry.id, version: 1, pageurl })).status).toBe(400);
    expect((await entryOf(entry.code)).version).toBe(1);
  });

  it('refuses reserved paths, of a page and of what is below', async () => {
    expect(problemOf(await call('save', draft({ parentCode: null, pageurl: 'login' })))).toEqual([
      400,
      { pageurl: '这个路径由系统保留' },
    ]);
    const company = await entryOf('company');
    const renamed = { id: company.id, version: company.version, pageurl: 'new' };
    expect((await call('update', renamed)).status).toBe(400);
    expect((await entryOf('company')).pageurl).toBe('a-company');
  });

  it('refuses a path that another page of the same people has', async () => {
    const { code, id, version } = await add({ pageurl: 'companyList' });
    await server.database.db
      .insertInto('roleMenus')
      .values({ roleCode: 'PM', menuCode: code })
      .execute();
    const existing = await call('update', { id, version, name: '仍可改名' });
    const other = await entryOf('company-address-list');
    const taken = { id: other.id, version: other.version, pageurl: 'companyList' };

    const reply = await call('update', taken);

    expect(existing.code).toBe(0);
    expect(problemOf(reply)).toEqual([400, { pageurl: '另一个菜单已使用这个路径' }]);
    await call(`delete?id=${id}`, {});
  });

  it('refuses a cycle, and one that two moves at once would make', async () => {
    const [a, b] = [await add({ parentCode: null }), await add({ parentCode: null })];
    const move = async (moved: MenuEntryRow, parentCode: string) =>
      call('move', { id: moved.id, version: 1, parentCode, index: 0 });

    expect(problemOf(await move(a, a.code))).toEqual([
      400,
      { parentCode: '不能放在自己或自己的下级之下' },
    ]);
    const replies = await Promise.all([move(a, b.code), move(b, a.code)]);
    expect(replies.map(({ status }) => status).toSorted()).not.toEqual([200, 200]);
    expect(await linesOf(a.id)).toHaveLength(replies[0].status === 200 ? 2 : 1);
  });

  it('moves an entry to a place, renumbers its siblings, and says so in the operate log', async () => {
    const group = await add({ parentCode: null });
    const [one, two, three] = [
      await add({ parentCode: group.code }),
      await add({ parentCode: group.code }),
      await add({ parentCode: null }),
    ];

    const reply = await call('move', {
      id: three.id,
      version: 1,
      parentCode: group.code,
      index: 1,
    });

    expect(reply.data).toMatchObject({ parentCode: group.code, sort: 1, version: 2 });
    expect(await placesBelow(group.code)).toEqual([one.code, three.code, two.code]);
    const [, line] = await linesOf(three.id);
    expect(JSON.parse(line!.before!)).toMatchObject({ parentCode: null });
    expect(JSON.parse(line!.after!)).toMatchObject({ parentCode: group.code, sort: 1 });
    const stale = await call('move', { id: three.id, version: 1, parentCode: null, index: 0 });
    expect(stale.status).toBe(409);
    const missing = { id: one.id, version: 1, parentCode: 'no-such', index: 0 };
    expect((await call('move', missing)).status).toBe(404);
  });

  it('refuses a move below too many others', async () => {
    let parentCode: string | null = null;
    for (let level = 0; level < 6; level += 1) ({ code: parentCode } = await add({ parentCode }));

    expect(problemOf(await call('save', draft({ parentCode })))).toEqual([
      400,
      { parentCode: '菜单最多 6 级' },
    ]);
  });

  it('deletes an entry with its grants, but not one with entries below it', async () => {
    const group = await add({ parentCode: null });
    const page = await add({ parentCode: group.code });
    const { db } = server.database;
    await db.insertInto('roleMenus').values({ roleCode: 'PM', menuCode: page.code }).execute();

    const used = await call(`delete?id=${group.id}`, {});
    expect([used.status, used.msg]).toEqual([
      409,
      '「补充页面」正在使用（1 个下级菜单），不能删除',
    ]);
    expect((await call(`delete?id=${page.id}`, {})).code).toBe(0);
    expect((await call(`delete?id=${group.id}`, {})).code).toBe(0);

    expect(await entryOf(group.code)).toBeUndefined();
    const grants = await db
      .selectFrom('roleMenus')
      .select('roleCode')
      .where('menuCode', '=', page.code)
      .execute();
    expect(grants).toEqual([]);
    expect((await linesOf(page.id)).map(({ action }) => action)).toEqual(['created', 'deleted']);
    expect((await call('save', draft({ code: page.code }))).code).toBe(0);
  });

  it('keeps the page that maintains it', async () => {
    const [page, group] = [await entryOf('menu-list'), await entryOf('system')];

    const replies = [
      await call(`delete?id=${page.id}`, {}),
      await call('update', { id: page.id, version: page.version, pageurl: 'elsewhere' }),
      await call('update', { id: group.id, version: group.version, pageurl: 'elsewhere' }),
      await call('move', { id: page.id, version: page.version, parentCode: 'company', index: 0 }),
    ];

    expect(replies.map(({ status }) => status)).toEqual([409, 409, 409, 409]);
    expect(await entryOf('menu-list')).toMatchObject({
      parentCode: 'system',
      version: page.version,
    });
  });

  it('takes no code twice, and none that is no code', async () => {
    expect(problemOf(await call('save', draft({ code: 'company' })))).toEqual([
      400,
      { code: '已被使用' },
    ]);
    expect((await call('save', draft({ code: 'A b' }))).status).toBe(400);
    const { id } = await add();
    expect((await call('update', { id, version: 1, code: 'other' })).status).toBe(400);
    expect((await call('update', { id, version: 1, parentCode: null })).status).toBe(400);
    expect((await call('update', { id, version: 1, iconColor: 'red' })).status).toBe(400);
  });
});
