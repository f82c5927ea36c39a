// @vitest-environment jsdom
import { StrictMode } from 'react';
import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { useLatestResponse } from './useLatestResponse';

interface Request {
  key: string;
  signal: AbortSignal;
  resolve(data: string): void;
  reject(error: unknown): void;
}

function renderLatest(initialKey: string | null, delay?: number) {
  const requests: Request[] = [];
  const { result, rerender, unmount } = renderHook(
    ({ key }) =>
      useLatestResponse<string>(
        key,
        ({ signal }) =>
          new Promise((resolve, reject) => {
            requests.push({ key: key!, signal, resolve, reject });
          }),
        { delay },
      ),
    { initialProps: { key: initialKey } },
  );
  return { requests, result, setKey: (key: string | null) => rerender({ key }), unmount };
}

const respond = (request: Request | undefined, data: string) =>
  act(async () => request?.resolve(data));
const fail = (request: Request | undefined, reason: unknown) =>
  act(async () => request?.reject(reason));

describe('useLatestResponse', () => {
  it('keeps the previous data while another key loads', async () => {
    const { requests, result, setKey } = renderLatest('待接单');
    expect(result.current).toMatchObject({ data: undefined, isLoading: true, isFetching: true });

    await respond(requests[0], '3 条');
    expect(result.current).toMatchObject({ data: '3 条', isLoading: false, isFetching: false });
    setKey('已完成');

    expect(result.current).toMatchObject({ data: '3 条', isLoading: false, isFetching: true });
    expect(requests).toHaveLength(2);
  });

  it('reports an error beside the previous data until the retry responds', async () => {
    const { requests, result, setKey } = renderLatest('1');
    await respond(requests[0], '第一页');
    setKey('2');
    await fail(requests[1], '网络错误');
    expect(result.current).toMatchObject({
      data: '第一页',
      error: new Error('网络错误'),
      isFetching: false,
    });

    act(() => result.current.retry());
    expect(result.current).toMatchObject({ error: new Error('网络错误'), isFetching: true });
    await respond(requests[2], '第二页');

    expect(result.current).toMatchObject({ data: '第二页', error: null, isFetching: false });
  });

  it('requests nothing and drops its data without a key', async () => {
    const { requests, result, setKey } = renderLatest('张');
    await respond(requests[0], '张伟');

    setKey(null);

    expect(result.current).toMatchObject({ data: undefined, error: null, isFetching: false });
    expect(requests).toHaveLength(1);
  });

  it('reports a request that throws at once', async () => {
    const { result } = renderHook(() =>
      useLatestResponse('1', () => {
        throw new Error('没有权限');
      }),
    );

    await act(async () => {});

    expect(result.current.error).toEqual(new Error('没有权限'));
  });

  it('changes its data in place until the next response', async () => {
    const { requests, result } = renderLatest('1');
    act(() => result.current.update((data) => `${data}!`));
    expect(result.current.data).toBeUndefined();
    await respond(requests[0], '张伟');

    act(() => result.current.update((data) => `${data}（离职）`));
    expect(result.current.data).toBe('张伟（离职）');
    act(() => result.current.retry());
    await respond(requests[1], '张伟');

    expect(result.current.data).toBe('张伟');
  });

  it('starts one request when the key rests for the delay', () => {
    vi.useFakeTimers();
    const { requests, result, setKey } = renderLatest('z', 200);

    act(() => void vi.advanceTimersByTime(150));
    setKey('zh');
    act(() => void vi.advanceTimersByTime(150));
    expect(requests).toHaveLength(0);
    expect(result.current.isFetching).toBe(true);
    act(() => void vi.advanceTimersByTime(50));

    expect(requests.map(({ key }) => key)).toEqual(['zh']);
    vi.useRealTimers();
  });

  it('responds in strict mode, where effects run twice', async () => {
    const { result } = renderHook(() => useLatestResponse('1', async () => '第一页'), {
      wrapper: StrictMode,
    });

    await act(async () => {});

    expect(result.current).toMatchObject({ data: '第一页', isFetching: false });
  });

  it('never lets an older response replace a newer one, in any order', async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('key' as const), key: fc.constantFrom('a', 'b', 'c', null) }),
      fc.record({ kind: fc.constant('retry' as const) }),
      fc.record({
        kind: fc.constantFrom('respond' as const, 'fail' as const),
        index: fc.nat({ max: 9 }),
      }),
    );

    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const { requests, result, setKey, unmount } = renderLatest('a');
        let data: string | undefined;
        let error: string | null = null;
        let key: string | null = 'a';

        for (const next of steps) {
          if (next.kind === 'key') {
            ({ key } = next);
            setKey(key);
            if (key === null) [data, error] = [undefined, null];
          } else if (next.kind === 'retry') {
            act(() => result.current.retry());
          } else {
            const request = requests[next.index];
            const isNewest = request !== undefined && !request.signal.aborted;
            const text = `${next.index} ${request?.key}`;
            if (next.kind === 'respond') await respond(request, text);
            else await fail(request, new Error(text));
            if (isNewest && next.kind === 'respond') [data, error] = [text, null];
            if (isNewest && next.kind === 'fail') error = text;
          }

          const open = requests.filter(({ signal }) => !signal.aborted);
          expect(open.length).toBe(result.current.isFetching ? 1 : 0);
          for (const request of open) {
            expect(request).toBe(requests.at(-1));
            expect(request.key).toBe(key);
          }
          expect(result.current.data).toBe(data);
          expect(result.current.error?.message ?? null).toBe(error);
        }

        unmount();
        expect(requests.every(({ signal }) => signal.aborted)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
