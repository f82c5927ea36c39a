import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@mingjian/ui';
import { Controller, useForm } from 'react-hook-form';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { RegionCascader } from './RegionCascader';
import { regionCascaderGuide } from './RegionCascader.guide';

const PUDONG = '["310000","310100","310115"]';
const SEVERAL = '["330000","320500","310115","441900"]';

const meta = {
  component: RegionCascader,
  args: { label: '所在地区', showRecent: false, onValueChange: fn() },
  parameters: { guide: regionCascaderGuide },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RegionCascader>;

export default meta;
type Story = StoryObj<typeof meta>;

const named =
  (name: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveTextContent(name));
  };

/** Waits for a panel that loads late: it focuses its search, unless it was pressed before. */
const searchFocused = () =>
  waitFor(() => expect(screen.getByRole('combobox', { name: /搜索/ })).toHaveFocus());

export const Empty: Story = {};

export const Filled: Story = {
  args: { defaultValue: PUDONG, clearable: true },
  play: named('浦东新区'),
};

export const Hovered: Story = {
  args: { defaultValue: PUDONG },
  parameters: { pseudo: { hover: true } },
  play: named('浦东新区'),
};

export const Focused: Story = {
  args: { defaultValue: PUDONG },
  parameters: { pseudo: { focusVisible: ['button'] } },
  play: named('浦东新区'),
};

export const Open: Story = {
  args: { defaultValue: PUDONG },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));

    await expect(await screen.findByRole('option', { name: '浦东新区' })).toBeVisible();
    await searchFocused();
  },
};

export const CityWithoutDistricts: Story = {
  args: { defaultValue: '["440000","441900"]' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));

    await expect(await screen.findByRole('option', { name: '东莞市' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(screen.queryByRole('listbox', { name: '区县' })).toBeNull();
  },
};

const searched =
  (text: string, found: RegExp): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.type(await screen.findByRole('combobox', { name: /搜索/ }), text);

    const panel = within(await screen.findByRole('dialog'));
    await expect(await panel.findByText(found)).toBeVisible();
  };

export const SearchedByPinyin: Story = { play: searched('xihu', /找到 \d+ 个/) };

export const SearchedByInitials: Story = { play: searched('gzs', /找到 \d+ 个/) };

export const SearchedByCode: Story = { play: searched('3301', /找到 \d+ 个/) };

export const PastedAddress: Story = {
  play: searched('上海市浦东新区世纪大道100号', /其余：世纪大道100号/),
};

export const NothingFound: Story = { play: searched('亚特兰蒂斯', /没有找到/) };

export const ChangeOnSelect: Story = {
  args: { changeOnSelect: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await searchFocused();
    await userEvent.click(screen.getByRole('option', { name: '浙江省' }));

    await expect(args.onValueChange).toHaveBeenCalledWith('["330000"]');
    await expect(canvas.getByRole('combobox')).toHaveTextContent('浙江省');
  },
};

export const ProvincesOnly: Story = {
  args: { level: 1 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));

    await expect(await screen.findByRole('listbox', { name: '省份' })).toBeVisible();
  },
};

export const Several: Story = {
  args: { multiple: true, defaultValue: SEVERAL, clearable: true },
  play: named('浙江省'),
};

export const SeveralOpen: Story = {
  args: { multiple: true, defaultValue: SEVERAL },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await searchFocused();
    await userEvent.click(screen.getByRole('option', { name: /江苏省/ }));

    await expect(screen.getByRole('option', { name: '苏州市' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

export const SelectedByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await searchFocused();
    await userEvent.keyboard('{ArrowDown}{End}{Enter}');

    await expect(args.onValueChange).toHaveBeenCalledWith('["900000"]');
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
  },
};

export const RetiredRegion: Story = {
  args: { defaultValue: '["330000","330100","330103"]' },
  play: named('下城区'),
};

export const UnknownCode: Story = {
  args: { defaultValue: '["999999"]' },
  play: named('999999'),
};

export const Unreadable: Story = { args: { defaultValue: '[上海' } };

export const Required: Story = { args: { required: true, description: '公司注册地' } };

export const Invalid: Story = {
  args: { defaultValue: PUDONG, error: '与营业执照上的住所不同' },
  play: named('浦东新区'),
};

export const Warning: Story = {
  args: { defaultValue: PUDONG, note: { tone: 'warning', text: '与营业执照上的住所不同' } },
  play: named('浦东新区'),
};

export const Disabled: Story = {
  args: { defaultValue: PUDONG, disabled: true },
  play: named('浦东新区'),
};

export const DisabledTellsWhy: Story = {
  args: { defaultValue: PUDONG, disabled: true, description: '公司已认证，地区不能再改' },
  play: named('浦东新区'),
};

export const ReadOnly: Story = {
  args: { defaultValue: PUDONG, readOnly: true },
  play: named('浦东新区'),
};

export const Loading: Story = { args: { loading: true } };

export const Small: Story = {
  args: { defaultValue: PUDONG, size: 'small', clearable: true },
  play: named('浦东新区'),
};

export const LongText: Story = {
  args: { defaultValue: '["530000","533100","533124"]', clearable: true },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 240 }}>
        <Story />
      </div>
    ),
  ],
  play: named('陇川县'),
};

export const RightToLeft: Story = { ...Open, globals: { direction: 'rtl' } };

export const WithForm: Story = {
  render: function WithForm(args) {
    const { control, handleSubmit } = useForm({ defaultValues: { area: PUDONG as string | null } });
    return (
      <form
        onSubmit={(event) =>
          void handleSubmit((values) => args.onValueChange?.(values.area))(event)
        }
      >
        <Controller
          control={control}
          name="area"
          rules={{ required: '请选择地区' }}
          render={({ field: { onChange, value, ...field }, fieldState }) => (
            <RegionCascader
              {...field}
              label="所在地区"
              clearable
              showRecent={false}
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
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '清除所在地区' }));
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));

    await expect(await canvas.findByRole('alert')).toHaveTextContent('请选择地区');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};
