import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@mingjian/ui';
import { Controller, useForm } from 'react-hook-form';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { DatePicker } from './DatePicker';
import { datePickerGuide } from './DatePicker.guide';

const meta = {
  component: DatePicker,
  args: { label: '报告出具日期', today: '2026-11-21', onValueChange: fn() },
  parameters: { guide: datePickerGuide },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: '2026-11-11', clearable: true } };

export const Hovered: Story = {
  args: { defaultValue: '2026-11-11' },
  parameters: { pseudo: { hover: true } },
};

export const Focused: Story = {
  args: { defaultValue: '2026-11-11' },
  parameters: { pseudo: { focusVisible: ['input'] } },
};

export const Open: Story = {
  args: { defaultValue: '2026-11-11' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));

    await expect(await screen.findByRole('grid', { name: /2026/ })).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveTextContent('11'));
  },
};

export const OpenOnToday: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('grid');

    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-current', 'date'));
  },
};

export const MinAndMax: Story = {
  args: { label: '到岗日期', min: '2026-11-16', max: '2026-12-15' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('grid');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-current', 'date'));
    await userEvent.keyboard('{ArrowUp}');

    await expect(document.activeElement).toHaveAttribute('aria-disabled', 'true');
  },
};

export const OneDisabled: Story = {
  args: {
    label: '面谈日期',
    defaultValue: '2026-11-18',
    dayDisabledReason: (date: string) => (date === '2026-11-19' ? '证明人这天不便接听' : undefined),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.hover(await screen.findByRole('button', { name: /证明人这天不便接听/ }));
  },
};

export const TypedWrong: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '2026-02-30');
    await userEvent.tab();

    await expect(canvas.getByRole('textbox')).toHaveValue('2026-02-30');
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const TypedAsPeopleDo: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('２０２６年１１月５日');
    await userEvent.tab();

    await expect(args.onValueChange).toHaveBeenCalledWith('2026-11-05');
    await expect(canvas.getByRole('textbox')).toHaveValue('2026-11-05');
  },
};

export const SelectedByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('grid');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-current', 'date'));
    await userEvent.keyboard('{PageUp}{Home}{ArrowRight}{Enter}');

    await expect(args.onValueChange).toHaveBeenCalledWith('2026-10-20');
    await expect(canvas.getByRole('textbox')).toHaveValue('2026-10-20');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const Required: Story = { args: { required: true, description: '与报告封面一致' } };

export const Invalid: Story = {
  args: { defaultValue: '2026-11-11', error: '早于订单的下单日期 2026-11-15' },
};

export const Warning: Story = {
  args: {
    defaultValue: '2026-11-22',
    note: { tone: 'warning', text: '这天是星期日，客户可能收不到' },
  },
};

export const Success: Story = {
  args: {
    defaultValue: '2026-11-11',
    description: '与报告封面一致',
    note: { tone: 'success', text: '在约定的期限内' },
  },
};

export const Disabled: Story = { args: { defaultValue: '2026-11-11', disabled: true } };

export const DisabledTellsWhy: Story = {
  args: { defaultValue: '2026-11-11', disabled: true, description: '报告已出具，日期不能再改' },
};

export const ReadOnly: Story = { args: { defaultValue: '2026-11-11', readOnly: true } };

export const Small: Story = {
  args: { defaultValue: '2026-11-18', clearable: true, size: 'small' },
};

export const Large: Story = {
  args: { defaultValue: '2026-11-18', clearable: true, size: 'large' },
};

export const LongText: Story = {
  args: {
    label: '与学信网、候选人自述及证明人陈述比对后由项目经理确认的报告出具日期',
    description:
      '上海明鉴人力资源信息技术服务有限公司华东分公司的规则：出具日期不早于最后一项核实完成的日期，并与封面一致。',
    defaultValue: '2026-11-11',
    clearable: true,
  },
};

export const RightToLeft: Story = {
  args: { defaultValue: '2026-11-11', clearable: true, required: true },
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button').at(-1)!);
    await screen.findByRole('grid');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('11'));
    await userEvent.keyboard('{ArrowLeft}');

    await expect(document.activeElement).toHaveTextContent('12');
  },
};

/** The page goes from left to right: the direction is that of the part around the field. */
export const RightToLeftPart: Story = {
  ...RightToLeft,
  globals: {},
  decorators: [
    (Field) => (
      <div dir="rtl">
        <Field />
      </div>
    ),
  ],
};

interface Issue {
  issuedOn: string | null;
}

const onSubmit = fn();

export const WithForm: Story = {
  render: function InAForm({ label, today }) {
    const { control, handleSubmit } = useForm<Issue>({ defaultValues: { issuedOn: null } });
    return (
      <form
        noValidate
        onSubmit={(event) => void handleSubmit((issue) => onSubmit(issue))(event)}
        style={{ display: 'grid', gap: 16 }}
      >
        <Controller
          control={control}
          name="issuedOn"
          rules={{ validate: (date) => date !== null || '请填写报告出具日期' }}
          render={({ field: { value, onChange, onBlur, ref, name }, fieldState: { error } }) => (
            <DatePicker
              label={label}
              today={today}
              value={value}
              onBlur={onBlur}
              ref={ref}
              name={name}
              required
              onValueChange={onChange}
              {...(error?.message !== undefined && { error: error.message })}
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
    await expect(await canvas.findByText('请填写报告出具日期')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveFocus();

    await userEvent.keyboard('11-20{Enter}');

    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ issuedOn: '2026-11-20' }));
  },
};
