import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Tree } from './Tree';
import {
  deep,
  departments,
  lazyDepartments,
  loadForever,
  loadNothing,
  loadOffices,
  orders,
} from './Tree.fixtures';
import { treeGuide } from './Tree.guide';

const allKeys = ['hq', 'verify', 'sales', 'hk'];

const meta = {
  component: Tree,
  args: {
    label: '组织架构',
    items: departments,
    defaultExpandedKeys: ['hq'],
    onSelectedKeysChange: fn(),
    onCheckedKeysChange: fn(),
  },
  parameters: { frame: { maxWidth: 420 }, guide: treeGuide },
} satisfies Meta<typeof Tree>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { args: { defaultExpandedKeys: [] } };

export const Hovered: Story = { parameters: { pseudo: { hover: ['[data-index="1"]'] } } };

export const Focused: Story = { parameters: { pseudo: { focusVisible: ['[data-index="0"]'] } } };

export const Selected: Story = { args: { defaultSelectedKeys: ['verify'] } };

export const SelectsSeveral: Story = {
  args: { selection: 'multiple', defaultSelectedKeys: ['verify', 'legal'] },
};

export const Expanded: Story = { args: { defaultExpandedKeys: allKeys } };

export const OneDisabled: Story = {
  args: { defaultExpandedKeys: ['hq', 'verify'], checkable: true },
};

export const PartlyChecked: Story = {
  args: {
    checkable: true,
    selection: 'none',
    defaultExpandedKeys: allKeys,
    defaultCheckedKeys: ['education', 'sales'],
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('treeitem', { name: '背调核验部' })).toHaveAttribute(
      'aria-checked',
      'mixed',
    );
    await expect(canvas.getByRole('treeitem', { name: '华东大区' })).toBeChecked();

    await userEvent.click(canvas.getByRole('treeitem', { name: '工作履历组' }));

    await expect(args.onCheckedKeysChange).toHaveBeenCalledWith([
      'education',
      'work',
      'sales',
      'east',
      'south',
    ]);
  },
};

export const LoadsABranch: Story = {
  args: {
    items: lazyDepartments,
    defaultExpandedKeys: ['west'],
    load: (item, context) => (item.key === 'west' ? loadForever : loadOffices)(item, context),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('treeitem', { name: '正在加载' })).toBeVisible();

    await userEvent.click(canvas.getByRole('treeitem', { name: '华北大区' }));
    await userEvent.keyboard('{ArrowRight}');

    await expect(
      await canvas.findByRole('treeitem', { name: '华北大区第一办事处' }),
    ).toHaveAttribute('aria-level', '2');
  },
};

export const BranchFailed: Story = {
  args: { items: lazyDepartments, defaultExpandedKeys: ['north'], load: fn(loadNothing) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('treeitem', { name: /加载失败/ }));

    await waitFor(() => expect(args.load).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: /加载失败/ })).toHaveFocus());
  },
};

export const Empty: Story = { args: { items: [] } };

export const Searched: Story = { args: { query: '大区', defaultExpandedKeys: [] } };

export const NoMatch: Story = { args: { query: '重庆' } };

export const LongText: Story = {
  args: {
    items: deep,
    defaultExpandedKeys: [1, 2, 3, 4, 5, 6, 7].map((level) => `d${level}`),
    checkable: true,
  },
};

export const Many: Story = {
  args: { label: '订单', items: orders, defaultExpandedKeys: orders.map(({ key }) => key) },
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByRole('treeitem')).length).toBeLessThan(80);
    await userEvent.click(canvas.getByRole('treeitem', { name: '订单 BG202611180000' }));

    await userEvent.keyboard('{End}');

    await waitFor(() =>
      expect(canvas.getByRole('treeitem', { name: '候选人 10000' })).toHaveFocus(),
    );
    const { bottom } = canvas.getByRole('tree').getBoundingClientRect();
    await waitFor(() =>
      expect(document.activeElement!.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        bottom + 1,
      ),
    );
    // The end of a list is not where it was once its rows have had another height.
    await userEvent.keyboard('{Home}');
    await waitFor(() =>
      expect(canvas.getByRole('treeitem', { name: '订单 BG202611180000' })).toHaveFocus(),
    );
  },
};

export const MovesWithArrows: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const item = (name: string) => canvas.getByRole('treeitem', { name });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(item('背调核验部')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(item('工作履历组')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(item('背调核验部')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('*');
    await expect(item('华东大区')).toBeVisible();
    await userEvent.keyboard('{End}m');
    await userEvent.keyboard('{Home}法{Enter}');

    await expect(args.onSelectedKeysChange).toHaveBeenCalledWith(['legal']);
    await expect(item('法务与合规部')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tree')).not.toContainElement(
      document.activeElement as HTMLElement,
    );
  },
};

export const RightToLeft: Story = {
  args: { checkable: true, defaultExpandedKeys: allKeys, defaultCheckedKeys: ['sales'] },
  globals: { direction: 'rtl' },
};

export const Movable: Story = {
  args: { defaultExpandedKeys: allKeys, onItemMove: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const row = canvas.getByRole('treeitem', { name: '客户成功部' });
    await userEvent.click(row);

    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');

    await expect(args.onItemMove).toHaveBeenCalledWith('sales', { parent: 'hq', index: 0 });
    await expect(row).toHaveFocus();
  },
};
