import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { RUN_MAIN, testDatabase } from '../testing/testDatabase';

/** Milliseconds in which a process has started, from its source, on a busy machine too. */
const STARTED = 180_000;

describe.runIf(process.env.DATABASE_URL)('a process for jobs alone', () => {
  it(
    'runs the timers, answers for its health alone, and ends cleanly on SIGTERM',
    async () => {
      const { db } = await testDatabase();
      // Workers of other tests have planned this hour, with kinds of their own.
      await db.deleteFrom('timerRuns').where('timer', '=', 'tidying').execute();
      await sql`delete from pgboss.job`.execute(db);
      const folder = mkdtempSync(path.join(tmpdir(), 'mingjian-worker-'));
      const env = { ...process.env, ROLE: 'worker', DATA_DIR: folder, PORT: '0' };
      const worker = spawn(process.execPath, [...RUN_MAIN, '--demo=none'], { env });
      let output = '';
      worker.stdout.on('data', (piece) => (output += String(piece)));

      await vi.waitFor(async () => {
        const { rows } = await sql`
        select state from pgboss.job where name = 'tidying' and state = 'completed'`.execute(db);
        expect(rows).toHaveLength(1);
      }, STARTED);
      const port = /health is on port (\d+)\.\n$/.exec(output)![1];
      const statusOf = async (place: string) =>
        (await fetch(`http://127.0.0.1:${port}${place}`)).status;
      const statuses = await Promise.all(
        ['/healthz', '/readyz', '/', '/CM-API/login'].map(statusOf),
      );
      worker.kill('SIGTERM');
      const [code] = await once(worker, 'exit');
      rmSync(folder, { recursive: true, force: true });

      expect(code).toBe(0);
      expect(statuses).toEqual([200, 200, 404, 404]);
    },
    STARTED,
  );
});
