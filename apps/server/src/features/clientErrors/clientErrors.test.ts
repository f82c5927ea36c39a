import { createTestServer } from '../../testing/testServer';
import { createReportLimit } from './reportLimit';

const REPORT = {
  kind: 'uncaught',
  name: 'TypeError',
  message: "Cannot read properties of undefined (reading 'length')",
  stack: 'TypeError: x\n    at f (https://hr.example/assets/a.js?x=1:2:3)',
  page: '/f-order/candidateList',
  release: 'a1b2c3d4e5f6',
  agent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/143.0.0.0',
};

describe('reports of errors in browsers', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  let start: number;
  let minutes = 0;
  beforeEach(async () => {
    server = await createTestServer();
    // The allowances are those of the process: each test begins with full ones.
    start = server.clock.now.getTime() + (minutes += 30) * 60_000;
    server.clock.now = new Date(start);
  });

  const send = (report: object, token?: string) =>
    server.call('/clientError/report', report, { token });
  const logged = () => server.lines.filter(({ event }) => event === 'client error');

  it('reach the log, with the person of a session', async () => {
    const token = await server.signIn('officer');

    expect((await send(REPORT, token)).status).toBe(200);

    const { id } = await server.database.db
      .selectFrom('users')
      .select('id')
      .where('username', '=', 'officer')
      .executeTakeFirstOrThrow();
    expect(logged()).toEqual([
      {
        event: 'client error',
        kind: 'uncaught',
        name: 'TypeError',
        message: 'Cannot read properties of undefined (reading length)',
        stack: 'at f (/assets/a.js:2:3)',
        page: '/f-order/candidateList',
        release: 'a1b2c3d4e5f6',
        agent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/143.0.0.0',
        user: id,
      },
    ]);
  });

  it('are taken without a session, and with one that has ended', async () => {
    expect((await send({ kind: 'policy', name: 'img-src' })).status).toBe(200);
    expect((await send(REPORT, 'x'.repeat(43))).status).toBe(200);

    expect(logged().map(({ user }) => user)).toEqual([null, null]);
  });

  it('leave nothing in the log that was typed, whatever a browser sends', async () => {
    const secret = 'wangfang-Secret123';
    await send({
      kind: 'rejected',
      name: `Error "${secret}"`,
      message: `王芳 13800138000 "${secret}" 310101199001011234 at /x?name=${secret} ${secret}@example.com`,
      stack: `Error: ${secret}\n    at f (https://hr.example/a.js?token=${secret}:1:2)\n  ${secret}`,
      page: `/f-order/candidateList?name=${secret}`,
      release: '王芳',
      agent: '王芳\r\n"injected": true',
    });

    const text = JSON.stringify(logged());
    expect(text).not.toContain(secret);
    expect(text).not.toMatch(/王芳|13800138000|3101011990|\\r|\\n|injected"/);
    expect(logged()[0]).toMatchObject({
      page: '/f-order/candidateList',
      stack: 'at f (/a.js:1:2)',
    });
    expect(JSON.stringify(server.lines)).not.toContain(secret);
  });

  it.each([
    ['another kind', { kind: 'fun' }],
    ['no name', { name: '' }],
    ['a long message', { message: 'x'.repeat(301) }],
    ['a long stack', { stack: 'x'.repeat(4_001) }],
    ['an object', { message: { a: 1 } }],
    ['another field', { html: '<script>' }],
  ])('are refused with %s', async (_, change) => {
    expect((await send({ ...REPORT, ...change })).status).toBe(400);
    expect(logged()).toEqual([]);
  });

  it('of one session are twenty, then one each half minute; another session reports on', async () => {
    const [token, second] = [await server.signIn('officer'), await server.signIn('officer2')];
    const statuses = [];
    for (let count = 0; count < 25; count += 1) statuses.push((await send(REPORT, token)).status);

    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect((await send(REPORT, token)).headers.get('retry-after')).toBe('60');
    expect((await send(REPORT, second)).status).toBe(200);
    server.clock.now = new Date(start + 30_000);
    expect([(await send(REPORT, token)).status, (await send(REPORT, token)).status]).toEqual([
      200, 429,
    ]);
  });

  it('of one address are two hundred, whatever tokens they carry', async () => {
    const statuses = [];
    for (let count = 0; count < 210; count += 1)
      statuses.push(
        (await send(REPORT, `${String(count).padStart(3, '0')}${'x'.repeat(40)}`)).status,
      );

    expect(statuses.filter((status) => status === 200)).toHaveLength(200);
    expect(logged()).toHaveLength(200);
  });

  it('need no memory without end', () => {
    const limit = createReportLimit(1);
    expect([limit.takes('a', 0), limit.takes('a', 0)]).toEqual([true, false]);

    for (let source = 0; source < 10_000; source += 1) limit.takes(`other ${source}`, 0);

    expect(limit.takes('a', 0)).toBe(true);
  });
});
