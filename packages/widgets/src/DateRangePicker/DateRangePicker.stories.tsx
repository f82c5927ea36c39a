import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@mingjian/ui';
import { Controller, useForm } from 'react-hook-form';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { DateRangePicker } from './DateRangePicker';
import { dateRangePickerGuide } from './DateRangePicker.guide';
import type { DateRange } from './model/dateRange';
import { OrderTimeField } from './DateRangePicker.fixtures';

const november = { from: '2026-11-03', to: '2026-11-12' };

const meta = {
  component: DateRangePicker,
  args: { label: '下单时间', today: '2026-11-21', onValueChange: fn() },
  parameters: { guide: dateRangePickerGuide },
  render: (args) => <OrderTimeField {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DateRangePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const openCalendar = async (group: HTMLElement, click: (element: Element) => Promise<void>) => {
  await click(within(group).getAllByRole('button').at(-1)!);
  await screen.findAllByRole('grid');
  await waitFor(() => expect(document.activeElement?.closest('[role=gridcell]')).not.toBeNull());
};

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: november, clearable: true } };

export const Hovered: Story = {
  args: { defaultValue: november },
  parameters: { pseudo: { hover: true } },
};

export const Focused: Story = {
  args: { defaultValue: november },
  parameters: { pseudo: { focusVisible: ['input'] } },
};

export const Open: Story = {
  args: { defaultValue: november, clearable: true },
  play: async ({ canvas, userEvent }) => {
    await openCalendar(canvas.getByRole('group'), userEvent.click);

    await expect(document.activeElement).toHaveTextContent('3');
  },
};

export const Presets: Story = {
  args: {
    defaultValue: { from: '2026-11-15', to: '2026-11-21' },
    presets: [
      { key: 'day', label: '今天', spanOn: (today) => ({ from: today, to: today }) },
      {
        key: 'tender',
        label: '本次招标',
        spanOn: () => ({ from: '2026-09-01', to: '2026-11-20' }),
      },
      {
        key: 'year',
        label: '今年至今',
        spanOn: (today) => ({ from: `${today.slice(0, 4)}-01-01`, to: today }),
      },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await openCalendar(canvas.getByRole('group'), userEvent.click);
    const [, , yearToDate] = within(
      screen.getByRole('group', { name: /常用|Presets/ }),
    ).getAllByRole('button');
    await userEvent.click(yearToDate!);
    await expect(args.onValueChange).toHaveBeenCalledWith({ from: '2026-01-01', to: '2026-11-21' });

    await openCalendar(canvas.getByRole('group'), userEvent.click);
  },
};

export const WithoutPresets: Story = {
  args: { presets: [] },
  play: async ({ canvas, userEvent }) =>
    void (await openCalendar(canvas.getByRole('group'), userEvent.click)),
};

export const FirstDaySelected: Story = {
  play: async ({ canvas, userEvent }) => {
    await openCalendar(canvas.getByRole('group'), userEvent.click);
    await userEvent.keyboard('{ArrowUp}{Enter}{ArrowDown}{ArrowRight}');

    await expect(screen.getByText(/2026-11-14/)).toBeVisible();
  },
};

export const MinAndMax: Story = {
  args: { min: '2026-11-09', max: '2026-11-21', description: '只能查询最近两周' },
  play: async ({ canvas, userEvent }) => {
    await openCalendar(canvas.getByRole('group'), userEvent.click);
    await userEvent.keyboard('{ArrowRight}');

    await expect(document.activeElement).toHaveAttribute('aria-disabled', 'true');
  },
};

export const AtMostAWeek: Story = {
  args: { maxDays: 7 },
  play: async ({ canvas, userEvent }) => {
    await openCalendar(canvas.getByRole('group'), userEvent.click);
    await userEvent.keyboard('{PageUp}{Enter}{ArrowDown}');

    await expect(document.activeElement).toHaveAttribute('aria-disabled', 'true');
  },
};

export const OpenEnded: Story = {
  args: { variant: 'open', defaultValue: { from: '2026-11-03', to: '' }, clearable: true },
  play: async ({ canvas, userEvent }) => {
    await openCalendar(canvas.getByRole('group'), userEvent.click);
    await userEvent.keyboard('{Enter}');

    await expect(screen.getByRole('button', { name: '2026-11-03 及以后' })).toBeVisible();
    await expect(screen.getByRole('button', { name: '2026-11-03 及以前' })).toBeVisible();
  },
};

export const SoFar: Story = {
  args: {
    label: '任职时间',
    variant: 'soFar',
    presets: [],
    defaultValue: { from: '2019-07-01', to: 'PRESENT' },
  },
  play: async ({ canvas, userEvent }) => {
    await openCalendar(canvas.getByRole('group'), userEvent.click);

    await expect(screen.getByRole('button', { name: '至今' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

export const TypedWrong: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getAllByRole('textbox')[0]!, '月初');
    await userEvent.type(canvas.getAllByRole('textbox')[1]!, '11-12');
    await userEvent.tab();

    await expect(canvas.getAllByRole('textbox')[0]).toBeInvalid();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const OneEndLacking: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getAllByRole('textbox')[0]!, '11-3{Enter}');

    await expect(canvas.getAllByRole('textbox')[1]).toBeInvalid();
  },
};

export const EndsSwapped: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getAllByRole('textbox')[0]!, '11-12');
    await userEvent.type(canvas.getAllByRole('textbox')[1]!, '11-3{Enter}');

    await expect(args.onValueChange).toHaveBeenCalledWith(november);
    await expect(canvas.getByRole('status')).toBeVisible();
  },
};

export const SelectedByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-current', 'date'));
    await userEvent.keyboard('{Home}{Enter}{End}{Enter}');

    await expect(args.onValueChange).toHaveBeenCalledWith({ from: '2026-11-16', to: '2026-11-22' });
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const Required: Story = { args: { required: true, description: '按北京时间，含首尾两天' } };

export const Invalid: Story = {
  args: { defaultValue: november, error: '账期与 2026 年 10 月的对账单重叠' },
};

export const Warning: Story = {
  args: {
    label: '账期',
    defaultValue: november,
    note: { tone: 'warning', text: '不满一个月，客户通常按自然月对账' },
  },
};

export const Success: Story = {
  args: {
    label: '账期',
    defaultValue: november,
    description: '含首尾两天',
    note: { tone: 'success', text: '与上一期相接' },
  },
};

export const Disabled: Story = { args: { defaultValue: november, disabled: true } };

export const DisabledTellsWhy: Story = {
  args: { defaultValue: november, disabled: true, description: '对账单已确认，账期不能再改' },
};

export const ReadOnly: Story = { args: { defaultValue: november, readOnly: true } };

export const Small: Story = {
  args: { defaultValue: { from: '2026-11-03', to: '2026-11-12' }, clearable: true, size: 'small' },
};

export const Large: Story = {
  args: { defaultValue: { from: '2026-11-03', to: '2026-11-12' }, clearable: true, size: 'large' },
};

export const Narrow: Story = {
  args: { defaultValue: november, clearable: true },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 248 }}>
        <Story />
      </div>
    ),
  ],
};

export const LongText: Story = {
  args: {
    label:
      'Period of the statement, both days included, as agreed in the second annex to the framework contract',
    description:
      '上海明鉴人力资源信息技术服务有限公司华东分公司的账期以合同附件二为准，首尾两天都计入，跨年的账期按自然年拆分。',
    defaultValue: november,
    clearable: true,
  },
};

export const RightToLeft: Story = {
  args: { defaultValue: november, clearable: true, required: true },
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await openCalendar(canvas.getByRole('group'), userEvent.click);
    await userEvent.keyboard('{ArrowLeft}');

    await expect(document.activeElement).toHaveTextContent('4');
  },
};

interface Search {
  ordered: DateRange | null;
}

const onSubmit = fn();

export const WithForm: Story = {
  render: function InAForm({ label, today }) {
    const { control, handleSubmit } = useForm<Search>({ defaultValues: { ordered: null } });
    return (
      <form
        noValidate
        onSubmit={(event) => void handleSubmit((search) => onSubmit(search))(event)}
        style={{ display: 'grid', gap: 16 }}
      >
        <Controller
          control={control}
          name="ordered"
          rules={{ validate: (range) => range !== null || '请填写下单时间' }}
          render={({ field: { value, onChange, onBlur, ref, name }, fieldState: { error } }) => (
            <DateRangePicker
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
            查询
          </Button>
        </div>
      </form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: '查询' }));
    await expect(await canvas.findByText('请填写下单时间')).toBeVisible();
    await expect(canvas.getAllByRole('textbox')[0]).toHaveFocus();

    await userEvent.keyboard('11-3');
    await userEvent.tab();
    await userEvent.keyboard('11-12{Enter}');

    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ ordered: november }));
  },
};
