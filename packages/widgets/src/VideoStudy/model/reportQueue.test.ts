import fc from 'fast-check';
import { createReportQueue, type ReportOptions } from './reportQueue';
import type { ReportReason, StudyReport } from './studyVideo';

const report = (currentTime: number, reason: ReportReason = 'interval') => ({
  id: 'v1',
  currentTime,
  duration: 60,
  watched: [],
  reason,
});
const settle = () => new Promise((resolve) => setTimeout(resolve));

function openQueue() {
  const calls: (StudyReport & ReportOptions)[] = [];
  const open: { resolve: () => void; reject: () => void }[] = [];
  const queue = createReportQueue((one, options) => {
    calls.push({ ...one, ...options });
    return new Promise<void>((resolve, reject) =>
      open.push({ resolve, reject: () => reject(new Error('offline')) }),
    );
  });
  const respond = async (how: 'resolve' | 'reject') => {
    open.shift()?.[how]();
    await settle();
  };
  const add = (currentTime: number, reason?: ReportReason) =>
    queue.add(report(currentTime, reason), { keepalive: false });
  const seen = () => calls.map(({ seq, currentTime }) => [seq, currentTime]);
  return { queue, add, respond, calls, seen };
}

describe('createReportQueue', () => {
  it('sends one report at a time, numbered', async () => {
    const { add, respond, seen } = openQueue();

    add(5);
    add(10);
    expect(seen()).toEqual([[1, 5]]);
    await respond('resolve');

    expect(seen()).toEqual([
      [1, 5],
      [2, 10],
    ]);
  });

  it('sends a failed report again with the next, under its number and unchanged', async () => {
    const { add, respond, seen } = openQueue();

    add(5);
    await respond('reject');
    add(10);
    await respond('resolve');

    expect(seen()).toEqual([
      [1, 5],
      [1, 5],
      [2, 10],
    ]);
  });

  it('takes an error that is thrown at once for a failure', async () => {
    const seen: number[] = [];
    const queue = createReportQueue(({ seq }) => {
      seen.push(seq);
      if (seen.length === 1) throw new Error('no session');
    });

    queue.add(report(5), { keepalive: false });
    await settle();
    queue.retry();
    await settle();

    expect(seen).toEqual([1, 1]);
  });

  it('replaces what waits by what is newer, and keeps the end of the video', async () => {
    const { add, respond, calls } = openQueue();

    add(5);
    add(60, 'end');
    add(3, 'interval');
    await respond('resolve');

    expect(calls).toHaveLength(2);
    expect(calls[1]).toMatchObject({ seq: 2, currentTime: 3, reason: 'end' });
  });

  it('waits for nothing when the reader leaves, and outlives the page', async () => {
    const { add, respond, calls, queue } = openQueue();

    add(5);
    await respond('reject');
    queue.retry();
    add(12, 'leave');
    expect(calls.map(({ seq, keepalive }) => [seq, keepalive])).toEqual([
      [1, false],
      [1, false],
      [2, true],
    ]);
  });

  it('drops an older report that fails after a newer one arrived', async () => {
    const calls: number[] = [];
    let fail = () => {};
    const queue = createReportQueue(({ seq }) => {
      calls.push(seq);
      if (seq === 1) return new Promise((_, reject) => (fail = () => reject(new Error('late'))));
      return undefined;
    });

    queue.add(report(5), { keepalive: false });
    queue.add(report(9, 'leave'), { keepalive: true });
    await settle();
    fail();
    await settle();
    queue.retry();

    expect(calls).toEqual([1, 2]);
  });

  it('reaches a server that counts each number once with everything, however often it fails', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { maxLength: 30 }), async (outcomes) => {
        const counted = new Map<number, number>();
        const queue = createReportQueue(async ({ seq, currentTime }) => {
          const outcome = outcomes.shift() ?? true;
          // Half of the failures lose the response after the server has counted.
          const hasCounted = outcome || outcomes.length % 2 === 0;
          if (hasCounted && counted.has(seq)) expect(counted.get(seq)).toBe(currentTime);
          if (hasCounted) counted.set(seq, currentTime);
          if (!outcome) throw new Error('offline');
        });
        let time = 0;
        for (let step = 0; step < 12; step += 1) {
          queue.add(report((time += 5)), { keepalive: false });
          if (step % 3 === 0) await settle();
        }
        for (let step = 0; step < 40; step += 1) {
          queue.retry();
          await settle();
        }

        const numbers = [...counted.keys()];
        expect(numbers).toEqual(numbers.map((_, index) => index + 1));
        expect(Math.max(...counted.values())).toBe(time);
      }),
      { numRuns: 30 },
    );
  });
});
