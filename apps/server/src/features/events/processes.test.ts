import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { signInAt, startServer } from '../../testing/serverProcess';
import { openStream } from '../../testing/eventReader';
import { testDatabase } from '../../testing/testDatabase';

/** The embedded database has one process. */
describe.runIf(process.env.DATABASE_URL)('two processes on one PostgreSQL', () => {
  const url = process.env.DATABASE_URL!;
  const folders: string[] = [];
  let servers: Awaited<ReturnType<typeof startServer>>[];

  beforeAll(async () => {
    await testDatabase();
    servers = [];
    for (let count = 0; count < 2; count += 1) {
      const folder = mkdtempSync(path.join(tmpdir(), 'mingjian-events-'));
      folders.push(folder);
      servers.push(await startServer({ DATABASE_URL: url, DATA_DIR: folder }));
    }
  });
  afterAll(async () => {
    for (const server of servers) await server.stop('SIGTERM');
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  const idOf = async (username: string) =>
    (
      await (
        await testDatabase()
      ).db
        .selectFrom('users')
        .select('id')
        .where('username', '=', username)
        .executeTakeFirstOrThrow()
    ).id;
  const send = async (call: Awaited<ReturnType<typeof signInAt>>) =>
    (
      await call('/fNoticeInfo/save', {
        noticeType: 1,
        title: '通知',
        content: '内容',
        targetUserIds: await idOf('officer2'),
      })
    ).data.id as string;

  it('tell each other of notices and of the ends of sessions, and resume after a lost connection', async () => {
    const [one, other] = servers as [(typeof servers)[0], (typeof servers)[0]];
    const sender = await signInAt(one.address, 'officer');
    const reader = await signInAt(other.address, 'officer2');
    const stream = openStream(other.address, reader.token);
    await stream.until('ready');

    const id = await send(sender);
    expect(await stream.until('notice')).toContainEqual({ kind: 'notice', id });

    // As a restart of the database would, for the connections that listen.
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen mingjian'`.execute(
      (await testDatabase()).db,
    );
    expect(await stream.ended).toBeUndefined();
    const missed = await send(sender);
    const resumed = openStream(other.address, reader.token, stream.lastEventId);
    expect(await resumed.until('ready')).toContainEqual({ kind: 'notice', id: missed });
    const next = await send(sender);
    await vi.waitFor(() => expect(resumed.events).toContainEqual({ kind: 'notice', id: next }));

    const elsewhere = await signInAt(one.address, 'officer2', reader.token);
    await elsewhere('/logOut');
    expect(await resumed.ended).toBeUndefined();
  });
});
