import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@mingjian/ui';
import { Controller, useForm } from 'react-hook-form';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { BilingualLabels } from '../internal/bilingual/BilingualLabels';
import { SampleDictionaries } from './DictionarySelect.fixtures';
import { DictionarySelect, type DictionarySelectProps } from './DictionarySelect';
import { dictionarySelectGuide } from './DictionarySelect.guide';
import type { OneTextProps } from './model/valueFormats';

/** The props of a field with one text. Storybook cannot infer the args of a union. */
type OneTextField = Extract<DictionarySelectProps, OneTextProps>;

const meta = {
  component: DictionarySelect,
  args: { label: '跟进方式', dictionary: 'follow_type' },
  parameters: { guide: dictionarySelectGuide },
  decorators: [
    (Story) => (
      <SampleDictionaries>
        <div style={{ maxWidth: 280 }}>
          <Story />
        </div>
      </SampleDictionaries>
    ),
  ],
} satisfies Meta<OneTextField>;

export default meta;
type Story = StoryObj<OneTextField>;

const shows =
  (text: RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
  };
const selected = shows(/微信|WeChat/);

export const Empty: Story = {};

export const Selected: Story = {
  args: { defaultValue: '2', clearable: true },
  play: selected,
};

export const Hovered: Story = {
  args: { defaultValue: '2' },
  parameters: { pseudo: { hover: ['button'] } },
  play: selected,
};

export const Focused: Story = {
  args: { defaultValue: '2' },
  parameters: { pseudo: { focusVisible: ['button'] } },
  play: selected,
};

export const Open: Story = {
  args: { defaultValue: '2' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));

    await expect(await screen.findByRole('option', { name: /邮件|E-mail/ })).toBeVisible();
    await expect(screen.queryByRole('option', { name: /传真|Fax/ })).toBeNull();
  },
};

export const BothLanguages: Story = {
  args: { defaultValue: '2' },
  decorators: [
    (Story) => (
      <BilingualLabels>
        <Story />
      </BilingualLabels>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));

    await expect(
      await screen.findByRole('option', { name: /^(邮件 E-mail|E-mail 邮件)$/ }),
    ).toBeVisible();
  },
};

export const RetiredValueKept: Story = {
  args: { defaultValue: '4' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));

    await expect(
      await screen.findByRole('option', {
        name: /传真（已停用）|Fax \(disabled\)/,
      }),
    ).toBeVisible();
  },
};

export const UnknownValue: Story = {
  args: { defaultValue: '99' },
  play: shows(/未知值|Unknown value/),
};

export const Loading: Story = {
  args: { dictionary: 'slow', defaultValue: '2' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));

    await expect(
      await screen.findByRole('option', {
        name: /正在加载选项|Loading options/,
      }),
    ).toBeVisible();
  },
};

export const LoadFailed: Story = {
  args: { dictionary: 'offline', defaultValue: '2' },
  play: shows(/选项加载失败|could not be loaded/),
};

export const LoadFailedOpen: Story = {
  args: { dictionary: 'offline', defaultValue: '2' },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText(/未加载|Not loaded/)).toBeVisible());
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');

    await expect(await screen.findByRole('option', { name: /重试|Try again/ })).toBeVisible();
  },
};

export const NoValues: Story = {
  args: { dictionary: 'none' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));

    await expect(
      await screen.findByRole('option', { name: /没有可选项|No options/ }),
    ).toBeVisible();
  },
};

export const Several: Story = {
  render: ({ label, dictionary }) => (
    <DictionarySelect
      label={label}
      dictionary={dictionary}
      multiple
      defaultValue={['2', '4', '1']}
      clearable
    />
  ),
  play: shows(/微信|WeChat/),
};

export const SeveralOpen: Story = {
  render: () => <DictionarySelect label="学历" dictionary="degree" multiple defaultValue={['8']} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));

    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(12));
  },
};

export const Required: Story = {
  args: { required: true, description: '最近一次联系的方式' },
};

export const Invalid: Story = { args: { error: '请选择跟进方式' } };

export const Warning: Story = {
  args: {
    defaultValue: '2',
    note: { tone: 'warning', text: '客户要求以邮件联系' },
  },
  play: selected,
};

export const Disabled: Story = {
  args: { defaultValue: '2', disabled: true },
  play: selected,
};

export const DisabledTellsWhy: Story = {
  args: {
    defaultValue: '2',
    disabled: true,
    description: '跟进记录已归档，不能再改',
  },
  play: selected,
};

export const ReadOnly: Story = {
  args: { defaultValue: '2', readOnly: true },
  play: selected,
};

export const Small: Story = {
  args: { defaultValue: '2', size: 'small' },
  play: selected,
};

export const LongText: Story = {
  args: {
    label: '最近一次与委托方及其授权联系人沟通所用的跟进方式',
    description: '上海明鉴人力资源信息技术服务有限公司华东分公司的规则：以最后一次有效沟通为准。',
    dictionary: 'long',
    defaultValue: '1',
  },
  play: shows(/新疆|Xinjiang/),
};

export const RightToLeft: Story = {
  args: { defaultValue: '2', clearable: true },
  globals: { direction: 'rtl' },
  play: selected,
};

interface FollowUp {
  way: number | null;
}

const onSubmit = fn();

export const WithForm: Story = {
  render: function InAForm({ label, dictionary }) {
    const { control, handleSubmit } = useForm<FollowUp>({
      defaultValues: { way: null },
    });
    return (
      <form
        noValidate
        onSubmit={(event) => void handleSubmit((values) => onSubmit(values))(event)}
        style={{ display: 'grid', gap: 16 }}
      >
        <Controller
          control={control}
          name="way"
          rules={{ validate: (way) => way !== null || '请选择跟进方式' }}
          render={({ field: { onChange, ...field }, fieldState: { error } }) => (
            <DictionarySelect
              {...field}
              label={label}
              dictionary={dictionary}
              valueFormat="number"
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
    await expect(await canvas.findByText('请选择跟进方式')).toBeVisible();

    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{End}{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));

    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ way: 5 }));
  },
};
