import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@mingjian/ui';
import { Controller, useForm } from 'react-hook-form';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { monthRangeProblem, type MonthRangeValue } from './model/monthRange';
import { MonthRange } from './MonthRange';
import { monthRangeGuide } from './MonthRange.guide';

const TODAY = '2026-11-24';
const job = { from: '2023-05', to: 'PRESENT' };

const meta = {
  component: MonthRange,
  args: { label: '任职时间', today: TODAY, onValueChange: fn() },
  parameters: { guide: monthRangeGuide, frame: { maxWidth: 360 } },
} satisfies Meta<typeof MonthRange>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = {
  args: { defaultValue: { from: '2020-03', to: '2022-05' }, clearable: true },
};

export const SoFar: Story = { args: { defaultValue: job, clearable: true } };

export const Closed: Story = {
  args: { label: '合同期', variant: 'closed', defaultValue: { from: '2026-01', to: '2026-12' } },
};

export const Hovered: Story = {
  args: { defaultValue: job },
  parameters: { pseudo: { hover: true } },
};

export const Focused: Story = {
  args: { defaultValue: job },
  parameters: { pseudo: { focusVisible: ['input[data-end="from"]'] } },
};

export const Open: Story = {
  args: { defaultValue: { from: '2026-03', to: '2026-08' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));

    await expect(await screen.findByRole('grid', { name: /2026/ })).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/2026/));
  },
};

export const SecondMonthPreviewed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-current', 'date'));
    await userEvent.keyboard('{ArrowUp}{Enter}{ArrowUp}');

    await expect(screen.getByText(/^2026-08 起|^From 2026-08/)).toBeVisible();
  },
};

export const SoFarPressed: Story = {
  args: { defaultValue: { from: '2026-08', to: '2026-10' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('button', { name: /至今|Present/ }));

    await expect(args.onValueChange).toHaveBeenCalledWith({ from: '2026-08', to: 'PRESENT' });
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const MinAndMax: Story = {
  args: { min: '2020-01', max: '2026-11' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-current', 'date'));
    await userEvent.keyboard('{ArrowRight}');

    await expect(document.activeElement).toHaveAttribute('aria-disabled', 'true');
  },
};

export const OneDisabled: Story = {
  args: {
    defaultValue: { from: '2026-03', to: '2026-08' },
    monthDisabledReason: (month: string) => (month === '2026-10' ? '这个月已结账' : undefined),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.hover(await screen.findByRole('button', { name: /这个月已结账/ }));
  },
};

export const TypedAsPeopleDo: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [from, to] = canvas.getAllByRole('textbox');
    await userEvent.click(from!);
    await userEvent.paste('２０２０年３月');
    await userEvent.click(to!);
    await userEvent.paste('202205');
    await userEvent.tab();
    await userEvent.tab();

    await expect(args.onValueChange).toHaveBeenCalledWith({ from: '2020-03', to: '2022-05' });
  },
};

export const TypedWrong: Story = {
  args: { defaultValue: { from: '2022-05', to: 'PRESENT' } },
  play: async ({ canvas, userEvent }) => {
    const to = canvas.getAllByRole('textbox')[1]!;
    await userEvent.clear(to);
    await userEvent.type(to, '2020-3{Enter}');

    await expect(to).toBeInvalid();
  },
};

export const Incomplete: Story = {
  play: async ({ canvas, userEvent }) => {
    const [from, to] = canvas.getAllByRole('textbox');
    await userEvent.type(from!, '2020-3');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();

    await expect(to).toBeInvalid();
  },
};

export const SelectedByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-current', 'date'));
    await userEvent.keyboard('{PageUp}{PageUp}{Enter}{PageDown}{ArrowLeft}{Enter}');

    await expect(args.onValueChange).toHaveBeenCalledWith({ from: '2024-11', to: '2025-10' });
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const Required: Story = { args: { required: true, description: '以离职证明为准' } };

export const Invalid: Story = { args: { defaultValue: job, error: '与社保记录不符' } };

export const Warning: Story = {
  args: { defaultValue: job, note: { tone: 'warning', text: '与上一段经历重叠 2 个月' } },
};

export const Success: Story = {
  args: { defaultValue: job, note: { tone: 'success', text: '与社保记录一致' } },
};

export const Disabled: Story = { args: { defaultValue: job, disabled: true } };

export const DisabledTellsWhy: Story = {
  args: { defaultValue: job, disabled: true, description: '候选人已提交，不能再改' },
};

export const ReadOnly: Story = { args: { defaultValue: job, readOnly: true } };

export const Small: Story = { args: { defaultValue: job, clearable: true, size: 'small' } };

export const Large: Story = { args: { defaultValue: job, clearable: true, size: 'large' } };

export const Narrow: Story = {
  args: { defaultValue: { from: '2020-03', to: '2022-05' }, clearable: true },
  parameters: { frame: { maxWidth: 240 } },
};

export const LongText: Story = {
  args: {
    label: '在该公司及其关联公司连续任职的起止月份（以劳动合同、离职证明及社保缴纳记录为准）',
    description:
      '上海明鉴人力资源信息技术服务有限公司华东分公司的规则：实习期计入任职时间，借调期间仍属原公司。',
    defaultValue: { from: '1989-09', to: 'PRESENT' },
    clearable: true,
  },
};

export const RightToLeft: Story = {
  args: { defaultValue: { from: '2026-03', to: '2026-08' }, clearable: true, required: true },
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button').at(-1)!);
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/3|Mar/));
    await userEvent.keyboard('{ArrowLeft}');

    await expect(document.activeElement).toHaveTextContent(/4|Apr/);
  },
};

interface Job {
  period: MonthRangeValue | null;
}

const onSubmit = fn();

export const WithForm: Story = {
  render: function InAForm({ label, today }) {
    const { control, handleSubmit } = useForm<Job>({ defaultValues: { period: null } });
    return (
      <form
        noValidate
        onSubmit={(event) => void handleSubmit((values) => onSubmit(values))(event)}
        style={{ display: 'grid', gap: 16 }}
      >
        <Controller
          control={control}
          name="period"
          rules={{
            validate: (value) =>
              value === null
                ? '请选择任职时间'
                : monthRangeProblem(value, TODAY) === null || '请检查任职时间',
          }}
          render={({ field: { onChange, ...field }, fieldState: { error } }) => (
            <MonthRange
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
    await expect(await canvas.findByText('请选择任职时间')).toBeVisible();
    const [from, to] = canvas.getAllByRole('textbox');
    await expect(from).toHaveFocus();

    await userEvent.keyboard('2023-5');
    await userEvent.click(to!);
    await userEvent.keyboard('至今{Enter}');

    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ period: job }));
  },
};
