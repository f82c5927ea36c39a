import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { candidates, orderBase, orders } from '../index';
import { ApiProvider } from './ApiProvider';
import { createFakeHttp } from './fakeHttp.fixtures';
import { useCall } from './useCall';
import { useRefresh, useRefreshResources } from './useRefresh';
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

describe('changes elsewhere', () => {
  function setUp() {
    const http = createFakeHttp();
    const onRefresh = vi.fn();
    const { result } = renderHook(
      () => ({
        refresh: useRefresh(),
        refreshResources: useRefreshResources(),
        detail: useCall(orderBase.getOrderDetail, { orderId: '1' }).data,
        list: useRevision(orders.getList),
        other: useRevision(candidates.getList),
      }),
      {
        wrapper: ({ children }: { children: ReactNode }) => (
          <ApiProvider http={http} onRefresh={onRefresh}>
            {children}
          </ApiProvider>
        ),
      },
    );
    return { http, onRefresh, result };
  }

  it('are told by the resources of what was refreshed here, each once', async () => {
    const { onRefresh, result } = setUp();

    act(() => void result.current.refresh(orderBase.getOrderDetail, orders.getList, orders.save));

    expect(onRefresh.mock.calls).toEqual([[['gOrderBaseApi', 'vOrderInfo']]]);
  });

  it('make a resource out of date here, lists and responses, and are not told again', async () => {
    const { http, onRefresh, result } = setUp();
    await act(async () => http.waiting[0]!.answer('before'));
    const before = result.current;

    act(() => void before.refreshResources(['gOrderBaseApi', 'vOrderInfo']));
    await act(async () => http.waiting[1]!.answer('after'));

    expect(result.current.detail).toBe('after');
    expect(result.current.list).toBe(before.list + 1);
    expect(result.current.other).toBe(before.other);
    expect(onRefresh).not.toHaveBeenCalled();
  });

  it('of everything, such as after a change of the language, are not told', async () => {
    const { onRefresh, result } = setUp();

    act(() => void result.current.refresh());

    expect(onRefresh).not.toHaveBeenCalled();
  });
});
