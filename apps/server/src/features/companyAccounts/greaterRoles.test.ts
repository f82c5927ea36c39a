import { createTestServer } from '../../testing/testServer';
import { accountsOf, NEW_PASSWORD } from './accounts.fixtures';

describe('a role that may do more than a client', () => {
  it('is not given by it, nor is an account taken over that has it', async () => {
    const server = await createTestServer();
    const admin = await server.signIn('admin');
    const client = await server.signIn('client');
    const { call, add } = accountsOf(server, { admin, client });
    await server.database.db
      .insertInto('roles')
      .values({
        code: 'COMPANY_GROUP',
        name: '集团账号',
        nameEn: 'Group account',
        userType: 'companyUser',
        sort: 90,
      })
      .execute();
    await server.database.db
      .insertInto('roleRights')
      .values({ roleCode: 'COMPANY_GROUP', rightCode: 'companies.list' })
      .execute();
    const own = await add();
    const group = { roleCode: 'COMPANY_GROUP', companyId: own.companyId };
    const { id, version } = await add(group, admin);

    const given = await call(
      'update',
      { id: own.id, version: own.version, roleCode: 'COMPANY_GROUP' },
      client,
    );
    const changes = await Promise.all([
      call('update', { id, version, realname: '改名' }, client),
      call('updatePhone', { id, phone: '13800138000' }, client),
      call('updateEmail', { id, email: 'mine@example.com' }, client),
      call('update', { id, version, status: 0 }, client),
      call('adminUpdatePassword', { userId: id, newPassWord: NEW_PASSWORD }, client),
      call('delete', { id }, client),
    ]);

    expect([given.status, Object.keys(given.data.fields)]).toEqual([400, ['roleCode']]);
    expect(changes.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
    expect(changes[0].msg).toBe(
      '角色「集团账号」有您没有的权限：companies.list。请联系项目经理操作',
    );
    const offered = (await call('getRoleList', {}, client)).data as { code: string }[];
    expect(offered.map(({ code }) => code)).not.toContain('COMPANY_GROUP');
    // The database is shared.
    for (const table of ['userRoles', 'roleRights'] as const)
      await server.database.db.deleteFrom(table).where('roleCode', '=', 'COMPANY_GROUP').execute();
    await server.database.db.deleteFrom('roles').where('code', '=', 'COMPANY_GROUP').execute();
  });
});
