import { SESSION_RIGHTS, type MenuNode, type RightGroup } from '@mingjian/api';
import { createTestServer } from '../../testing/testServer';
import { standardRights } from '../../roles';
import type { TestServer } from '../../resources/resourceCases.fixtures';
import { peopleOf } from './people.fixtures';

const list = (...codes: string[]) => JSON.stringify(codes);

describe('roles', () => {
  let server: TestServer;
  let admin: string;
  let people: ReturnType<typeof peopleOf>;

  beforeAll(async () => {
    server = await createTestServer();
    admin = await server.signIn('admin');
    people = peopleOf(server, admin);
  });

  it('come with the installation, with their menus and rights', async () => {
    const { data } = await people.call('/sysRoles/getList', { pageSize: 50 });
    const find = (code: string) =>
      data.content.find(({ id }: { id: string }) => id === code) as Record<string, unknown>;

    expect(find('DISPATCH')).toMatchObject({
      roleName: '派单组长',
      userType: 'serviceUser',
      rightCodes:
        '["candidates.read","orders.accept","orders.delay","orders.dispatch","orders.samples","orders.statistics"]',
    });
    expect((await people.call('/sysRoles/getRoleCheckedIds', { roleId: 'DISPATCH' })).data).toEqual(
      JSON.parse(find('DISPATCH').menuIds as string),
    );
    expect(find('COMPANY_HR')).toMatchObject({ userType: 'companyUser' });
  });

  it('give what they say, from the next request on', async () => {
    const role = await people.addRole();
    const { id } = await people.addUser({ username: 'given_1', roleIds: list(role.id) });
    const token = await people.open(id, 'given_1');
    const menus = async () => {
      const reply = await server.call('/sysMenus/getMenuTree', {}, { token, method: 'GET' });
      return (reply.data as MenuNode[]).map(({ code }) => code);
    };
    const companies = async () =>
      (await server.call('/aCompanyInfo/getList', { pageSize: 1 }, { token })).status;
    expect([await menus(), await companies()]).toEqual([[], 403]);

    await people.change('/sysRoles', role.id, {
      menuIds: list('company', 'company-list'),
      rightCodes: list('companies.read'),
    });
    expect([await menus(), await companies()]).toEqual([['company'], 200]);

    await people.change('/sysRoles', role.id, { status: 0 });
    expect([await menus(), await companies()]).toEqual([[], 403]);
  });

  it('never loosen the scope of a company', async () => {
    const role = await people.addRole({ userType: 'companyUser' });
    await people.change('/sysRoles', role.id, {
      rightCodes: list('candidates.own', 'candidates.edit'),
    });
    const { db } = server.database;
    const client = await db
      .selectFrom('users')
      .select(['id', 'companyId'])
      .where('username', '=', 'client2')
      .executeTakeFirstOrThrow();
    await db.insertInto('userRoles').values({ userId: client.id, roleCode: role.id }).execute();

    const token = await server.signIn('client2');
    const { data } = await server.call('/cCandidateInfo/getList', { pageSize: 300 }, { token });

    expect(data.content.length).toBeGreaterThan(0);
    expect(new Set(data.content.map((row: { companyId: string }) => row.companyId))).toEqual(
      new Set([client.companyId]),
    );
    await db.deleteFrom('userRoles').where('roleCode', '=', role.id).execute();
  });

  it('have only rights of their user type', async () => {
    const wrong = await people.call('/sysRoles/save', {
      roleCode: 'SNEAKY',
      roleName: '越权',
      userType: 'companyUser',
      rightCodes: list('orders.place', 'system.administer', 'made.up'),
    });

    expect(wrong.status).toBe(400);
    expect(wrong.data.fields.rightCodes).toBe(
      '这一类用户的角色不能有这些权限：made.up, system.administer',
    );
    const staff = await people.addRole();
    const placing = { rightCodes: list('orders.place') };
    expect((await people.change('/sysRoles', staff.id, placing)).status).toBe(400);
    const unknown = { menuIds: list('no-such-menu') };
    expect((await people.change('/sysRoles', staff.id, unknown)).data.fields.menuIds).toBe(
      '所选内容不存在',
    );
    for (const codes of ['{}', '[1]', 'x'])
      expect((await people.change('/sysRoles', staff.id, { rightCodes: codes })).status).toBe(400);
  });

  it('are not deleted while somebody holds them, and say who does', async () => {
    const role = await people.addRole({ roleName: '在用角色' });
    const { id } = await people.addUser({ realname: '竹小满', roleIds: list(role.id) });
    const remove = async () => people.call('/sysRoles/delete', { id: role.id });

    expect(await remove()).toMatchObject({
      status: 409,
      msg: '「在用角色」正在使用（1 个账号：竹小满），不能删除',
    });
    await people.change('/sysUsers', id, { roleIds: '[]' });

    expect((await remove()).status).toBe(200);
  });

  it('that the caller holds keep their rights and stay on', async () => {
    const own = async (changes: object) =>
      (await people.change('/sysRoles', 'ADMIN', changes)).data?.fields;

    expect(await own({ rightCodes: list('system.administer', 'candidates.reveal') })).toEqual({
      rightCodes: '不能修改自己所持角色的权限，请由另一位管理员修改',
    });
    expect(await own({ status: 0 })).toEqual({ status: '不能停用自己所持的角色' });
    expect((await people.call('/sysRoles/delete', { id: 'ADMIN' })).status).toBe(409);
  });

  it('are for administrators alone', async () => {
    const officer = await server.signIn('officer');
    const client = await server.signIn('client');
    for (const token of [officer, client])
      for (const [path, input] of [
        ['getList', {}],
        ['save', { roleCode: 'SNEAKY', roleName: 'x', userType: 'serviceUser' }],
        ['update', { id: 'PM', version: 1, rightCodes: list('system.administer') }],
        ['delete', { id: 'QC' }],
        ['getRoleCheckedIds', { roleId: 'PM' }],
      ] as const)
        expect((await people.call(`/sysRoles/${path}`, input, token)).status, path).toBe(403);
    for (const path of ['getRights', 'getMenus'])
      expect(
        (await server.call(`/sysRoles/${path}`, {}, { token: officer, method: 'GET' })).status,
      ).toBe(403);
  });

  it('can be given every right once, by its part of the product and in the language of the reader', async () => {
    const read = async (language: string) =>
      (
        await server.call(
          '/sysRoles/getRights',
          {},
          { token: admin, method: 'GET', headers: { 'accept-language': language } },
        )
      ).data as RightGroup[];

    const [zh, en] = [await read('zh'), await read('en')];

    const codes = zh.flatMap(({ rights }) => rights.map(({ code }) => code));
    expect(codes.toSorted()).toEqual(standardRights.map(({ code }) => code).toSorted());
    expect(codes).toEqual(expect.arrayContaining([...SESSION_RIGHTS]));
    expect(zh[0]!.name).toBe('订单');
    expect(en[0]!.rights[0]!).toMatchObject({ name: 'Place orders', userTypes: ['companyUser'] });
  });

  it('are in the operate log with rights before and after', async () => {
    const role = await people.addRole({ rightCodes: list('orders.accept') });
    await people.change('/sysRoles', role.id, { rightCodes: list('companies.read') });

    const line = await server.database.db
      .selectFrom('operateLogs')
      .select(['before', 'after', 'objectType', 'userName'])
      .where('objectId', '=', role.id)
      .where('action', '=', 'updated')
      .executeTakeFirstOrThrow();

    expect(line).toEqual({
      objectType: 'role',
      userName: '周明远',
      before: '{"rightCodes":"[\\"orders.accept\\"]"}',
      after: '{"rightCodes":"[\\"companies.read\\"]"}',
    });
  });
});
