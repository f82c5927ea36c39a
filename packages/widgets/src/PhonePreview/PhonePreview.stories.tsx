import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PhonePreview } from './PhonePreview';
import { report } from './PhonePreview.fixtures';
import { phonePreviewGuide } from './PhonePreview.guide';

const meta = {
  component: PhonePreview,
  args: { label: '手机预览', children: report },
  parameters: { guide: phonePreviewGuide, frame: { maxWidth: 420 } },
} satisfies Meta<typeof PhonePreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const UpperPart: Story = { args: { height: 320 } };

export const Scaled: Story = { args: { scale: 0.6 } };

export const FitsItsParent: Story = {
  args: { scale: 'fit' },
  parameters: { frame: { maxWidth: 240 } },
  play: async ({ canvas }) => {
    const phone = canvas.getByRole('group');
    await waitFor(async () => {
      await expect(phone.style.zoom).not.toBe('1');
      await expect(phone.getBoundingClientRect().width).toBeLessThanOrEqual(240);
    });
  },
};

export const Narrow: Story = { parameters: { frame: { maxWidth: 240 } } };

export const Focused: Story = { parameters: { pseudo: { focusVisible: ['[role=group]'] } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
