import { act, renderHook, waitFor } from '@testing-library/react';
import { sampleLoad, sampleOrders, type SampleOrder } from '../internal/list/orders.fixtures';
import type { ListCondition } from '../internal/list/query';
import type { StoredQuery } from './model/listQuery';
import { useList, type ListStateOptions } from './useList';

const load = sampleLoad(sampleOrders(45));
const done: ListCondition = { field: 'orderStatus', operator: 'EQ', value: '40' };

/** Holds a list, and waits for its first rows. */
async function held(options: Partial<ListStateOptions<SampleOrder>> = {}) {
  const { result } = renderHook(() => useList({ load, ...options }));
  await waitFor(() => expect(result.current.rows.page).not.toBeNull());
  return result;
}

describe('a list without looks', () => {
  it('loads its first page, and pages by the size of one row more', async () => {
    const list = await held();
    expect(list.current.rows.page).toMatchObject({ total: 45 });
    expect(list.current.rows.page?.content).toHaveLength(10);

    act(() => list.current.setPage({ page: 3, pageSize: 20 }));
    await waitFor(() => expect(list.current.rows.page?.content).toHaveLength(5));
  });

  it('begins at the first page with other conditions, and tells before they apply', async () => {
    const onSearch = vi.fn();
    const list = await held({ onSearch });
    act(() => list.current.setPage({ page: 2, pageSize: 10 }));
    expect(onSearch).not.toHaveBeenCalled();

    act(() => list.current.setConditions([done]));
    await waitFor(() => expect(list.current.rows.page?.total).toBe(9));
    expect(list.current.query.page).toBe(1);
    expect(onSearch).toHaveBeenCalledTimes(1);

    act(() => list.current.clearConditions());
    await waitFor(() => expect(list.current.rows.page?.total).toBe(45));
  });

  it('loads again when the same query is applied', async () => {
    const asked = vi.fn(load);
    const list = await held({ load: asked });
    act(() => list.current.setSort([]));
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  });

  it('returns to the last page from one beyond it', async () => {
    const beyond: StoredQuery = { conditions: [], sort: [], page: 99, pageSize: 20 };
    const list = await held({ memory: { defaultQuery: beyond } });
    await waitFor(() => expect(list.current.query.page).toBe(3));
  });

  it('leaves the query to its parent', async () => {
    const query: StoredQuery = { conditions: [], sort: [], page: 1, pageSize: null };
    const onQueryChange = vi.fn();
    const onPageSizeChange = vi.fn();
    const list = await held({ memory: { query, onQueryChange, onPageSizeChange } });

    act(() => list.current.setPage({ page: 1, pageSize: 30 }));
    const next = { ...query, pageSize: 30 };
    expect(onQueryChange).toHaveBeenCalledWith(next, { replace: false });
    expect(onPageSizeChange).toHaveBeenCalledWith(30);
    expect(list.current.query.pageSize).toBe(10);
  });
});
