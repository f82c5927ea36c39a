// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { createStore, useStore } from './createStore';

describe('createStore', () => {
  it('calls its listeners after a change, and not for the same value', () => {
    const store = createStore({ count: 0 });
    const listener = vi.fn();
    const unsubscribe = store.subscribe(listener);

    store.update(({ count }) => ({ count: count + 1 }));
    store.set(store.get());

    expect(store.get()).toEqual({ count: 1 });
    expect(listener).toHaveBeenCalledOnce();

    unsubscribe();
    store.set({ count: 2 });
    expect(listener).toHaveBeenCalledOnce();
  });

  it('keeps its first state for the server', () => {
    const store = createStore<string | null>(null);

    store.set('保存成功');

    expect(store.getInitial()).toBeNull();
  });
});

describe('useStore', () => {
  it('renders again only when the selected part changes', () => {
    const store = createStore({ mode: 'light', language: 'zh' });
    let renders = 0;
    const { result } = renderHook(() => {
      renders += 1;
      return useStore(store, ({ mode }) => mode);
    });

    act(() => store.update((state) => ({ ...state, language: 'en' })));
    expect(renders).toBe(1);
    act(() => store.update((state) => ({ ...state, mode: 'dark' })));

    expect(result.current).toBe('dark');
    expect(renders).toBe(2);
  });
});
