// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { useControllable } from './useControllable';

describe('useControllable', () => {
  it('stores its own value when the parent gives none', () => {
    const onChange = vi.fn();
    const { result } = renderHook(() =>
      useControllable<number | null>({ value: undefined, initial: 1, onChange }),
    );

    act(() => result.current[1](2));

    expect(result.current[0]).toBe(2);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(2);
  });

  it('stores its initial value again without a report', () => {
    const onChange = vi.fn();
    const { result } = renderHook(() =>
      useControllable({ value: undefined, initial: () => 1, onChange }),
    );
    act(() => result.current[1](2));

    act(() => result.current[2]());

    expect(result.current[0]).toBe(1);
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('shows the parent’s value, null included, when controlled', () => {
    const { result } = renderHook(() =>
      useControllable<number | null>({ value: null, initial: 1 }),
    );

    act(() => result.current[1](2));

    expect(result.current[0]).toBeNull();
  });
});
