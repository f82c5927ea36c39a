import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@mingjian/ui';
import { Controller, useForm } from 'react-hook-form';
import { expect, fn, screen } from 'storybook/test';
import { DangerLevelSelect } from './DangerLevelSelect';
import { dangerLevelSelectGuide } from './DangerLevelSelect.guide';
import type { DangerLevel } from './model/dangerLevels';

const meta = {
  component: DangerLevelSelect,
  args: { label: '警示度', dangerType: 1, onValueChange: fn() },
  parameters: { guide: dangerLevelSelectGuide },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DangerLevelSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Selected: Story = { args: { defaultValue: 2, clearable: true } };

export const Invalid: Story = { args: { error: '请给出警示度' } };

export const Disabled: Story = { args: { defaultValue: 4, disabled: true } };

export const BlueKeptThoughNotOffered: Story = { args: { dangerType: 2, defaultValue: 3 } };

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));

    await expect(await screen.findAllByRole('option')).toHaveLength(5);
  },
};

export const OpenForASearchOfRecords: Story = {
  args: { dangerType: 2 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));

    await expect(await screen.findAllByRole('option')).toHaveLength(4);
  },
};

interface Judgement {
  level: DangerLevel | null;
}

const onSubmit = fn();

export const WithForm: Story = {
  render: function InAForm(args) {
    const { control, handleSubmit } = useForm<Judgement>({ defaultValues: { level: null } });
    return (
      <form
        noValidate
        onSubmit={(event) => void handleSubmit((judgement) => onSubmit(judgement))(event)}
        style={{ display: 'grid', gap: 16 }}
      >
        <Controller
          control={control}
          name="level"
          rules={{ validate: (level) => level !== null || '请给出警示度' }}
          render={({ field: { value, onChange, onBlur, ref, name }, fieldState: { error } }) => (
            <DangerLevelSelect
              label={args.label}
              dangerType={args.dangerType}
              required
              value={value}
              onBlur={onBlur}
              ref={ref}
              name={name}
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
    await expect(await canvas.findByText('请给出警示度')).toBeVisible();

    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{End}{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));

    await expect(onSubmit).toHaveBeenCalledWith({ level: 5 });
  },
};

export const SelectedByNumber: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('2');

    await expect(args.onValueChange).toHaveBeenCalledWith(2);
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const Hovered: Story = {
  args: { defaultValue: 2 },
  parameters: { pseudo: { hover: ['button'] } },
};

export const Focused: Story = {
  args: { defaultValue: 2 },
  parameters: { pseudo: { focusVisible: ['button'] } },
};

export const ReadOnly: Story = { args: { defaultValue: 1, readOnly: true } };

export const DisabledTellsWhy: Story = {
  args: { defaultValue: 4, disabled: true, description: '报告已出具，警示度不能再改' },
};

export const LongText: Story = {
  args: {
    label: '与学信网、候选人自述及证明人陈述比对后的学历警示度',
    description:
      '上海明鉴人力资源信息技术服务有限公司华东分公司的规则：学历层次不一致给红，入学或毕业时间相差一年以内给蓝。',
    defaultValue: 3,
  },
};

export const RightToLeft: Story = { args: { defaultValue: 2 }, globals: { direction: 'rtl' } };
