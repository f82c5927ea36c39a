import fc from 'fast-check';
import type { BulkRowResult } from '../bulk/bulkAction';
import { bulkRows, planBulk, remainingRows, runBulk, type BulkRunOptions } from './bulkRun';

const keyOf = (row: string) => row;
const fine = async (rows: readonly string[]): Promise<BulkRowResult[]> =>
  rows.map((key) => ({ key }));

const run = (options: Partial<BulkRunOptions<string>>) =>
  runBulk({
    rows: ['a', 'b', 'c', 'd', 'e'],
    rowKey: keyOf,
    run: fine,
    chunkSize: 2,
    signal: new AbortController().signal,
    isStopped: () => false,
    onProgress: () => {},
    texts: { noResult: '没有结果', aborted: '已中止' },
    ...options,
  });

describe('a plan', () => {
  it('splits rows into processed and skipped ones by reason, most frequent first', () => {
    const plan = planBulk([1, 2, 3, 4, 5, 6], (row) =>
      row === 1 ? '已完成' : row % 2 === 0 ? '无权限' : undefined,
    );

    expect(plan).toEqual({
      rows: [3, 5],
      skipped: [
        { reason: '无权限', rows: [2, 4, 6] },
        { reason: '已完成', rows: [1] },
      ],
    });
    expect(planBulk([1], undefined)).toEqual({ rows: [1], skipped: [] });
  });
});

describe('a run', () => {
  it('processes chunks, and reports progress', async () => {
    const calls: (readonly string[])[] = [];
    const onProgress = vi.fn<BulkRunOptions<string>['onProgress']>();

    const ended = await run({
      onProgress,
      run: (rows) => {
        calls.push(rows);
        return fine(rows);
      },
    });

    expect(calls).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
    expect(ended).toEqual({
      results: ['a', 'b', 'c', 'd', 'e'].map((key) => ({ key })),
      remaining: [],
    });
    expect(onProgress.mock.calls.map(([{ done }]) => done)).toEqual([0, 2, 4, 5]);
  });

  it('continues after a failed call, whose rows get its message', async () => {
    const { results } = await run({
      run: (rows) => (rows.includes('c') ? Promise.reject(new Error('网络连接失败')) : fine(rows)),
    });

    expect(results.filter(({ error }) => error !== undefined)).toEqual(
      ['c', 'd'].map((key) => ({ key, error: '网络连接失败' })),
    );
  });

  it('counts a row without an answer as failed', async () => {
    const { results } = await run({ run: async (rows) => fine(rows.filter((row) => row !== 'b')) });

    expect(results[1]).toEqual({ key: 'b', error: '没有结果' });
  });

  it('starts no chunk after a stop, and completes the running one', async () => {
    let isStopped = false;
    const { results, remaining } = await run({
      isStopped: () => isStopped,
      run: async (rows) => {
        isStopped = true;
        return fine(rows);
      },
    });

    expect(results).toEqual([{ key: 'a' }, { key: 'b' }]);
    expect(remaining).toEqual(['c', 'd', 'e']);
  });

  it('marks rows of an aborted call', async () => {
    const stop = new AbortController();
    const { results, remaining } = await run({
      signal: stop.signal,
      isStopped: () => stop.signal.aborted,
      run: async () => {
        stop.abort();
        throw new Error('aborted');
      },
    });

    expect(results.map(({ error }) => error)).toEqual(['已中止', '已中止']);
    expect(remaining).toEqual(['c', 'd', 'e']);
  });

  it('processes every row once with a result, for any failure or stop', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 40 }),
        fc.integer({ min: 1, max: 7 }),
        fc.array(fc.constantFrom('fine', 'broken', 'silent', 'stop'), {
          minLength: 8,
          maxLength: 8,
        }),
        async (rows, chunkSize, fates) => {
          const taken: string[] = [];
          let calls = 0;
          let isStopped = false;
          const { results, remaining } = await run({
            rows,
            chunkSize,
            isStopped: () => isStopped,
            run: async (chunk) => {
              taken.push(...chunk);
              const fate = fates[calls++ % fates.length];
              if (fate === 'broken') throw new Error('x');
              if (fate === 'stop') isStopped = true;
              return fate === 'silent' ? [] : fine(chunk);
            },
          });

          expect([...taken, ...remaining]).toEqual(rows);
          expect(results.map(({ key }) => key)).toEqual(taken);
        },
      ),
    );
  });
});

describe('the end of a run', () => {
  const plan = planBulk(['a', 'b', 'c', 'd'], (row) => (row === 'd' ? '无权限' : undefined));
  const results = new Map([
    ['a', { key: 'a' }],
    ['b', { key: 'b', error: '网络连接失败' }],
  ]);

  it('returns the outcome of every row', () => {
    expect(
      bulkRows(plan, results, (row) => ({ id: row, label: row.toUpperCase() }), '未处理'),
    ).toEqual([
      { id: 'a', label: 'A', outcome: 'succeeded' },
      { id: 'b', label: 'B', outcome: 'failed', reason: '网络连接失败' },
      { id: 'c', label: 'C', outcome: 'skipped', reason: '未处理' },
      { id: 'd', label: 'D', outcome: 'skipped', reason: '无权限' },
    ]);
  });

  it('remaining rows exclude failed ones', () => {
    expect(remainingRows(plan, results, keyOf)).toEqual(['c']);
  });
});
