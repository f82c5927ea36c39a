import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@mingjian/ui';
import { Controller, useForm } from 'react-hook-form';
import { expect, fn, screen } from 'storybook/test';
import { DangerLevelSelect } from './DangerLevelSelect';
import type { DangerLevel } from './model/dangerLevels';

const meta = {
  component: DangerLevelSelect,
  args: { label: '警示度', dangerType: 1, onValueChange: fn() },
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

export const Chosen: Story = { args: { defaultValue: 2, clearable: true } };

export const Invalid: Story = { args: { error: '请给出警示度' } };

export const Disabled: Story = { args: { defaultValue: 4, disabled: true } };

export const BlueKeptThoughNotOffered: Story = { args: { dangerType: 2, defaultValue: 3 } };

export const OpenForAComparison: Story = {
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
              {...{ value, onBlur, ref, name }}
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
