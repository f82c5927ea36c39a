import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { get } from '../contract/call';
import { READ_ONLY, listRequest, type ListPage } from '../contract/listPage';
import { ApiError } from '../http/errors';
import { ApiProvider } from './ApiProvider';
import { createFakeHttp } from './fakeHttp.fixtures';
import { usePage } from './usePage';

const getList = get('/vOrderInfo/getList').takes(listRequest).gives<ListPage<string>>();
const asked = (pageNum: number) => ({ pageNum, pageSize: 10 });
const page = (pageNum: number): ListPage<string> => ({
  content: [`row ${pageNum}`],
  total: 100 + pageNum,
  config: null,
  can: READ_ONLY,
});

function renderPage(first: number) {
  const http = createFakeHttp();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApiProvider http={http}>{children}</ApiProvider>
  );
  const view = renderHook(
    ({ pageNum }: { pageNum: number | null }) =>
      usePage(getList, pageNum === null ? null : asked(pageNum)),
    {
      wrapper,
      initialProps: { pageNum: first as number | null },
    },
  );
  const settle = (run: () => void) => act(async () => run());
  return { ...view, http, settle };
}

describe('usePage', () => {
  it('loads, then keeps the rows on screen while the next are loading', async () => {
    const { result, rerender, http, settle } = renderPage(1);
    expect(result.current).toMatchObject({ rows: [], loading: true, refreshing: false });

    await settle(() => http.waiting[0]!.answer(page(1)));
    expect(result.current).toMatchObject({
      rows: ['row 1'],
      total: 101,
      loading: false,
      refreshing: false,
    });

    rerender({ pageNum: 2 });
    expect(result.current).toMatchObject({ rows: ['row 1'], loading: false, refreshing: true });

    await settle(() => http.waiting[1]!.answer(page(2)));
    expect(result.current).toMatchObject({ rows: ['row 2'], refreshing: false });
  });

  it('shows no rows of another request beside an error, and its own beside a failed reload', async () => {
    const { result, rerender, http, settle } = renderPage(1);
    await settle(() => http.waiting[0]!.answer(page(1)));
    const refused = new ApiError({ kind: 'business', message: '没有权限' });

    await settle(() => void result.current.reload());
    await settle(() => http.waiting[1]!.fail(refused));
    expect(result.current).toMatchObject({ rows: ['row 1'], error: refused, refreshing: false });

    rerender({ pageNum: 2 });
    await settle(() => http.waiting[2]!.fail(refused));
    expect(result.current).toMatchObject({
      rows: [],
      error: refused,
      loading: false,
      refreshing: false,
    });
  });

  it('asks nothing while there is no request', () => {
    const { result, rerender, http } = renderPage(1);
    rerender({ pageNum: null });

    expect(result.current).toMatchObject({ rows: [], loading: false, refreshing: false });
    expect(http.waiting).toHaveLength(1);
  });

  it('ends with the rows of the last request, in 200 random orders of asking and answering', async () => {
    const random = seeded(20_261_121);
    for (let round = 0; round < 200; round += 1) {
      const { result, rerender, unmount, http, settle } = renderPage(0);
      let last = 0;
      for (let step = 0; step < 8; step += 1) {
        if (random() < 0.6) {
          last = Math.floor(random() * 5);
          rerender({ pageNum: last });
        } else if (http.waiting.length > 0) {
          await settle(() =>
            answer(http.waiting.splice(Math.floor(random() * http.waiting.length), 1)[0]!),
          );
        }
      }
      while (http.waiting.length > 0) {
        await settle(() =>
          answer(http.waiting.splice(Math.floor(random() * http.waiting.length), 1)[0]!),
        );
      }

      expect(result.current, `round ${round}`).toMatchObject({
        rows: [`row ${last}`],
        total: 100 + last,
        loading: false,
        refreshing: false,
      });
      unmount();
    }
  });
});

function answer(waiting: { input: unknown; answer(value: unknown): void }) {
  waiting.answer(page((waiting.input as { pageNum: number }).pageNum));
}

/** Park–Miller: the same numbers in every run. */
function seeded(seed: number) {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}
