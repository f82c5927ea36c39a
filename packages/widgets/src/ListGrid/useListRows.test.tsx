import { Activity } from 'react';
import { act, renderHook } from '@testing-library/react';
import type { ListPage, ListQuery } from '../internal/list/query';
import { useListRows } from './useListRows';

interface Row {
  id: number;
}

const query = (page: number): ListQuery => ({ conditions: [], sort: [], page, pageSize: 10 });
const pageOf = (page: number): ListPage<Row> => ({ content: [{ id: page }], total: 99 });

/** A server that answers when it is told to. */
function slowServer() {
  const asked: {
    query: ListQuery;
    signal: AbortSignal;
    answer(rows: ListPage<Row>): Promise<void>;
    refuse(error: unknown): Promise<void>;
  }[] = [];
  const load = (asking: ListQuery, { signal }: { signal: AbortSignal }) =>
    new Promise<ListPage<Row>>((resolve, reject) => {
      asked.push({
        query: asking,
        signal,
        answer: (rows) => act(async () => resolve(rows)),
        refuse: (error) => act(async () => reject(error)),
      });
    });
  return { asked, load };
}

describe('the rows of a list', () => {
  it('stay while the next page loads', async () => {
    const { asked, load } = slowServer();
    const { result, rerender } = renderHook(({ page }) => useListRows(load, query(page)), {
      initialProps: { page: 1 },
    });
    expect(result.current).toMatchObject({ page: null, isFetching: true });

    await asked[0]!.answer(pageOf(1));
    rerender({ page: 2 });

    expect(result.current).toMatchObject({
      page: pageOf(1),
      loadedQuery: query(1),
      isFetching: true,
    });
    await asked[1]!.answer(pageOf(2));
    expect(result.current).toMatchObject({
      page: pageOf(2),
      loadedQuery: query(2),
      isFetching: false,
    });
  });

  it.each([
    [0, 1, 2],
    [2, 1, 0],
    [1, 2, 0],
    [2, 0, 1],
  ])('always belong to the latest query, for responses in the order %i %i %i', async (...order) => {
    const { asked, load } = slowServer();
    const { result, rerender } = renderHook(({ page }) => useListRows(load, query(page)), {
      initialProps: { page: 1 },
    });
    rerender({ page: 2 });
    rerender({ page: 3 });

    for (const index of order) {
      await asked[index]!.answer(pageOf(index + 1));
      expect([null, pageOf(3)]).toContainEqual(result.current.page);
    }

    expect(asked.map(({ signal }) => signal.aborted).slice(0, 2)).toEqual([true, true]);
    expect(result.current).toMatchObject({ page: pageOf(3), isFetching: false });
  });

  it('are replaced by an error, and return on reload', async () => {
    const { asked, load } = slowServer();
    const { result } = renderHook(() => useListRows(load, query(1)));

    await asked[0]!.refuse(new Error('网络连接失败'));
    expect(result.current).toMatchObject({
      page: null,
      isFetching: false,
      error: new Error('网络连接失败'),
    });

    act(() => result.current.reload());
    expect(result.current).toMatchObject({ isFetching: true, error: null });
    await asked[1]!.answer(pageOf(1));
    expect(result.current.page).toEqual(pageOf(1));
  });

  it('reload when the revision changes, not when only the function does', async () => {
    const { asked, load } = slowServer();
    const { rerender } = renderHook(
      ({ revision }) => useListRows((...all) => load(...all), query(1), revision),
      {
        initialProps: { revision: 1 },
      },
    );
    await asked[0]!.answer(pageOf(1));

    rerender({ revision: 1 });
    expect(asked).toHaveLength(1);
    rerender({ revision: 2 });
    expect(asked).toHaveLength(2);
  });

  it('do not reload when a hidden page returns, unless there was no response', async () => {
    const { asked, load } = slowServer();
    const shown = { mode: 'visible' as 'visible' | 'hidden' };
    const { rerender } = renderHook(() => useListRows(load, query(1)), {
      wrapper: ({ children }) => <Activity mode={shown.mode}>{children}</Activity>,
    });
    const turn = (mode: typeof shown.mode) => {
      shown.mode = mode;
      rerender();
    };

    turn('hidden');
    expect(asked[0]!.signal.aborted).toBe(true);
    turn('visible');
    expect(asked).toHaveLength(2);
    await asked[1]!.answer(pageOf(1));
    turn('hidden');
    turn('visible');

    expect(asked).toHaveLength(2);
  });

  it('can be changed in place until the next response', async () => {
    const { asked, load } = slowServer();
    const { result } = renderHook(() => useListRows(load, query(1)));
    await asked[0]!.answer(pageOf(1));

    act(() => result.current.patchRows((row) => ({ id: row.id + 10 })));

    expect(result.current.page?.content).toEqual([{ id: 11 }]);
  });
});
