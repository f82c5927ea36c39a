import { StrictMode } from 'react';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReportOptions } from './model/reportQueue';
import type { StudyReport, StudyVideo } from './model/studyVideo';
import { fakeMedia } from '../internal/media/testing/fakeMedia';
import { VideoStudy, type VideoStudyProps } from './VideoStudy';

const video: StudyVideo = { id: 'v1', src: '/v1.mp4', currentTime: null, duration: 60 };
const settle = () => act(async () => void (await vi.advanceTimersByTimeAsync(0)));

function renderStudy(props: Partial<VideoStudyProps> = {}) {
  const onReport = vi.fn<(report: StudyReport, options: ReportOptions) => unknown>();
  const element = (more: Partial<VideoStudyProps> = {}) => (
    <StrictMode>
      <VideoStudy label="入职培训" video={video} onReport={onReport} {...props} {...more} />
    </StrictMode>
  );
  const { rerender, unmount, container } = render(element());
  const media = fakeMedia(container.querySelector('video')!);
  const reports = () =>
    onReport.mock.calls.map(([{ seq, reason, currentTime }]) => [seq, reason, currentTime]);
  return { onReport, reports, media, unmount, rerender: (more: object) => rerender(element(more)) };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const prompt = () => screen.queryByRole('alertdialog');
const answer = (name: string) =>
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }));
const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));

describe('VideoStudy', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  beforeAll(() => void vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue());

  describe('reports', () => {
    it('are made every 5 s of playing, by one timer, and on a pause', async () => {
      const { media, reports, onReport } = renderStudy();
      media.loadMetadata();

      press('播放');
      media.run(5);
      await settle();
      media.run(6);
      press('暂停');
      await settle();

      expect(reports()).toEqual([
        [1, 'interval', 5],
        [2, 'interval', 10],
        [3, 'pause', 11],
      ]);
      expect(onReport.mock.lastCall?.[0]).toMatchObject({
        id: 'v1',
        duration: 60,
        watched: [[0, 11]],
      });
    });

    it('are made once at the end, not as a pause as well', async () => {
      const { media, reports } = renderStudy({ video: { ...video, currentTime: 58 } });
      media.loadMetadata();

      answer('继续学习');
      media.run(5);
      await settle();

      expect(reports()).toEqual([[1, 'end', 60]]);
    });

    it('count no part that a seek jumped over', async () => {
      const { media, onReport } = renderStudy();
      media.loadMetadata();

      press('播放');
      media.run(4);
      fireEvent.change(screen.getByRole('slider'), { target: { value: '40' } });
      media.run(2);
      press('暂停');
      await settle();

      expect(onReport.mock.lastCall?.[0].watched).toEqual([
        [0, 4],
        [40, 42],
      ]);
    });

    it('that failed are sent again with the next, under their number', async () => {
      const { media, onReport, reports } = renderStudy();
      onReport.mockRejectedValueOnce(new Error('offline'));
      media.loadMetadata();

      press('播放');
      media.run(5);
      await settle();
      media.run(5);
      await settle();

      expect(reports()).toEqual([
        [1, 'interval', 5],
        [1, 'interval', 5],
        [2, 'interval', 10],
      ]);
    });

    it('that failed are sent again while nothing plays, once the connection is back', async () => {
      const { media, onReport } = renderStudy({ video: { ...video, currentTime: 58 } });
      onReport.mockRejectedValueOnce(new Error('offline'));
      media.loadMetadata();
      answer('继续学习');
      media.run(5);
      await settle();

      fireEvent(window, new Event('online'));
      await settle();

      expect(onReport.mock.calls.map(([{ seq, reason }]) => [seq, reason])).toEqual([
        [1, 'end'],
        [1, 'end'],
      ]);
    });

    it('are made when the reader leaves, in a request that outlives the page', () => {
      const { media, onReport, unmount } = renderStudy();
      media.loadMetadata();
      press('播放');
      media.run(2);

      unmount();

      expect(onReport.mock.lastCall).toMatchObject([
        { reason: 'leave', currentTime: 2 },
        { keepalive: true },
      ]);
      expect(media.state.paused).toBe(true);
    });

    it('are not made by a player that was never used', () => {
      const { media, onReport, unmount } = renderStudy();
      media.loadMetadata();
      pass(30);

      unmount();

      expect(onReport).not.toHaveBeenCalled();
    });

    it('have no duration while the browser knows none', async () => {
      const { onReport } = renderStudy({ video: { ...video, duration: null } });

      press('播放');
      press('暂停');
      await settle();

      expect(onReport.mock.lastCall?.[0]).toMatchObject({ duration: null, currentTime: 0 });
    });
  });

  describe('a hidden tab', () => {
    const setVisibility = (state: DocumentVisibilityState) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
      fireEvent(document, new Event('visibilitychange'));
    };
    afterEach(() => setVisibility('visible'));

    it('pauses, reports at once, and prompts nobody until it is visible', async () => {
      const { media, onReport } = renderStudy();
      media.loadMetadata();
      press('播放');
      media.run(2);

      act(() => setVisibility('hidden'));
      expect(media.state.paused).toBe(true);
      expect(onReport.mock.lastCall).toMatchObject([{ reason: 'pause' }, { keepalive: true }]);
      pass(30);
      expect(prompt()).toBeNull();

      act(() => setVisibility('visible'));
      pass(6);
      expect(prompt()).toBeVisible();
    });
  });

  describe('the prompt', () => {
    it('offers the saved position, and resumes there', () => {
      const { media } = renderStudy({ video: { ...video, currentTime: 32 } });
      media.loadMetadata();

      expect(prompt()).toHaveTextContent('上次学到 0:32，全长 1:00');
      answer('继续学习');

      expect(prompt()).toBeNull();
      expect(media.state).toMatchObject({ currentTime: 32, paused: false });
    });

    it.each([
      ['before the first study', null, 60],
      ['after the end', 60, 60],
      ['at the start', 0, 60],
    ])('does not appear %s', (_, currentTime, duration) => {
      const { media } = renderStudy({ video: { ...video, currentTime, duration } });
      media.loadMetadata();

      expect(prompt()).toBeNull();
    });

    it('waits for the duration where none is saved', () => {
      const { media } = renderStudy({ video: { ...video, currentTime: 32, duration: null } });
      expect(prompt()).toBeNull();

      media.loadMetadata();

      expect(prompt()).toBeVisible();
    });

    it('appears when the position was changed elsewhere, not for the player’s own reports', async () => {
      const { media, rerender } = renderStudy();
      media.loadMetadata();
      press('播放');
      media.run(6);

      rerender({ video: { ...video, currentTime: 5 } });
      expect(prompt()).toBeNull();
      expect(media.state.paused).toBe(false);

      rerender({ video: { ...video, currentTime: 40 } });
      expect(prompt()).toHaveTextContent('上次学到 0:40');
      expect(media.state.paused).toBe(true);
    });

    it('appears for another video, which starts with nothing watched', () => {
      const { media, rerender } = renderStudy();
      media.loadMetadata();

      rerender({ video: { ...video, id: 'v2', currentTime: 20 } });

      expect(prompt()).toHaveTextContent('上次学到 0:20');
    });

    it('comes after 6 s of a pause, and again every 6 s until the reader goes on', () => {
      const { media } = renderStudy();
      media.loadMetadata();
      press('播放');
      media.run(3);
      press('暂停');

      pass(5);
      expect(prompt()).toBeNull();
      pass(1);
      expect(prompt()).toHaveTextContent('视频暂停在 0:03');

      answer('稍后');
      expect(prompt()).toBeNull();
      pass(6);
      answer('继续学习');
      expect(media.state.paused).toBe(false);
      pass(30);
      expect(prompt()).toBeNull();
    });

    it('comes again after Escape, and stops once the reader works elsewhere on the page', () => {
      const { media } = renderStudy({ video: { ...video, currentTime: 20 } });
      media.loadMetadata();

      fireEvent.keyDown(prompt()!, { key: 'Escape' });
      pass(6);
      expect(prompt()).toBeVisible();

      answer('稍后');
      fireEvent.pointerDown(document.body);
      pass(60);
      expect(prompt()).toBeNull();

      fireEvent.pointerDown(screen.getByRole('slider'));
      pass(6);
      expect(prompt()).toBeVisible();
    });

    it('does not come after the end', () => {
      const { media } = renderStudy({ video: { ...video, currentTime: 58 } });
      media.loadMetadata();
      answer('继续学习');
      media.run(4);

      pass(60);

      expect(prompt()).toBeNull();
    });
  });

  describe('seeking', () => {
    it('is free by default', () => {
      const { media } = renderStudy();
      media.loadMetadata();

      fireEvent.change(screen.getByRole('slider'), { target: { value: '50' } });

      expect(media.state.currentTime).toBe(50);
    });

    it('goes no further than what was watched where that is forbidden, by key or full screen either', () => {
      const { media } = renderStudy({ allowSeekAhead: false });
      media.loadMetadata();
      press('播放');
      media.run(4);

      fireEvent.change(screen.getByRole('slider'), { target: { value: '50' } });
      expect(media.state.currentTime).toBe(4);
      expect(screen.getByRole('status')).toHaveTextContent('没有看过的部分不能跳过');
      fireEvent.keyDown(screen.getByRole('slider'), { key: 'l' });
      expect(media.state.currentTime).toBe(4);
      act(() => media.seekNatively(50));
      expect(media.state.currentTime).toBe(4);

      fireEvent.change(screen.getByRole('slider'), { target: { value: '2' } });
      expect(media.state.currentTime).toBe(2);
      expect(screen.queryByText(/没有看过的部分/)).toBeNull();
    });
  });

  describe('an address', () => {
    it('that expired is renewed once, and playback goes on at the same place', async () => {
      const resolveUrl = vi.fn(async () => '/v1-renewed.mp4');
      const { media, reports } = renderStudy({ resolveUrl });
      media.loadMetadata();
      press('播放');
      media.run(12);

      media.fail();
      await settle();
      expect(resolveUrl).toHaveBeenCalledOnce();
      media.loadMetadata();
      expect(media.state).toMatchObject({ currentTime: 12, paused: false });
      media.run(3);
      await settle();

      expect(reports().at(-1)).toEqual([3, 'interval', 15]);
    });

    it('that fails again at once is given up, with a way to try again', async () => {
      const resolveUrl = vi.fn(async () => '/gone.mp4');
      const { media } = renderStudy({ resolveUrl });
      media.loadMetadata();
      press('播放');
      media.run(2);
      media.fail();
      await settle();
      media.fail();
      await settle();

      expect(screen.getByRole('alert')).toHaveTextContent('视频未能播放');
      expect(resolveUrl).toHaveBeenCalledOnce();

      press('重试');
      await settle();
      media.loadMetadata();
      expect(resolveUrl).toHaveBeenCalledTimes(2);
      expect(media.state.currentTime).toBe(2);
    });

    it('is requested where none is given', async () => {
      const resolveUrl = vi.fn(async () => '/v1.mp4');
      renderStudy({ video: { ...video, src: null }, resolveUrl });
      await settle();

      expect(document.querySelector('video')).toHaveAttribute('src', '/v1.mp4');
    });

    it.each([
      ['no video', null, undefined],
      ['a video without an address', { ...video, src: '' }, undefined],
      ['a video that has no resource', { ...video, src: null }, async () => null],
    ])('is missed with words: %s', async (_, missing, resolveUrl) => {
      render(
        <VideoStudy label="培训" video={missing} resolveUrl={resolveUrl} onReport={() => {}} />,
      );
      await settle();

      expect(screen.getByText('没有视频资源，请观看其他视频')).toBeVisible();
      expect(screen.queryByRole('button')).toBeNull();
    });
  });

  describe('controls', () => {
    it('say that full screen is unsupported', async () => {
      const { media } = renderStudy();
      media.loadMetadata();

      press('全屏');
      await settle();

      expect(screen.getByRole('status')).toHaveTextContent('您的浏览器不支持全屏');
    });

    it('keep the speed when another address is loaded', async () => {
      const { media } = renderStudy({ resolveUrl: async () => '/v1-renewed.mp4' });
      media.loadMetadata();
      fireEvent.change(screen.getByRole('combobox', { name: '播放速度' }), {
        target: { value: '1.5' },
      });
      const element = document.querySelector('video')!;
      element.playbackRate = 1;

      media.fail();
      await settle();
      media.loadMetadata();

      expect(element.playbackRate).toBe(1.5);
    });

    it('explain that the browser refused to play', async () => {
      const { media } = renderStudy();
      media.loadMetadata();
      media.play.mockRejectedValueOnce(new DOMException('refused', 'NotAllowedError'));

      press('播放');
      await settle();

      expect(screen.getByRole('status')).toHaveTextContent('请按“播放”继续');
    });

    it('have keys, which keep out of lists and of combinations of the browser', () => {
      const { media } = renderStudy();
      media.loadMetadata();
      const slider = screen.getByRole('slider');

      fireEvent.keyDown(slider, { key: 'k' });
      expect(media.state.paused).toBe(false);
      fireEvent.keyDown(slider, { key: 'l' });
      expect(media.state.currentTime).toBe(10);
      fireEvent.keyDown(slider, { key: 'j', ctrlKey: true });
      fireEvent.keyDown(screen.getByRole('combobox', { name: '播放速度' }), { key: 'j' });
      expect(media.state.currentTime).toBe(10);
    });
  });
});
