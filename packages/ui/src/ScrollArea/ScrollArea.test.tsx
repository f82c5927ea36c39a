import { act, fireEvent, render, screen } from '@testing-library/react';
import { conforms } from '../internal/testing/conformance';
import { ScrollArea } from './ScrollArea';

function layOut(scrollHeight: number) {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(100);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(scrollHeight);
}

describe('ScrollArea', () => {
  afterEach(() => vi.restoreAllMocks());

  conforms(ScrollArea, { props: { label: '授权书', children: '正文' } });

  it('is plain content while it fits: neither tab stop nor landmark', () => {
    layOut(100);
    render(<ScrollArea label="授权书">正文</ScrollArea>);

    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.getByText('正文')).not.toHaveAttribute('tabindex');
  });

  it('is a named, focusable region while it overflows', () => {
    layOut(300);
    render(<ScrollArea label="授权书">正文</ScrollArea>);
    const region = screen.getByRole('region', { name: '授权书' });

    act(() => region.focus());

    expect(region).toHaveFocus();
  });

  it('follows scrolling', () => {
    layOut(300);
    const { container } = render(<ScrollArea label="授权书">正文</ScrollArea>);
    expect(container.firstElementChild).toHaveAttribute('data-edges', 'bottom');

    screen.getByRole('region').scrollTop = 200;
    fireEvent.scroll(screen.getByRole('region'));

    expect(container.firstElementChild).toHaveAttribute('data-edges', 'top');
  });
});
