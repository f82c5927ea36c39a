import { demoUsers } from '../../demo/people';
import { createTestServer, type Reply } from '../../testing/testServer';
import { isCommonPassword } from './commonPasswords';

const OLD = 'Mingjian@2026';
const NEW = '山高月小-水落石出';

/** Each kind of account: its call, and one of it. */
const KINDS = [
  { path: '/sysUsers/updatePassword', username: 'officer2', userType: 'serviceUser' },
  { path: '/aCompanyAccount/updatePassword', username: 'client2', userType: 'companyUser' },
] as const;
const idOf = (username: string) =>
  demoUsers(5, '').find(({ user }) => user.username === username)!.user.id;

describe.each(KINDS)('one’s own password at $path', ({ path, username, userType }) => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let token: string;
  const userId = idOf(username);
  const change = (input: object, as = token): Promise<Reply> =>
    server.call(path, { userId, oldPassWord: OLD, newPassWord: NEW, ...input }, { token: as });
  const isSignedIn = async (as: string) =>
    (await server.call('/getUserInfo', { userType }, { token: as })).status === 200;
  const lines = () =>
    server.database.db
      .selectFrom('operateLogs')
      .selectAll()
      .where('action', '=', 'passwordChanged')
      .where('objectId', '=', userId)
      .execute();

  beforeEach(async () => {
    server = await createTestServer();
    token = await server.signIn(username);
  });

  /** The database is shared: the account gets its password back, which is too common to set. */
  async function restore() {
    const { passwordHash } = await server.database.db
      .selectFrom('users')
      .select('passwordHash')
      .where('username', '=', 'admin')
      .executeTakeFirstOrThrow();
    await server.database.db
      .updateTable('users')
      .set({ passwordHash })
      .where('id', '=', userId)
      .execute();
  }

  it('is changed by who knows the present one: the other sessions end, and a line says so', async () => {
    const elsewhere = await server.signIn(username);
    const colleague = await server.signIn('officer');
    const before = (await lines()).length;

    const reply = await change({});

    expect(reply).toMatchObject({ status: 200, code: 0 });
    expect(await isSignedIn(token)).toBe(true);
    expect(await isSignedIn(elsewhere)).toBe(false);
    const colleagues = await server.call(
      '/getUserInfo',
      { userType: 'serviceUser' },
      { token: colleague },
    );
    expect(colleagues.status).toBe(200);
    expect((await server.login(username, userType)).status).toBe(400);
    expect((await server.login(username, userType, NEW)).code).toBe(0);
    const line = (await lines()).at(-1)!;
    expect(await lines()).toHaveLength(before + 1);
    expect(line).toMatchObject({ before: null, after: null, objectType: 'user', userId });
    expect(JSON.stringify([line, server.lines])).not.toMatch(/山高月小|Mingjian@2026|argon/);

    expect((await change({ oldPassWord: NEW, newPassWord: `${NEW}!` })).code).toBe(0);
    await restore();
  });

  it('is nobody else’s to change, nor that of a missing account or the other kind', async () => {
    const other = KINDS.find((kind) => kind.username !== username)!;
    const colleague = await server.signIn('officer');
    const replies = [
      await change({ userId: idOf('admin') }),
      await change({ userId: 'nobody' }),
      await change({}, colleague),
      await server.call(other.path, { userId, oldPassWord: OLD, newPassWord: NEW }, { token }),
    ];

    for (const { status, msg } of replies)
      expect([status, msg]).toEqual([404, '没有找到所请求的内容']);
    expect((await change({}, '')).status).toBe(401);
    expect((await server.login(username, userType)).code).toBe(0);
  });

  it.each([
    [{ newPassWord: 'abcd' }, 'newPassWord', '密码不得低于5位'],
    [{ newPassWord: '12345678' }, 'newPassWord', '这个密码太常见，容易被猜到，请换一个'],
    [
      { newPassWord: username.toUpperCase() },
      'newPassWord',
      '这个密码太常见，容易被猜到，请换一个',
    ],
    [{ oldPassWord: NEW }, 'newPassWord', '新密码不能与原密码相同'],
    [{ oldPassWord: undefined }, 'oldPassWord', '请输入原密码'],
    [{ oldPassWord: 'wrong-one' }, 'oldPassWord', '原密码不正确'],
  ])('is refused with a message of its field: %j', async (input, field, message) => {
    const reply = await change(input);

    expect(reply).toMatchObject({ status: 400, data: { fields: { [field]: message } } });
    expect((await server.login(username, userType)).code).toBe(0);
  });

  it('makes who guesses wait, longer each time, and forgets the guesses afterwards', async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 6; guess += 1)
      statuses.push((await change({ oldPassWord: `guess ${guess}` })).status);
    const waiting = await change({});

    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    expect(waiting.status).toBe(429);
    expect(Number(waiting.headers.get('retry-after'))).toBeGreaterThan(0);
    server.clock.now = new Date(server.clock.now.getTime() + 2_000);
    expect((await change({})).code).toBe(0);
    await restore();
    const left = await server.database.db
      .selectFrom('loginAttempts')
      .select('subject')
      .where('subject', 'like', 'password:%')
      .execute();
    expect(left).toEqual([]);
  });

  it('counts guesses that arrive at once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, guess) => change({ oldPassWord: `guess ${guess}` })),
    );

    expect(replies.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(3);
  });

  it('is changed once by two requests at the same time', async () => {
    const replies = await Promise.all([
      change({ newPassWord: `${NEW} 1` }),
      change({ newPassWord: `${NEW} 2` }),
    ]);

    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
    await restore();
  });
});

it('has the length that the deployment asks for', async () => {
  const server = await createTestServer({ passwordMin: 12 });
  const token = await server.signIn('officer2');
  const input = { userId: idOf('officer2'), oldPassWord: OLD, newPassWord: 'elevenchars' };

  const reply = await server.call('/sysUsers/updatePassword', input, { token });

  expect(reply.data.fields).toEqual({ newPassWord: '密码不得低于12位' });
});

describe('isCommonPassword', () => {
  it.each(['123456', '12345', 'PASSWORD', ' admin123 ', 'aaaaaa', 'abababab', 'qwert', '54321'])(
    'holds for %j',
    (password) => expect(isCommonPassword(password, 'officer')).toBe(true),
  );

  it.each(['correct horse', 'lin-xiao-88', 'qwert7', '山高月小', 'officers'])(
    'does not hold for %j',
    (password) => expect(isCommonPassword(password, 'officer')).toBe(false),
  );
});
