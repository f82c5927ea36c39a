import { chmodSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { demoFolder, freePort, signInAt, startServer } from './testing/serverProcess';

/** The folder and its lock are PGlite's: on PostgreSQL there is neither. */
describe.skipIf(process.env.DATABASE_URL)('a server in a folder', () => {
  let folder: string;
  const lock = () => path.join(folder, 'server.lock');

  beforeEach(async () => {
    folder = await demoFolder();
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('prints its address and the accounts, and ends cleanly on SIGTERM', async () => {
    const server = await startServer({ DATA_DIR: folder });
    expect(server.output()).toContain('明鉴 Mingjian  http://127.0.0.1:');
    expect(server.output()).toContain('officer2');
    expect(existsSync(lock())).toBe(true);

    const start = Date.now();
    expect(await server.stop('SIGTERM')).toBe(0);

    expect(Date.now() - start).toBeLessThan(10_000);
    expect(existsSync(lock())).toBe(false);
  });

  it('opens its folder to nobody else, though an earlier version left it open', async () => {
    chmodSync(folder, 0o755);

    const server = await startServer({ DATA_DIR: folder });

    const modes = [folder, lock()].map((name) => statSync(name).mode & 0o777);
    await server.stop('SIGTERM');
    expect(modes).toEqual([0o700, 0o600]);
  });

  it('finishes what it has begun before it ends', async () => {
    const server = await startServer({ DATA_DIR: folder });
    const call = await signInAt(server.address);

    const asked = Promise.allSettled(
      Array.from({ length: 30 }, () => call('/vOrderInfo/getList', { pageSize: 100 })),
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
    const code = await server.stop('SIGTERM');

    const answered = (await asked).filter((result) => result.status === 'fulfilled');
    expect(code).toBe(0);
    for (const { value } of answered) expect(value.status).toBe(200);
  });

  it('is not ready from SIGTERM on, and answers until proxies have seen it', async () => {
    const server = await startServer({ DATA_DIR: folder, DRAIN_SECONDS: '3' });
    const root = new URL('/', server.address);
    const statusOf = async (probe: string) => (await fetch(new URL(probe, root))).status;
    const call = await signInAt(server.address);
    expect([await statusOf('readyz'), await statusOf('healthz')]).toEqual([200, 200]);

    const start = Date.now();
    const stopped = server.stop('SIGTERM');
    await vi.waitFor(async () => expect(await statusOf('readyz')).toBe(503), 2_000);
    const answered = await call('/vOrderInfo/getList', { pageSize: 1 });

    expect(answered.status).toBe(200);
    expect(await statusOf('healthz')).toBe(200);
    expect(await stopped).toBe(0);
    expect(Date.now() - start).toBeGreaterThanOrEqual(3_000);
  });

  it('is refused to a second one within seconds, which names the first', async () => {
    const first = await startServer({ DATA_DIR: folder });
    // What it takes to load the source through tsx is not the lock's time.
    const [loading] = await timed(() => startServer({ DATA_DIR: folder }, ['--nonsense']));

    const [took, second] = await timed(() => startServer({ DATA_DIR: folder }));

    expect(second.exitCode).toBe(1);
    expect(second.output()).toContain(`in use by another Mingjian server, process ${first.pid}`);
    expect(second.output().trim().split('\n')).toHaveLength(1);
    expect(took - loading).toBeLessThan(5_000);
    expect(await signInAt(first.address)).toBeDefined();
    await first.stop('SIGTERM');
  });

  it('keeps an order that was taken just before kill -9, and takes over the lock left behind', async () => {
    const killed = await startServer({ DATA_DIR: folder });
    const call = await signInAt(killed.address);
    const waiting = await call('/vOrderInfo/getList', {
      searchParam: '{"SEARCH_EQ_order_status":"10"}',
      pageSize: 1,
    });
    const orderId = waiting.data.content[0].id as string;

    const taken = await call('/gOrderBaseApi/update', { orderId, action: 'take' });
    await killed.stop('SIGKILL');

    expect(taken.code).toBe(0);
    expect(existsSync(lock())).toBe(true);
    const next = await startServer({ DATA_DIR: folder });
    const again = await signInAt(next.address);
    const { data } = await again('/gOrderBaseApi/getOrderDetail', { orderId });
    expect(data).toMatchObject({ orderStatus: 20, pmName: '林晓', version: taken.data.version });
    expect(data.events[0].action).toBe('accept');
    expect(JSON.parse(readFileSync(lock(), 'utf8')).pid).toBe(next.pid);
    await next.stop('SIGTERM');
  });

  it('restores an administrator by command, and only while no server uses it', async () => {
    const repair = async (username: string) =>
      startServer({ DATA_DIR: folder }, [`--repair-administrator=${username}`]);
    const server = await startServer({ DATA_DIR: folder });
    const meanwhile = await repair('officer');
    await server.stop('SIGTERM');

    const [unknown, repaired] = [await repair('nobody'), await repair('officer')];

    expect([meanwhile.exitCode, unknown.exitCode, repaired.exitCode]).toEqual([1, 1, 0]);
    expect(meanwhile.output()).toContain('in use by another Mingjian server');
    expect(unknown.output()).toBe('No account of staff has the username "nobody".\n');
    expect(repaired.output()).toMatch(/officer {2}\S{16}\n/);
    expect(existsSync(lock())).toBe(false);
  });

  it('is not shut out by a process that has got the number of a dead one', async () => {
    writeFileSync(lock(), JSON.stringify({ pid: process.pid, startTime: 'another boot 1' }));

    const server = await startServer({ DATA_DIR: folder });

    expect(server.exitCode).toBeNull();
    await server.stop('SIGTERM');
  });

  it('says in one sentence that its port is taken, and leaves the folder free', async () => {
    const port = await freePort();
    const other = createServer().listen(port, '127.0.0.1');

    const server = await startServer({ DATA_DIR: folder, PORT: String(port) });
    other.close();

    expect(server.exitCode).toBe(1);
    expect(server.output()).toBe(
      `Port ${port} is already in use. Stop what uses it, or set PORT to another number.\n`,
    );
    expect(existsSync(lock())).toBe(false);
  });
});

describe('a server that cannot start', () => {
  it('says in one sentence that its database cannot be reached', async () => {
    const server = await startServer({
      DATABASE_URL: `postgres://nobody@127.0.0.1:${await freePort()}/nothing`,
    });

    expect(server.exitCode).toBe(1);
    expect(server.output()).toBe(
      'The PostgreSQL server of DATABASE_URL cannot be reached. Check its address, and that it runs.\n',
    );
  });
});

describe.skipIf(process.env.DATABASE_URL)('a first start in production', () => {
  it('makes one administrator with a password shown once, and no demo', async () => {
    const folder = await demoFolder();
    rmSync(path.join(folder, 'db'), { recursive: true });

    const server = await startServer({ DATA_DIR: folder, NODE_ENV: 'production' });
    const password = /admin {2}(\S{16})/.exec(server.output())?.[1];
    const login = (username: string, secret: string) => {
      return fetch(`${server.address}/login`, {
        method: 'POST',
        body: new URLSearchParams({ username, password: secret, userType: 'serviceUser' }),
      });
    };

    expect(password).toBeDefined();
    expect((await login('admin', password!)).status).toBe(200);
    expect((await login('officer', 'Mingjian@2026')).status).toBe(400);
    await server.stop('SIGTERM');
    const second = await startServer({ DATA_DIR: folder, NODE_ENV: 'production' });
    expect(second.output()).not.toMatch(/admin {2}/);
    await second.stop('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  });
});

async function timed<T>(run: () => Promise<T>): Promise<[number, T]> {
  const start = Date.now();
  const result = await run();
  return [Date.now() - start, result];
}
