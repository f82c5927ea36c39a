import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@mingjian/ui';
import { Controller, useForm } from 'react-hook-form';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { RegionRow } from './model/regionRows';
import { RegionRows } from './RegionRows';
import { regionRowsGuide } from './RegionRows.guide';

const places: readonly RegionRow[] = [
  { province: '330000', city: ['330100', '330200'] },
  { province: '310000', city: [] },
  { province: '440000', city: ['440100', '440300', '441900', '440600', '440400'] },
];

const meta = {
  component: RegionRows,
  args: { label: '核查覆盖的地区', onValueChange: fn() },
  parameters: { guide: regionRowsGuide },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RegionRows>;

export default meta;
type Story = StoryObj<typeof meta>;

const loaded: NonNullable<Story['play']> = async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('宁波市')).toBeVisible());
};

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: places }, play: loaded };

export const Added: Story = {
  args: { defaultValue: places },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await loaded(context);
    await userEvent.click(canvas.getByRole('button', { name: '添加省份' }));

    await waitFor(() =>
      expect(document.activeElement?.closest('li')).toHaveAccessibleName('第 4 行'),
    );
  },
};

export const UsedProvince: Story = {
  args: { defaultValue: places },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await loaded(context);
    // By key, since a pointer would rest on an option.
    canvas.getAllByRole('button', { name: /^省份/ })[1]!.focus();
    await userEvent.keyboard('{ArrowDown}');

    await expect(await screen.findByText('已在第 1 行')).toBeVisible();
  },
};

export const MovedByKeyboard: Story = {
  args: { defaultValue: places },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await loaded(context);
    canvas.getAllByRole('button', { name: /^省份/ })[1]!.focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');

    await expect(args.onValueChange).toHaveBeenCalledWith([places[1], places[0], places[2]]);
    await waitFor(() =>
      expect(document.activeElement?.closest('li')).toHaveAccessibleName('第 1 行'),
    );
  },
};

export const TwiceTheSame: Story = {
  args: { defaultValue: [places[0]!, { province: '330000', city: [] }] },
  play: loaded,
};

export const UnknownCodes: Story = {
  args: { defaultValue: [places[0]!, { province: '999999', city: ['330199'] }] },
  play: loaded,
};

export const Invalid: Story = {
  args: { defaultValue: places, error: '客户的合同只覆盖两个省份' },
  play: loaded,
};

export const ReadOnly: Story = { args: { defaultValue: places, readOnly: true }, play: loaded };

export const Disabled: Story = {
  args: { defaultValue: places, disabled: true, description: '订单已完成，地区不能再改' },
  play: loaded,
};

export const RightToLeft: Story = {
  args: { defaultValue: places },
  globals: { direction: 'rtl' },
  play: loaded,
};

export const WithForm: Story = {
  render: function WithForm(args) {
    const { control, handleSubmit } = useForm({ defaultValues: { places } });
    return (
      <form
        onSubmit={(event) =>
          void handleSubmit((values) => args.onValueChange?.(values.places))(event)
        }
      >
        <Controller
          control={control}
          name="places"
          rules={{
            validate: (rows) => rows.every(({ province }) => province) || '请选择每一行的省份',
          }}
          render={({ field: { onChange, value }, fieldState }) => (
            <RegionRows
              label="核查覆盖的地区"
              value={value}
              onValueChange={onChange}
              error={fieldState.error?.message}
            />
          )}
        />
        <Button type="submit">保存</Button>
      </form>
    );
  },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await loaded(context);
    await userEvent.click(canvas.getByRole('button', { name: '添加省份' }));
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));

    await waitFor(() => expect(canvas.getByText('请选择每一行的省份')).toBeVisible());
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
