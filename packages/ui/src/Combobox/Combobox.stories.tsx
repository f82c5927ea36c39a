import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Combobox } from './Combobox';
import {
  candidates,
  companies,
  findCompanies,
  findForever,
  findNothing,
  findOutOfOrder,
} from './Combobox.fixtures';
import { comboboxGuide } from './Combobox.guide';

const meta = {
  component: Combobox,
  args: { label: '委托公司', options: companies, onValueChange: fn() },
  parameters: { frame: { maxWidth: 360 }, guide: comboboxGuide },
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingSelected: Story = {
  args: { placeholder: '输入公司名称', description: '按合同上的全称查找' },
};

export const Selected: Story = { args: { defaultValue: 'hz', clearable: true } };

export const Hovered: Story = {
  args: { defaultValue: 'hz' },
  parameters: { pseudo: { hover: ['input'] } },
};

export const Focused: Story = {
  args: { defaultValue: 'hz' },
  parameters: { pseudo: { focusVisible: ['input'] } },
};

export const Open: Story = {
  args: { defaultValue: 'hz' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: '委托公司' }));

    await expect(await screen.findByRole('listbox', { name: '委托公司' })).toBeVisible();
    await expect(screen.getAllByRole('option')).toHaveLength(5);
  },
};

export const OneDisabled: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '公司');

    await expect(await screen.findByRole('option', { name: /到期/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Disabled: Story = { args: { defaultValue: 'hz', disabled: true } };

export const DisabledTellsWhy: Story = {
  args: { defaultValue: 'hz', disabledReason: '订单已提交，委托公司不能再改' },
};

export const ReadOnly: Story = { args: { defaultValue: 'hz', readOnly: true } };

export const Loading: Story = {
  args: { options: undefined, load: findForever },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));

    await expect(await screen.findByRole('option', { name: '正在搜索' })).toBeVisible();
  },
};

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '重庆两江');

    await expect(
      await screen.findByRole('option', { name: '没有匹配“重庆两江”的选项' }),
    ).toBeVisible();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue(''));
    await userEvent.type(canvas.getByRole('combobox'), '重庆两江');
  },
};

export const CreatesANewOne: Story = {
  args: { onCreate: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '重庆两江人才服务有限公司');
    await userEvent.click(
      await screen.findByRole('option', { name: '新建“重庆两江人才服务有限公司”' }),
    );

    await expect(args.onCreate).toHaveBeenCalledWith('重庆两江人才服务有限公司');
    await userEvent.type(canvas.getByRole('combobox'), '北京');
    await expect(await screen.findByRole('option', { name: '新建“北京”' })).toBeVisible();
  },
};

export const LoadFailed: Story = {
  args: { options: undefined, load: fn(findNothing) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: /选项加载失败/ }));
    await waitFor(() => expect(args.load).toHaveBeenCalledTimes(2));
    await screen.findByRole('option', { name: /选项加载失败/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');

    await waitFor(() => expect(args.load).toHaveBeenCalledTimes(3));
    await expect(await screen.findByRole('option', { name: /重试/ })).toBeVisible();
  },
};

export const Invalid: Story = { args: { required: true, error: '请选择委托公司' } };

export const Warning: Story = {
  args: {
    defaultValue: 'hk',
    note: { tone: 'warning', text: '这家公司的合同将于 2026-11-30 到期' },
  },
};

export const Success: Story = {
  args: {
    defaultValue: 'hz',
    description: '按合同上的全称查找',
    note: { tone: 'success', text: '余额可支付这一单' },
  },
};

export const LongText: Story = {
  args: {
    defaultValue: 'long',
    clearable: true,
    options: [
      {
        value: 'long',
        label: '上海明鉴人力资源信息技术服务有限公司华东分公司苏州工业园区第二办事处',
        description: '江苏省苏州市苏州工业园区星湖街 328 号创意产业园 11 栋 602 室',
      },
      ...companies,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    // How far a list is scrolled when it opens depends on when its rows were measured.
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getAllByRole('option').at(-1)).toBeVisible());
    await userEvent.keyboard('{Home}');
    input.scrollLeft = 0;
  },
};

export const Many: Story = {
  args: { label: '候选人', options: candidates, defaultValue: 'c7000' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(screen.getByRole('option', { selected: true })).toBeVisible());
    await expect(screen.getAllByRole('option').length).toBeLessThan(60);

    await userEvent.keyboard('{End}');

    await waitFor(() => expect(screen.getByRole('option', { name: /10000$/ })).toBeVisible());
  },
};

export const StaleAnswerIsIgnored: Story = {
  args: { options: undefined, load: fn(findOutOfOrder) },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, '上');
    await waitFor(() => expect(args.load).toHaveBeenCalledWith('上', expect.anything()));
    await userEvent.type(input, '海');

    await expect(await screen.findByRole('option', { name: '“上海”的结果' })).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 700));
    await expect(screen.getByRole('option')).toHaveTextContent('“上海”的结果');
  },
};

export const SelectedByKeyboard: Story = {
  args: { options: undefined, load: findCompanies },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('有限');
    await screen.findByRole('option', { name: /杭州/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');

    await expect(args.onValueChange).toHaveBeenCalledWith('hz');
    await expect(canvas.getByRole('combobox')).toHaveValue('杭州云栖数据科技有限公司');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  ...Open,
  args: { defaultValue: 'hk', clearable: true },
  globals: { direction: 'rtl' },
};
