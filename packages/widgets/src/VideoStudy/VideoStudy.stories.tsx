import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { VideoStudy } from './VideoStudy';
import { EXPIRED, study } from './VideoStudy.fixtures';
import { videoStudyGuide } from './VideoStudy.guide';

const meta = {
  component: VideoStudy,
  args: { label: '背景调查授权须知', video: study, onReport: fn() },
  parameters: { guide: videoStudyGuide, frame: { maxWidth: 560 } },
} satisfies Meta<typeof VideoStudy>;

export default meta;
type Story = StoryObj<typeof meta>;

const videoIn = (root: HTMLElement) => root.querySelector('video')!;

/** Waits until a frame is shown and nothing is loading. */
const shown = async (root: HTMLElement, at: number) => {
  await waitFor(async () => {
    await expect(videoIn(root).currentTime).toBeCloseTo(at, 1);
    await expect(videoIn(root).readyState).toBeGreaterThanOrEqual(2);
    await expect(videoIn(root).seeking).toBe(false);
  });
};
const moveTo = (root: HTMLElement, seconds: number) =>
  fireEvent.change(within(root).getByRole('slider'), { target: { value: String(seconds) } });

export const Ready: Story = {
  play: async ({ canvasElement }) => shown(canvasElement, 0),
};

export const ResumePrompt: Story = {
  args: { video: { ...study, currentTime: 32 } },
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
  play: async ({ canvasElement }) => {
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/继续学习|Continue/));
    await shown(canvasElement, 32);
  },
};

export const ResumedToTheEnd: Story = {
  args: { video: { ...study, currentTime: 58.5 } },
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^(继续学习|Continue)$/ }));

    // It plays to its end in its own time.
    await waitFor(
      () =>
        expect(args.onReport).toHaveBeenCalledWith(
          expect.objectContaining({ reason: 'end', seq: 1, watched: [[0, 60]] }),
          { keepalive: false },
        ),
      { timeout: 10_000 },
    );
    await shown(canvasElement, 60);
  },
};

export const PausePrompt: Story = {
  args: { promptEverySeconds: 0.3, video: { ...study, currentTime: 60 } },
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const play = canvas.getByRole('button', { name: /^(播放|Play)$/ });
    await userEvent.click(play);
    await userEvent.click(await canvas.findByRole('button', { name: /^(暂停|Pause)$/ }));
    await userEvent.click(await screen.findByRole('button', { name: /^(稍后|Later)$/ }));
    await moveTo(canvasElement, 12);

    await waitFor(() => expect(screen.getByText(/0:12/, { selector: '[role] *' })).toBeVisible());
    await shown(canvasElement, 12);
  },
};

export const WatchedInParts: Story = {
  args: {
    video: {
      ...study,
      currentTime: 60,
      watched: [
        [0, 18],
        [25, 40],
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await moveTo(canvasElement, 30);
    await shown(canvasElement, 30);
  },
};

export const NoSkipping: Story = {
  args: { allowSeekAhead: false, video: { ...study, currentTime: 60, watched: [[0, 20]] } },
  play: async ({ canvas, canvasElement }) => {
    await shown(canvasElement, 0);
    await moveTo(canvasElement, 45);

    await shown(canvasElement, 20);
    await expect(canvas.getByRole('status')).toBeVisible();
  },
};

export const Captions: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await shown(canvasElement, 0);
    const list = canvas.getByRole('combobox', { name: /字幕|Captions/ });
    await userEvent.selectOptions(list, '1');
    await moveTo(canvasElement, 5);

    const track = videoIn(canvasElement).textTracks[1];
    await waitFor(() => expect(track?.activeCues).toHaveLength(1));
    await shown(canvasElement, 5);
  },
};

export const Focused: Story = {
  parameters: { pseudo: { focusVisible: ['select', 'button'] } },
  play: Ready.play!,
};

export const Hovered: Story = {
  parameters: { pseudo: { hover: ['select', 'button'] } },
  play: Ready.play!,
};

export const PlayedByKeyboard: Story = {
  // A slow machine plays for longer than the prompt waits.
  args: { promptEverySeconds: 600, video: { ...study, currentTime: 60 } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await shown(canvasElement, 0);
    canvas.getByRole('slider').focus();
    await userEvent.keyboard('k');
    await waitFor(() => expect(videoIn(canvasElement).paused).toBe(false));
    await userEvent.keyboard('lkm');

    await expect(videoIn(canvasElement).muted).toBe(true);
    await expect(videoIn(canvasElement).currentTime).toBeGreaterThanOrEqual(10);
    // A slider that shows this second already takes no change to it.
    await moveTo(canvasElement, 0);
    await shown(canvasElement, 0);
    await moveTo(canvasElement, 10);
    await shown(canvasElement, 10);
  },
};

export const AddressRenewed: Story = {
  args: { video: { ...study, src: EXPIRED }, resolveUrl: fn(async () => study.src!) },
  parameters: {
    looksLike: { story: 'Ready', reason: 'A renewed address plays as any other.' },
  },
  play: async ({ args, canvasElement }) => {
    await shown(canvasElement, 0);

    await expect(args.resolveUrl).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: { video: { ...study, src: EXPIRED } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const Loading: Story = { args: { video: null, loading: true } };

export const LoadingAddress: Story = {
  args: { video: { ...study, src: null }, resolveUrl: () => new Promise(() => {}) },
};

export const Empty: Story = { args: { video: null } };

export const NoFullScreen: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await shown(canvasElement, 0);
    const player = videoIn(canvasElement).closest('section')!.firstElementChild!;
    Object.assign(player, { requestFullscreen: () => Promise.reject(new Error('refused')) });
    await userEvent.click(canvas.getByRole('button', { name: /^(全屏|Full screen)$/ }));

    await expect(await canvas.findByRole('status')).toHaveTextContent(/不支持全屏|full screen/);
  },
};

export const Narrow: Story = { parameters: { frame: { maxWidth: 320 } }, play: Ready.play! };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { video: { ...study, currentTime: 60, watched: [[0, 24]] } },
  play: async ({ canvasElement }) => {
    await moveTo(canvasElement, 15);
    await shown(canvasElement, 15);
  },
};
