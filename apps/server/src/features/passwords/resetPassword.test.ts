import { hashOf } from '../../database/ids';
import { DEMO_PASSWORD } from '../../demo/people';
import { newMessages, removeNewMessages } from '../../testing/newMessages';
import { createTestServer } from '../../testing/testServer';

const NEW = '山高月小-水落石出';

type Server = Awaited<ReturnType<typeof createTestServer>>;

let server: Server;
beforeEach(async () => {
  server = await createTestServer();
  await removeNewMessages(server.database);
});

const request = (username: string, input: object = {}) =>
  server.call('/passwordReset/request', {
    username,
    userType: 'serviceUser',
    channel: 'email',
    ...input,
  });
const confirm = (codeId: string, code: string, newPassWord = NEW) =>
  server.call('/passwordReset/confirm', { codeId, code, newPassWord });
const messages = async () =>
  (await newMessages(server.database)).filter(({ recipient }) => recipient !== null);
const forget = () => server.database.db.deleteFrom('loginAttempts').execute();

/** Returns a requested code: its id, and the digits in the message. */
async function codeFor(username: string, input: object = {}) {
  const { data } = await request(username, input);
  const sent = (await messages()).find(({ kind }) => kind === 'passwordReset')!;
  return { codeId: data.codeId as string, code: /\d{6}/.exec(sent.content!)![0], sent };
}

const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

/** The database is shared: the account gets its password back. */
async function restore(username: string) {
  const { passwordHash } = await server.database.db
    .selectFrom('users')
    .select('passwordHash')
    .where('username', '=', 'admin')
    .executeTakeFirstOrThrow();
  await server.database.db
    .updateTable('users')
    .set({ passwordHash })
    .where('username', '=', username)
    .execute();
}

describe('a forgotten password', () => {
  it('is replaced by a code, which ends every session and the failures, and notifies the owner', async () => {
    const token = await server.signIn('officer2');
    for (let i = 0; i < 3; i += 1) await server.login('officer2', 'serviceUser', 'wrong');
    const { codeId, code, sent } = await codeFor('Officer2');
    expect(sent).toMatchObject({ channel: 'email', recipient: 'officer2@mingjian.example' });

    expect(await confirm(codeId, code)).toMatchObject({ status: 200, code: 0 });

    const info = await server.call('/getUserInfo', { userType: 'serviceUser' }, { token });
    expect(info.status).toBe(401);
    expect((await server.login('officer2', 'serviceUser', NEW)).code).toBe(0);
    expect((await server.login('officer2', 'serviceUser', DEMO_PASSWORD)).code).toBe(400);
    expect(await messages()).toContainEqual(
      expect.objectContaining({ kind: 'passwordChanged', expiresAt: null }),
    );
    const line = await server.database.db
      .selectFrom('operateLogs')
      .selectAll()
      .where('action', '=', 'passwordChanged')
      .where('userName', '=', '欧阳若兰')
      .orderBy('createTime', 'desc')
      .executeTakeFirstOrThrow();
    expect(line).toMatchObject({ before: null, after: null });
    expect((await confirm(codeId, code)).msg).toBe('验证码已失效，请重新获取');
    await restore('officer2');
  });

  it('of a client is replaced by a text message, in the language of the request', async () => {
    const input = { userType: 'companyUser', channel: 'sms' };
    const { data } = await server.call(
      '/passwordReset/request',
      { username: 'client2', ...input },
      { headers: { 'accept-language': 'en' } },
    );
    const [sent] = await messages();

    expect(sent).toMatchObject({ channel: 'sms', recipient: expect.stringMatching(/^154\d{8}$/) });
    expect(sent!.content).toMatch(/^\d{6} is your code for a new password/);
    const code = sent!.content!.slice(0, 6);
    expect((await confirm(data.codeId, code)).code).toBe(0);
    expect((await server.login('client2', 'companyUser', NEW)).code).toBe(0);
    await restore('client2');
  });

  it('needs the right code, of which five are tried, also at once', async () => {
    const { codeId, code } = await codeFor('officer2');
    const wrong = otherThan(code);

    const first = await confirm(codeId, wrong);
    expect(first.data.fields).toEqual({ code: '验证码不正确，还可以试 4 次' });
    const replies = await Promise.all(Array.from({ length: 8 }, () => confirm(codeId, wrong)));

    expect(replies.filter(({ data }) => data?.fields)).toHaveLength(3);
    expect((await confirm(codeId, code)).msg).toBe('验证码已失效，请重新获取');
    expect((await server.login('officer2', 'serviceUser')).code).toBe(0);
  });

  it('has a code for ten minutes', async () => {
    const { codeId, code } = await codeFor('officer2');
    server.clock.now = new Date(server.clock.now.getTime() + 600_000);

    expect((await confirm(codeId, code)).msg).toBe('验证码已失效，请重新获取');
  });

  it('is not replaced by a common one, which costs no try', async () => {
    const { codeId, code } = await codeFor('officer2');

    for (let i = 0; i < 6; i += 1) {
      const { data } = await confirm(codeId, code, 'officer2');
      expect(data.fields).toEqual({ newPassWord: '这个密码太常见，容易被猜到，请换一个' });
    }
    expect((await confirm(codeId, code, 'abcd')).data.fields).toEqual({
      newPassWord: '密码不得低于5位',
    });
    expect((await confirm(codeId, code)).code).toBe(0);
    await restore('officer2');
  });

  it('cannot be replaced with the database alone: the digits are hashed with the requester’s secret', async () => {
    const { codeId, code } = await codeFor('officer2');
    const rows = JSON.stringify(
      await server.database.db.selectFrom('oneTimeCodes').selectAll().execute(),
    );

    expect(rows).not.toContain(codeId);
    expect(rows).not.toContain(`"${code}"`);
  });
});

describe('a request for a code', () => {
  const KINDS: readonly [string, object][] = [
    ['officer', {}],
    ['nobody-at-all', {}],
    ['officer', { userType: 'companyUser' }],
    ['officer', { channel: 'sms' }],
  ];

  it('gets the same response whether the account exists, and sends nothing to nobody', async () => {
    const replies = [];
    for (const [username, input] of KINDS) replies.push(await request(username, input));

    for (const { status, code, msg, data } of replies) {
      expect([status, code, msg]).toEqual([200, 0, replies[0]!.msg]);
      expect(Object.keys(data)).toEqual(['codeId']);
      expect(data.codeId).toHaveLength(43);
    }
    expect((await messages()).map(({ channel }) => channel).sort()).toEqual(['email', 'sms']);
    const wrong = await Promise.all(replies.map(({ data }) => confirm(data.codeId, '000000')));
    expect(wrong.map(({ msg }) => msg.replace(/^code：/, ''))).toEqual(
      wrong.map(() => '验证码不正确，还可以试 4 次'),
    );
  });

  it('takes the same time whether the account exists', async () => {
    const times = { known: [] as number[], unknown: [] as number[] };
    const measure = async (username: string) => {
      await forget();
      const start = performance.now();
      await request(username);
      return performance.now() - start;
    };
    for (let i = 0; i < 10; i += 1) await measure('officer');
    for (let i = 0; i < 100; i += 1) {
      times.known.push(await measure('officer'));
      times.unknown.push(await measure('nobody'));
    }

    // Of two alike lists every pair is a toss: 0.5, with a deviation of 0.04 for a hundred.
    expect(shareBelow(times.known, times.unknown)).toBeGreaterThan(0.3);
    expect(shareBelow(times.known, times.unknown)).toBeLessThan(0.7);
  });

  it('needs a captcha for an account, waits for one at an address, and then for all', async () => {
    for (const username of ['officer', 'nobody']) {
      for (let i = 0; i < 3; i += 1) expect((await request(username)).status).toBe(200);
      expect(await request(username)).toMatchObject({ status: 428, msg: '请先输入验证码' });
      for (let i = 0; i < 2; i += 1) {
        const captchaTicket = await server.solveCaptcha();
        expect((await request(username, { captchaTicket })).status).toBe(200);
      }
      expect(await request(username)).toMatchObject({ status: 429 });
    }
    for (let i = 0; i < 6; i += 1) await request(`name${i}`);

    const refused = await request('somebody-else');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('60');
  });

  it('is not kept from its owner by strangers elsewhere', async () => {
    const subject = `resetAccount:${hashOf('serviceUser officer')}`;
    const lastFailedAt = server.clock.now;
    await server.database.db
      .insertInto('loginAttempts')
      .values({ subject, failures: 40, lastFailedAt })
      .execute();

    expect((await request('officer')).status).toBe(428);
    const captchaTicket = await server.solveCaptcha();
    expect((await request('officer', { captchaTicket })).status).toBe(200);
  });

  it('sends nothing to a disabled account', async () => {
    const set = (status: 0 | 1) =>
      server.database.db
        .updateTable('users')
        .set({ status })
        .where('username', '=', 'officer2')
        .execute();
    await set(0);
    const { status } = await request('officer2');
    await set(1);

    expect(status).toBe(200);
    expect(await messages()).toEqual([]);
  });
});

/** Returns the share of pairs of which the first is less: 0.5 where both lists are alike. */
function shareBelow(first: readonly number[], second: readonly number[]) {
  const below = first.flatMap((one) => second.filter((other) => one < other)).length;
  return below / (first.length * second.length);
}
