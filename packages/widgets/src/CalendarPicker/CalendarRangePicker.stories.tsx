import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { calendarRangePickerGuide } from './CalendarRangePicker.guide';
import { china } from './CalendarPicker.fixtures';
import { CalendarRangePicker } from './CalendarRangePicker';

const span = { from: '2026-09-18', to: '2026-09-28' };

const meta = {
  component: CalendarRangePicker,
  args: { label: '工期', today: '2026-09-24', workCalendar: china, onValueChange: fn() },
  parameters: { guide: calendarRangePickerGuide },
} satisfies Meta<typeof CalendarRangePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: span, clearable: true } };

export const SecondDayPreviewed: Story = {
  play: async ({ canvas, userEvent }) => {
    const days = await canvas.findAllByRole('button', { name: /2026/ });
    await userEvent.click(days[14]!);
    await userEvent.hover(days[20]!);

    await expect(canvas.getByText(/2026-09-14 起|From 2026-09-14/)).toBeVisible();
  },
};

export const Loading: Story = { args: { workCalendar: undefined, loading: true } };

export const LoadFailed: Story = {
  args: { workCalendar: undefined, loadError: { onRetry: fn() }, defaultValue: span },
};

export const Invalid: Story = { args: { defaultValue: span, error: '超过合同约定的 5 个工作日' } };

export const Disabled: Story = { args: { defaultValue: span, disabled: true } };

export const ReadOnly: Story = { args: { defaultValue: span, readOnly: true } };

export const LongText: Story = {
  args: {
    label: '从候选人提交全部材料到出具报告的工期（按工作日历计算，不含法定假日）',
    defaultValue: span,
  },
  parameters: { frame: { maxWidth: 320 } },
};

export const RightToLeft: Story = {
  args: { defaultValue: span, clearable: true },
  globals: { direction: 'rtl' },
};
