import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@mingjian/ui';
import { Controller, useForm } from 'react-hook-form';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { TimePicker } from './TimePicker';
import { timePickerGuide } from './TimePicker.guide';

const meta = {
  component: TimePicker,
  args: { label: '面谈时间', now: '10:10', onValueChange: fn() },
  parameters: { guide: timePickerGuide, frame: { maxWidth: 240 } },
} satisfies Meta<typeof TimePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: '14:30', clearable: true } };

export const Hovered: Story = {
  args: { defaultValue: '14:30' },
  parameters: { pseudo: { hover: true } },
};

export const Focused: Story = {
  args: { defaultValue: '14:30' },
  parameters: { pseudo: { focusVisible: ['input'] } },
};

const list = () => screen.getByRole('listbox');

const activeOption = () =>
  document.getElementById(list().getAttribute('aria-activedescendant') ?? '');

export const Open: Story = {
  args: { defaultValue: '14:30' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));

    await waitFor(() => expect(list()).toHaveFocus());
    await expect(activeOption()).toHaveTextContent('14:30');
  },
};

export const OpenOnNow: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));

    await waitFor(() => expect(list()).toHaveFocus());
    await expect(activeOption()).toHaveTextContent('10:30');
  },
};

export const MinAndMax: Story = {
  args: { min: '09:00', max: '11:30' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(list()).toHaveFocus());
    await userEvent.keyboard('{Home}');

    await expect(activeOption()).toHaveTextContent('09:00');
  },
};

export const OneDisabled: Story = {
  args: {
    defaultValue: '11:30',
    timeDisabledReason: (time: string) => (time === '12:00' ? '证明人这时不便接听' : undefined),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(list()).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');

    await expect(activeOption()).toHaveAttribute('aria-disabled', 'true');
  },
};

export const WithSeconds: Story = {
  args: { seconds: true, step: 60, defaultValue: '09:30:15' },
};

export const TypedWrong: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '25:00');
    await userEvent.tab();

    await expect(canvas.getByRole('textbox')).toHaveValue('25:00');
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const TypedAsPeopleDo: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('下午３点半');
    await userEvent.tab();

    await expect(args.onValueChange).toHaveBeenCalledWith('15:30');
    await expect(canvas.getByRole('textbox')).toHaveValue('15:30');
  },
};

export const SteppedByArrows: Story = {
  args: { defaultValue: '09:30' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(input);
    input.setSelectionRange(4, 4);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');

    await expect(input).toHaveValue('09:32');
    await expect(input.value.slice(input.selectionStart!, input.selectionEnd!)).toBe('32');
  },
};

export const SelectedByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(list()).toHaveFocus());
    await userEvent.keyboard('14{ArrowDown}{Enter}');

    await expect(args.onValueChange).toHaveBeenCalledWith('14:30');
    await expect(canvas.getByRole('textbox')).toHaveValue('14:30');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const Required: Story = { args: { required: true, description: '北京时间' } };

export const Invalid: Story = {
  args: { defaultValue: '14:30', error: '早于上一场面谈的结束时间 15:00' },
};

export const Warning: Story = {
  args: { defaultValue: '14:30', note: { tone: 'warning', text: '这时是午休，候选人可能不便' } },
};

export const Success: Story = {
  args: {
    defaultValue: '14:30',
    description: '北京时间',
    note: { tone: 'success', text: '候选人这时有空' },
  },
};

export const Disabled: Story = { args: { defaultValue: '14:30', disabled: true } };

export const DisabledTellsWhy: Story = {
  args: { defaultValue: '14:30', disabled: true, description: '面谈已结束，时间不能再改' },
};

export const ReadOnly: Story = { args: { defaultValue: '14:30', readOnly: true } };

export const Small: Story = {
  args: { defaultValue: '14:30', clearable: true, size: 'small' },
};

export const Large: Story = {
  args: { defaultValue: '14:30', clearable: true, size: 'large' },
};

export const Narrow: Story = {
  args: { defaultValue: '14:30', clearable: true },
  parameters: { frame: { maxWidth: 120 } },
};

export const LongText: Story = {
  args: {
    label: '与候选人、证明人及用人部门商定并由项目经理确认的电话面谈开始时间',
    description:
      '上海明鉴人力资源信息技术服务有限公司华东分公司的规则：面谈在工作时间内进行，并在开始前一天通知候选人。',
    defaultValue: '14:30',
    clearable: true,
  },
};

export const RightToLeft: Story = {
  args: { defaultValue: '14:30', clearable: true, required: true },
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button').at(-1)!);

    await waitFor(() => expect(list()).toHaveFocus());
  },
};

interface Interview {
  startsAt: string | null;
}

const onSubmit = fn();

export const WithForm: Story = {
  render: function InAForm({ label, now }) {
    const { control, handleSubmit } = useForm<Interview>({ defaultValues: { startsAt: null } });
    return (
      <form
        noValidate
        onSubmit={(event) => void handleSubmit((values) => onSubmit(values))(event)}
        style={{ display: 'grid', gap: 16 }}
      >
        <Controller
          control={control}
          name="startsAt"
          rules={{ validate: (value) => value !== null || '请选择面谈时间' }}
          render={({ field: { onChange, ...field }, fieldState: { error } }) => (
            <TimePicker
              {...field}
              label={label}
              now={now}
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
    await expect(await canvas.findByText('请选择面谈时间')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveFocus();

    await userEvent.keyboard('930{Enter}');

    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ startsAt: '09:30' }));
  },
};
