import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@mingjian/ui';
import { Controller, useForm } from 'react-hook-form';
import { expect, fn, waitFor } from 'storybook/test';
import { china } from './CalendarPicker.fixtures';
import { CalendarPicker } from './CalendarPicker';
import { calendarPickerGuide } from './CalendarPicker.guide';

const meta = {
  component: CalendarPicker,
  args: { label: '截止日期', today: '2026-09-24', workCalendar: china, onValueChange: fn() },
  parameters: { guide: calendarPickerGuide },
  // The calendar is loaded late.
  play: async ({ canvas }) => {
    await canvas.findByRole('grid');
  },
} satisfies Meta<typeof CalendarPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: '2026-09-28', clearable: true } };

export const Holidays: Story = { args: { today: '2026-10-09', defaultValue: '2026-10-10' } };

export const WeekendsOnly: Story = { args: { workCalendar: undefined } };

export const Hovered: Story = {
  play: async ({ canvas, userEvent }) => {
    const [holiday] = await canvas.findAllByRole('button', { name: /中秋节/ });
    await userEvent.hover(holiday!);

    await expect(await canvas.findByText(/^中秋节[，,]/)).toBeVisible();
  },
};

export const Focused: Story = {
  args: { defaultValue: '2026-09-24' },
  play: async ({ canvas }) => {
    const [day] = await canvas.findAllByRole('button', { name: /24/ });
    day!.focus();

    await expect(day).toHaveFocus();
  },
};

export const MinAndMax: Story = { args: { min: '2026-09-24', max: '2026-10-15' } };

export const OneDisabled: Story = {
  args: {
    dayDisabledReason: (date: string) => (date === '2026-09-29' ? '当天系统升级' : undefined),
  },
};

export const SelectedByKeyboard: Story = {
  args: { defaultValue: '2026-09-24' },
  play: async ({ args, canvas, userEvent }) => {
    const [day] = await canvas.findAllByRole('button', { name: /24/ });
    day!.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}{Enter}');

    await expect(args.onValueChange).toHaveBeenCalledWith('2026-09-30');
  },
};

export const Loading: Story = { args: { workCalendar: undefined, loading: true } };

export const LoadFailed: Story = {
  args: { workCalendar: undefined, loadError: { onRetry: fn() }, defaultValue: '2026-10-08' },
};

export const Required: Story = { args: { required: true, description: '按工作日计算' } };

export const Invalid: Story = { args: { defaultValue: '2026-09-18', error: '早于下单日期' } };

export const Warning: Story = {
  args: { defaultValue: '2026-09-25', note: { tone: 'warning', text: '这一天是法定假日' } },
};

export const Success: Story = {
  args: { defaultValue: '2026-09-28', note: { tone: 'success', text: '客户已同意' } },
};

export const Disabled: Story = { args: { defaultValue: '2026-09-28', disabled: true } };

export const DisabledTellsWhy: Story = {
  args: { defaultValue: '2026-09-28', disabled: true, description: '订单已完成，日期不能再改' },
};

export const ReadOnly: Story = { args: { defaultValue: '2026-09-28', readOnly: true } };

export const LongText: Story = {
  args: {
    label: '与客户及候选人确认后由项目经理承诺的报告出具日期（按工作日历计算，不含法定假日）',
    description:
      '上海明鉴人力资源信息技术服务有限公司华东分公司的规则：当日十八时前提交的材料从次一工作日起算。',
    defaultValue: '2026-09-28',
  },
  parameters: { frame: { maxWidth: 320 } },
};

export const RightToLeft: Story = {
  args: { defaultValue: '2026-09-28', clearable: true, required: true },
  globals: { direction: 'rtl' },
};

const onSubmit = fn();

export const WithForm: Story = {
  render: function InAForm({ label, today, workCalendar }) {
    const { control, handleSubmit } = useForm<{ due: string | null }>({
      defaultValues: { due: null },
    });
    return (
      <form
        noValidate
        onSubmit={(event) => void handleSubmit((values) => onSubmit(values))(event)}
        style={{ display: 'grid', gap: 16 }}
      >
        <Controller
          control={control}
          name="due"
          rules={{ validate: (value) => value !== null || '请选择截止日期' }}
          render={({ field: { onChange, ...field }, fieldState: { error } }) => (
            <CalendarPicker
              {...field}
              label={label}
              today={today}
              workCalendar={workCalendar}
              required
              onValueChange={onChange}
              error={error?.message}
            />
          )}
        />
        <div>
          <Button type="submit" tone="primary">
            保存
          </Button>
        </div>
      </form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByText('请选择截止日期')).toBeVisible();

    const [day] = await canvas.findAllByRole('button', { name: /28/ });
    await userEvent.click(day!);
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));

    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ due: '2026-09-28' }));
  },
};
