import { fireEvent, render, screen } from '@testing-library/react';
import { useInactivity } from './useInactivity';

const HOUR = 3_600_000;

describe('24 hours without a click', () => {
  const onInactive = vi.fn();
  const onPress = vi.fn();
  function Page() {
    useInactivity(onInactive);
    return (
      <button type="button" onPointerDown={onPress} onMouseDown={onPress} onClick={onPress}>
        接单
      </button>
    );
  }

  beforeEach(() => {
    vi.useFakeTimers();
    onInactive.mockClear();
    onPress.mockClear();
    render(<Page />);
  });
  afterEach(() => void vi.useRealTimers());

  const press = () => {
    const button = screen.getByRole('button');
    fireEvent.pointerDown(button);
    fireEvent.mouseDown(button);
    fireEvent.click(button);
  };
  const pass = (time: number) => vi.setSystemTime(Date.now() + time);

  it.each([
    ['a click', press],
    ['the focus of the window', () => window.dispatchEvent(new Event('focus'))],
    ['being seen', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('are found by %s, once', (_, find) => {
    pass(24 * HOUR - 1);
    window.dispatchEvent(new Event('focus'));
    expect(onInactive).not.toHaveBeenCalled();

    pass(1);
    find();
    find();

    expect(onInactive).toHaveBeenCalledOnce();
  });

  it('begin anew with each click', () => {
    pass(23 * HOUR);
    press();
    pass(23 * HOUR);
    press();

    expect(onInactive).not.toHaveBeenCalled();
    expect(onPress).toHaveBeenCalledTimes(6);
  });

  it('end with a press that does nothing else, from its beginning on, nor any after it', () => {
    pass(24 * HOUR);

    press();
    press();

    expect(onPress).not.toHaveBeenCalled();
  });

  it('are counted over all windows: a click in another one counts', () => {
    pass(23 * HOUR);
    localStorage.setItem('mj.lastClick', String(Date.now()));
    pass(23 * HOUR);
    window.dispatchEvent(new Event('focus'));

    expect(onInactive).not.toHaveBeenCalled();
  });

  it('are not ended by the focus alone: looking is no click', () => {
    pass(23 * HOUR);
    window.dispatchEvent(new Event('focus'));
    pass(HOUR);
    window.dispatchEvent(new Event('focus'));

    expect(onInactive).toHaveBeenCalledOnce();
  });
});
