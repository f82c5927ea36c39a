import { beijing } from '@mingjian/api';
import { createTestServer, type Reply } from '../../testing/testServer';
import { accountWith, worldOf, type World } from '../../resources/resourceCases.fixtures';
import { accountsOf, NEW_PASSWORD, type Accounts } from './accounts.fixtures';

const MISSING = '01ZZZZZZZZZZZZZZZZZZZZZZZZ';

describe('accounts of client companies', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let world: World;
  let admin: string;
  let client: string;
  let mainId: string;
  let call: Accounts['call'];
  let add: Accounts['add'];
  let enter: Accounts['enter'];

  beforeAll(async () => {
    server = await createTestServer();
    world = await worldOf(server);
    admin = await server.signIn('admin');
    client = await server.signIn('client');
    mainId = await idOf('client');
    ({ call, add, enter } = accountsOf(server, { admin, client }));
  });

  const idOf = async (username: string) =>
    (
      await server.database.db
        .selectFrom('users')
        .select('id')
        .where('username', '=', username)
        .executeTakeFirstOrThrow()
    ).id;
  const isSignedIn = async (token: string) =>
    (await server.call('/getUserInfo', { userType: 'companyUser' }, { token })).status === 200;
  const problemOf = ({ status, data }: Reply) => [status, Object.keys(data?.fields ?? {})];
  const linesOf = async (objectId: string) =>
    server.database.db
      .selectFrom('operateLogs')
      .select(['action', 'before', 'after', 'userName', 'companyId'])
      .where('objectId', '=', objectId)
      .orderBy('version')
      .execute();
  let companies = 0;
  /** A company without accounts. */
  async function newCompany() {
    companies += 1;
    const draft = { companyName: `无账号公司 ${companies}`, companyShort: '无' };
    return (await server.call('/aCompanyInfo/save', draft, { token: admin })).data.id as string;
  }

  it('are the own company’s when a main account adds one, and cannot sign in without a password', async () => {
    const account = await add();

    expect(account).toMatchObject({
      companyId: world.companyIds[0],
      roleCode: 'COMPANY_HR',
      roleName: '客户HR',
      mainFlag: 0,
      status: 1,
      lastLoginTime: null,
      pwdUpdateTime: null,
    });
    expect((await server.login(account.username, 'companyUser', '')).status).toBe(400);
    const token = await enter(account);
    expect(await isSignedIn(token)).toBe(true);
    expect((await call('getById', { id: account.id }, client)).data).toMatchObject({
      lastLoginTime: beijing(server.clock.now),
      pwdUpdateTime: expect.any(String),
    });
  });

  it('say their role in the language of the reader', async () => {
    const { id } = await add();

    const reply = await call('getById', { id }, client, { headers: { 'accept-language': 'en' } });

    expect(reply.data.roleName).toBe('Client HR');
  });

  it.each([
    ['another company', { companyId: 'other' }, [400, ['companyId']]],
    ['a role of staff', { roleCode: 'ADMIN' }, [400, ['roleCode']]],
    ['a role that does not exist', { roleCode: 'COMPANY_KING' }, [400, ['roleCode']]],
    ['a name that is taken, in other letters', { username: 'CLIENT' }, [400, ['username']]],
    ['a name against the rule', { username: 'a b' }, [400, ['username']]],
    ['the flag of main accounts', { mainFlag: 1 }, [400, ['mainFlag']]],
    ['another kind', { userType: 'serviceUser' }, [400, ['userType']]],
    ['a hash', { passwordHash: 'x' }, [400, ['passwordHash']]],
    ['a deletion', { deletedAt: null }, [400, ['deletedAt']]],
  ])('cannot be given %s by a main account', async (_, extra, refusal) => {
    const given = 'companyId' in extra ? { companyId: world.companyIds[1] } : extra;
    const draft = { username: '不该有_1', realname: '古丽', roleCode: 'COMPANY_HR', ...given };

    expect(problemOf(await call('save', draft, client))).toEqual(refusal);
  });

  it('are counted apart from staff, whose accounts stand in the same table', async () => {
    const counts = async (path: string) => {
      const { data } = await server.call(`${path}/getList`, {}, { token: admin });
      return data.total as number;
    };
    const { db } = server.database;
    const stored = async (userType: 'serviceUser' | 'companyUser') =>
      (
        await db
          .selectFrom('users')
          .select('id')
          .where('userType', '=', userType)
          .where('deletedAt', 'is', null)
          .execute()
      ).length;

    expect(await counts('/aCompanyAccount')).toBe(await stored('companyUser'));
    expect(await counts('/sysUsers')).toBe(await stored('serviceUser'));
  });

  it('get what a change may give, and nothing of a row that is another’s, missing or staff', async () => {
    const own = await add();
    const foreign = await add({ companyId: world.companyIds[1] }, admin);
    const staff = await idOf('officer');

    for (const [name, input] of [
      ['update', { version: 1, roleCode: 'COMPANY_FIN' }],
      ['updatePhone', { phone: '15400000999' }],
      ['updateEmail', { email: 'guli@company1.example' }],
      ['getById', {}],
    ] as const) {
      const replies = [];
      for (const id of [own.id, foreign.id, MISSING, staff])
        replies.push(await call(name, { id, ...input }, client));
      expect([name, ...replies.map(({ status }) => status)]).toEqual([name, 200, 404, 404, 404]);
      expect(new Set(replies.slice(1).map(({ msg }) => msg)).size).toBe(1);
      expect((await call(name, { id: staff, ...input }, admin)).status).toBe(404);
    }
    expect((await call('getById', { id: own.id }, client)).data).toMatchObject({
      roleCode: 'COMPANY_FIN',
      phone: '15400000999',
      email: 'guli@company1.example',
    });
    expect((await call('updatePhone', { id: own.id, phone: '办公室' }, client)).status).toBe(400);
  });

  it('cannot change their own rights, whatever they send, but what is theirs', async () => {
    const { data: own } = await call('getById', { id: mainId }, client);
    const change = async (fields: object) =>
      call('update', { id: mainId, version: own.version, ...fields }, client);

    expect(problemOf(await change({ roleCode: 'COMPANY_FIN' }))).toEqual([400, ['roleCode']]);
    expect(problemOf(await change({ status: 0 }))).toEqual([400, ['status']]);
    expect(problemOf(await change({ mainFlag: 0 }))).toEqual([400, ['mainFlag']]);
    expect(problemOf(await change({ email: 'mine@company1.example' }))).toEqual([400, ['email']]);
    expect((await call('updatePhone', { id: mainId, phone: '15400000333' }, client)).msg).toBe(
      '请在个人中心用验证码更换自己的手机和邮箱',
    );
    expect((await call('delete', { id: mainId }, client)).status).toBe(409);
    expect(
      (await call('adminUpdatePassword', { userId: mainId, newPassWord: NEW_PASSWORD }, client))
        .status,
    ).toBe(409);
    expect((await server.login('client', 'companyUser')).code).toBe(0);
    expect((await change({ deptName: '人事共享中心' })).status).toBe(200);
  });

  it('of other roles reach themselves alone', async () => {
    const hr = await add();
    const token = await enter(hr);
    const other = await add();

    const refused = [
      await call('getList', {}, token),
      await call('getRoleList', {}, token),
      await call('save', { username: '偷偷_1', realname: '甲', roleCode: 'COMPANY_MAIN' }, token),
      await call('update', { id: hr.id, version: 1, roleCode: 'COMPANY_MAIN' }, token),
      await call('delete', { id: other.id }, token),
      await call('getById', { id: other.id }, token),
      await call('updatePhone', { id: mainId, phone: '15400000111' }, token),
      await call('adminUpdatePassword', { userId: mainId, newPassWord: NEW_PASSWORD }, token),
    ];

    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403));
    expect((await call('getById', { id: hr.id }, token)).data.username).toBe(hr.username);
    expect(
      (await call('updateEmail', { id: hr.id, email: 'hr@company1.example' }, token)).status,
    ).toBe(409);
  });

  it('end their sessions when they are stopped, deleted or get another password', async () => {
    const [stopped, deleted, locked] = [await add(), await add(), await add()];
    const tokens = [await enter(stopped), await enter(deleted), await enter(locked)];

    await call('update', { id: stopped.id, version: 1, status: 0 }, client);
    await call('delete', { id: deleted.id }, client);
    await call(
      'adminUpdatePassword',
      { userId: locked.id, newPassWord: `${NEW_PASSWORD}!` },
      client,
    );

    expect(await Promise.all(tokens.map(isSignedIn))).toEqual([false, false, false]);
    for (const { username } of [stopped, deleted, locked])
      expect((await server.login(username, 'companyUser', NEW_PASSWORD)).status).toBe(400);
    expect((await call('getById', { id: deleted.id }, client)).status).toBe(404);
    expect(
      (await call('adminUpdatePassword', { userId: deleted.id, newPassWord: NEW_PASSWORD }, client))
        .status,
    ).toBe(404);
  });

  it('take a new role with the next request of an open session', async () => {
    const account = await add();
    const token = await enter(account);
    const list = async () => (await call('getList', {}, token)).status;
    expect(await list()).toBe(403);

    await call('update', { id: account.id, version: 1, roleCode: 'COMPANY_MAIN' }, client);

    expect(await list()).toBe(200);
  });

  it('set passwords by the same rules as one’s own, without a trace of them', async () => {
    const account = await add();
    const set = async (newPassWord: string, extra = {}, token = client) =>
      call('adminUpdatePassword', { userId: account.id, newPassWord, ...extra }, token, {
        headers: { 'idempotency-key': `set ${Buffer.from(newPassWord).toString('hex')}` },
      });

    expect(problemOf(await set('abcd'))).toEqual([400, ['newPassWord']]);
    expect(problemOf(await set('12345678'))).toEqual([400, ['newPassWord']]);
    expect(problemOf(await set(account.username))).toEqual([400, ['newPassWord']]);
    expect(problemOf(await set(NEW_PASSWORD, { username: 'admin' }))).toEqual([400, ['username']]);
    expect((await set(NEW_PASSWORD)).code).toBe(0);

    const lines = await linesOf(account.id);
    expect(lines.find(({ action }) => action === 'passwordChanged')).toMatchObject({
      before: null,
      after: null,
      userName: '陈思齐',
      companyId: world.companyIds[0],
    });
    const keys = await server.database.db.selectFrom('idempotencyKeys').select('key').execute();
    expect(keys.filter(({ key }) => key.startsWith('set '))).toEqual([]);
    expect(JSON.stringify([lines, server.lines])).not.toMatch(/山高月小|argon/);
  });

  it('keep one main account in a company that has accounts', async () => {
    const companyId = await newCompany();
    const of = async (extra: object) => add({ companyId, ...extra }, admin);

    await expect(of({})).rejects.toThrow('公司至少要有一个启用的主账号');
    const main = await of({ roleCode: 'COMPANY_MAIN' });
    const second = await of({});
    const update = async (id: string, fields: object) => call('update', { id, ...fields }, admin);

    expect((await update(main.id, { version: 1, roleCode: 'COMPANY_HR' })).status).toBe(409);
    expect((await update(main.id, { version: 1, status: 0 })).status).toBe(409);
    expect((await call('delete', { id: main.id }, admin)).status).toBe(409);
    expect((await update(second.id, { version: 1, roleCode: 'COMPANY_MAIN' })).data).toMatchObject({
      mainFlag: 1,
    });
    expect((await update(main.id, { version: 1, roleCode: 'COMPANY_FIN' })).data).toMatchObject({
      mainFlag: 0,
      version: 2,
    });
    const both = { id: `${main.id}, ${second.id}` };
    expect((await call('delete', { id: second.id }, admin)).status).toBe(409);
    expect((await call('delete', both, admin)).code).toBe(0);
    expect(
      (await server.call('/aCompanyInfo/delete', { id: companyId }, { token: admin })).code,
    ).toBe(0);
  });

  it('keep it when two main accounts are taken away at once', async () => {
    const companyId = await newCompany();
    const mains = [
      await add({ companyId, roleCode: 'COMPANY_MAIN' }, admin),
      await add({ companyId, roleCode: 'COMPANY_MAIN' }, admin),
    ];

    const replies = await Promise.all(
      mains.map(async ({ id }) => call('update', { id, version: 1, status: 0 }, admin)),
    );

    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('have a line in the operate log for their roles, before and after', async () => {
    const { id } = await add();
    await call('update', { id, version: 1, roleCode: 'COMPANY_FIN' }, client);

    const [created, updated] = await linesOf(id);

    expect(JSON.parse(created!.after!)).toMatchObject({ roleCode: 'COMPANY_HR', mainFlag: 0 });
    expect([updated!.before, updated!.after].map((text) => JSON.parse(text!) as object)).toEqual([
      { roleCode: 'COMPANY_HR' },
      { roleCode: 'COMPANY_FIN' },
    ]);
  });

  it('offer the roles of clients, to those who give them', async () => {
    const replies = await Promise.all(
      [client, admin, await server.signIn(await accountWith(server, 'FINANCE'), 'serviceUser')].map(
        async (token) => call('getRoleList', {}, token),
      ),
    );

    expect(replies.map(({ status }) => status)).toEqual([200, 200, 403]);
    expect(replies[0]!.data).toEqual([
      { code: 'COMPANY_MAIN', name: '客户主账号', nameEn: 'Client main account' },
      { code: 'COMPANY_HR', name: '客户HR', nameEn: 'Client HR' },
      { code: 'COMPANY_FIN', name: '客户财务', nameEn: 'Client finance' },
    ]);
  });
});
