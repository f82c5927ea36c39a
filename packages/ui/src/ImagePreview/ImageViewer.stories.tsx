import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { awaited, broken, documents } from './ImagePreview.fixtures';
import { imagePreviewGuide } from './ImagePreview.guide';
import { ImageViewer } from './ImageViewer';

const meta = {
  component: ImageViewer,
  parameters: { guide: imagePreviewGuide, docs: { story: { inline: false, iframeHeight: 560 } } },
  args: { images: documents, open: true, onClose: fn(), onValueChange: fn() },
} satisfies Meta<typeof ImageViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstOfFive: Story = {};

export const Portrait: Story = { args: { defaultValue: 1 } };

export const OneAlone: Story = { args: { images: documents.slice(0, 1) } };

export const Loading: Story = { args: { images: [awaited] } };

export const Invalid: Story = {
  args: { images: [broken] },
  parameters: { expectedErrors: ['broken image'] },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
  },
};

export const Zoomed: Story = {
  play: async ({ userEvent }) => {
    await waitFor(() =>
      expect(screen.getByRole('img', { name: '学位证书' })).toHaveAttribute('data-state', 'ready'),
    );
    await userEvent.keyboard('++');
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');

    await expect(screen.getByText('225%')).toBeInTheDocument();
  },
};

export const Turned: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '顺时针旋转' }));

    await expect(screen.getByRole('img', { name: '学位证书' })).toHaveAttribute('data-across');
  },
};

export const LongText: Story = {
  args: {
    images: [
      {
        ...documents[0]!,
        caption:
          '呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源信息咨询服务有限责任公司于 2026-11-17 出具的离职证明，加盖公章；原件已由 王晓明 在上海当面核对，与扫描件一致。Original seen and compared in Shanghai.',
      },
    ],
  },
};

export const PinchedAndDragged: Story = {
  play: async () => {
    const picture = await screen.findByRole('img', { name: '学位证书' });
    await waitFor(() => expect(picture).toHaveAttribute('data-state', 'ready'));
    const finger = (pointerId: number, clientX: number) => ({
      pointerId,
      pointerType: 'touch',
      button: 0,
      clientX,
      clientY: 300,
    });

    await fireEvent.pointerDown(picture, finger(1, 400));
    await fireEvent.pointerDown(picture, finger(2, 500));
    await fireEvent.pointerMove(picture, finger(2, 600));
    await fireEvent.pointerUp(picture, finger(2, 600));
    await expect(await screen.findByText('200%')).toBeInTheDocument();
    const before = picture.getBoundingClientRect().x;
    await fireEvent.pointerMove(picture, finger(1, 380));

    await waitFor(() => expect(picture.getBoundingClientRect().x).toBeCloseTo(before - 20, 0));
  },
};

export const GivesFocusBack: Story = {
  args: { open: false },
  render: function WithTrigger(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>查看材料</Button>
        <ImageViewer {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
