import { act, fireEvent, render, screen } from '@testing-library/react';
import { IDLE_MINUTES, IdleCover } from './IdleCover';

const LIMIT = IDLE_MINUTES * 60_000;
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const cover = () => screen.queryByRole('dialog', { name: '屏幕已遮盖' });

describe('the cover of an idle screen', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    // jsdom has no modal dialogs.
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
    };
    render(
      <>
        <input aria-label="备注" />
        <IdleCover />
      </>,
    );
  });
  afterEach(() => vi.useRealTimers());

  it('comes after ten minutes without input, and goes by a press alone', async () => {
    await wait(LIMIT - 5_000);
    fireEvent.keyDown(screen.getByLabelText('备注'), { key: 'a' });
    await wait(LIMIT - 5_000);
    expect(cover()).toBeNull();
    await wait(10_000);
    expect(cover()).toBeVisible();

    fireEvent.pointerMove(window);
    await wait(5_000);
    expect(cover()).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: '继续工作' }));

    expect(cover()).toBeNull();
    await wait(LIMIT - 10_000);
    expect(cover()).toBeNull();
  });

  it('stays away while another window is used, and goes with its next input', async () => {
    await wait(LIMIT - 5_000);
    localStorage.setItem('mj.lastInput', String(Date.now()));
    await wait(10_000);
    expect(cover()).toBeNull();
    await wait(LIMIT);
    expect(cover()).toBeVisible();

    localStorage.setItem('mj.lastInput', String(Date.now()));
    await wait(5_000);
    expect(cover()).toBeNull();
  });

  it('stays away while a video plays', async () => {
    const video = document.createElement('video');
    Object.defineProperty(video, 'paused', { value: false });
    document.body.append(video);
    await wait(2 * LIMIT);
    expect(cover()).toBeNull();

    video.remove();
    await wait(LIMIT + 5_000);
    expect(cover()).toBeVisible();
  });
});
