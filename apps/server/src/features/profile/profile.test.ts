import { rmSync } from 'node:fs';
import { DEMO_PASSWORD } from '../../demo/people';
import { newMessages, removeNewMessages } from '../../testing/newMessages';
import { createTestServer, tokenHeaders } from '../../testing/testServer';

type Server = Awaited<ReturnType<typeof createTestServer>>;

let server: Server;
let token: string;
let former: { realname: string; phone: string | null; email: string | null };
const account = () =>
  server.database.db
    .selectFrom('users')
    .select(['realname', 'phone', 'email'])
    .where('username', '=', 'officer2')
    .executeTakeFirstOrThrow();

beforeEach(async () => {
  server = await createTestServer();
  const { db } = server.database;
  await removeNewMessages(server.database);
  await db.deleteFrom('sessions').execute();
  await db.deleteFrom('signInAttempts').execute();
  token = await server.signIn('officer2');
  former = await account();
});
afterEach(async () => {
  await server.database.db
    .updateTable('users')
    .set(former)
    .where('username', '=', 'officer2')
    .execute();
});

describe('the own name', () => {
  const rename = (realname: string) => server.call('/profile/update', { realname }, { token });

  it('is changed, with a line for each change', async () => {
    expect((await rename(' 欧阳 若兰 ')).code).toBe(0);
    expect((await rename('欧阳兰')).code).toBe(0);

    const { data } = await server.call('/getUserInfo', { userType: 'serviceUser' }, { token });
    expect(JSON.parse(data.userInfo)).toMatchObject({ realname: '欧阳兰' });
    const lines = await server.database.db
      .selectFrom('operateLogs')
      .select(['before', 'after'])
      .where('objectType', '=', 'profile')
      .orderBy('version', 'desc')
      .limit(2)
      .execute();
    expect(lines.map(({ after }) => after)).toEqual([
      '{"realname":"欧阳兰"}',
      '{"realname":"欧阳 若兰"}',
    ]);
  });

  it.each([
    ['\u200B', '至少 1 个字符'],
    ['\u3164', '姓名含有看不见或会打乱文字方向的字符，请删去后重新输入'],
  ])('is visible: %j', async (name, problem) => {
    const { status, msg } = await rename(name);

    expect([status, msg]).toEqual([400, `realname：${problem}`]);
  });

  it('is stored without characters that hide or turn it', async () => {
    expect((await rename('\u202E欧阳\u200B兰')).status).toBe(200);
    const { realname } = await server.database.db
      .selectFrom('users')
      .select('realname')
      .where('realname', 'like', '欧阳%')
      .where('username', '=', 'officer2')
      .executeTakeFirstOrThrow();
    expect(realname).toBe('欧阳兰');
  });

  it('is not emptied, and is all that may be written', async () => {
    expect((await rename('  ')).status).toBe(400);
    const reply = await server.call('/profile/update', { realname: '甲', phone: '1' }, { token });
    expect(reply.data.fields).toHaveProperty('phone');
  });
});

describe('a new mobile number or e-mail address', () => {
  const send = (input: object) =>
    server.call('/profile/sendCode', { password: DEMO_PASSWORD, ...input }, { token });
  const confirm = (codeId: string, code: string, as = token) =>
    server.call('/profile/changeContact', { codeId, code }, { token: as });
  const messages = () => newMessages(server.database);
  const codeIn = (content: string | null) => /\d{6}/.exec(content ?? '')![0];

  it.each([
    ['email', 'ruolan@new.example', 'officer2@mingjian.example'],
    ['sms', '15400000555', undefined],
  ] as const)(
    'by %s is stored once its code is entered; the former one is notified',
    async (channel, value, before) => {
      const { data } = await send({ channel, value });
      const [sent] = await messages();
      expect(sent).toMatchObject({ kind: 'contactCode', channel, recipient: value });
      expect(await account()).toEqual(former);

      expect((await confirm(data.codeId, codeIn(sent!.content))).code).toBe(0);

      expect(Object.values(await account())).toContain(value);
      const notices = (await messages()).filter(({ kind }) => kind === 'contactChanged');
      expect(notices).toMatchObject([{ channel, recipient: before ?? former.phone }]);
      const line = await server.database.db
        .selectFrom('operateLogs')
        .select('after')
        .where('objectType', '=', 'profile')
        .orderBy('version', 'desc')
        .executeTakeFirstOrThrow();
      expect(line.after).not.toContain(value);
      expect((await confirm(data.codeId, codeIn(sent!.content))).status).toBe(400);
    },
  );

  it('needs the present password, whose guesses make wait', async () => {
    const input = { channel: 'email', value: 'ruolan@new.example', password: 'guess' };
    const statuses: number[] = [];
    for (let i = 0; i < 6; i += 1) statuses.push((await send(input)).status);

    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    expect(await messages()).toEqual([]);
  });

  it('needs the right code, and that of its owner', async () => {
    const { data } = await send({ channel: 'email', value: 'ruolan@new.example' });
    const code = codeIn((await messages())[0]!.content);

    const wrong = await confirm(data.codeId, code === '000000' ? '000001' : '000000');
    expect(wrong.data.fields).toEqual({ code: '验证码不正确，还可以试 4 次' });
    expect((await confirm(data.codeId, code, await server.signIn('officer'))).status).toBe(400);
    expect(await account()).toEqual(former);
  });

  it.each([
    [{ channel: 'email', value: '15400000555' }, '请输入完整的邮箱地址，如 name@example.com'],
    [{ channel: 'sms', value: 'a@b.cn' }, '请输入 11 位手机号或带区号的座机'],
    [{ channel: 'email', value: 'officer2@mingjian.example' }, '与现在的联系方式相同'],
  ])('is refused with a message: %j', async (input, message) => {
    expect((await send(input)).data.fields).toEqual({ value: message });
  });

  it('is limited by person', async () => {
    for (let i = 0; i < 5; i += 1)
      expect((await send({ channel: 'email', value: `a${i}@new.example` })).code).toBe(0);
    expect((await send({ channel: 'email', value: 'a9@new.example' })).status).toBe(429);
  });

  it('is no code for a forgotten password', async () => {
    const { data } = await send({ channel: 'email', value: 'ruolan@new.example' });
    const code = codeIn((await messages())[0]!.content);

    const reply = await server.call('/passwordReset/confirm', {
      codeId: data.codeId,
      code,
      newPassWord: '山高月小-水落石出',
    });
    expect(reply.msg).toBe('验证码已失效，请重新获取');
  });
});

describe('the own sessions', () => {
  const sessions = async (as = token) =>
    (await server.call('/profile/getSessions', {}, { token: as })).data;
  const end = (input: object) => server.call('/profile/endSessions', input, { token });
  const isOpen = async (as: string) =>
    (await server.call('/getUserInfo', { userType: 'serviceUser' }, { token: as })).status === 200;

  it('are listed, this one first, without anything that signs in', async () => {
    const elsewhere = await server.call(
      '/login',
      { username: 'officer2', password: DEMO_PASSWORD, userType: 'serviceUser' },
      { form: true, headers: { 'user-agent': `Firefox/140.0 ${'x'.repeat(300)}` } },
    );
    await server.signIn('officer');

    const found = await sessions();

    expect(found.map(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toEqual([true, false]);
    expect(found[1]).toEqual({
      id: expect.any(String),
      createTime: '2026-06-15 10:30:00',
      lastSeenTime: '2026-06-15 10:30:00',
      address: 'local',
      agent: `Firefox/140.0 ${'x'.repeat(242)}`,
      isCurrent: false,
    });
    expect(JSON.stringify(found)).not.toContain(elsewhere.data.access_token);
    server.clock.now = new Date(server.clock.now.getTime() + 24 * 3_600_000 - 1_000);
    await isOpen(token);
    server.clock.now = new Date(server.clock.now.getTime() + 2_000);
    expect(await sessions()).toHaveLength(1);
  });

  it('end one by one or all but this one, and are nobody else’s to end', async () => {
    const others = [await server.signIn('officer2'), await server.signIn('officer2')];
    const colleague = await server.signIn('officer');
    const [own, first] = await sessions();
    const [foreign] = await sessions(colleague);

    for (const { id } of [own, foreign]) expect((await end({ id })).status).toBe(404);
    expect((await end({ id: first.id })).code).toBe(0);
    expect([await isOpen(others[0]!), await isOpen(others[1]!)].filter(Boolean)).toHaveLength(1);

    expect((await end({})).code).toBe(0);
    expect(await sessions()).toHaveLength(1);
    expect([await isOpen(token), await isOpen(colleague)]).toEqual([true, true]);
  });
});

describe('the own sign-ins', () => {
  it('are listed with wrong passwords, the newest first, and nobody else’s', async () => {
    server.clock.now = new Date(server.clock.now.getTime() + 60_000);
    await server.login('officer2', 'serviceUser', 'wrong');
    await server.login('officer', 'serviceUser', 'wrong');
    await server.login('nobody', 'serviceUser', 'wrong');

    const { data } = await server.call('/profile/getSignIns', {}, { token });

    expect(data.map(({ result }: { result: number }) => result)).toEqual([0, 1]);
    expect(data[0]).toMatchObject({ createTime: '2026-06-15 10:31:00', address: 'local' });
  });
});

describe('the own picture', () => {
  const PNG = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const upload = async (kind: string, username = 'officer2') => {
    const body = new FormData();
    body.set('kind', kind);
    body.set('file', new Blob([new Uint8Array(PNG)]), 'a.png');
    const headers = tokenHeaders(username === 'officer2' ? token : await server.signIn(username));
    const response = await server.app.request('/CM-API/system/upload', {
      method: 'POST',
      headers,
      body,
    });
    return (await response.json()).data.path as string;
  };
  const setAvatar = async (avatar: string | null) =>
    server.call('/profile/update', { avatar }, { token });
  const stored = async () => {
    const { data } = await server.call('/getUserInfo', { userType: 'serviceUser' }, { token });
    return data.avatar as string | null;
  };
  afterEach(async () => {
    await setAvatar(null);
    await server.database.db.deleteFrom('uploadedFiles').execute();
    rmSync(server.uploadFolder, { recursive: true, force: true });
  });

  it('is an uploaded one, shown by an address, and can be removed', async () => {
    expect((await setAvatar(await upload('avatar'))).code).toBe(0);
    expect(await stored()).toMatch(/^\/CM-API\/system\/openFile\/[0-9a-f]{32}\.png\?ticket=/);
    expect((await account()).realname).toBe(former.realname);

    expect((await setAvatar(null)).code).toBe(0);
    expect(await stored()).toBeNull();
  });

  it('is neither somebody else’s, nor one that not everyone may see, nor of another site', async () => {
    const others = await upload('avatar', 'officer');
    const paper = await upload('paper');
    for (const path of [others, paper, 'https://example.com/a.png', '/icon.svg'])
      expect(await setAvatar(path)).toMatchObject({ status: 400 });
    expect(await stored()).toBeNull();
  });
});
