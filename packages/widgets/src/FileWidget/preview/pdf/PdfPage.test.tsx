import { act, render, screen } from '@testing-library/react';
import { PdfPage } from './PdfPage';

afterEach(() => vi.unstubAllGlobals());

describe('a page of a PDF', () => {
  it('keeps its expected size when its document is closed before it is read', async () => {
    let show = (_entries: { isIntersecting: boolean }[]) => {};
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe = () => {};
        disconnect = () => {};
        constructor(callback: typeof show) {
          show = callback;
        }
      },
    );
    const sizeOf = vi.fn(async () => {
      throw new Error('Transport destroyed');
    });
    const pdf = { pageCount: 3, sizeOf, render: () => () => {} };
    const expectedSize = { width: 200, height: 300 };
    render(
      <PdfPage
        pdf={pdf}
        index={1}
        expectedSize={expectedSize}
        scale={2}
        scroller={document.body}
      />,
    );

    // A rejection that nobody handles fails the run.
    await act(async () => show([{ isIntersecting: true }]));

    expect(sizeOf).toHaveBeenCalledWith(1);
    expect(screen.getByRole('region').style.getPropertyValue('--mj-pdf-width')).toBe('400px');
  });
});
