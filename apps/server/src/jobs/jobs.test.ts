import { sql } from 'kysely';
import { number, object, string } from 'yup';
import type { Db } from '../database/connect';
import { testDatabase } from '../testing/testDatabase';
import { executorOf } from './executor';
import { installJobs } from './installJobs';
import { DEAD_JOBS, sendJob, type JobKind } from './jobKind';
import { startJobWorker, type JobWorker } from './jobWorker';
import { planTimers } from './planTimers';
import { tidyRuns } from './timerRuns';

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
const face = { title: () => 'Test', note: () => 'For tests.' };
const failing: JobKind<{ most?: number | undefined }, object> = {
  name: 'test-failing',
  payload: object({ most: number().max(9) }).noUnknown(),
  retries: 1,
  pause: 0,
  timer: face,
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
  const worker = await startJobWorker(services, { kinds, polling: 0.5 });
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
  const at = (time: string) => new Date(`2026-06-15T${time}+08:00`);
  const hourly = {
    id: 'test-hourly',
    jobName: '每小时',
    nameEn: null,
    jobGroup: null,
    beanName: failing.name,
    cron: '0 0 * * * *',
    params: null as string | null,
    missed: 'all' as const,
    concurrent: 1 as 0 | 1,
    status: 1 as 0 | 1,
    activeSince: null as Date | null,
    nextRun: null,
    remark: null,
    createdAt: at('08:00:00'),
    updatedAt: at('08:00:00'),
    deletedAt: null,
  };
  const stand = async (status: 0 | 1) =>
    db.updateTable('timers').set({ status }).where('id', '=', 'tidying').execute();
  const problems: unknown[] = [];
  const look = async (time: string) =>
    planTimers(db, kinds, { lookedAt: at(time), now: at(time) }, (error) => problems.push(error));
  const given = async (changes: Partial<typeof hourly> = {}) =>
    db
      .insertInto('timers')
      .values({ ...hourly, ...changes })
      .execute();
  const runs = async () =>
    db
      .selectFrom('timerRuns')
      .selectAll()
      .orderBy('dueAt')
      .where('timer', '=', hourly.id)
      .execute();
  const results = async () => (await runs()).map(({ result }) => result);

  // The worker plans too, by the clock of the machine: the product's own timers stand still.
  beforeAll(() => stand(0));
  afterAll(() => stand(1));
  afterEach(async () => {
    for (const table of ['timers', 'timerRuns'] as const)
      await db
        .deleteFrom(table)
        .where(table === 'timers' ? 'id' : 'timer', '=', hourly.id)
        .execute();
    expect(problems.splice(0)).toEqual([]);
  });

  it('sends one job for each of its times, however many processes look', async () => {
    await given();

    await Promise.all([look('09:00:04'), look('09:00:05'), look('09:00:06')]);
    expect(await waiting(failing.name)).toHaveLength(1);
    await Promise.all([look('11:00:00'), look('11:00:00')]);

    expect(await waiting(failing.name)).toHaveLength(3);
    const { nextRun } = await db
      .selectFrom('timers')
      .select('nextRun')
      .where('id', '=', hourly.id)
      .executeTakeFirstOrThrow();
    expect(nextRun).toEqual(at('12:00:00'));
  });

  it('sends its parameters, and none while it is stopped', async () => {
    await given({ params: '{"most":4}' });
    await look('09:00:00');
    await db.updateTable('timers').set({ status: 0 }).where('id', '=', hourly.id).execute();
    await look('10:00:00');

    expect(await waiting(failing.name)).toEqual([{ most: 4 }]);
  });

  it('makes up for no time before it was started', async () => {
    await given({ activeSince: at('10:30:00') });
    await look('10:59:59');
    expect(await runs()).toEqual([]);

    await look('11:00:03');

    expect((await runs()).map(({ dueAt }) => dueAt)).toEqual([at('11:00:00')]);
  });

  it('leaves a time out while its last run is not over, unless they may overlap', async () => {
    await given({ concurrent: 0, cron: '0 0/20 * * * *' });
    await look('09:00:00');
    await look('09:20:00');
    await db.updateTable('timers').set({ concurrent: 1 }).where('id', '=', hourly.id).execute();
    await look('09:40:00');

    expect(await results()).toEqual([0, 4, 0]);
  });

  it('that cannot run has failed, and keeps no other from its time', async () => {
    await given({ params: '{"most":10}' });
    await look('09:00:00');
    await db.updateTable('timers').set({ beanName: 'gone' }).where('id', '=', hourly.id).execute();
    await look('10:00:00');

    expect((await runs()).map(({ result, problem }) => [result, problem])).toEqual([
      [3, 'most must be less than or equal to 9'],
      [3, 'No handler is called "gone".'],
    ]);
  });

  it('has runs with their result, duration and problem', async () => {
    await given();
    await look('09:00:00');

    await work();

    await vi.waitFor(async () => expect(await results()).toContain(3), 10_000);
    const [run] = await runs();
    expect(run).toMatchObject({ problem: 'It never works.', endedAt: expect.any(Date) });
    expect(run!.costMs).toBeGreaterThanOrEqual(0);
  });

  it('keeps its newest run, and ends those whose process died', async () => {
    await given();
    await look('09:00:00');
    await look('10:00:00');

    await tidyRuns({ db, now: () => new Date('2027-06-15T10:00:00+08:00') });

    expect((await runs()).map(({ dueAt, result }) => [dueAt, result])).toEqual([
      [at('10:00:00'), 3],
    ]);
  });
});
