import type { RightGroup, Role } from '@mingjian/api';
import { sql } from 'kysely';
import type { TestServer } from '../../resources/resourceCases.fixtures';
import { createTestServer } from '../../testing/testServer';
import { peopleOf } from './people.fixtures';

const list = (...codes: string[]) => JSON.stringify(codes);
const PASSWORD = '山高月小-水落石出';
/** A right of the caller that administers alone, and one that it lacks. */
const RIGHTS = { own: 'system.administer', lacked: 'finance.amounts' };

/** A role with one right, an account that has it, and both without. */
interface Targets {
  right: string;
  role: string;
  holder: string;
  plainRole: string;
  plainAccount: string;
}

/** Calls that give a right, or change who has it. `version` is that of new rows. */
const GIVING: [call: string, path: string, (targets: Targets) => object][] = [
  ['a new account with the role', '/sysUsers/save', ({ role }) => newAccount(list(role))],
  ['the role for an account', '/sysUsers/update', (t) => on(t.plainAccount, 'roleIds', t.role)],
  ['the password of a holder', '/sysUsers/updatePassword', ({ holder }) => passwordOf(holder)],
  ['the address of a holder', '/sysUsers/update', (t) => on(t.holder, { email: 'a@b.example' })],
  ['the name of a holder', '/sysUsers/update', (t) => on(t.holder, { realname: '改名' })],
  ['the roles of a holder', '/sysUsers/update', (t) => on(t.holder, { roleIds: '[]' })],
  ['a holder switched off', '/sysUsers/update', (t) => on(t.holder, { status: 0 })],
  ['a holder deleted', '/sysUsers/delete', ({ holder }) => ({ id: holder })],
  ['a new role with the right', '/sysRoles/save', ({ right }) => newRole(right)],
  ['the right for a role', '/sysRoles/update', (t) => on(t.plainRole, 'rightCodes', t.right)],
  ['the right from a role', '/sysRoles/update', (t) => on(t.role, { rightCodes: '[]' })],
  ['the name of the role', '/sysRoles/update', (t) => on(t.role, { roleName: '改名' })],
  ['the menu of the role', '/sysRoles/update', (t) => on(t.role, 'menuIds', 'company')],
  ['the role switched off', '/sysRoles/update', (t) => on(t.role, { status: 0 })],
];

const LINKS = [
  ['user_roles', 'role_code'],
  ['role_rights', 'role_code'],
  ['role_menus', 'role_code'],
  ['roles', 'code'],
] as const;
let made = 0;
const newAccount = (roleIds: string) => ({
  username: `giv_${(made += 1)}`,
  realname: '某',
  roleIds,
});
const newRole = (right: string) => ({
  roleCode: `GIVEN_${(made += 1)}`,
  roleName: '某',
  userType: 'serviceUser',
  rightCodes: list(right),
});
const passwordOf = (userId: string) => ({ userId, newPassWord: PASSWORD });
const on = (id: string, changes: object | string, code?: string) => ({
  id,
  version: 1,
  ...(typeof changes === 'string' ? { [changes]: list(code!) } : changes),
});

describe('who may give rights', () => {
  let server: TestServer;
  let people: ReturnType<typeof peopleOf>;
  let tokens: Record<'lesser' | 'admin' | 'client', string>;

  beforeAll(async () => {
    server = await createTestServer();
    const admin = await server.signIn('admin');
    people = peopleOf(server, admin);
    const role = await people.addRole({ rightCodes: list(RIGHTS.own) });
    const { id } = await people.addUser({ username: 'lesser_1', roleIds: list(role.id) });
    const lesser = await people.open(id, 'lesser_1');
    tokens = { lesser, admin, client: await server.signIn('client') };
  });

  // The database is shared.
  afterAll(async () => {
    const { db } = server.database;
    for (const [table, column] of LINKS)
      await sql`
        delete from ${sql.table(table)} where ${sql.ref(column)} ~ '^(TEST|GIVEN)_'
      `.execute(db);
    // To delete one asks every table that names accounts.
    await sql`
      update users set status = 0 where username ~ '^(tester|giv)_' or username = 'lesser_1'
    `.execute(db);
  });

  const targetsWith = async (right: string): Promise<Targets> => {
    const roleName = '有权角色';
    const role = await people.addRole({ roleName, roleNameEn: 'Holder', rightCodes: list(right) });
    return {
      right,
      role: role.id,
      holder: (await people.addUser({ roleIds: list(role.id) })).id,
      plainRole: (await people.addRole()).id,
      plainAccount: (await people.addUser()).id,
    };
  };
  const giving = GIVING.flatMap(
    ([name, path, input]) =>
      [
        { name, path, input, who: 'lesser', right: RIGHTS.lacked, statuses: [403] },
        { name, path, input, who: 'lesser', right: RIGHTS.own, statuses: [200] },
        { name, path, input, who: 'admin', right: RIGHTS.lacked, statuses: [200] },
        // A right that the standard administrator does not use itself.
        { name, path, input, who: 'admin', right: 'candidates.reveal', statuses: [200] },
        { name, path, input, who: 'client', right: RIGHTS.lacked, statuses: [403, 404] },
      ] as const,
  );

  it.each(giving)('$name, with $right, by $who: $statuses', async (row) => {
    const { path, input, who, right, statuses } = row;
    const targets = await targetsWith(right);

    const reply = await people.call(path, input(targets), tokens[who]);

    expect(statuses, reply.msg).toContain(reply.status);
    if (who === 'lesser' && reply.status === 403) expect(reply.msg).toContain('查看金额');
    if (reply.status !== 200)
      expect(await people.newest('/sysUsers', targets.holder)).toMatchObject({
        version: 1,
        roleIds: list(targets.role),
      });
  });

  it('are told in the list which accounts they cannot change', async () => {
    const { holder, plainAccount } = await targetsWith(RIGHTS.lacked);
    const flagOf = async (id: string, token: string) => {
      const searchParam = JSON.stringify({ SEARCH_IN_id: id });
      const { data } = await people.call('/sysUsers/getList', { searchParam }, token);
      return (data.content as { id: string; isGreater: number }[])[0]?.isGreater;
    };

    expect(await flagOf(holder, tokens.lesser)).toBe(1);
    expect(await flagOf(plainAccount, tokens.lesser)).toBe(0);
    expect(await flagOf(holder, tokens.admin)).toBe(0);
  });

  it('delete a role whose rights they have, and no other', async () => {
    const [greater, equal] = [
      await people.addRole({ rightCodes: list(RIGHTS.lacked) }),
      await people.addRole({ rightCodes: list(RIGHTS.own) }),
    ];
    const remove = async (id: string) =>
      (await people.call('/sysRoles/delete', { id }, tokens.lesser)).status;

    expect([await remove(greater.id), await remove(equal.id)]).toEqual([403, 200]);
  });

  it('learn in their language what they lack and whom to ask', async () => {
    const { role, right } = await targetsWith(RIGHTS.lacked);
    const said = async (path: string, input: object, language: string) =>
      (
        await server.call(path, input, {
          token: tokens.lesser,
          headers: { 'accept-language': language },
        })
      ).msg;

    expect(await said('/sysUsers/save', newAccount(list(role)), 'zh')).toBe(
      '角色「有权角色」有您没有的权限：查看金额。请由有「授予任何权限」的管理员操作',
    );
    expect(await said('/sysUsers/save', newAccount(list(role)), 'en')).toBe(
      'The role “Holder” has rights that you lack: See amounts. Ask an administrator who has “Give any right”',
    );
    expect(await said('/sysRoles/save', newRole(right), 'en')).toBe(
      'You cannot change or give rights that you lack: See amounts. Ask an administrator who has “Give any right”',
    );
  });

  it('are offered the roles and rights that they can give', async () => {
    const { role } = await targetsWith(RIGHTS.lacked);
    const offered = async (token: string) => {
      const roles = await people.call('/sysRoles/getList', { pageSize: 300 }, token);
      const rights = await server.call('/sysRoles/getRights', {}, { token, method: 'GET' });
      return {
        roles: (roles.data.content as Role[]).map(({ id }) => id),
        rights: (rights.data as RightGroup[]).flatMap((group) =>
          group.rights.map(({ code }) => code),
        ),
      };
    };

    const lesser = await offered(tokens.lesser);
    expect(lesser.rights).toEqual([RIGHTS.own]);
    expect(lesser.roles).not.toContain(role);
    expect(lesser.roles).not.toContain('ADMIN');
    expect((await offered(tokens.admin)).roles).toEqual(expect.arrayContaining([role, 'ADMIN']));
  });

  it('read no codes for the passwords of others unless they may give every right', async () => {
    const read = async (token: string) =>
      (await server.call('/outbox/getList', { pageSize: 1 }, { token })).status;

    expect([await read(tokens.lesser), await read(tokens.admin)]).toEqual([403, 200]);
  });
});
