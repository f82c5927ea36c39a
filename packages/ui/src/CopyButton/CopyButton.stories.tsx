import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { CopyButton } from './CopyButton';
import { copyButtonGuide } from './CopyButton.guide';

const meta = {
  component: CopyButton,
  args: { text: 'MJ202611170003', label: '复制订单编号', onCopied: fn() },
  beforeEach: () => {
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: fn(() => Promise.resolve()) },
    });
    return () => Reflect.deleteProperty(navigator, 'clipboard');
  },
  parameters: { guide: copyButtonGuide },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const IconAlone: Story = {
  render: (args) => (
    <span>
      订单编号 MJ202611170003 <CopyButton {...args} />
    </span>
  ),
};

export const WithWords: Story = { args: { shows: 'label' } };

export const Disabled: Story = { args: { disabled: true } };

export const Copied: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');

    await expect(await canvas.findByText('已复制')).toBeVisible();
    await expect(args.onCopied).toHaveBeenCalledOnce();
  },
  globals: { language: 'zh' },
};

export const Failed: Story = {
  args: { text: () => Promise.reject(new Error('offline')) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '复制订单编号' }));

    await waitFor(() => expect(canvas.getByRole('status')).not.toBeEmptyDOMElement());
    await expect(args.onCopied).not.toHaveBeenCalled();
  },
};

export const Hovered: Story = { parameters: { pseudo: { hover: ['button'] } } };

export const Focused: Story = { parameters: { pseudo: { focusVisible: ['button'] } } };

export const Pressed: Story = {
  args: { shows: 'label' },
  parameters: { pseudo: { hover: ['button'], active: ['button'] } },
};

export const LongText: Story = {
  args: { shows: 'label', label: '复制给候选人的授权链接 Copy the consent link' },
};

export const RightToLeft: Story = {
  args: { shows: 'label' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '复制订单编号' }));

    await waitFor(() => expect(canvas.getByRole('status')).not.toBeEmptyDOMElement());
  },
  globals: { direction: 'rtl' },
};
