import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { ImagePreview } from './ImagePreview';
import { awaited, broken, contractPages, documents } from './ImagePreview.fixtures';
import { imagePreviewGuide } from './ImagePreview.guide';

const meta = {
  component: ImagePreview,
  parameters: { guide: imagePreviewGuide },
  args: { label: '候选人提交的材料', images: documents },
} satisfies Meta<typeof ImagePreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FiveDocuments: Story = {};

export const WithCaptions: Story = { args: { captions: true } };

export const Hovered: Story = { parameters: { pseudo: { hover: ['li:first-child button'] } } };

export const Focused: Story = {
  parameters: { pseudo: { focusVisible: ['li:first-child button'] } },
};

export const Pressed: Story = {
  parameters: { pseudo: { hover: ['li:first-child button'], active: ['li:first-child button'] } },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '查看图片：学位证书' }));

    await expect(await screen.findByRole('img', { name: '学位证书' })).toBeInTheDocument();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Loading: Story = { args: { images: [awaited, ...documents.slice(0, 2)] } };

export const Invalid: Story = {
  args: { images: [broken, ...documents.slice(0, 2)] },
  parameters: { expectedErrors: ['broken image'] },
};

export const LongText: Story = {
  args: {
    captions: true,
    images: documents.slice(0, 2).map((image) => ({
      ...image,
      caption:
        '呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源信息咨询服务有限责任公司出具的离职证明（加盖公章）',
    })),
  },
};

export const Many: Story = { args: { label: '劳动合同', images: contractPages(120) } };

export const GoneThroughByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('button', { name: '查看图片：学位证书' });
    first.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{ArrowRight}+');
    await expect(screen.getByText('2 / 5')).toBeVisible();
    await expect(screen.getByText('150%')).toBeInTheDocument();

    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(first).toHaveFocus());
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
