import { useRef } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../internal/testing/conformance';
import { BackToTop } from './BackToTop';

function LongList() {
  const ref = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={ref} role="region" aria-label="订单列表" tabIndex={-1} />
      <BackToTop container={ref} />
    </>
  );
}

function scrollList(to: number) {
  const list = screen.getByRole('region');
  list.scrollTop = to;
  fireEvent.scroll(list);
  return list;
}

describe('BackToTop', () => {
  beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));
  afterEach(() => vi.unstubAllGlobals());

  conforms(BackToTop, {
    props: { threshold: -1 },
    target: (container) => container.querySelector('button'),
  });

  it('is visible only after the threshold', () => {
    render(<LongList />);

    scrollList(500);
    expect(screen.queryByRole('button')).toBeNull();
    scrollList(501);

    expect(screen.getByRole('button', { name: '返回顶部' })).toBeVisible();
  });

  it('jumps with reduced motion, and leaves focus in the list', async () => {
    render(<LongList />);
    const list = scrollList(900);

    await userEvent.click(screen.getByRole('button', { name: '返回顶部' }));

    expect(list.scrollTop).toBe(0);
    expect(list).toHaveFocus();
  });

  it('animates otherwise, and stops when the user scrolls', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    render(<LongList />);
    const list = scrollList(900);

    await userEvent.click(screen.getByRole('button', { name: '返回顶部' }));
    expect(list.scrollTop).toBeGreaterThan(0);
    fireEvent.wheel(list);
    const stopped = list.scrollTop;
    await new Promise((resolve) => setTimeout(resolve, 60));

    expect(list.scrollTop).toBe(stopped);
  });
});
