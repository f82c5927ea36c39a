import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { MaskedValue } from './MaskedValue';
import { maskedValueGuide } from './MaskedValue.guide';

const meta = {
  component: MaskedValue,
  args: {
    label: '手机号',
    masked: '138****2046',
    onReveal: fn(() => Promise.resolve('13812342046')),
    onCopy: fn(),
  },
  parameters: { guide: maskedValueGuide },
} satisfies Meta<typeof MaskedValue>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Masked: Story = {};

export const NotAllowed: Story = {
  render: ({ onReveal: _, ...args }) => <MaskedValue {...args} />,
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');

    await expect(await screen.findByRole('textbox', { name: /查看原因|Reason/ })).toHaveFocus();
    await expect(canvas.getByText('138****2046')).toBeVisible();
  },
};

export const Revealed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.type(await screen.findByRole('textbox'), '电话核实离职原因{Enter}');

    await expect(await canvas.findByText('13812342046')).toBeVisible();
    await expect(args.onReveal).toHaveBeenCalledWith('电话核实离职原因');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /隐藏手机号|Hide/ })).toHaveFocus(),
    );
  },
};

export const HiddenWhenTheWindowLosesFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.type(await screen.findByRole('textbox'), '电话核实离职原因{Enter}');
    await canvas.findByText('13812342046');
    window.dispatchEvent(new Event('blur'));

    await expect(await canvas.findByText('138****2046')).toBeVisible();
    await expect(canvas.queryByText('13812342046')).toBeNull();
  },
};

export const Refused: Story = {
  args: {
    onReveal: fn(() =>
      Promise.reject(new Error('今天已查看 20 次，达到上限。需要继续查看时，请联系主管。')),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.type(await screen.findByRole('textbox'), '电话核实离职原因{Enter}');

    await expect(await screen.findByText(/达到上限/)).toBeVisible();
    await expect(screen.getByRole('textbox')).toHaveValue('电话核实离职原因');
  },
};

export const LongText: Story = {
  args: {
    label: '住址',
    masked: '内蒙古自治区呼伦贝尔市鄂温克族自治旗巴彦托海镇********************',
  },
  parameters: { frame: { maxWidth: 240 } },
};

export const Hovered: Story = { parameters: { pseudo: { hover: ['button'] } } };

export const Focused: Story = { parameters: { pseudo: { focusVisible: ['button'] } } };

export const Pressed: Story = {
  parameters: { pseudo: { hover: ['button'], active: ['button'] } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
