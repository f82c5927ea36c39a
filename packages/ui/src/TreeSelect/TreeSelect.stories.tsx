import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import {
  deep,
  departments,
  lazyDepartments,
  loadForever,
  loadNothing,
  loadOffices,
  orders,
} from '../Tree/Tree.fixtures';
import { TreeSelect } from './TreeSelect';
import { treeSelectGuide } from './TreeSelect.guide';

const meta = {
  component: TreeSelect<boolean>,
  args: { label: '所属部门', items: departments, onValueChange: fn() },
  parameters: { frame: { maxWidth: 320 }, guide: treeSelectGuide },
} satisfies Meta<typeof TreeSelect<boolean>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingSelected: Story = { args: { description: '报告会抄送该部门的负责人' } };

export const Selected: Story = { args: { defaultValue: 'east', clearable: true } };

export const Several: Story = {
  args: {
    multiple: true,
    defaultValue: ['education', 'sales', 'hk'],
    clearable: true,
    onValueChange: fn(),
  },
};

export const Hovered: Story = {
  args: { defaultValue: 'east' },
  parameters: { pseudo: { hover: ['[role="combobox"]'] } },
};

export const Focused: Story = {
  args: { defaultValue: 'east' },
  parameters: { pseudo: { focusVisible: ['[role="combobox"]'] } },
};

export const Open: Story = {
  args: { defaultValue: 'east' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /所属部门/ }));

    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
    await expect(screen.getByRole('treeitem', { name: '华东大区' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

export const SeveralOpen: Story = {
  args: {
    multiple: true,
    defaultValue: ['education', 'sales'],
    defaultExpandedKeys: ['hq', 'verify', 'sales'],
    onValueChange: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('treeitem', { name: '华东大区' }));

    await expect(args.onValueChange).toHaveBeenCalledWith(['education', 'south']);
    await expect(screen.getByRole('tree')).toBeVisible();
  },
};

export const OneDisabled: Story = {
  args: { defaultExpandedKeys: ['hq', 'verify'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('treeitem', { name: /司法记录组/ }));

    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Searched: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.type(await screen.findByRole('searchbox'), '大区');

    await expect(screen.getByRole('treeitem', { name: /华南大区 ?South/ })).toBeVisible();
  },
};

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.type(await screen.findByRole('searchbox'), '重庆');

    await expect(screen.getByRole('treeitem', { name: '没有匹配“重庆”的内容' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { items: lazyDepartments, load: loadForever, defaultExpandedKeys: ['north'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));

    await expect(await screen.findByRole('treeitem', { name: '正在加载' })).toBeVisible();
  },
};

export const BranchFailed: Story = {
  args: { items: lazyDepartments, load: loadNothing, defaultExpandedKeys: ['north'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));

    await expect(await screen.findByRole('treeitem', { name: /加载失败/ })).toBeVisible();
  },
};

export const LoadsABranch: Story = {
  args: { items: lazyDepartments, load: loadOffices, defaultExpandedKeys: ['north'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('treeitem', { name: '华北大区第一办事处' }));

    await expect(
      canvas.getByRole('combobox', { name: '所属部门 华北大区 / 华北大区第一办事处' }),
    ).toBeVisible();
  },
};

export const Disabled: Story = { args: { defaultValue: 'east', disabled: true } };

export const DisabledTellsWhy: Story = {
  args: { defaultValue: 'east', disabledReason: '订单已提交，部门不能再改' },
};

export const ReadOnly: Story = { args: { defaultValue: 'east', readOnly: true } };

export const Invalid: Story = { args: { required: true, error: '请选择所属部门' } };

export const Warning: Story = {
  args: {
    defaultValue: 'east',
    note: { tone: 'warning', text: '该部门没有负责人，报告不会抄送给任何人' },
  },
};

export const Success: Story = {
  args: {
    defaultValue: 'east',
    description: '报告会抄送该部门的负责人',
    note: { tone: 'success', text: '与候选人的职位一致' },
  },
};

export const LongText: Story = {
  args: { items: deep, defaultValue: 'd4', clearable: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));

    await expect(await screen.findByRole('treeitem', { name: /^4 级/ })).toBeVisible();
  },
};

export const Many: Story = {
  args: { label: '候选人', items: orders, defaultExpandedKeys: orders.map(({ key }) => key) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await screen.findByRole('tree');

    await expect(screen.getAllByRole('treeitem').length).toBeLessThan(80);
  },
};

export const SelectedByKeyboard: Story = {
  args: { defaultExpandedKeys: ['hq'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');

    await expect(args.onValueChange).toHaveBeenCalledWith('verify');
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('tree');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
  },
};

export const RightToLeft: Story = {
  ...Open,
  args: { defaultValue: 'east', clearable: true },
  globals: { direction: 'rtl' },
};
