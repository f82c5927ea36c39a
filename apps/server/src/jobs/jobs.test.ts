import { sql } from 'kysely';
import { object, string } from 'yup';
import type { Db } from '../database/connect';
import { testDatabase } from '../testing/testDatabase';
import { executorOf } from './executor';
import { installJobs } from './installJobs';
import { DEAD_JOBS, sendJob, type JobKind } from './jobKind';
import { startJobWorker, type JobWorker } from './jobWorker';
import { planTimers } from './planTimers';
import type { Timer } from './timer';

const seen: string[] = [];
const noting: JobKind<{ word: string }, object> = {
  name: 'test-noting',
  payload: object({ word: string().required() }),
  retries: 0,
  pause: 0,
  async run({ word }) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    seen.push(word);
  },
};
let failures = 0;
const failing: JobKind<object, object> = {
  name: 'test-failing',
  payload: object({}),
  retries: 1,
  pause: 0,
  run: async () => {
    failures += 1;
    throw new Error('It never works.');
  },
};
const kinds = [noting, failing];

let db: Db;
const lines: object[] = [];
const workers: JobWorker[] = [];
const work = async () => {
  const services = { db, now: () => new Date(), log: (line: object) => void lines.push(line) };
  const worker = await startJobWorker(services, { kinds, timers: [], polling: 0.5 });
  workers.push(worker);
  return worker;
};
const waiting = async (name: string) => {
  const { rows } = await sql<{ data: object }>`
    select data from pgboss.job where name = ${name} and state < 'active'`.execute(db);
  return rows.map(({ data }) => data);
};

beforeAll(async () => {
  ({ db } = await testDatabase());
  await installJobs(db, kinds);
});
beforeEach(() => void seen.splice(0));
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop();
  await sql`delete from pgboss.job`.execute(db);
});

describe('a job', () => {
  it('is there once its transaction is, and not when that is rolled back', async () => {
    const rolledBack = db.transaction().execute(async (trx) => {
      await sendJob(trx, noting, { word: 'lost' });
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    await db.transaction().execute(async (trx) => sendJob(trx, noting, { word: 'kept' }));

    expect(await waiting(noting.name)).toEqual([{ word: 'kept' }]);
  });

  it('waits once for a key, and is refused with a payload of another shape', async () => {
    expect(await sendJob(db, noting, { word: 'one' }, { key: 'same' })).toBe(true);
    expect(await sendJob(db, noting, { word: 'two' }, { key: 'same' })).toBe(false);
    await expect(sendJob(db, noting, {} as { word: string })).rejects.toThrow(/word/);

    expect(await waiting(noting.name)).toEqual([{ word: 'one' }]);
  });

  it('is run by one of two workers', async () => {
    const words = Array.from({ length: 6 }, (_, index) => `word ${index}`);
    for (const word of words) await sendJob(db, noting, { word });

    await work();
    await work();

    await vi.waitFor(() => expect(seen.length).toBeGreaterThanOrEqual(6), 10_000);
    expect([...seen].sort()).toEqual(words);
  });

  it('that begins later waits for its time', async () => {
    await sendJob(
      db,
      noting,
      { word: 'tomorrow' },
      { startAfter: new Date(Date.now() + 86_400_000) },
    );
    await sendJob(db, noting, { word: 'now' });

    await work();

    await vi.waitFor(() => expect(seen).toEqual(['now']), 5_000);
    expect(await waiting(noting.name)).toEqual([{ word: 'tomorrow' }]);
  });

  it('is finished before its worker has stopped', async () => {
    await sendJob(db, noting, { word: 'begun' });
    const worker = await work();
    await vi.waitFor(async () => expect(await waiting(noting.name)).toEqual([]), 5_000);

    await worker.stop();

    expect(seen).toEqual(['begun']);
    const { rows } = await sql`select state from pgboss.job`.execute(db);
    expect(rows).toEqual([{ state: 'completed' }]);
  });

  it('that fails is tried again, and in the end is among the dead', async () => {
    await sendJob(db, failing, {});

    await work();

    await vi.waitFor(async () => expect(await waiting(DEAD_JOBS)).toEqual([{}]), 10_000);
    expect(failures).toBe(2);
    expect(lines).toContainEqual(
      expect.objectContaining({ event: 'job failed', message: 'It never works.' }),
    );
  });
});

describe('statements of pg-boss', () => {
  it('leave no transaction open when they fail', async () => {
    const { executeSql } = executorOf(db);

    await expect(executeSql('BEGIN; select 1 / 0; COMMIT;')).rejects.toThrow('division by zero');

    expect((await executeSql('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
});

describe('a timer', () => {
  const hourly: Timer<object> = {
    name: 'test-hourly',
    cron: '0 0 * * * *',
    missed: 'all',
    kind: failing,
  };
  const at = (time: string) => new Date(`2026-06-15T${time}+08:00`);
  afterEach(() => db.deleteFrom('timerRuns').where('timer', '=', hourly.name).execute());

  it('sends one job for each of its times, however many processes look', async () => {
    const look = async (time: string) =>
      planTimers(db, [hourly], { lookedAt: at(time), now: at(time) });

    await Promise.all([look('09:00:04'), look('09:00:05'), look('09:00:06')]);
    expect(await waiting(failing.name)).toHaveLength(1);
    await Promise.all([look('11:00:00'), look('11:00:00')]);

    expect(await waiting(failing.name)).toHaveLength(3);
  });
});
