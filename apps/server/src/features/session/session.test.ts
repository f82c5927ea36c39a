import { createTestServer } from '../../testing/testServer';
import { hashPassword } from './passwords';

type Server = Awaited<ReturnType<typeof createTestServer>>;

describe('signing in', () => {
  let server: Server;
  beforeEach(async () => {
    server = await createTestServer();
  });

  it('starts a session that the person’s details can be read with', async () => {
    const token = await server.signIn('officer');

    const { data } = await server.call('/getUserInfo', { userType: 'serviceUser' }, { token });

    expect(JSON.parse(data.userInfo)).toMatchObject({
      username: 'officer',
      realname: '林晓',
      userType: 'serviceUser',
      companyId: null,
      roleCode: 'PM',
    });
    expect(data).toMatchObject({
      menuCodes: ['PM'],
      roleInfo: { roleName: '项目经理', roleNameEn: 'Project manager' },
      mainFlag: 0,
    });
    expect(data.userInfo).not.toMatch(/password|argon/i);
    // Browsers have no table of pinyin.
    expect(JSON.stringify(data.menuList)).toContain('"keys":["dingdanliebiao","ddlb"]');
  });

  it('tells a client its company and whether it is the main account', async () => {
    const token = await server.signIn('client');

    const { data } = await server.call('/getUserInfo', { userType: 'companyUser' }, { token });

    expect(data).toMatchObject({
      companyName: '会飞的橘子（上海）文化科技有限公司',
      mainFlag: 1,
      menuCodes: ['COMPANY_MAIN'],
    });
  });

  it('brings the settings of the person alone, and how to reach them masked', async () => {
    const value = '{"layout":"top"}';
    const token = await server.signIn('officer');
    await server.call('/sysConfigUser/save', { code: 'shell', value }, { token });
    const infoOf = async (as: string) =>
      (await server.call('/getUserInfo', { userType: 'serviceUser' }, { token: as })).data;

    const info = await infoOf(token);

    expect(info.settings).toBe(value);
    expect((await infoOf(await server.signIn('officer2'))).settings).toBe('');
    const { phone, email } = JSON.parse(info.userInfo);
    expect(phone).toMatch(/^154\*{4}\d{4}$/);
    expect(email).toBe('o***@mingjian.example');
    await server.call('/sysConfigUser/delete', { id: (await listOf(token)).id }, { token });
  });

  const listOf = async (token: string) =>
    (await server.call('/sysConfigUser/getList', {}, { token, method: 'GET' })).data.content.find(
      ({ code }: { code: string }) => code === 'shell',
    );

  it('takes the user name in any case', async () => {
    expect((await server.login('Officer', 'serviceUser')).code).toBe(0);
  });

  it('answers all that is wrong with the same words', async () => {
    await server.database.db
      .updateTable('users')
      .set({ status: 0 })
      .where('username', '=', 'officer2')
      .execute();
    const replies = [
      await server.login('officer', 'serviceUser', 'wrong'),
      await server.login('officer', 'serviceUser', ''),
      await server.login('nobody', 'serviceUser'),
      await server.login('officer', 'companyUser'),
      await server.login('officer2', 'serviceUser'),
      await server.login('', 'serviceUser'),
      await server.login("' or 1=1 --", 'serviceUser'),
      await server.login('offic\0er', 'serviceUser'),
      await server.login('x'.repeat(65), 'serviceUser'),
      await server.login('officer', 'serviceUser', 'x'.repeat(300)),
    ];
    await server.database.db
      .updateTable('users')
      .set({ status: 1 })
      .where('username', '=', 'officer2')
      .execute();

    const answers = replies.map(({ status, code, msg, data }) =>
      JSON.stringify({ status, code, msg, data }),
    );
    answers.splice(7, 1);
    expect(new Set(answers)).toEqual(
      new Set(['{"status":400,"code":400,"msg":"用户名、密码或账号类型不正确","data":null}']),
    );
  });

  it('works as hard for an unknown user as for a wrong password, so that waiting tells nobody apart', async () => {
    const work = { known: [] as number[], unknown: [] as number[] };
    for (let i = 0; i < 12; i += 1) {
      await server.database.db.deleteFrom('loginAttempts').execute();
      work.known.push(await workOf(() => server.login('officer', 'serviceUser', 'wrong')));
      work.unknown.push(await workOf(() => server.login('nobody', 'serviceUser', 'wrong')));
    }

    const [known, unknown] = [work.known, work.unknown].map((list) => Math.min(...list));
    expect(unknown! / known!).toBeGreaterThan(0.5);
    expect(unknown! / known!).toBeLessThan(2);
  });

  it('compares no password where there is none', async () => {
    await server.database.db.deleteFrom('loginAttempts').execute();
    const wrong = await workOf(() => server.login('officer', 'serviceUser', 'wrong'));
    const empty: number[] = [];
    for (let i = 0; i < 6; i += 1)
      empty.push(await workOf(() => server.login('officer', 'serviceUser', '')));

    expect(Math.min(...empty)).toBeLessThan(wrong / 2);
  });

  it('stores passwords as argon2id and tokens as their hash', async () => {
    const token = await server.signIn('officer');

    const { passwordHash } = await server.database.db
      .selectFrom('users')
      .select('passwordHash')
      .where('username', '=', 'officer')
      .executeTakeFirstOrThrow();
    const sessions = await server.database.db.selectFrom('sessions').selectAll().execute();
    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(sessions)).not.toContain(token);
    expect(await hashPassword('a')).not.toBe(await hashPassword('a'));
  });
});

describe('a session', () => {
  let server: Server;
  let token: string;
  const ask = (headers: Record<string, string>) =>
    server.call('/getUserInfo', { userType: 'serviceUser' }, { headers });

  beforeEach(async () => {
    server = await createTestServer();
    token = await server.signIn('officer');
  });

  it('needs both headers to carry the same token', async () => {
    const other = await server.signIn('admin');

    expect((await ask({ authorization: `Bearer ${token}`, accesstoken: token })).code).toBe(0);
    for (const headers of [
      {},
      { authorization: `Bearer ${token}` },
      { accesstoken: token },
      { authorization: `Bearer ${token}`, accesstoken: other },
      { authorization: token, accesstoken: token },
      { cookie: `token=${token}; Admin-Token=${token}` },
      { authorization: `Bearer ${token}x`, accesstoken: `${token}x` },
    ] as Record<string, string>[]) {
      expect(await ask(headers), JSON.stringify(headers)).toMatchObject({
        status: 401,
        code: 401,
        msg: '登录会话过期，请重新登录',
      });
    }
  });

  it('belongs to one kind of user', async () => {
    expect((await server.call('/getUserInfo', { userType: 'companyUser' }, { token })).code).toBe(
      401,
    );
  });

  it('ends with signing out', async () => {
    await server.call('/logOut', {}, { token });

    expect((await server.call('/getUserInfo', { userType: 'serviceUser' }, { token })).code).toBe(
      401,
    );
  });

  it('ends when the account is disabled', async () => {
    const users = server.database.db.updateTable('users').where('username', '=', 'officer');
    await users.set({ status: 0 }).execute();
    const reply = await server.call('/getUserInfo', { userType: 'serviceUser' }, { token });
    await users.set({ status: 1 }).execute();

    expect(reply.code).toBe(401);
  });

  it('lasts while it is used, a day without use, and a week at most', async () => {
    const hours = async (count: number) => {
      server.clock.now = new Date(server.clock.now.getTime() + count * 3_600_000);
      return (await server.call('/getUserInfo', { userType: 'serviceUser' }, { token })).code;
    };

    expect([await hours(20), await hours(20), await hours(23)]).toEqual([0, 0, 0]);
    for (let used = 63; used + 20 < 168; used += 20) expect(await hours(20)).toBe(0);
    expect(await hours(20)).toBe(401);
    token = await server.signIn('officer');
    expect([await hours(23), await hours(25)]).toEqual([0, 401]);
  });
});

/**
 * The processor time that it takes, in microseconds, hashing threads included: unlike the clock it
 * does not mind a busy machine.
 */
async function workOf(run: () => Promise<unknown>) {
  const start = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(start);
  return user + system;
}
