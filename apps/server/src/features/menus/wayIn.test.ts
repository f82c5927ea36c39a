import type { TestServer } from '../../resources/resourceCases.fixtures';
import { createTestServer } from '../../testing/testServer';
import { peopleOf } from '../users/people.fixtures';
import { hasWayIn } from './wayIn';

const list = (...codes: string[]) => JSON.stringify(codes);
const PAGES = ['system', 'user-list', 'role-list', 'menu-list'];

describe('the last way to the pages of users, roles and menus', () => {
  let server: TestServer;
  let people: ReturnType<typeof peopleOf>;
  let adminId: string;
  /** An administrator with every right, and a role of its own without pages. */
  let other: { id: string; role: string; token: string };

  beforeAll(async () => {
    server = await createTestServer();
    people = peopleOf(server, await server.signIn('admin'));
    const rightCodes = list('system.administer', 'system.grant');
    const role = await people.addRole({ rightCodes });
    const { id } = await people.addUser({ username: 'other_1', roleIds: list(role.id) });
    other = { id, role: role.id, token: await people.open(id, 'other_1') };
    const { db } = server.database;
    const found = db.selectFrom('users').select('id').where('username', '=', 'admin');
    adminId = (await found.executeTakeFirstOrThrow()).id;
  });

  // The database is shared.
  afterAll(async () => {
    const { db } = server.database;
    await db.deleteFrom('menus').where('code', '=', 'below-menus').execute();
    await db.deleteFrom('userRoles').where('userId', '=', other.id).execute();
    await db.updateTable('users').set({ status: 0 }).where('id', '=', other.id).execute();
    const alive = { status: 1, deletedAt: null } as const;
    await db.updateTable('users').set(alive).where('id', '=', adminId).execute();
  });

  const menuRow = async (code: string) =>
    server.database.db
      .selectFrom('menus')
      .select(['id', 'version'])
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
  const onMenu = async (call: string, code: string, changes: object = {}) => {
    const { id, version } = await menuRow(code);
    return people.call(`/sysMenus/${call}`, {
      id,
      ...(call !== 'delete' && { version }),
      ...changes,
    });
  };
  const menusOfAdmin = async (code: string) => {
    const { menuIds } = await people.newest('/sysRoles', 'ADMIN');
    return list(...(JSON.parse(menuIds as string) as string[]).filter((one) => one !== code));
  };
  const byOther = async (path: string, id: string, changes: object) =>
    people.change(path, id, changes, other.token);

  const ROADS: [string, () => ReturnType<typeof people.call>][] = [
    [
      'an empty menu of the role',
      async () => people.change('/sysRoles', 'ADMIN', { menuIds: '[]' }),
    ],
    ...PAGES.map((code): (typeof ROADS)[number] => [
      `a menu of the role without ${code}`,
      async () => people.change('/sysRoles', 'ADMIN', { menuIds: await menusOfAdmin(code) }),
    ]),
    ...PAGES.slice(1).map((code): (typeof ROADS)[number] => [
      `the entry ${code} deleted`,
      async () => onMenu('delete', code),
    ]),
    ...PAGES.map((code): (typeof ROADS)[number] => [
      `another path of ${code}`,
      async () => onMenu('update', code, { pageurl: 'elsewhere' }),
    ]),
    [
      'an entry moved',
      async () => onMenu('move', 'role-list', { parentCode: 'company', index: 0 }),
    ],
    ['rights of the role', async () => byOther('/sysRoles', 'ADMIN', { rightCodes: '[]' })],
    ['the role switched off', async () => byOther('/sysRoles', 'ADMIN', { status: 0 })],
    ['roles of the account', async () => byOther('/sysUsers', adminId, { roleIds: '[]' })],
    ['the account switched off', async () => byOther('/sysUsers', adminId, { status: 0 })],
    [
      'the account deleted',
      async () => people.call('/sysUsers/delete', { id: adminId }, other.token),
    ],
  ];

  it.each(ROADS)('is not closed by %s', async (_, change) => {
    const reply = await change();

    expect(reply).toMatchObject({
      status: 409,
      msg: '这样将没有管理员能再打开用户、角色和菜单页面，不能保存。请先为另一个账号保留这些页面和权限',
    });
    expect(await hasWayIn(server.database.db)).toBe(true);
  });

  it('is not closed by an entry below its page, which makes the page a group', async () => {
    const below = { name: '下级', nameEn: 'Below', pageurl: 'below', parentCode: 'menu-list' };
    const added = await people.call('/sysMenus/save', { code: 'below-menus', ...below });
    expect(added.status).toBe(200);
    const { menuIds } = await people.newest('/sysRoles', 'ADMIN');
    const more = list(...(JSON.parse(menuIds as string) as string[]), 'below-menus');

    expect((await people.change('/sysRoles', 'ADMIN', { menuIds: more })).status).toBe(409);
  });

  it('hinders no change while another account has one', async () => {
    const whole = await menusOfAdmin('');
    await people.change('/sysRoles', other.role, { menuIds: list(...PAGES) });

    expect((await people.change('/sysRoles', 'ADMIN', { menuIds: '[]' })).status).toBe(200);
    expect((await people.change('/sysRoles', 'ADMIN', { menuIds: whole })).status).toBe(200);
  });

  it('stays when two administrators remove each other at once', async () => {
    const replies = await Promise.all([
      people.call('/sysUsers/delete', { id: other.id }),
      people.call('/sysUsers/delete', { id: adminId }, other.token),
    ]);

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await hasWayIn(server.database.db)).toBe(true);
  });
});
