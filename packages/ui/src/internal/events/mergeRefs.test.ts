import { createRef } from 'react';
import { mergeRefs } from './mergeRefs';

describe('mergeRefs', () => {
  it('sets every ref, and clears each or calls its clean-up', () => {
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
