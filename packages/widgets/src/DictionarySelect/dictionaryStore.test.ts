import { createDictionaryStore } from './dictionaryStore';
import type { DictionaryValue } from './model/dictionaryValue';

const SHANGHAI: DictionaryValue = { code: '1', label: '上海' };
const SUZHOU: DictionaryValue = { code: '2', label: '苏州' };

function setUp() {
  const requests: {
    code: string;
    signal: AbortSignal;
    respond(values: readonly DictionaryValue[]): void;
    fail(): void;
  }[] = [];
  const store = createDictionaryStore(
    (code, { signal }) =>
      new Promise((respond, reject) => {
        requests.push({
          code,
          signal,
          respond,
          fail: () => reject(new Error('offline')),
        });
      }),
  );
  return { store, requests, codes: () => requests.map(({ code }) => code) };
}

const settled = () =>
  new Promise((resolve) => queueMicrotask(() => queueMicrotask(() => resolve(null))));

describe('createDictionaryStore', () => {
  it('requests each dictionary once for twenty readers, and none again', async () => {
    const { store, requests, codes } = setUp();
    for (let reader = 0; reader < 20; reader += 1) store.watch('city');
    store.watch('degree');
    expect(codes()).toEqual(['city', 'degree']);

    requests[0]!.respond([SHANGHAI]);
    await settled();
    store.watch('city');

    expect(codes()).toEqual(['city', 'degree']);
    expect(store.get().get('city')).toEqual({
      values: [SHANGHAI],
      hasFailed: false,
    });
  });

  it('takes the newest response, whichever arrives last', async () => {
    const { store, requests } = setUp();
    store.watch('city');
    store.refresh('city');
    expect(requests[0]!.signal.aborted).toBe(true);

    requests[1]!.respond([SUZHOU]);
    await settled();
    requests[0]!.respond([SHANGHAI]);
    await settled();

    expect(store.get().get('city')!.values).toEqual([SUZHOU]);
  });

  it('ignores the failure of a request that was replaced', async () => {
    const { store, requests } = setUp();
    store.watch('city');
    store.refresh();

    requests[0]!.fail();
    await settled();
    expect(store.get().get('city')?.hasFailed ?? false).toBe(false);
    requests[1]!.respond([SUZHOU]);
    await settled();

    expect(store.get().get('city')).toEqual({
      values: [SUZHOU],
      hasFailed: false,
    });
  });

  it('keeps what is loaded when a refresh fails, and requests again for the next reader', async () => {
    const { store, requests } = setUp();
    store.watch('city');
    requests[0]!.respond([SHANGHAI]);
    await settled();

    store.refresh('city');
    requests[1]!.fail();
    await settled();
    expect(store.get().get('city')).toEqual({
      values: [SHANGHAI],
      hasFailed: true,
    });

    store.watch('city');
    expect(requests).toHaveLength(3);
  });

  it('refreshes at once what is watched, and the rest when it is watched again', async () => {
    const { store, requests, codes } = setUp();
    const leave = store.watch('city');
    store.watch('degree');
    requests[0]!.respond([SHANGHAI]);
    requests[1]!.respond([]);
    await settled();
    leave();

    store.refresh();
    expect(codes()).toEqual(['city', 'degree', 'degree']);

    store.watch('city');
    expect(codes()).toEqual(['city', 'degree', 'degree', 'city']);
    expect(store.get().get('city')!.values).toEqual([SHANGHAI]);
  });

  it('leaves dictionaries alone that nobody has ever read', () => {
    const { store, codes } = setUp();

    store.refresh();
    store.refresh('city');

    expect(codes()).toEqual([]);
  });

  it('retries all that failed, and nothing else', async () => {
    const { store, requests, codes } = setUp();
    for (const code of ['city', 'degree', 'way']) store.watch(code);
    requests[0]!.fail();
    requests[1]!.fail();
    requests[2]!.respond([]);
    await settled();

    store.retry();

    expect(codes()).toEqual(['city', 'degree', 'way', 'city', 'degree']);
    expect(store.get().get('degree')!.hasFailed).toBe(false);
  });
});
