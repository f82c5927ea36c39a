import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { MultiSelect } from './MultiSelect';
import { multiSelectGuide } from './MultiSelect.guide';

const states = ['待接单', '信息收集', '数据核实', '报告审核', '已完成', '已取消'];
const cities =
  '北京 上海 广州 深圳 杭州 成都 武汉 西安 南京 苏州 郑州 重庆 天津 长沙 呼伦贝尔'.split(' ');

const groupOf = (labels: string) => labels.split(' ').map((label) => ({ value: label, label }));

const meta = {
  component: MultiSelect<string>,
  args: {
    label: '订单状态',
    options: states.map((label) => ({ value: label, label })),
    defaultValue: ['信息收集', '数据核实'],
    onValueChange: fn(),
  },
  parameters: { frame: { maxWidth: 280 }, guide: multiSelectGuide },
} satisfies Meta<typeof MultiSelect<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { defaultValue: [] } };

export const Picked: Story = {};

export const MoreThanShown: Story = { args: { defaultValue: states, clearable: true } };

export const Required: Story = {
  args: { defaultValue: [], required: true, description: '只推送所选状态的变化' },
};

export const Invalid: Story = { args: { defaultValue: [], error: '请至少选择一个状态' } };

export const Warning: Story = {
  args: { note: { tone: 'warning', text: '两个状态的变化频繁，每天约 40 条短信' } },
};

export const Success: Story = {
  args: {
    description: '只推送所选状态的变化',
    note: { tone: 'success', text: '已按客户的要求设置' },
  },
};

export const Loading: Story = {
  args: {
    label: '城市',
    options: [{ value: 'bj', label: '北京' }],
    defaultValue: ['bj'],
    loading: true,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '城市 北京' }));

    await expect(
      await screen.findByRole('option', { name: /正在加载选项|Loading options/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
  },
};

export const LoadFailed: Story = {
  args: {
    label: '城市',
    options: [],
    defaultValue: [],
    loading: false,
    loadError: { text: '城市列表没有取到', onRetry: fn() },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const retry = await screen.findByRole('option', { name: /城市列表没有取到/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');

    await expect(args.loadError?.onRetry).toHaveBeenCalledOnce();
    await expect(retry).toBeVisible();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('城市列表没有取到');
  },
};

export const Hovered: Story = { parameters: { pseudo: { hover: ['button'] } } };

export const Focused: Story = { parameters: { pseudo: { focusVisible: ['button'] } } };

export const Disabled: Story = { args: { disabled: true } };

export const DisabledTellsWhy: Story = {
  args: { disabled: true, description: '推送由总部统一设置' },
};

export const ReadOnly: Story = { args: { defaultValue: states, readOnly: true } };

export const Many: Story = {
  args: {
    label: '城市',
    options: Array.from({ length: 300 }, (_, index) => ({
      value: `c${index}`,
      label: `第 ${index + 1} 项城市`,
    })),
    defaultValue: ['c7'],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.keyboard('第 3');

    await expect((await screen.findAllByRole('option')).length).toBeGreaterThan(1);
  },
};

export const LongText: Story = {
  args: {
    label: '签约主体',
    clearable: true,
    options: [
      '呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源信息咨询服务有限责任公司',
      'Mingjian International (Hong Kong) Limited',
      '明鉴',
    ].map((label) => ({ value: label, label })),
    defaultValue: [
      '呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源信息咨询服务有限责任公司',
      'Mingjian International (Hong Kong) Limited',
      '明鉴',
    ],
  },
};

export const Open: Story = {
  args: { options: states.map((label) => ({ value: label, label, disabled: label === '已取消' })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));

    await expect(await screen.findByRole('listbox', { name: '订单状态' })).toBeVisible();
  },
};

export const MostPickedOpen: Story = {
  args: { max: 2 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));

    await expect(await screen.findByRole('status')).toBeVisible();
  },
};

export const EmptyOpen: Story = {
  args: { options: [], defaultValue: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));

    await expect(await screen.findByRole('listbox')).toBeVisible();
  },
};

export const GroupedAndSearched: Story = {
  args: {
    label: '城市',
    options: [
      { key: 'east', label: '华东', options: groupOf('上海 南京 苏州 杭州 宁波 合肥 苏北') },
      { key: 'north', label: '华北', options: groupOf('北京 天津 石家庄 太原 苏家屯') },
    ],
    defaultValue: ['北京', '苏州'],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('苏');

    await expect(screen.getAllByRole('option')).toHaveLength(3);
    await expect(screen.getAllByRole('group')).toHaveLength(2);
  },
};

export const Small: Story = { args: { size: 'small', clearable: true } };

export const SelectedByKeyboard: Story = {
  args: {
    label: '城市',
    options: cities.map((label) => ({ value: label, label })),
    defaultValue: ['北京'],
    max: 5,
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('州{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(screen.getAllByRole('option')).toHaveLength(4);

    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const OpenAndSearchable: Story = {
  args: {
    label: '城市',
    options: cities.map((label) => ({ value: label, label })),
    defaultValue: ['北京', '深圳', '苏州'],
    clearable: true,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button')[0]!);

    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
  },
};

export const RightToLeft: Story = {
  args: { defaultValue: states, clearable: true },
  globals: { direction: 'rtl' },
};
