import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Http } from '@mingjian/api';
import { ApiProvider } from '@mingjian/api/react';
import { useResolveUrl } from './useResolveUrl';

const FAR = Date.now() + 600_000;
const addressOf = (name: string, until = FAR, ticket = 'a') =>
  `/CM-API/system/openFile/${name}.png?ticket=${until}.7.${ticket}`;

function renderResolve(size?: 'thumb') {
  const requests: string[][] = [];
  const http: Http = {
    send: async (_, input) => {
      const { paths } = input as { paths: string[] };
      requests.push(paths);
      return paths.map((path) => path.replace(/ticket=.*$/, `ticket=${FAR}.7.b`)) as never;
    },
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApiProvider http={http}>{children}</ApiProvider>
  );
  const resolve = renderHook(() => useResolveUrl(size), { wrapper }).result.current;
  return { resolve, requests };
}

describe('the resolution of file addresses', () => {
  it('uses a good address as it is, and renews it once it was refused', async () => {
    const { resolve, requests } = renderResolve();
    expect(await resolve(addressOf('a'))).toBe(addressOf('a'));
    expect(await resolve(addressOf('a'), { refused: false })).toBe(addressOf('a'));
    expect(requests).toEqual([]);

    expect(await resolve(addressOf('a'), { refused: true })).toBe(addressOf('a', FAR, 'b'));
    expect(await resolve(addressOf('a'))).toBe(addressOf('a', FAR, 'b'));
    expect(requests).toEqual([[addressOf('a')]]);
  });

  it('renews expired addresses in one request', async () => {
    const { resolve, requests } = renderResolve('thumb');
    const expired = ['a', 'b'].map((name) => addressOf(name, 1));
    const resolved = await Promise.all(
      [...expired, addressOf('c')].map(async (one) => resolve(one)),
    );
    expect(requests).toEqual([expired]);
    expect(resolved).toEqual([
      `${addressOf('a', FAR, 'b')}&size=thumb`,
      `${addressOf('b', FAR, 'b')}&size=thumb`,
      `${addressOf('c')}&size=thumb`,
    ]);
  });

  it('sends at most a hundred addresses in a request', async () => {
    const { resolve, requests } = renderResolve();
    const many = Array.from({ length: 101 }, (_, index) => addressOf(`${index}`, 1));
    await Promise.all(many.map(async (one) => resolve(one)));
    expect(requests.map(({ length }) => length)).toEqual([100, 1]);
  });

  it('leaves the addresses of other sites alone', async () => {
    const { resolve, requests } = renderResolve('thumb');
    await resolve('https://cdn.example/a.png');
    expect(await resolve('https://cdn.example/a.png')).toBe('https://cdn.example/a.png');
    expect(requests).toEqual([]);
  });
});
