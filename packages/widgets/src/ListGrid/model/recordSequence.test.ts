import fc from 'fast-check';
import {
  appendPage,
  positionOf,
  prependPage,
  startSequence,
  type RecordSequence,
} from './recordSequence';

const keyOf = (row: string) => row;
const listOf = (count: number) => Array.from({ length: count }, (_, index) => `BG${index + 1}`);
const server = (rows: { now: readonly string[] }, size: number) => async (page: number) => ({
  content: rows.now.slice((page - 1) * size, page * size),
  total: rows.now.length,
});

/** Goes on to the last row, doing `work` with each. */
async function goThrough(
  start: RecordSequence<string>,
  size: number,
  ask: ReturnType<typeof server>,
  work: (row: string) => void = () => {},
) {
  let sequence = start;
  const met: string[] = [];
  for (let row: string | null = sequence.rows[0] ?? null; row !== null;) {
    met.push(row);
    work(row);
    if (positionOf(sequence, row, keyOf)!.next === null && !sequence.isEnded)
      sequence = await appendPage(sequence, size, ask, keyOf);
    row = positionOf(sequence, row, keyOf)!.next;
  }
  return met;
}

describe('a sequence of records', () => {
  it('starts at the page of the list, with the rows before and after', async () => {
    const sequence = await startSequence(
      { page: 2, pageSize: 10 },
      server({ now: listOf(45) }, 10),
    );

    expect(positionOf(sequence, 'BG13', keyOf)).toEqual({
      position: 13,
      previous: 'BG12',
      next: 'BG14',
      remaining: 32,
    });
    expect(positionOf(sequence, 'BG1', keyOf)).toBeNull();
  });

  it('prepends pages before the first one', async () => {
    const ask = server({ now: listOf(45) }, 10);
    const sequence = await prependPage(
      await startSequence({ page: 2, pageSize: 10 }, ask),
      ask,
      keyOf,
    );

    expect(positionOf(sequence, 'BG11', keyOf)).toMatchObject({ position: 11, previous: 'BG10' });
    expect(positionOf(sequence, 'BG1', keyOf)).toMatchObject({ position: 1, previous: null });
  });

  it('contains every row once, whichever leave the list meanwhile', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 12 }),
        fc.func(fc.boolean()),
        async (count, size, leaves) => {
          const all = listOf(count);
          const rows = { now: all as readonly string[] };
          const ask = server(rows, size);

          const met = await goThrough(
            await startSequence({ page: 1, pageSize: size }, ask),
            size,
            ask,
            (row) => {
              if (leaves(row)) rows.now = rows.now.filter((other) => other !== row);
            },
          );

          expect(met).toEqual(all);
        },
      ),
    );
  });

  it('counts the remaining rows from the start', async () => {
    const ask = server({ now: listOf(3) }, 2);
    const sequence = await appendPage(
      await startSequence({ page: 1, pageSize: 2 }, ask),
      2,
      ask,
      keyOf,
    );

    expect(sequence.isEnded).toBe(true);
    expect(positionOf(sequence, 'BG3', keyOf)).toEqual({
      position: 3,
      previous: 'BG2',
      next: null,
      remaining: 0,
    });
  });
});
