import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Select } from './Select';
import { selectGuide } from './Select.guide';

const states = ['待接单', '信息收集', '数据核实', '报告审核', '已完成', '已取消'];

const cities = [
  {
    key: 'jiangsu',
    label: '江苏',
    options: ['南京', '苏州', '无锡'].map((label) => ({ value: label, label })),
  },
  {
    key: 'zhejiang',
    label: '浙江',
    options: [
      { value: '杭州', label: '杭州' },
      { value: '宁波', label: '宁波', disabledReason: '该城市的服务点已暂停' },
    ],
  },
];

const meta = {
  component: Select<string>,
  args: {
    label: '订单状态',
    options: states.map((label) => ({ value: label, label })),
    defaultValue: null,
    onValueChange: fn(),
  },
  parameters: { frame: { maxWidth: 280 }, guide: selectGuide },
} satisfies Meta<typeof Select<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Selected: Story = { args: { defaultValue: '数据核实' } };

export const Clearable: Story = { args: { defaultValue: '数据核实', clearable: true } };

export const Required: Story = { args: { required: true, description: '变更后候选人会收到短信' } };

export const Invalid: Story = { args: { error: '请选择订单状态' } };

export const Warning: Story = {
  args: {
    defaultValue: '已取消',
    note: { tone: 'warning', text: '保存后候选人的信息收集链接会失效' },
  },
};

export const Success: Story = {
  args: {
    defaultValue: '已完成',
    description: '变更后候选人会收到短信',
    note: { tone: 'success', text: '五项核实都已有结论' },
  },
};

export const Loading: Story = {
  args: {
    label: '委托公司',
    options: [{ value: 'sh', label: '上海明鉴' }],
    defaultValue: 'sh',
    loading: true,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '委托公司 上海明鉴' }));

    await expect(
      await screen.findByRole('option', { name: /正在加载选项|Loading options/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
  },
};

export const LoadFailed: Story = {
  args: { label: '委托公司', options: [], loading: false, loadError: { onRetry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const retry = await screen.findByRole('option', { name: /重试|Try again/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');

    await expect(args.loadError?.onRetry).toHaveBeenCalledOnce();
    await expect(retry).toBeVisible();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
  },
};

export const Hovered: Story = {
  args: { defaultValue: '数据核实' },
  parameters: { pseudo: { hover: ['button'] } },
};

export const Focused: Story = {
  args: { defaultValue: '数据核实' },
  parameters: { pseudo: { focusVisible: ['button'] } },
};

export const Disabled: Story = { args: { defaultValue: '已完成', disabled: true } };

export const DisabledTellsWhy: Story = {
  args: { defaultValue: '已完成', disabled: true, description: '订单已归档，状态不能再改' },
};

export const ReadOnly: Story = { args: { defaultValue: '已完成', readOnly: true } };

export const OneDisabled: Story = {
  args: {
    label: '背调套餐',
    options: [
      { value: 'quick', label: '闪调' },
      { value: 'standard', label: '标准版' },
      { value: 'executive', label: '高管版', disabledReason: '该客户的合同不含此套餐' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));

    await expect(await screen.findByRole('option', { name: /高管版/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Grouped: Story = {
  args: {
    label: '城市',
    options: [{ value: '全国', label: '全国' }, ...cities],
    defaultValue: '杭州',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));

    const group = await screen.findByRole('group', { name: '浙江' });
    await expect(within(group).getByRole('option', { name: '杭州' })).toBeVisible();
  },
};

export const GroupedByKeyboard: Story = {
  args: { label: '城市', options: cities, defaultValue: '无锡' },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Enter}');

    await expect(args.onValueChange).toHaveBeenCalledWith('杭州');
  },
};

export const Small: Story = { args: { defaultValue: '数据核实', size: 'small', clearable: true } };

export const Large: Story = { args: { defaultValue: '数据核实', size: 'large' } };

export const OpensUpwards: Story = {
  args: { defaultValue: '数据核实' },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', alignItems: 'end', height: 'calc(100dvh - 48px)' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const list = await screen.findByRole('listbox');

    await waitFor(() =>
      expect(list.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        canvas.getByRole('button').getBoundingClientRect().top,
      ),
    );
  },
};

export const LongText: Story = {
  args: {
    label: '签约主体',
    clearable: true,
    options: [
      {
        value: 'long',
        label: '呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源信息咨询服务有限责任公司',
      },
    ],
    defaultValue: 'long',
  },
};

export const Open: Story = {
  args: {
    defaultValue: '数据核实',
    options: states.map((label) => ({ value: label, label, disabled: label === '已取消' })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '订单状态 数据核实' }));

    await expect(await screen.findByRole('listbox', { name: '订单状态' })).toBeVisible();
  },
};

export const EmptyOpen: Story = {
  args: { options: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));

    await expect(await screen.findByRole('listbox')).toBeVisible();
  },
};

export const Many: Story = {
  args: {
    label: '城市',
    options: Array.from({ length: 100 }, (_, index) => ({
      value: `c${index}`,
      label: `第 ${index + 1} 项城市`,
    })),
    defaultValue: 'c70',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));

    await expect(await screen.findByRole('option', { name: '第 71 项城市' })).toBeVisible();
  },
};

export const SelectedByKeyboard: Story = {
  args: { options: ['Beijing', 'Shanghai', 'Shenzhen'].map((label) => ({ value: label, label })) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('shen{Enter}');

    await expect(args.onValueChange).toHaveBeenCalledWith('Shenzhen');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const RightToLeft: Story = {
  args: { defaultValue: '数据核实', clearable: true },
  globals: { direction: 'rtl' },
};
