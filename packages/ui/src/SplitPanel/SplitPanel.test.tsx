import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../internal/testing/conformance';
import { SplitPanel, type SplitPanelProps } from './SplitPanel';

const panes = { label: '订单', start: '列表', endLabel: '报告', end: '正文' };

function renderPanel(props: Partial<SplitPanelProps> = {}) {
  const onValueChange = vi.fn();
  render(<SplitPanel {...panes} defaultValue={40} onValueChange={onValueChange} {...props} />);
  return { onValueChange, handle: screen.getByRole('separator', { name: '订单' }) };
}

describe('SplitPanel', () => {
  conforms(SplitPanel, { props: panes });

  it('resizes with the keys', async () => {
    const { handle, onValueChange } = renderPanel();
    await userEvent.tab();
    expect(handle).toHaveFocus();

    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}{End}{Home}');

    expect(onValueChange.mock.calls.flat()).toEqual([42, 40, 38, 80, 20]);
    expect(handle).toHaveAttribute('aria-valuenow', '20');
  });

  it('shows the parent’s value when controlled', async () => {
    const { handle, onValueChange } = renderPanel({ value: 40 });
    handle.focus();

    await userEvent.keyboard('{End}');

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(80);
    expect(handle).toHaveAttribute('aria-valuenow', '40');
  });

  it('collapses the first pane with Enter, and restores its size', async () => {
    const { handle } = renderPanel();
    handle.focus();

    await userEvent.keyboard('{Enter}');
    expect(handle).toHaveAttribute('aria-valuenow', '0');
    await userEvent.keyboard('{Enter}');

    expect(handle).toHaveAttribute('aria-valuenow', '40');
  });

  it('reports once, at the end of a drag, and renders no pane meanwhile', () => {
    const renders = vi.fn();
    function Report() {
      renders();
      return '正文';
    }
    const { handle, onValueChange } = renderPanel({ end: <Report /> });
    vi.spyOn(handle.parentElement!, 'getBoundingClientRect').mockReturnValue({
      left: 0,
      right: 100,
      width: 100,
      height: 100,
    } as DOMRect);
    renders.mockClear();

    fireEvent.pointerDown(handle, { button: 0, clientX: 40 });
    for (const clientX of [45, 55, 60]) fireEvent.pointerMove(handle, { clientX });
    expect(handle).toHaveAttribute('aria-valuenow', '60');
    expect(onValueChange).not.toHaveBeenCalled();
    fireEvent.pointerUp(handle);

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(60);
    expect(renders).not.toHaveBeenCalled();
  });

  it('returns to the parent’s value when the parent refuses', () => {
    const { handle } = renderPanel({ value: 30 });
    vi.spyOn(handle.parentElement!, 'getBoundingClientRect').mockReturnValue({
      left: 0,
      right: 100,
      width: 100,
      height: 100,
    } as DOMRect);

    fireEvent.pointerDown(handle, { button: 0 });
    fireEvent.pointerMove(handle, { clientX: 70 });
    fireEvent.pointerUp(handle);

    expect(handle).toHaveAttribute('aria-valuenow', '30');
  });

  it('returns to its initial size with a double click', async () => {
    const { handle, onValueChange } = renderPanel();
    handle.focus();
    await userEvent.keyboard('{End}');

    fireEvent.doubleClick(handle);

    expect(onValueChange).toHaveBeenLastCalledWith(40);
  });
});
