import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { AudioNotes } from './AudioNotes';
import { BROKEN, call, callMarks, callPeaks } from './AudioNotes.fixtures';
import { audioNotesGuide } from './AudioNotes.guide';

const meta = {
  component: AudioNotes,
  args: {
    label: '王经理的通话录音',
    src: call,
    peaks: callPeaks,
    defaultValue: callMarks,
    onValueChange: fn(),
  },
  parameters: { guide: audioNotesGuide, frame: { maxWidth: 560 } },
} satisfies Meta<typeof AudioNotes>;

export default meta;
type Story = StoryObj<typeof meta>;

const LONG =
  '直属上级：任职期间负责呼伦贝尔与上海两地的产品规划，带五人团队，交付稳定，与候选人所填一致，愿意再次共事。';

/** Waits until the browser knows the recording, at a position. */
const shown = async (root: HTMLElement, at: number) => {
  const audio = root.querySelector('audio')!;
  await waitFor(async () => {
    await expect(audio.readyState).toBeGreaterThanOrEqual(1);
    await expect(audio.seeking).toBe(false);
    await expect(audio.currentTime).toBeCloseTo(at, 1);
    await expect(root.querySelector('[role=slider]')).toHaveAttribute('aria-valuemax', '24');
  });
};

export const Ready: Story = {
  play: async ({ canvasElement }) => shown(canvasElement, 0),
};

export const NoMarks: Story = { ...Ready, args: { defaultValue: [] } };

export const PlainTrack: Story = {
  args: { peaks: undefined, decodeUpTo: 0 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await shown(canvasElement, 0);
    await userEvent.click(canvas.getByRole('button', { name: /^跳到 0:09/ }));
    await shown(canvasElement, 9.4);
  },
};

export const MovedByKeyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await shown(canvasElement, 0);
    canvas.getByRole('slider').focus();
    await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}');

    await shown(canvasElement, 14);
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '0:14，共 0:24');
  },
};

export const MarkAdded: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await shown(canvasElement, 0);
    await userEvent.click(canvas.getByRole('button', { name: /^跳到 0:09/ }));
    canvas.getByRole('slider').focus();
    await userEvent.keyboard('{ArrowRight}m');
    await userEvent.keyboard('直属上级评价沟通主动{Enter}');

    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('listitem')[2]).toHaveTextContent(/0:14.*沟通主动/);
    await shown(canvasElement, 14.4);
  },
};

export const MarkEdited: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await shown(canvasElement, 0);
    await userEvent.click(canvas.getByRole('button', { name: '修改 0:09 的标记' }));

    await expect(canvas.getByRole('textbox', { name: /^0:09/ })).toHaveFocus();
  },
};

export const MarkRemoved: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await shown(canvasElement, 0);
    await userEvent.click(canvas.getByRole('button', { name: '移除 0:09 的标记' }));

    await expect(canvas.getByRole('button', { name: '撤销' })).toHaveFocus();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const ReadOnly: Story = { ...Ready, args: { readOnly: true } };

export const LongText: Story = {
  ...Ready,
  args: {
    defaultValue: callMarks.map((mark) => ({ ...mark, text: LONG })),
  },
};

export const Focused: Story = {
  ...Ready,
  parameters: { pseudo: { focusVisible: ['[role=slider]', 'select', 'li button'] } },
};

export const Hovered: Story = {
  ...Ready,
  parameters: { pseudo: { hover: ['select', 'li button'] } },
};

export const Unsupported: Story = {
  args: { src: BROKEN, peaks: undefined },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByRole('alert')).toHaveTextContent('下载'));
  },
};

export const Unavailable: Story = {
  args: { src: 'data:audio/mpeg;base64,' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('取不到录音文件');
  },
};

export const LoadingAddress: Story = {
  args: { src: null, resolveUrl: () => new Promise(() => {}) },
};

export const Empty: Story = { args: { src: null, defaultValue: [] } };

export const Controlled: Story = {
  parameters: { looksLike: { story: 'Ready', reason: 'The marks are stored by the parent.' } },
  render: function Parent(args) {
    const [marks, setMarks] = useState(callMarks);
    return <AudioNotes {...args} value={marks} onValueChange={setMarks} />;
  },
  play: Ready.play!,
};

export const Narrow: Story = { ...Ready, parameters: { frame: { maxWidth: 320 } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await shown(canvasElement, 0);
    canvas.getByRole('slider').focus();
    await userEvent.keyboard('{ArrowRight}');
    await shown(canvasElement, 5);
  },
};
