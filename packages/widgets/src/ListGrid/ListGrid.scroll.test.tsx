import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity } from 'react';
import { ORDER_COLUMNS, sampleLoad, sampleOrders } from '../internal/list/orders.fixtures';
import type { ListMemory, StoredListScroll } from './listGridProps';
import { ListGrid } from './ListGrid';
import { EMPTY_QUERY } from './model/listQuery';

const load = sampleLoad(sampleOrders(45));

function listWith(memory: ListMemory) {
  return (
    <ListGrid
      label="订单"
      columns={ORDER_COLUMNS}
      rowKey={({ id }) => id}
      load={load}
      memory={memory}
    />
  );
}

const findScroller = async () => (await screen.findByRole('grid')).parentElement!;

async function scrollRows(to: { top: number; left?: number }) {
  const scroller = await findScroller();
  scroller.scrollTop = to.top;
  scroller.scrollLeft = to.left ?? 0;
  fireEvent.scroll(scroller);
  return scroller;
}

/** Mounts a list, scrolls its rows, unmounts it, and returns what it stored. */
async function scrolledAway(): Promise<StoredListScroll> {
  const onScrollChange = vi.fn<(scroll: StoredListScroll) => void>();
  const { unmount } = render(listWith({ onScrollChange }));
  await scrollRows({ top: 320, left: 40 });
  unmount();
  return onScrollChange.mock.lastCall![0];
}

describe('the scroll position of a list', () => {
  it('is restored when the list is mounted again with the same query', async () => {
    const scroll = await scrolledAway();

    render(listWith({ scroll }));

    const scroller = await findScroller();
    expect(scroller.scrollTop).toBe(320);
    expect(scroller.scrollLeft).toBe(40);
  });

  it('does not apply to the rows of another query', async () => {
    const scroll = await scrolledAway();

    render(listWith({ scroll, defaultQuery: { ...EMPTY_QUERY, page: 2 } }));

    expect((await findScroller()).scrollTop).toBe(0);
  });

  it('is that of the last scroll, not of the mount, after the rows were away for a while', async () => {
    const scroll = await scrolledAway();
    const query = (text: string) => ({
      ...EMPTY_QUERY,
      conditions: text ? [{ field: 'userName', operator: 'LIKE' as const, value: text }] : [],
    });
    const { rerender } = render(listWith({ scroll, query: query('') }));
    await scrollRows({ top: 80 });

    rerender(listWith({ scroll, query: query('没有这个人') }));
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    rerender(listWith({ scroll, query: query('') }));

    expect((await findScroller()).scrollTop).toBe(80);
  });

  it('is restored when a hidden list is shown again', async () => {
    const list = listWith({});
    const { rerender } = render(<Activity mode="visible">{list}</Activity>);
    const scroller = await scrollRows({ top: 320 });

    rerender(<Activity mode="hidden">{list}</Activity>);
    // Browsers reset or keep it: no specification says what `display: none` does to it.
    scroller.scrollTop = 0;
    rerender(<Activity mode="visible">{list}</Activity>);

    expect(scroller.scrollTop).toBe(320);
  });

  it('returns to the top when the pager moves, and at once with reduced motion', async () => {
    const user = userEvent.setup();
    render(listWith({}));
    const scroller = await scrollRows({ top: 320 });

    stubReducedMotion(false);
    await user.click(screen.getByRole('button', { name: '下一页' }));

    await waitFor(() => expect(scroller.scrollTop).toBe(0));

    stubReducedMotion(true);
    await scrollRows({ top: 320 });
    await user.click(screen.getByRole('button', { name: '上一页' }));

    expect(scroller.scrollTop).toBe(0);
  });
});

afterEach(() => vi.unstubAllGlobals());

function stubReducedMotion(matches: boolean) {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: matches && media.includes('reduced-motion'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}
