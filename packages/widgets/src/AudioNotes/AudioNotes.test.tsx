import { renderToString } from 'react-dom/server';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeMedia } from '../internal/media/testing/fakeMedia';
import { AudioNotes, type AudioNotesProps } from './AudioNotes';

const marks = [
  { id: '1', time: 4, text: '任职时间' },
  { id: '2', time: 30, text: '离职原因' },
];

function renderNotes(props: Partial<AudioNotesProps> = {}) {
  const onValueChange = vi.fn();
  const given = { label: '通话录音', src: '/call.mp3', decodeUpTo: 0, defaultValue: marks };
  const { container } = render(<AudioNotes {...given} onValueChange={onValueChange} {...props} />);
  const audio = container.querySelector('audio')!;
  const media = fakeMedia(audio);
  return { audio, media, onValueChange };
}
const slider = () => screen.getByRole('slider', { name: '播放位置' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('AudioNotes', () => {
  beforeAll(() => void vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue());

  it('is the same on a server, and plays nothing by itself', () => {
    const html = renderToString(<AudioNotes label="通话录音" src="/call.mp3" />);
    expect(html).toContain('播放位置');
    expect(html).not.toContain('autoplay');

    const { media } = renderNotes();
    media.loadMetadata();

    expect(media.play).not.toHaveBeenCalled();
  });

  it('plays and pauses by its button, Space and K, at the selected speed', async () => {
    const { media, audio } = renderNotes();
    media.loadMetadata();

    await userEvent.click(button('播放'));
    expect(button('暂停')).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '播放速度' }), '1.5');
    act(() => slider().focus());
    await userEvent.keyboard(' ');

    expect(media.state.paused).toBe(true);
    expect(audio.playbackRate).toBe(1.5);
    await userEvent.keyboard('k');
    expect(media.state.paused).toBe(false);
  });

  it('moves by keys once its duration is known', async () => {
    const { media } = renderNotes();
    expect(slider()).toHaveAttribute('aria-disabled', 'true');
    media.loadMetadata();

    act(() => slider().focus());
    await userEvent.keyboard('{End}{ArrowLeft}');

    expect(media.state.currentTime).toBe(55);
    expect(slider()).toHaveAttribute('aria-valuetext', '0:55，共 1:00');
  });

  it('moves to the moment that is pressed on the waveform', () => {
    const { media } = renderNotes();
    media.loadMetadata();
    vi.spyOn(slider(), 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 400, 48));

    fireEvent.pointerDown(slider(), { button: 0, clientX: 200 });

    expect(media.state.currentTime).toBe(15);
  });

  it('goes to a mark that was pressed before anything was loaded', async () => {
    const { media } = renderNotes();

    await userEvent.click(button('跳到 0:30 离职原因'));
    media.loadMetadata();

    expect(media.state.currentTime).toBe(30);
  });

  it('adds a mark at the moment at which its text was begun', async () => {
    const { media, onValueChange } = renderNotes();
    media.loadMetadata();
    await userEvent.click(button('跳到 0:04 任职时间'));

    await userEvent.keyboard('m');
    await userEvent.keyboard('职');
    act(() => media.seekNatively(20));
    await userEvent.keyboard('位{Enter}');

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith([
      marks[0],
      { id: '3', time: 4, text: '职位' },
      marks[1],
    ]);
    expect(screen.getByRole('textbox', { name: '在 0:20 添加标记' })).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('已在 0:04 添加标记');
  });

  it('adds nothing without a text', async () => {
    const { onValueChange } = renderNotes();

    await userEvent.click(button('添加标记'));

    expect(onValueChange).not.toHaveBeenCalled();
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('changes a mark, and leaves it as it was on Escape', async () => {
    const { onValueChange } = renderNotes();
    await userEvent.click(button('修改 0:30 的标记'));
    await userEvent.keyboard('：个人发展{Escape}');
    expect(onValueChange).not.toHaveBeenCalled();
    expect(button('修改 0:30 的标记')).toHaveFocus();

    await userEvent.click(button('修改 0:30 的标记'));
    await userEvent.keyboard('：个人发展{Enter}');

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith([
      marks[0],
      { ...marks[1], text: '离职原因：个人发展' },
    ]);
  });

  it('puts a removed mark back', async () => {
    const { onValueChange } = renderNotes();

    await userEvent.click(button('移除 0:04 的标记'));
    await userEvent.click(button('移除 0:30 的标记'));
    expect(screen.getByText('还没有标记')).toBeVisible();
    expect(button('撤销')).toHaveFocus();
    await userEvent.click(button('撤销'));

    expect(button('跳到 0:30 离职原因')).toHaveFocus();
    expect(onValueChange).toHaveBeenLastCalledWith([marks[1]]);
  });

  it('shows the parent’s marks when controlled', async () => {
    const { onValueChange } = renderNotes({ value: marks });

    await userEvent.click(button('移除 0:04 的标记'));

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith([marks[1]]);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('has no way to change marks that are only read', () => {
    renderNotes({ readOnly: true });

    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getAllByRole('button')).toHaveLength(3);
  });

  it('renews an expired address once, then says what happened and keeps the marks', async () => {
    const resolveUrl = vi.fn(async () => '/call.mp3?again');
    const { media, audio } = renderNotes({ resolveUrl });
    media.loadMetadata();
    await userEvent.click(button('播放'));
    act(() => media.seekNatively(12));

    media.fail();
    await vi.waitFor(() => expect(audio).toHaveAttribute('src', '/call.mp3?again'));
    media.loadMetadata();
    expect(media.state.currentTime).toBe(12);
    media.fail();

    expect(resolveUrl).toHaveBeenCalledOnce();
    expect(await screen.findByRole('alert')).toHaveTextContent('取不到录音文件');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('says that the browser cannot play a format, and offers the file', async () => {
    const { audio } = renderNotes();
    Object.defineProperty(audio, 'error', { value: { code: 3 } });

    fireEvent.error(audio);

    expect(await screen.findByRole('alert')).toHaveTextContent('不支持这种格式');
    expect(screen.getByRole('link', { name: '下载录音' })).toHaveAttribute('href', '/call.mp3');
  });
});
