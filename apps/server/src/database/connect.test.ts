import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { Hono } from 'hono';
import { failWith } from '../http/envelope';
import { signInAt, startServer } from '../testing/serverProcess';
import { testDatabase } from '../testing/testDatabase';
import { StartError } from '../startError';
import { openPglite, openPostgres, TIMED_OUT } from './connect';
import { faultIn } from './faults';
import { notify } from './notifications';

describe('a damaged database', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'mingjian-damaged-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it.each([
    ['overwritten', (file: string) => writeFileSync(file, 'A'.repeat(8_192))],
    ['missing', (file: string) => rmSync(file)],
  ])('whose control file is %s names its folder and the way out', async (_, damage) => {
    await (await openPglite(folder)).close();
    damage(path.join(folder, 'global/pg_control'));

    const failure = await openPglite(folder).catch((error: unknown) => error);

    expect(failure).toBeInstanceOf(StartError);
    expect(String(failure)).toMatch(`The database in ${folder} cannot be opened`);
    expect(String(failure)).toMatch('restore it from a backup');
  });
});

describe('a statement that takes too long', () => {
  it.skipIf(!process.env.DATABASE_URL)('is stopped by PostgreSQL', async () => {
    const database = await openPostgres(process.env.DATABASE_URL!, { statementTimeout: 100 });

    const slow = sql`select pg_sleep(5)`.execute(database.db);

    await expect(slow).rejects.toMatchObject({ code: TIMED_OUT });
    await database.close();
  });

  it.each([
    ['zh', '处理时间过长，已停止。如正在查询，请减少筛选条件或缩小范围后重试'],
    [
      'en',
      'This took too long and was stopped. If you are searching, use fewer or narrower filters',
    ],
  ])('is explained in %s, and is no fault of the server', async (language, msg) => {
    const lines: object[] = [];
    const app = new Hono().get('/', () => {
      throw Object.assign(new Error('canceling statement'), { code: TIMED_OUT });
    });
    app.onError(failWith((line) => void lines.push(line)));

    const response = await app.request('/', { headers: { 'accept-language': language } });

    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ code: 400, msg, data: null });
    expect(lines).toEqual([]);
  });
});

describe('a database that is gone or full', () => {
  const lost = new Error('Connection terminated unexpectedly');
  const full = Object.assign(new Error('could not extend file'), { code: '53100' });

  it.each([
    [lost, 'zh', 503, '服务暂时不可用，请稍后再试'],
    [lost, 'en', 503, 'The service is not available now. Try again later'],
    [full, 'zh', 507, '存储空间不足，未能保存，请联系管理员'],
    [full, 'en', 507, 'There is no storage left, so nothing was saved. Ask an administrator'],
  ])('is explained and logged: %s in %s', async (error, language, code, msg) => {
    const lines: object[] = [];
    const app = new Hono().get('/', () => {
      throw error;
    });
    app.onError(failWith((line) => void lines.push(line)));

    const response = await app.request('/', { headers: { 'accept-language': language } });

    expect(response.status).toBe(code);
    expect(await response.json()).toEqual({ code, msg, data: null });
    expect(response.headers.get('retry-after')).toBe(code === 503 ? '5' : null);
    expect(lines).toMatchObject([{ event: 'database fault', message: error.message }]);
  });
});

describe.runIf(process.env.DATABASE_URL)('a database behind a pooler', () => {
  it('is listened to at its own address, and queried at that of the pooler', async () => {
    const addressOf = (name: string) => {
      const url = new URL(process.env.DATABASE_URL!);
      url.searchParams.set('application_name', name);
      return url.href;
    };
    const database = await openPostgres(addressOf('pooled'), { listenUrl: addressOf('direct') });
    const payloads: string[] = [];
    const onNotification = (payload: string) => void payloads.push(payload);
    const stop = await database.listen({ onNotification, onGap: () => {} });

    await notify({ session: 'none' }, database.db);
    await vi.waitFor(() => expect(payloads).toEqual(['{"session":"none"}']));
    const { rows } = await sql`select application_name as name, query like 'listen%' as listens
      from pg_stat_activity where application_name in ('pooled', 'direct')`.execute(database.db);

    expect(rows).toContainEqual({ name: 'direct', listens: true });
    expect(rows).toContainEqual({ name: 'pooled', listens: false });
    expect(rows).toHaveLength(2);
    await stop();
    await database.close();
  });
});

describe.runIf(process.env.DATABASE_URL)('connections that PostgreSQL ends', () => {
  /** Ends what waits for the next statement of a transaction, or listens. */
  const endWaiting = async () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database()
        and (state like 'idle in transaction%' or query = 'listen mingjian')`.execute(
      (await testDatabase()).db,
    );

  it('fail their transaction alone, and are replaced', async () => {
    const database = await openPostgres(process.env.DATABASE_URL!);

    const transaction = database.db.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx);
      await endWaiting();
      // The end arrives while no statement runs.
      await new Promise((resolve) => setTimeout(resolve, 100));
      await sql`select 1`.execute(trx);
    });

    await expect(transaction).rejects.toSatisfy((error: Error) => faultIn(error) === 'unreachable');
    expect((await sql`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }]);
    await database.close();
  });

  it('leave a server running that is in the middle of requests', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'mingjian-lost-'));
    const server = await startServer({ DATABASE_URL: process.env.DATABASE_URL!, DATA_DIR: folder });
    const call = await signInAt(server.address, 'officer');
    const statuses = new Set<number>();
    let isOver = false;
    const write = async () => {
      while (!isOver)
        statuses.add((await call('/sysConfigUser/save', { code: 'a', value: '{}' })).status);
    };

    const writers = [write(), write(), write(), write()];
    for (let round = 0; round < 500 && !statuses.has(503); round += 1) await endWaiting();
    isOver = true;
    await Promise.all(writers);

    expect([...statuses].sort()).toEqual([200, 503]);
    expect((await call('/vOrderInfo/getList', { pageSize: 1 })).status).toBe(200);
    expect(await server.stop('SIGTERM')).toBe(0);
    rmSync(folder, { recursive: true, force: true });
  });
});
