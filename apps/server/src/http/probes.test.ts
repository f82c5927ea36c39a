import { sql } from 'kysely';
import { migrations } from '../features/migrations';
import { createServer } from '../createServer';
import { createTestServer } from '../testing/testServer';
import { probes } from './probes';

const statusAt = async (
  app: { request(path: string): Response | Promise<Response> },
  path: string,
) => (await app.request(path)).status;

describe('the probes of a server', () => {
  let server: Awaited<ReturnType<typeof createTestServer>>;
  beforeAll(async () => {
    server = await createTestServer();
  });

  it('need no session, tell nothing of the inside, and are no lines of the log', async () => {
    const count = server.lines.length;

    for (const path of ['/healthz', '/readyz']) {
      const response = await server.app.request(path);
      expect(response.status).toBe(200);
      expect(await response.text()).toBe('ok\n');
      expect(response.headers.get('cache-control')).toBe('no-store');
    }

    expect(server.lines).toHaveLength(count);
    expect(await statusAt(server.app, '/CM-API/getCodeImage')).toBe(200);
    expect(server.lines).toHaveLength(count + 1);
  });

  it('send a process away that is about to stop, which still answers', async () => {
    let isDraining = false;
    const app = createServer({ ...server, isDraining: () => isDraining, log: () => {} });
    expect(await statusAt(app, '/readyz')).toBe(200);

    isDraining = true;

    const response = await app.request('/readyz');
    expect(response.status).toBe(503);
    expect(await response.text()).toBe('unavailable\n');
    expect(await statusAt(app, '/healthz')).toBe(200);
    expect(await statusAt(app, '/CM-API/getCodeImage')).toBe(200);
  });

  it('wait for the migrations of the release, and not for those of a later one', async () => {
    const { db } = server.database;
    const newest = Object.keys(migrations).sort().at(-1)!;
    const rename = (from: string, to: string) =>
      sql`update kysely_migration set name = ${to} where name = ${from}`.execute(db);

    await rename(newest, '9999_later');
    const before = await statusAt(server.app, '/readyz');
    await rename('9999_later', newest);
    await sql`insert into kysely_migration values ('9999_later', '2026-06-15')`.execute(db);
    const after = await statusAt(server.app, '/readyz');
    await sql`delete from kysely_migration where name = '9999_later'`.execute(db);

    expect([before, after]).toEqual([503, 200]);
  });
});

describe('a probe of the database', () => {
  const isDraining = () => false;

  it('does not wait for one that does not respond, and asks it once at a time', async () => {
    let count = 0;
    const isMigrated = () => {
      count += 1;
      return new Promise<boolean>(() => {});
    };
    const app = probes({ isDraining, isMigrated, patience: 5 });

    const statuses = await Promise.all(
      ['/readyz', '/readyz', '/healthz'].map((path) => statusAt(app, path)),
    );

    expect(statuses).toEqual([503, 503, 200]);
    expect(await statusAt(app, '/readyz')).toBe(503);
    expect(count).toBe(1);
  });

  it('is over when it fails, and the next one asks again', async () => {
    const results = [() => Promise.reject(new Error('gone')), async () => true];
    const app = probes({ isDraining, isMigrated: () => results.shift()!() });

    expect(await statusAt(app, '/readyz')).toBe(503);
    expect(await statusAt(app, '/readyz')).toBe(200);
  });
});
