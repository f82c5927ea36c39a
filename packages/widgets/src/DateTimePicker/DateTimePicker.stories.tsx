import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@mingjian/ui';
import { Controller, useForm } from 'react-hook-form';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { DateTimePicker } from './DateTimePicker';
import { dateTimePickerGuide } from './DateTimePicker.guide';

const meta = {
  component: DateTimePicker,
  args: { label: '面谈时间', now: '2026-11-21 10:10', onValueChange: fn() },
  parameters: { guide: dateTimePickerGuide, frame: { maxWidth: 280 } },
} satisfies Meta<typeof DateTimePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: '2026-11-18 14:30', clearable: true } };

export const Hovered: Story = {
  args: { defaultValue: '2026-11-18 14:30' },
  parameters: { pseudo: { hover: true } },
};

export const Focused: Story = {
  args: { defaultValue: '2026-11-18 14:30' },
  parameters: { pseudo: { focusVisible: ['input'] } },
};

const list = () => screen.getByRole('listbox');

/** Opens the panel and waits for the calendar, which then has focus. */
const open = async (click: () => Promise<void>) => {
  await click();
  await screen.findByRole('grid');
  await waitFor(() => expect(document.activeElement?.closest('td')).not.toBeNull());
};

export const Open: Story = {
  args: { defaultValue: '2026-11-18 14:30' },
  play: async ({ canvas, userEvent }) => {
    await open(() => userEvent.click(canvas.getByRole('button')));

    await expect(document.activeElement).toHaveTextContent('18');
  },
};

export const OpenOnNow: Story = {
  play: async ({ canvas, userEvent }) => {
    await open(() => userEvent.click(canvas.getByRole('button')));

    await expect(document.activeElement).toHaveAttribute('aria-current', 'date');
  },
};

export const DaySelected: Story = {
  play: async ({ canvas, userEvent }) => {
    await open(() => userEvent.click(canvas.getByRole('button')));
    await userEvent.keyboard('{ArrowUp}{Enter}');

    await waitFor(() => expect(list()).toHaveFocus());
    await expect(canvas.getByRole('textbox')).toHaveValue('2026-11-14');
  },
};

export const MinAndMax: Story = {
  args: { defaultValue: '2026-11-20 18:00', min: '2026-11-20 17:00', max: '2026-11-27 12:00' },
  play: async ({ canvas, userEvent }) => {
    await open(() => userEvent.click(canvas.getByRole('button')));
    await userEvent.keyboard('{ArrowLeft}');

    await expect(document.activeElement).toHaveAttribute('aria-disabled', 'true');
  },
};

export const OneDisabled: Story = {
  args: {
    defaultValue: '2026-11-18 11:30',
    timeDisabledReason: (dateTime: string) =>
      dateTime.endsWith('12:00') ? '证明人这时不便接听' : undefined,
  },
  play: async ({ canvas, userEvent }) => {
    await open(() => userEvent.click(canvas.getByRole('button')));
    await userEvent.hover(screen.getByRole('option', { name: /证明人这时不便接听/ }));
  },
};

export const WithSeconds: Story = {
  args: { seconds: true, defaultValue: '2026-11-18 14:30:15' },
};

export const TypedWrong: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '2026-11-22');
    await userEvent.tab();

    await expect(canvas.getByRole('textbox')).toHaveValue('2026-11-22');
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const TypedAsPeopleDo: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('１１月２２日下午３点半');
    await userEvent.tab();

    await expect(args.onValueChange).toHaveBeenCalledWith('2026-11-22 15:30');
    await expect(canvas.getByRole('textbox')).toHaveValue('2026-11-22 15:30');
  },
};

export const SelectedByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await open(() => userEvent.keyboard('{ArrowDown}'));
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(list()).toHaveFocus());
    await userEvent.keyboard('14{ArrowDown}{Enter}');

    await expect(args.onValueChange).toHaveBeenCalledWith('2026-11-22 14:30');
    await expect(canvas.getByRole('textbox')).toHaveValue('2026-11-22 14:30');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const Required: Story = { args: { required: true, description: '北京时间' } };

export const Invalid: Story = {
  args: { defaultValue: '2026-11-18 14:30', error: '早于订单的下单时间 2026-11-19 09:00' },
};

export const Warning: Story = {
  args: {
    defaultValue: '2026-11-18 14:30',
    note: { tone: 'warning', text: '这天是星期日，候选人可能不便' },
  },
};

export const Success: Story = {
  args: {
    defaultValue: '2026-11-18 14:30',
    description: '北京时间',
    note: { tone: 'success', text: '候选人这时有空' },
  },
};

export const Disabled: Story = { args: { defaultValue: '2026-11-18 14:30', disabled: true } };

export const DisabledTellsWhy: Story = {
  args: {
    defaultValue: '2026-11-18 14:30',
    disabled: true,
    description: '面谈已结束，时间不能再改',
  },
};

export const ReadOnly: Story = { args: { defaultValue: '2026-11-18 14:30', readOnly: true } };

export const Small: Story = {
  args: { defaultValue: '2026-11-18 14:30', clearable: true, size: 'small' },
};

export const Large: Story = {
  args: { defaultValue: '2026-11-18 14:30', clearable: true, size: 'large' },
};

export const Narrow: Story = {
  args: { defaultValue: '2026-11-18 14:30', clearable: true },
  parameters: { frame: { maxWidth: 200 } },
};

export const LongText: Story = {
  args: {
    label: '与候选人、证明人及用人部门商定并由项目经理确认的电话面谈开始时间',
    description:
      '上海明鉴人力资源信息技术服务有限公司华东分公司的规则：面谈在工作日的工作时间内进行，并在开始前一天通知候选人。',
    defaultValue: '2026-11-18 14:30',
    clearable: true,
  },
};

export const RightToLeft: Story = {
  args: { defaultValue: '2026-11-18 14:30', clearable: true, required: true },
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await open(() => userEvent.click(canvas.getAllByRole('button').at(-1)!));
    await userEvent.keyboard('{ArrowLeft}');

    await expect(document.activeElement).toHaveTextContent('19');
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
            <DateTimePicker
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

    await userEvent.keyboard('11/22 930{Enter}');

    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ startsAt: '2026-11-22 09:30' }));
  },
};
