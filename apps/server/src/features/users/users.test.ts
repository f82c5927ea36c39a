import { createTestServer } from '../../testing/testServer';
import type { TestServer } from '../../resources/resourceCases.fixtures';
import { peopleOf } from './people.fixtures';

const roles = (...codes: string[]) => JSON.stringify(codes);

describe('accounts of staff', () => {
  let server: TestServer;
  let admin: string;
  let people: ReturnType<typeof peopleOf>;
  let adminId: string;

  beforeAll(async () => {
    server = await createTestServer();
    admin = await server.signIn('admin');
    people = peopleOf(server, admin);
    adminId = await idOf('admin');
  });

  const idOf = async (username: string) =>
    (
      await server.database.db
        .selectFrom('users')
        .select('id')
        .where('username', '=', username)
        .executeTakeFirstOrThrow()
    ).id;
  const logOf = async (objectId: string) =>
    server.database.db
      .selectFrom('operateLogs')
      .select(['action', 'before', 'after', 'userName'])
      .where('objectId', '=', objectId)
      .orderBy('action')
      .execute();

  it('are created with roles and a department, and open with a password that an administrator sets', async () => {
    const { id } = await people.addUser({ username: '新员工_1', roleIds: roles('PM', 'QC') });
    expect((await server.login('新员工_1', 'serviceUser', '')).code).not.toBe(0);

    const token = await people.open(id, '新员工_1');

    const info = await server.call('/getUserInfo', { userType: 'serviceUser' }, { token });
    expect(info.data.menuCodes).toEqual(['PM', 'QC']);
    expect((await people.call('/sysUsers/getRolesIdByUid', { userId: id })).data).toEqual([
      'PM',
      'QC',
    ]);
    expect((await people.call('/sysUsers/getUserInfoById', { id })).data).toMatchObject({
      username: '新员工_1',
      roleIds: '["PM","QC"]',
    });
  });

  it('are in the operate log with roles before and after, and never a password', async () => {
    const { id } = await people.addUser({ username: 'logged_1', roleIds: roles('PM') });
    await people.change('/sysUsers', id, { roleIds: roles('QC', 'PM') });
    await people.open(id, 'logged_1');

    const lines = await logOf(id);

    expect(lines.map(({ action }) => action)).toEqual(['created', 'passwordChanged', 'updated']);
    expect(JSON.parse(lines[2]!.before!)).toEqual({ roleIds: '["PM"]' });
    expect(JSON.parse(lines[2]!.after!)).toEqual({ roleIds: '["PM","QC"]' });
    expect(JSON.stringify(lines)).not.toMatch(/argon|Zhuhai|hash/i);
  });

  it('change nothing when the same roles are saved in another order', async () => {
    const { id, version } = await people.addUser({ roleIds: roles('PM', 'QC') });

    const reply = await people.change('/sysUsers', id, { roleIds: roles('QC', 'PM', 'QC') });

    expect(reply.data).toMatchObject({ version, roleIds: '["PM","QC"]' });
  });

  it('that are switched off or deleted end at the next request', async () => {
    for (const end of ['off', 'deleted']) {
      const { id } = await people.addUser({ username: `leaves_${end}`, roleIds: roles('PM') });
      const token = await people.open(id, `leaves_${end}`);
      const isIn = async () =>
        (await server.call('/getUserInfo', { userType: 'serviceUser' }, { token })).status;
      expect(await isIn()).toBe(200);

      const reply =
        end === 'off'
          ? await people.change('/sysUsers', id, { status: 0 })
          : await people.call('/sysUsers/delete', { id });

      expect(reply.status).toBe(200);
      expect(await isIn()).toBe(401);
      expect(
        (await server.login(`leaves_${end}`, 'serviceUser', `Zhuhai@${id.slice(-8)}`)).code,
      ).toBe(400);
    }
  });

  it('lose at the next request what a role no longer gives', async () => {
    const { id } = await people.addUser({ username: 'demoted_1', roleIds: roles('PM') });
    const token = await people.open(id, 'demoted_1');
    const candidates = async () =>
      (await server.call('/cCandidateInfo/getList', { pageSize: 1 }, { token })).status;
    expect(await candidates()).toBe(200);

    await people.change('/sysUsers', id, { roleIds: roles('QC') });

    expect(await candidates()).toBe(403);
  });

  it('have one username each, after the specified rule', async () => {
    const save = async (username: string) =>
      people.call('/sysUsers/save', { username, realname: '某人' });

    expect(await save('Officer')).toMatchObject({
      status: 400,
      data: { fields: { username: '已被使用' } },
    });
    for (const username of ['ab', 'a'.repeat(17), 'a b c', 'x@y.z'])
      expect((await save(username)).status, username).toBe(400);
  });

  it('have passwords after the rule, set by administrators alone, and every session ends', async () => {
    const { id } = await people.addUser({ username: 'resets_1', roleIds: roles('PM') });
    const token = await people.open(id, 'resets_1');
    const set = async (newPassWord: string, as: string, userId = id) =>
      people.call('/sysUsers/updatePassword', { userId, newPassWord }, as);

    expect((await set('abcd', admin)).data.fields.newPassWord).toBe('密码不得低于5位');
    expect((await set('12345678', admin)).status).toBe(400);
    expect((await set('Shanhai@2026', await server.signIn('officer'))).status).toBe(404);
    expect((await set('Shanhai@2026', admin, await idOf('client'))).status).toBe(404);
    expect((await set('Shanhai@2026', admin)).status).toBe(200);

    const reply = await server.call('/getUserInfo', { userType: 'serviceUser' }, { token });
    expect(reply.status).toBe(401);
  });

  describe('cannot be used for a takeover', () => {
    it.each([
      ['passwordHash', 'x'],
      ['password', 'x'],
      ['userType', 'companyUser'],
      ['companyId', 'x'],
      ['mainFlag', 1],
      ['rights', '["system.administer"]'],
      ['__proto__x', 1],
    ])('by a draft with %s', async (field, value) => {
      const draft = { username: 'sneaky_1', realname: '某人', [field]: value };

      expect((await people.call('/sysUsers/save', draft)).status).toBe(400);
    });

    it('by a role of clients, a missing or a deleted one', async () => {
      const gone = await people.addRole();
      await people.call('/sysRoles/delete', { id: gone.id });
      for (const role of ['COMPANY_MAIN', 'NOBODY', gone.id]) {
        const reply = await people.call('/sysUsers/save', {
          username: 'sneaky_2',
          realname: '某人',
          roleIds: roles(role),
        });
        expect(reply.data.fields.roleIds, role).toBe('所选内容不存在');
      }
    });

    it('by who is no administrator', async () => {
      const officer = await server.signIn('officer');
      const ownId = await idOf('officer');
      const attempts = [
        ['/sysUsers/save', { username: 'sneaky_3', realname: '某人', roleIds: roles('ADMIN') }],
        ['/sysUsers/update', { id: ownId, version: 1, roleIds: roles('ADMIN') }],
        ['/sysUsers/delete', { id: adminId }],
        ['/sysUsers/getRolesIdByUid', { userId: adminId }],
        ['/sysUsers/getUserInfoById', { id: adminId }],
      ] as const;
      for (const [path, input] of attempts)
        expect((await people.call(path, input, officer)).status, path).toBe(403);
    });

    it('by an account of a client, which is not found', async () => {
      const id = await idOf('client');

      expect((await people.call('/sysUsers/getUserInfoById', { id })).status).toBe(404);
      expect(
        (await people.call('/sysUsers/update', { id, version: 1, roleIds: roles('ADMIN') })).status,
      ).toBe(404);
      expect((await people.call('/sysUsers/delete', { id })).status).toBe(404);
    });

    it('by changing the own roles or ending the own account', async () => {
      const own = async (changes: object) => people.change('/sysUsers', adminId, changes);

      expect((await own({ roleIds: roles('ADMIN', 'PM') })).data.fields.roleIds).toBe(
        '不能修改自己的角色，请由另一位管理员修改',
      );
      expect((await own({ status: 0 })).data.fields.status).toBe('不能停用自己的账号');
      expect((await own({ email: 'mine@mingjian.example' })).data.fields.email).toBe(
        '请在个人中心用验证码更换自己的手机和邮箱',
      );
      const deletion = await people.call('/sysUsers/delete', { id: adminId });
      expect(deletion).toMatchObject({ status: 409, msg: expect.stringContaining('您自己的账号') });
      expect((await own({ realname: '周明远' })).status).toBe(200);
    });
  });
});
