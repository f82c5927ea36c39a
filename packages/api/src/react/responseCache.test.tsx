import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import useSWR, { SWRConfig } from 'swr';
import { SWRGlobalState } from 'swr/_internal';
import { createResponseCache } from './responseCache';

const filled = (count: number, limit = 3) => {
  const cache = createResponseCache(limit);
  for (let index = 1; index <= count; index += 1) cache.set(`${index}`, { data: index });
  return cache;
};

describe('createResponseCache', () => {
  it('forgets the oldest response beyond its limit', () => {
    const cache = filled(4);

    expect([...cache.keys()]).toEqual(['2', '3', '4']);
    expect(cache.get('1')).toBeUndefined();
  });

  it('keeps what is on screen, however many come after it', () => {
    const cache = filled(1);
    const release = [cache.hold('1'), cache.hold('1')];

    for (let index = 2; index <= 20; index += 1) cache.set(`${index}`, { data: index });
    release[0]!();
    cache.set('21', { data: 21 });
    expect(cache.get('1')).toEqual({ data: 1 });
    release[1]!();
    for (let index = 22; index <= 24; index += 1) cache.set(`${index}`, { data: index });

    expect([...cache.keys()]).toEqual(['22', '23', '24']);
  });

  it('forgets last what was on screen last', () => {
    const cache = filled(3);

    cache.hold('1')();
    cache.set('4', { data: 4 });

    expect([...cache.keys()]).toEqual(['3', '1', '4']);
  });

  it('can be read while somebody walks along its keys', () => {
    const cache = filled(3);
    const seen = [];

    for (const key of cache.keys()) seen.push(cache.get(key)?.data);

    expect(seen).toEqual([1, 2, 3]);
  });

  it('leaves nothing in SWR of a response that is forgotten', () => {
    const cache = createResponseCache(3);
    const value = { provider: () => cache };
    const { rerender } = renderHook(({ key }) => useSWR(key, () => key), {
      initialProps: { key: '1' },
      wrapper: ({ children }: { children: ReactNode }) => (
        <SWRConfig value={value}>{children}</SWRConfig>
      ),
    });

    for (let index = 2; index <= 20; index += 1) rerender({ key: `${index}` });

    const [listeners] = SWRGlobalState.get(cache)!;
    expect(Object.keys(listeners)).toContain('20');
    expect(Object.keys(listeners).length).toBeLessThanOrEqual(4);
  });
});
