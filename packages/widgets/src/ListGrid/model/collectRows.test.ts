import type { ListQuery, LoadList } from '../../internal/list/query';
import type { ListSelection } from '../../internal/list/row';
import { collectRows } from './collectRows';

interface Row {
  id: string;
}

const rowsFrom = (from: number, count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: String(from + index) }));
const keyOf = ({ id }: Row) => id;
const selectionOf = (
  total: number,
  except: string[] = [],
): Extract<ListSelection, { kind: 'allMatching' }> => ({
  kind: 'allMatching',
  total,
  except: new Set(except),
  query: {
    conditions: [{ field: 'status', operator: 'EQ', value: '10' }],
    sort: [{ field: 'id', descending: false }],
  },
});

function serverOf(rows: readonly Row[]) {
  const asked: ListQuery[] = [];
  const load: LoadList<Row> = async (query) => {
    asked.push(query);
    const { page, pageSize } = query;
    return { content: rows.slice((page - 1) * pageSize, page * pageSize), total: rows.length };
  };
  return { asked, load };
}

const signal = new AbortController().signal;

describe('collecting the rows of a selection', () => {
  it('loads page by page with the query of the selection, without exceptions', async () => {
    const { asked, load } = serverOf(rowsFrom(0, 2_300));
    const onProgress = vi.fn();

    const rows = await collectRows(load, selectionOf(2_300, ['3', '2299']), keyOf, {
      signal,
      onProgress,
    });

    expect(rows).toHaveLength(2_298);
    expect(asked.map(({ page, pageSize }) => [page, pageSize])).toEqual(
      [1, 2, 3].map((page) => [page, 1_000]),
    );
    expect(asked[2]).toMatchObject(selectionOf(0).query);
    expect(onProgress.mock.calls).toEqual([
      [1_000, 2_300],
      [2_000, 2_300],
      [2_300, 2_300],
    ]);
  });

  it('returns a row once that moves to the next page meanwhile', async () => {
    const pages = [rowsFrom(0, 1_000), [{ id: '999' }, ...rowsFrom(1_000, 5)]];

    const rows = await collectRows(
      async ({ page }) => ({ content: pages[page - 1]!, total: 1_006 }),
      selectionOf(1_006),
      keyOf,
      {
        signal,
      },
    );

    expect(rows.map(keyOf)).toEqual(rowsFrom(0, 1_005).map(keyOf));
  });

  it('ends when rows disappear meanwhile, and when nothing matches', async () => {
    const gone = await collectRows(
      async ({ page }) => ({ content: page === 1 ? rowsFrom(0, 10) : [], total: 5_000 }),
      selectionOf(5_000),
      keyOf,
      { signal },
    );
    expect(gone).toHaveLength(10);
    expect(await collectRows(serverOf([]).load, selectionOf(7), keyOf, { signal })).toEqual([]);
  });

  it('stops when aborted, and passes on an error', async () => {
    const stop = new AbortController();
    const load = vi.fn(async () => {
      stop.abort();
      return { content: rowsFrom(0, 1_000), total: 5_000 };
    });

    await expect(
      collectRows(load, selectionOf(5_000), keyOf, { signal: stop.signal }),
    ).rejects.toThrow();
    expect(load).toHaveBeenCalledOnce();
    await expect(
      collectRows(() => Promise.reject(new Error('网络')), selectionOf(1), keyOf, { signal }),
    ).rejects.toThrow('网络');
  });
});
