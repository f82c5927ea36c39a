import { act, render, renderHook, screen } from '@testing-library/react';
import { Activity, type ReactNode } from 'react';
import { object, string } from 'yup';
import { get, change } from '../contract/call';
import { ApiError } from '../http/errors';
import { ApiProvider, useHttp } from './ApiProvider';
import { createFakeHttp } from './fakeHttp.fixtures';
import { useCall } from './useCall';
import { useRefresh, useRefreshResources } from './useRefresh';
import { useSubmit } from './useSubmit';

const byId = object({ id: string().required() });
const getOne = get('/things/getOne').takes(byId).gives<string>();
const getOther = change('/things/getOther').takes(byId).gives<string>();
const save = change('/things/save').takes(byId).gives<string>();

function setUp() {
  const http = createFakeHttp();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApiProvider http={http}>{children}</ApiProvider>
  );
  return { http, wrapper };
}

function Thing({ id }: { id: string }) {
  const { data, error } = useCall(getOne, { id });
  return <p>{error ? `failed: ${error.kind}` : (data ?? 'loading')}</p>;
}

describe('useCall', () => {
  it('asks once for the same input, however often it is shown', async () => {
    const { http, wrapper } = setUp();
    render([<Thing key="a" id="1" />, <Thing key="b" id="1" />, <Thing key="c" id="2" />], {
      wrapper,
    });
    expect(http.waiting.map((call) => call.input)).toEqual([{ id: '1' }, { id: '2' }]);

    await act(async () => http.waiting[0]!.answer('一'));

    expect(screen.getAllByText('一')).toHaveLength(2);
    expect(screen.getByText('loading')).toBeVisible();
  });

  it('does not ask again after a refusal', async () => {
    vi.useFakeTimers();
    const { http, wrapper } = setUp();
    render(<Thing id="1" />, { wrapper });

    await act(async () => http.waiting[0]!.fail(new ApiError({ kind: 'business', message: 'x' })));
    await act(() => vi.advanceTimersByTimeAsync(60_000));

    expect(screen.getByText('failed: business')).toBeVisible();
    expect(http.waiting).toHaveLength(1);
    vi.useRealTimers();
  });

  it('forgets every answer when another user’s client comes', async () => {
    const [first, second] = [createFakeHttp(), createFakeHttp()];
    const screenOf = (http: typeof first) => (
      <ApiProvider http={http}>
        <Thing id="1" />
      </ApiProvider>
    );
    const { rerender } = render(screenOf(first));
    await act(async () => first.waiting[0]!.answer('甲的薪资'));
    expect(screen.getByText('甲的薪资')).toBeVisible();

    rerender(screenOf(second));

    expect(screen.getByText('loading')).toBeVisible();
    expect(second.waiting).toHaveLength(1);
  });

  it('says what is missing without a provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => renderHook(() => useHttp())).toThrow(/ApiProvider/);
  });
});

describe('useRefresh', () => {
  it('asks again for the answers of a call or an area, and for no others', async () => {
    const { http, wrapper } = setUp();
    const { result } = renderHook(
      () =>
        [
          useCall(getOne, { id: '1' }).data,
          useCall(getOther, { id: '1' }).data,
          useRefresh(),
        ] as const,
      {
        wrapper,
      },
    );
    await act(async () => http.waiting.forEach((call) => call.answer('old')));
    http.waiting.length = 0;

    act(() => void result.current[2](getOne));
    expect(http.waiting.map((waiting) => waiting.call)).toEqual([getOne]);
    await act(async () => http.waiting[0]!.answer('new'));
    expect(result.current.slice(0, 2)).toEqual(['new', 'old']);

    act(() => void result.current[2]({ getOne, getOther }));
    expect(http.waiting.slice(1).map((waiting) => waiting.call)).toEqual([getOne, getOther]);
  });
});

describe('a refresh after the end of a session', () => {
  it('does nothing, since nobody is left to see it', async () => {
    const { http, wrapper } = setUp();
    const { result, unmount } = renderHook(
      () => [useCall(getOne, { id: '1' }), useRefresh(), useRefreshResources()] as const,
      { wrapper },
    );
    await act(async () => http.waiting[0]!.answer('old'));
    const [, refresh, refreshResources] = result.current;

    unmount();

    await expect(refresh(getOne)).resolves.toBeUndefined();
    await expect(refresh()).resolves.toBeUndefined();
    await expect(refreshResources(['things'])).resolves.toBeUndefined();
    expect(http.waiting).toHaveLength(1);
  });
});

describe('useSubmit', () => {
  it('sends once however often it is pressed, and every press gets the result', async () => {
    const { http, wrapper } = setUp();
    const { result } = renderHook(() => useSubmit(save), { wrapper });

    let presses: Promise<unknown[]> | undefined;
    act(
      () =>
        void (presses = Promise.all([
          result.current.submit({ id: '1' }),
          result.current.submit({ id: '1' }),
        ])),
    );
    expect(http.waiting).toHaveLength(1);
    expect(result.current.isSubmitting).toBe(true);
    await act(async () => http.waiting[0]!.answer('saved'));

    expect(await presses).toEqual([
      { ok: true, data: 'saved' },
      { ok: true, data: 'saved' },
    ]);
    expect(result.current).toMatchObject({ isSubmitting: false, error: null });
  });

  it('keeps the error until the next submit', async () => {
    const { http, wrapper } = setUp();
    const { result } = renderHook(() => useSubmit(save), { wrapper });
    act(() => void result.current.submit({ id: '1' }));

    await act(async () =>
      http.waiting[0]!.fail(new ApiError({ kind: 'conflict', message: '已被修改' })),
    );
    expect(result.current).toMatchObject({ isSubmitting: false, error: { kind: 'conflict' } });

    act(() => void result.current.submit({ id: '1' }));
    expect(result.current).toMatchObject({ isSubmitting: true, error: null });
  });

  it('lets the newest win after a reset: the older result changes nothing', async () => {
    const { http, wrapper } = setUp();
    const { result } = renderHook(() => useSubmit(save), { wrapper });
    act(() => void result.current.submit({ id: 'old' }));
    act(() => result.current.reset());
    act(() => void result.current.submit({ id: 'new' }));

    await act(async () =>
      http.waiting[0]!.fail(new ApiError({ kind: 'business', message: 'old' })),
    );
    expect(result.current).toMatchObject({ isSubmitting: true, error: null });

    await act(async () => http.waiting[1]!.answer('new'));
    expect(result.current).toMatchObject({ isSubmitting: false, error: null });
  });

  it('sends a lost answer’s input again with the same key, a changed one with another', async () => {
    const { http, wrapper } = setUp();
    const { result } = renderHook(() => useSubmit(save), { wrapper });
    const press = async (id: string) => {
      act(() => void result.current.submit({ id }));
      await act(async () =>
        http.waiting.at(-1)!.fail(new ApiError({ kind: 'network', message: '断网' })),
      );
      return http.waiting.at(-1)!.options.idempotencyKey!;
    };

    const keys = [await press('1'), await press('1'), await press('2')];
    act(() => result.current.reset());
    keys.push(await press('2'));

    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(new Set(keys).size).toBe(3);
  });

  it('takes ten presses for one, even when the answer comes between them, and a later one for a new wish', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { http, wrapper } = setUp();
    const { result } = renderHook(() => useSubmit(save), { wrapper });

    for (let press = 0; press < 10; press += 1) {
      act(() => void result.current.submit({ id: '1' }));
      if (press === 2) await act(async () => http.waiting[0]!.answer('saved'));
      vi.advanceTimersByTime(30);
    }
    expect(http.waiting).toHaveLength(1);
    expect(await result.current.submit({ id: '1' })).toEqual({ ok: true, data: 'saved' });

    vi.advanceTimersByTime(2_000);
    act(() => void result.current.submit({ id: '1' }));
    expect(http.waiting).toHaveLength(2);
    expect(http.waiting[1]!.options.idempotencyKey).not.toBe(
      http.waiting[0]!.options.idempotencyKey,
    );
    vi.useRealTimers();
  });

  it('catches up when its hidden tab is shown again', async () => {
    const http = createFakeHttp();
    let press = () => {};
    function Form() {
      const { submit, isSubmitting } = useSubmit(save);
      press = () => void submit({ id: '1' });
      return <p>{isSubmitting ? '保存中' : '可保存'}</p>;
    }
    const tab = (mode: 'visible' | 'hidden') => (
      <ApiProvider http={http}>
        <Activity mode={mode}>
          <Form />
        </Activity>
      </ApiProvider>
    );
    const { rerender } = render(tab('visible'));
    act(() => press());
    rerender(tab('hidden'));
    await act(async () => http.waiting[0]!.answer('saved'));

    rerender(tab('visible'));

    expect(screen.getByText('可保存')).toBeVisible();
  });
});
