import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { candidates, orderBase, orders } from '../index';
import { useRefresh } from './useRefresh';
import { useRevision } from './useRevision';

const wrapper = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
);

describe('useRevision', () => {
  it('goes up when the answers of its call are made out of date, by name or with their area, and for no other call', async () => {
    const { result } = renderHook(
      () => ({
        refresh: useRefresh(),
        list: useRevision(orders.getList),
        other: useRevision(candidates.getList),
      }),
      {
        wrapper,
      },
    );
    const before = result.current;

    await act(() => result.current.refresh(orders.getList));
    await act(() => result.current.refresh(orders));
    await act(() => result.current.refresh(orderBase.getOrderDetail));

    expect(result.current.list).toBe(before.list + 2);
    expect(result.current.other).toBe(before.other);

    await act(() => result.current.refresh());
    expect(result.current.list).toBe(before.list + 3);
    expect(result.current.other).toBe(before.other + 1);
  });
});
