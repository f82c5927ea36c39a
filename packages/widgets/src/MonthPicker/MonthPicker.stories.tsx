import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@mingjian/ui';
import { Controller, useForm } from 'react-hook-form';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { MonthPicker } from './MonthPicker';
import { monthPickerGuide } from './MonthPicker.guide';

const meta = {
  component: MonthPicker,
  args: { label: '账单月份', today: '2026-11-21', onValueChange: fn() },
  parameters: { guide: monthPickerGuide, frame: { maxWidth: 240 } },
} satisfies Meta<typeof MonthPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: '2026-09', clearable: true } };

export const Hovered: Story = {
  args: { defaultValue: '2026-09' },
  parameters: { pseudo: { hover: true } },
};

export const Focused: Story = {
  args: { defaultValue: '2026-09' },
  parameters: { pseudo: { focusVisible: ['input'] } },
};

export const Open: Story = {
  args: { defaultValue: '2026-09' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));

    await expect(screen.getByRole('grid', { name: /2026/ })).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/2026/));
  },
};

export const OpenOnThisMonth: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));

    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-current', 'date'));
  },
};

export const MinAndMax: Story = {
  args: { min: '2026-03', max: '2026-11' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-current', 'date'));
    await userEvent.keyboard('{ArrowRight}');

    await expect(document.activeElement).toHaveAttribute('aria-disabled', 'true');
  },
};

export const OneDisabled: Story = {
  args: {
    defaultValue: '2026-09',
    monthDisabledReason: (month: string) => (month === '2026-10' ? '这个月已结账' : undefined),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.hover(screen.getByRole('button', { name: /这个月已结账/ }));
  },
};

export const TypedWrong: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '2026-13');
    await userEvent.tab();

    await expect(canvas.getByRole('textbox')).toHaveValue('2026-13');
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const TypedAsPeopleDo: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('２０２６年９月');
    await userEvent.tab();

    await expect(args.onValueChange).toHaveBeenCalledWith('2026-09');
    await expect(canvas.getByRole('textbox')).toHaveValue('2026-09');
  },
};

export const SelectedByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-current', 'date'));
    await userEvent.keyboard('{PageUp}{Home}{ArrowUp}{Enter}');

    await expect(args.onValueChange).toHaveBeenCalledWith('2025-07');
    await expect(canvas.getByRole('textbox')).toHaveValue('2025-07');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const Required: Story = { args: { required: true, description: '按订单完成的月份' } };

export const Invalid: Story = {
  args: { defaultValue: '2026-09', error: '早于合同开始的月份 2026-10' },
};

export const Warning: Story = {
  args: { defaultValue: '2026-09', note: { tone: 'warning', text: '这个月还没有结账' } },
};

export const Success: Story = {
  args: {
    defaultValue: '2026-09',
    description: '按订单完成的月份',
    note: { tone: 'success', text: '这个月已结账' },
  },
};

export const Disabled: Story = { args: { defaultValue: '2026-09', disabled: true } };

export const DisabledTellsWhy: Story = {
  args: { defaultValue: '2026-09', disabled: true, description: '发票已开具，月份不能再改' },
};

export const ReadOnly: Story = { args: { defaultValue: '2026-09', readOnly: true } };

export const Small: Story = {
  args: { defaultValue: '2026-09', clearable: true, size: 'small' },
};

export const Large: Story = {
  args: { defaultValue: '2026-09', clearable: true, size: 'large' },
};

export const Narrow: Story = {
  args: { defaultValue: '2026-09', clearable: true },
  parameters: { frame: { maxWidth: 140 } },
};

export const LongText: Story = {
  args: {
    label: '与合同、订单完成时间及客户财务部门核对后由项目经理确认的账单所属月份',
    description:
      '上海明鉴人力资源信息技术服务有限公司华东分公司的规则：账单按订单完成的月份归集，次月十日前开具发票。',
    defaultValue: '2026-09',
    clearable: true,
  },
};

export const RightToLeft: Story = {
  args: { defaultValue: '2026-08', clearable: true, required: true },
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button').at(-1)!);
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/8|Aug/));
    await userEvent.keyboard('{ArrowLeft}');

    await expect(document.activeElement).toHaveTextContent(/9|Sep/);
  },
};

interface Bill {
  month: string | null;
}

const onSubmit = fn();

export const WithForm: Story = {
  render: function InAForm({ label, today }) {
    const { control, handleSubmit } = useForm<Bill>({ defaultValues: { month: null } });
    return (
      <form
        noValidate
        onSubmit={(event) => void handleSubmit((values) => onSubmit(values))(event)}
        style={{ display: 'grid', gap: 16 }}
      >
        <Controller
          control={control}
          name="month"
          rules={{ validate: (value) => value !== null || '请选择账单月份' }}
          render={({ field: { onChange, ...field }, fieldState: { error } }) => (
            <MonthPicker
              {...field}
              label={label}
              today={today}
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
    await expect(await canvas.findByText('请选择账单月份')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveFocus();

    await userEvent.keyboard('202610{Enter}');

    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ month: '2026-10' }));
  },
};
