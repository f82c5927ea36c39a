import { createRef } from 'react';
import { mergeRefs } from './mergeRefs';

describe('mergeRefs', () => {
  it('fills every ref, and empties or cleans up each', () => {
    const object = createRef<string>();
    const cleanUp = vi.fn();
    const old = vi.fn();

    const release = mergeRefs<string>(object, () => cleanUp, old, undefined)('element');
    expect(object.current).toBe('element');
    expect(old).toHaveBeenLastCalledWith('element');

    if (typeof release === 'function') release();
    expect(object.current).toBeNull();
    expect(cleanUp).toHaveBeenCalledOnce();
    expect(old).toHaveBeenLastCalledWith(null);
  });
});
