import { DEMO_PASSWORD } from '../../demo/people';
import { newMessages, removeNewMessages } from '../../testing/newMessages';
import { createTestServer } from '../../testing/testServer';

const PASSWORD = '竹海听涛-2026';
const DRAFT = {
  companyName: '杭州竹海信息技术有限公司',
  creditCode: '91330100799655058B',
  contactName: '沈竹',
  phone: '+86 154 0000 0421',
  email: 'shen.zhu@zhuhai.example',
  username: '竹海人事',
  password: PASSWORD,
};

type Server = Awaited<ReturnType<typeof createTestServer>>;

let server: Server;
beforeEach(async () => {
  server = await createTestServer();
  const { db } = server.database;
  await removeNewMessages(server.database);
  await db.deleteFrom('companyRegistrations').execute();
  // Approved companies stay for the log; what they are found by is given back.
  await db
    .updateTable('companies')
    .set({ deletedAt: server.clock.now })
    .where('creditCode', '=', DRAFT.creditCode)
    .execute();
  await db.deleteFrom('users').where('username', 'like', '竹海%').execute();
});

/** Lists sort by seconds. */
const later = () => void (server.clock.now = new Date(server.clock.now.getTime() + 1_000));

const register = async (changes: object = {}, token?: string) =>
  server.call(
    '/registration/request',
    { ...DRAFT, captchaTicket: await server.solveCaptcha(), ...changes },
    { token },
  );
const check = (referenceNo: string, phone = '15400000421') =>
  server.call('/registration/check', { referenceNo, phone });
const list = async (token: string) =>
  (await server.call('/companyRegistration/getList', {}, { token })).data.content;
const approve = (id: string, token: string, username?: string) =>
  server.call('/companyRegistration/approve', { id, ...(username && { username }) }, { token });
const refuse = (id: string, token: string, reason = '营业执照已注销') =>
  server.call('/companyRegistration/refuse', { id, reason }, { token });
const mails = () => newMessages(server.database);

describe('a request of a company for an account', () => {
  it('is found again by its number and phone, and by nothing else', async () => {
    const { data } = await register();
    expect(data).toEqual({ referenceNo: expect.stringMatching(/^ZC[2-9A-HJ-NP-Z]{10}$/) });

    expect((await check(data.referenceNo.toLowerCase())).data).toEqual({
      companyName: DRAFT.companyName,
      status: 0,
      reason: null,
      username: null,
      createTime: '2026-06-15 10:30:00',
      handledTime: null,
    });
    const replies = [await check(data.referenceNo, '15400000422'), await check('ZC2222222222')];
    for (const { status, msg } of replies)
      expect([status, msg]).toEqual([404, '没有找到申请，请核对申请编号和手机号']);
  });

  it('is refused with a message for each wrong field, and for a captcha that is used up', async () => {
    const refused = async (changes: object) => (await register(changes)).msg;

    expect(await refused({ creditCode: '91330100799655058A' })).toMatch(/^creditCode：/);
    expect(await refused({ username: 'zhu-hai' })).toMatch(/^username：请输入 3 至 16 位/);
    expect(await refused({ phone: '办公室' })).toMatch(/^phone：/);
    expect(await refused({ email: 'shen.zhu' })).toMatch(/^email：/);
    expect((await register({ password: 'abcd' })).data.fields).toEqual({
      password: '密码不得低于5位',
    });
    expect((await register({ password: DRAFT.username })).data.fields).toHaveProperty('password');
    const captchaTicket = await server.solveCaptcha();
    expect((await register({ captchaTicket })).code).toBe(0);
    expect(await register({ captchaTicket })).toMatchObject({ status: 428, msg: '请先输入验证码' });
  });

  it('reveals no companies, people or user names', async () => {
    const first = await register();
    const again = await register();
    const taken = await register({ username: 'client' });

    for (const { status, data } of [first, again, taken])
      expect([status, Object.keys(data)]).toEqual([200, ['referenceNo']]);
  });

  it('is limited by address, as is looking requests up', async () => {
    for (let i = 0; i < 10; i += 1) expect((await register()).code).toBe(0);
    expect((await register()).status).toBe(429);

    for (let i = 0; i < 20; i += 1) await check('ZC2222222222');
    expect((await check('ZC2222222222')).status).toBe(429);
  });

  it('is stored with a hash in place of the password', async () => {
    await register();
    const stored = await server.database.db
      .selectFrom('companyRegistrations')
      .selectAll()
      .execute();

    expect(JSON.stringify([stored, server.lines])).not.toContain(PASSWORD);
  });
});

describe('the staff who decide', () => {
  it('see a second request of the same company or phone', async () => {
    await register();
    later();
    await register({ username: '竹海二部', phone: '15400000888' });
    later();
    await register({ creditCode: '914403001922038216', companyName: '深圳某公司' });

    const rows = await list(await server.signIn('officer'));

    expect(
      rows.map(({ companyName, sameCompany, samePhone }: Record<string, unknown>) => [
        companyName,
        sameCompany,
        samePhone,
      ]),
    ).toEqual([
      ['深圳某公司', 0, 1],
      [DRAFT.companyName, 1, 0],
      [DRAFT.companyName, 1, 1],
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/argon2|password/i);
  });

  it('create company and main account by approving, and notify the company', async () => {
    const { data } = await register();
    const officer = await server.signIn('officer');
    const [{ id }] = await list(officer);

    const approved = await approve(id, officer);

    expect(approved.data).toMatchObject({ status: 1, handledByName: '林晓', knownCompany: null });
    const { data: session } = await server.login(DRAFT.username, 'companyUser', PASSWORD);
    const info = await server.call(
      '/getUserInfo',
      { userType: 'companyUser' },
      { token: session.access_token },
    );
    expect(info.data).toMatchObject({
      companyName: DRAFT.companyName,
      mainFlag: 1,
      menuCodes: ['COMPANY_MAIN'],
    });
    expect((await check(data.referenceNo)).data).toMatchObject({
      status: 1,
      username: DRAFT.username,
      handledTime: '2026-06-15 10:30:00',
    });
    expect(await mails()).toMatchObject([
      { kind: 'registrationApproved', recipient: DRAFT.email, channel: 'email' },
    ]);
    expect((await approve(id, officer)).msg).toBe('该申请已处理，请刷新后查看');
    expect((await refuse(id, officer)).status).toBe(409);
  });

  it('refuse with a reason, and notify the company', async () => {
    const { data } = await register();
    const officer = await server.signIn('officer');
    const [{ id }] = await list(officer);
    expect((await refuse(id, officer, ' ')).status).toBe(400);

    expect((await refuse(id, officer)).data).toMatchObject({ status: 2, reason: '营业执照已注销' });

    expect((await check(data.referenceNo)).data).toMatchObject({ reason: '营业执照已注销' });
    const [mail] = await mails();
    expect(mail!.content).toContain('原因：营业执照已注销');
    const { passwordHash } = await server.database.db
      .selectFrom('companyRegistrations')
      .select('passwordHash')
      .executeTakeFirstOrThrow();
    expect(passwordHash).toBeNull();
    expect((await server.login(DRAFT.username, 'companyUser', PASSWORD)).status).toBe(400);
  });

  it('choose another user name where the requested one is in use; until then nothing is created', async () => {
    await register({ username: 'client' });
    const officer = await server.signIn('officer');
    const [{ id }] = await list(officer);

    const refused = await approve(id, officer);
    expect(refused.data.fields).toEqual({ username: '已被使用' });
    const { count } = await server.database.db
      .selectFrom('companies')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('creditCode', '=', DRAFT.creditCode)
      .where('deletedAt', 'is', null)
      .executeTakeFirstOrThrow();
    expect(count).toBe(0);

    expect((await approve(id, officer, '竹海人事')).data).toMatchObject({ username: '竹海人事' });
  });

  it('cannot approve a company that has an account', async () => {
    await register();
    later();
    await register({ username: '竹海二部' });
    const officer = await server.signIn('officer');
    const [second, first] = await list(officer);
    await approve(first.id, officer);

    expect(await approve(second.id, officer)).toMatchObject({
      status: 409,
      msg: `该统一社会信用代码已属于客户公司「${DRAFT.companyName}」，不能重复开户`,
    });
    expect((await list(officer))[0]).toMatchObject({ knownCompany: DRAFT.companyName });
  });

  it('approve once what two of them approve at the same time', async () => {
    await register();
    const [officer, admin] = [await server.signIn('officer'), await server.signIn('admin')];
    const [{ id }] = await list(officer);

    const replies = await Promise.all([approve(id, officer), approve(id, admin)]);

    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('do not decide on requests of their own, signed in or with their phone or mailbox', async () => {
    const officer = await server.signIn('officer');
    await register({}, officer);
    await register({ email: 'Officer@mingjian.example' });
    const rows = await list(officer);

    expect(rows.map(({ isOwn }: { isOwn: number }) => isOwn)).toEqual([1, 1]);
    for (const { id } of rows) {
      expect(await approve(id, officer)).toMatchObject({
        status: 403,
        msg: '不能审核自己提交的申请，请由其他人审核',
      });
      expect((await refuse(id, officer)).status).toBe(403);
    }
    expect((await approve(rows[0].id, await server.signIn('admin'))).code).toBe(0);
  });

  it('are those who edit companies: nobody else sees or decides anything', async () => {
    await register();
    const [{ id }] = await list(await server.signIn('officer'));

    for (const [username, userType] of [
      ['qc006', 'serviceUser'],
      ['client', 'companyUser'],
    ] as const) {
      const token = (await server.login(username, userType, DEMO_PASSWORD)).data.access_token;
      const read = await server.call('/companyRegistration/getList', {}, { token });
      expect(read.status).toBe(403);
      expect((await approve(id, token)).status).toBe(403);
      expect((await refuse(id, token)).status).toBe(403);
    }
  });
});
