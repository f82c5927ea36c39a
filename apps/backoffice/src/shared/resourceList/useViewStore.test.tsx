import { ApiError, type Http, type SaveConflict } from '@mingjian/api';
import { ApiProvider } from '@mingjian/api/react';
import { ViewConflict } from '@mingjian/widgets/ListGrid';
import { renderHook } from '@testing-library/react';
import { useViewStore } from './useViewStore';

const conflict: SaveConflict = {
  savedBy: '王芳',
  savedByYou: false,
  savedAt: '2026-11-18 14:21:03',
  version: 4,
  fields: [],
};
const draft = { id: 'v1', name: '待办', scope: 'team', isDefault: false, state: '{}' } as const;

function storeWith(send: (path: string, input: unknown) => unknown) {
  const http: Http = { send: async (call, input) => send(call.path, input) as never };
  const { result } = renderHook(() => useViewStore('orderList'), {
    wrapper: ({ children }) => <ApiProvider http={http}>{children}</ApiProvider>,
  });
  return result.current;
}

describe('the store of views', () => {
  it('sends the version that a save started from', async () => {
    const sent: unknown[] = [];
    const store = storeWith((path, input) => sent.push([path, input]));

    await store.save({ ...draft, version: 3 });

    expect(sent).toEqual([['/sysListView/save', { ...draft, version: 3, pageCode: 'orderList' }]]);
  });

  it('reports a save that came second with who was first, and any other failure as it is', async () => {
    const failures = [
      new ApiError({ kind: 'conflict', code: 409, message: '已被修改', details: conflict }),
      new ApiError({ kind: 'conflict', code: 409, message: '正在使用', details: { inUse: [] } }),
    ];
    const store = storeWith(() => {
      throw failures.shift()!;
    });

    const first: unknown = await store.save(draft).catch((reason: unknown) => reason);
    const second: unknown = await store.save(draft).catch((reason: unknown) => reason);

    expect(first).toBeInstanceOf(ViewConflict);
    expect((first as ViewConflict).latest).toEqual({
      savedBy: '王芳',
      savedByYou: false,
      savedAt: '2026-11-18T06:21:03.000Z',
      version: 4,
    });
    expect(second).toMatchObject({ message: '正在使用', kind: 'conflict' });
  });

  it('lists earlier versions with their times as moments', async () => {
    const store = storeWith(() => [
      { version: 1, state: '{}', savedBy: null, savedAt: '2026-11-18 14:21:03' },
    ]);

    expect(await store.versions!('v1', { signal: new AbortController().signal })).toEqual([
      { version: 1, state: '{}', savedBy: null, savedAt: '2026-11-18T06:21:03.000Z' },
    ]);
  });
});
