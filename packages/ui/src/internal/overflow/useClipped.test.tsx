import { act, render, screen } from '@testing-library/react';
import { useClipped } from './useClipped';

function Clipped() {
  const { ref, isClipped } = useClipped('文本');
  return <p ref={ref}>{isClipped ? 'clipped' : 'whole'}</p>;
}

it('measures again when a font has loaded, which changes no box', () => {
  const fonts = new EventTarget();
  Object.defineProperty(document, 'fonts', { configurable: true, value: fonts });
  const width = vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(0);
  render(<Clipped />);
  expect(screen.getByText('whole')).toBeInTheDocument();

  width.mockReturnValue(100);
  act(() => void fonts.dispatchEvent(new Event('loadingdone')));

  expect(screen.getByText('clipped')).toBeInTheDocument();
  width.mockRestore();
  Reflect.deleteProperty(document, 'fonts');
});
