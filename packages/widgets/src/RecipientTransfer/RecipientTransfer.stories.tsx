import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@mingjian/ui';
import { Controller, useForm } from 'react-hook-form';
import { expect, fn, waitFor } from 'storybook/test';
import { RecipientTransfer } from './RecipientTransfer';
import { leaver, loadersOf, peopleOf } from './RecipientTransfer.fixtures';
import type { RecipientSource, RecipientTransferProps } from './recipientTransferProps';
import { recipientTransferGuide } from './RecipientTransfer.guide';

const { load, resolve } = loadersOf(60);

const meta = {
  component: RecipientTransfer<RecipientSource>,
  args: { label: '接收人', load, resolve, onValueChange: fn() },
  parameters: { guide: recipientTransferGuide, frame: { maxWidth: 720 } },
} satisfies Meta<typeof RecipientTransfer<RecipientSource>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: ['2', '1', '40'] } };

export const Hovered: Story = { parameters: { pseudo: { hover: ['[role="option"]'] } } };

export const Focused: Story = {
  args: { defaultValue: ['2'] },
  parameters: { pseudo: { focusVisible: ['[role="listbox"]'] } },
};

export const Marked: Story = {
  args: { defaultValue: ['2'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('option', { name: /林晓/ }));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(canvas.getByRole('option', { name: /赵浩然/ }));
    await userEvent.keyboard('{/Shift}');

    await expect(canvas.getByRole('button', { name: '添加 3 人' })).toBeEnabled();
  },
};

export const AcrossTabs: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('option', { name: /林晓/ }));
    await userEvent.click(canvas.getByRole('tab', { name: '所有人' }));
    await userEvent.click(await canvas.findByRole('option', { name: /欧阳静怡\s*13/ }));
    await userEvent.click(canvas.getByRole('button', { name: '添加 2 人' }));

    await expect(args.onValueChange).toHaveBeenCalledWith(['1', '2']);
  },
};

export const Searched: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索可选用户' }), 'oyjy');

    await expect(await canvas.findByRole('checkbox', { name: '全选 1 人' })).toBeVisible();
  },
};

export const NoMatch: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索可选用户' }), '周迅');

    await expect(await canvas.findByText('没有匹配“周迅”的用户')).toBeVisible();
  },
};

export const Many: Story = {
  args: { sources: ['everyone'], load: loadersOf(10_000).load },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: '全选 10,000 人' }));
    await userEvent.click(canvas.getByRole('button', { name: '添加 10,000 人' }));

    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getAllByRole('option').length).toBeLessThan(60));
  },
};

type Department = 'sales' | 'people';

const DEPARTMENTS: RecipientTransferProps<Department>['sources'] = [
  { key: 'sales', label: '背调核验部' },
  { key: 'people', label: '客户成功部' },
];

/** Sources, rows and people who cannot be selected, as the product has them. */
export const OwnSources: Story = {
  render: ({ label }) => (
    <RecipientTransfer<Department>
      label={label}
      sources={DEPARTMENTS}
      load={async ({ source }) =>
        peopleOf(source === 'sales' ? 6 : 9).map((person, index) =>
          index === 1 ? { ...person, disabledReason: '已停用' } : person,
        )
      }
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('option', { name: /欧阳静怡/ }));
    await expect(canvas.getByRole('button', { name: '添加' })).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    (await canvas.findByRole('listbox', { name: '可选用户列表' })).focus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{Enter}');
    canvas.getByRole('listbox', { name: '已选用户列表' }).focus();
    await userEvent.keyboard('{End} {Alt>}{ArrowUp}{/Alt}');

    await expect(args.onValueChange).toHaveBeenLastCalledWith(['2', '1']);
  },
};

export const PastedList: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('listbox', { name: '可选用户列表' });
    await userEvent.click(canvas.getByRole('button', { name: '粘贴名单' }));
    await userEvent.click(canvas.getByRole('textbox', { name: '姓名、手机或用户编号' }));
    await userEvent.paste('王子墨\n13800138001\n周迅');
    await userEvent.click(canvas.getByRole('button', { name: '匹配并添加' }));

    await expect(args.onValueChange).toHaveBeenCalledWith(['3', '2']);
    await expect(canvas.getByText('1 项没有匹配：周迅')).toBeVisible();
  },
};

export const WithLeaver: Story = { args: { defaultValue: ['1', leaver.id, 'unknown'] } };

export const Loading: Story = { args: { load: async () => new Promise<never>(() => {}) } };

export const LoadFailed: Story = {
  args: { load: async () => Promise.reject(new Error('网络连接失败，请检查网络')) },
};

export const NobodyAvailable: Story = { args: { load: async () => [] } };

export const Required: Story = { args: { required: true, description: '至少一人' } };

export const Invalid: Story = { args: { error: '请输入接收人' } };

export const Warning: Story = {
  args: { defaultValue: ['1'], note: { tone: 'warning', text: '项目经理不在其中' } },
};

export const Limited: Story = {
  args: { max: 2, description: '最多 2 人' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('listbox', { name: '可选用户列表' });
    await userEvent.click(canvas.getByRole('checkbox', { name: '全选 6 人' }));

    await expect(canvas.getByRole('button', { name: '添加 6 人' })).toHaveAccessibleDescription(
      '最多 2 人',
    );
  },
};

export const Disabled: Story = { args: { defaultValue: ['1', '2'], disabled: true } };

export const DisabledTellsWhy: Story = {
  args: { defaultValue: ['1'], disabled: true, description: '通知已发送，接收人不能再改' },
};

export const ReadOnly: Story = { args: { defaultValue: ['1', '2'], readOnly: true } };

export const Narrow: Story = {
  args: { defaultValue: ['1', '2'] },
  parameters: { frame: { maxWidth: 340 } },
};

export const LongText: Story = {
  args: {
    label: '与本订单的客户、项目经理及信息采集人员核对后由质检部门确认的通知接收人',
    load: async () => [
      {
        id: 'long',
        realname: '呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源信息咨询服务有限责任公司联系人',
        phone: '13800138000',
      },
    ],
  },
};

export const RightToLeft: Story = {
  args: { defaultValue: ['1', '2'] },
  globals: { direction: 'rtl' },
};

export const WithForm: Story = {
  render: function InForm(args) {
    const { control, handleSubmit } = useForm<{ recipients: string[] }>({
      defaultValues: { recipients: [] },
    });
    return (
      <form noValidate onSubmit={(event) => void handleSubmit(() => {})(event)}>
        <Controller
          control={control}
          name="recipients"
          rules={{ validate: (value) => value.length > 0 || '请输入接收人' }}
          render={({ field: { value, onChange, onBlur, ref }, fieldState: { error } }) => (
            <RecipientTransfer
              {...args}
              required
              ref={ref}
              value={value}
              onValueChange={onChange}
              onBlur={onBlur}
              error={error?.message}
            />
          )}
        />
        <Button type="submit" tone="primary">
          发送
        </Button>
      </form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '发送' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('请输入接收人');
    await expect(canvas.getByRole('searchbox', { name: '搜索可选用户' })).toHaveFocus();

    await userEvent.dblClick(await canvas.findByRole('option', { name: /林晓/ }));

    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};
