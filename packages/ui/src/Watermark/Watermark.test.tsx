import { render, screen, waitFor } from '@testing-library/react';
import { conforms } from '../internal/testing/conformance';
import { Watermark } from './Watermark';

describe('Watermark', () => {
  conforms(Watermark, { props: { text: '陈思远', children: '报告' } });

  it('keeps the content readable, and its text from assistive technology', () => {
    render(
      <Watermark text={['陈思远', '2026-11-21']}>
        <h2>报告</h2>
      </Watermark>,
    );

    expect(screen.getByRole('heading', { name: '报告' })).toBeVisible();
    expect(screen.queryByText(/陈思远/)).toBeNull();
  });

  it('comes back when its layer is removed, hidden or restyled by hand, and goes with it', async () => {
    const { container, rerender, unmount } = render(<Watermark text="陈思远">报告</Watermark>);
    const layer = container.querySelector<HTMLElement>('[aria-hidden]')!;
    const style = layer.style.cssText;

    layer.remove();
    await waitFor(() => expect(layer.isConnected).toBe(true));
    layer.hidden = true;
    layer.style.opacity = '0';
    layer.className = '';
    await waitFor(() => expect(layer.hidden).toBe(false));
    expect(layer.style.cssText).toBe(style);
    expect(layer.className).not.toBe('');

    rerender(<Watermark text="林晓">报告</Watermark>);
    const next = layer.style.cssText;
    expect(next).not.toBe(style);
    layer.remove();
    await waitFor(() => expect(layer.style.cssText).toBe(next));
    unmount();
    expect(layer.isConnected).toBe(false);
  });
});
