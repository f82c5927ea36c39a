import { createTestServer } from '../../testing/testServer';

describe('failed sign-ins', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  const fail = (username = 'officer') => server.login(username, 'serviceUser', 'wrong');

  beforeEach(async () => {
    server = await createTestServer();
  });

  const ticket = () => server.solveCaptcha();

  it('ask for a captcha from the third on, even for the right password, and for names that do not exist', async () => {
    for (const username of ['officer', 'nobody-at-all']) {
      for (let i = 0; i < 3; i += 1) expect((await fail(username)).code).toBe(400);
      expect(await fail(username)).toMatchObject({ status: 428, msg: '请先输入验证码' });
      expect((await server.login(username, 'serviceUser')).status).toBe(428);
    }
  });

  it('are forgotten after the right password with a captcha', async () => {
    for (let i = 0; i < 3; i += 1) await fail();

    expect((await server.login('officer', 'serviceUser', undefined, await ticket())).code).toBe(0);
    expect((await server.login('officer', 'serviceUser')).code).toBe(0);
  });

  it('do not accept a ticket twice, nor a made-up one', async () => {
    for (let i = 0; i < 3; i += 1) await fail();
    const used = await ticket();
    await server.login('officer', 'serviceUser', 'wrong', used);

    expect((await server.login('officer', 'serviceUser', undefined, used)).status).toBe(428);
    expect((await server.login('officer', 'serviceUser', undefined, 'made-up')).status).toBe(428);
  });

  it('make the next try wait, longer each time, and no longer than needed', async () => {
    for (let i = 0; i < 3; i += 1) await fail();
    const waits: number[] = [];
    for (let i = 0; i < 5; i += 1) {
      await server.login('officer', 'serviceUser', 'wrong', await ticket());
      const refused = await server.login('officer', 'serviceUser', undefined, await ticket());
      const wait = refused.status === 429 ? Number(refused.headers.get('retry-after')) : 0;
      waits.push(wait);
      server.clock.now = new Date(server.clock.now.getTime() + wait * 1_000);
      if (wait === 0)
        for (let k = 0; k < 4; k += 1)
          await server.login('officer', 'serviceUser', 'wrong', await ticket());
    }

    expect(waits[0]).toBe(0);
    expect(waits.slice(1)).toEqual([...waits.slice(1)].sort((a, b) => a - b));
    expect(waits.at(-1)).toBeGreaterThan(waits[1]!);
    expect((await server.login('officer', 'serviceUser', undefined, await ticket())).code).toBe(0);
  });

  it('never lock the owner out who comes from elsewhere', async () => {
    const lastFailedAt = server.clock.now;
    const account =
      (await fail(),
      await server.database.db
        .selectFrom('loginAttempts')
        .select('subject')
        .where('subject', 'like', 'account:%')
        .executeTakeFirstOrThrow());
    await server.database.db.deleteFrom('loginAttempts').execute();
    await server.database.db
      .insertInto('loginAttempts')
      .values({ subject: account.subject, failures: 900, lastFailedAt })
      .execute();

    expect((await server.login('officer', 'serviceUser')).status).toBe(428);
    expect((await server.login('officer', 'serviceUser', undefined, await ticket())).code).toBe(0);
  });

  it('are forgotten after an hour of quiet', async () => {
    for (let i = 0; i < 3; i += 1) await fail();
    server.clock.now = new Date(server.clock.now.getTime() + 3_601_000);

    expect((await server.login('officer', 'serviceUser')).code).toBe(0);
  });
});

describe('sign-ins at once', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  const attempts = () => server.database.db.selectFrom('loginAttempts').selectAll().execute();

  beforeEach(async () => {
    server = await createTestServer();
    await server.database.db.deleteFrom('knownAddresses').execute();
  });

  it('count each other: of eight wrong ones three are compared', async () => {
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => server.login('officer', 'serviceUser', 'wrong')),
    );

    const codes = replies.map(({ status }) => status).sort();
    expect(codes).toEqual([400, 400, 400, 428, 428, 428, 428, 428]);
  });

  it('that are right leave no failure behind', async () => {
    const replies = await Promise.all([
      server.login('officer', 'serviceUser'),
      server.login('officer2', 'serviceUser'),
      server.login('admin', 'serviceUser'),
    ]);

    expect(replies.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(await attempts()).toEqual([]);
  });

  it('that are right take back their own failure of the address, and no other', async () => {
    await server.login('nobody', 'serviceUser', 'wrong');
    const [before] = (await attempts()).filter(({ subject }) => subject.startsWith('address:'));
    server.clock.now = new Date(server.clock.now.getTime() + 30_000);
    await server.login('officer', 'serviceUser');

    const [after] = (await attempts()).filter(({ subject }) => subject.startsWith('address:'));
    expect(after!.failures).toBeCloseTo(1, 1);
    expect(after!.lastFailedAt).toEqual(before!.lastFailedAt);
  });

  it('of colleagues go on while strangers fail behind the same address', async () => {
    await server.login('officer', 'serviceUser');
    const strangers = { subject: 'address:local', failures: 500, lastFailedAt: server.clock.now };
    await server.database.db.insertInto('loginAttempts').values(strangers).execute();

    expect((await server.login('officer', 'serviceUser')).code).toBe(0);
    expect(await server.login('officer2', 'serviceUser')).toMatchObject({
      status: 429,
      msg: '尝试次数过多，请在 5 秒后重试',
    });
  });
});

describe('a captcha', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  const image = async () =>
    (await server.call('/getCodeImage', {}, { method: 'GET' })).data as {
      id: string;
      image: string;
    };
  const answerOf = async (id: string) =>
    (
      await server.database.db
        .selectFrom('captchas')
        .select('answer')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).answer;

  beforeEach(async () => {
    server = await createTestServer();
  });

  it('is a picture of strokes that does not hold its answer as text', async () => {
    const { id, image: address } = await image();
    const svg = Buffer.from(address.replace('data:image/svg+xml;base64,', ''), 'base64').toString();

    expect(await answerOf(id)).toMatch(/^[ACEFHJKMNPRTWXY379]{4}$/);
    expect(svg).toMatch(/^<svg /);
    expect(svg.replace(/<[^>]*>/g, '')).toBe('');
    expect(svg).not.toMatch(/<text|<title|<desc|<script|id=/);
  });

  it('is given to an address a hundred and twenty times at once, then once in eight seconds', async () => {
    await server.database.db
      .insertInto('loginAttempts')
      .values({ subject: 'picture:local', failures: 119.5, lastFailedAt: server.clock.now })
      .execute();
    const ask = async () => (await server.call('/getCodeImage', {}, { method: 'GET' })).status;

    expect([await ask(), await ask()]).toEqual([200, 429]);
    server.clock.now = new Date(server.clock.now.getTime() + 8_000);
    expect([await ask(), await ask()]).toEqual([200, 429]);
  });

  it('takes one try', async () => {
    const { id } = await image();
    const answer = await answerOf(id);

    expect(await server.call('/checkCode', { id, code: 'wron' })).toMatchObject({
      status: 400,
      msg: '验证码错误',
    });
    expect((await server.call('/checkCode', { id, code: answer })).status).toBe(400);
  });

  it('is worth nothing after five minutes', async () => {
    const { id } = await image();
    const code = await answerOf(id);
    server.clock.now = new Date(server.clock.now.getTime() + 301_000);

    expect((await server.call('/checkCode', { id, code })).status).toBe(400);
  });
});
