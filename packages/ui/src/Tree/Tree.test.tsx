import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../internal/testing/conformance';
import type { TreeItem } from './model/treeItem';
import { Tree, type TreeProps } from './Tree';

const items: TreeItem[] = [
  {
    key: 'hq',
    label: '总部',
    children: [
      { key: 'hr', label: '人力' },
      {
        key: 'it',
        label: '技术',
        children: [
          { key: 'fe', label: '前端' },
          { key: 'be', label: '后端', disabledReason: '已封存' },
        ],
      },
    ],
  },
  { key: 'hz', label: '杭州' },
];

const item = (name: string | RegExp) => screen.getByRole('treeitem', { name });
const names = () => screen.getAllByRole('treeitem').map((row) => row.textContent);

function renderTree(props: Partial<TreeProps> = {}) {
  const onSelectedKeysChange = vi.fn();
  const onCheckedKeysChange = vi.fn();
  render(
    <Tree
      label="部门"
      items={items}
      defaultExpandedKeys={['hq']}
      onSelectedKeysChange={onSelectedKeysChange}
      onCheckedKeysChange={onCheckedKeysChange}
      {...props}
    />,
  );
  return { onSelectedKeysChange, onCheckedKeysChange };
}

describe('Tree', () => {
  conforms(Tree, { props: { label: '部门', items } });

  it('announces level, position and expanded state', () => {
    renderTree();

    expect(screen.getByRole('tree', { name: '部门' })).toBeVisible();
    expect(item('技术')).toHaveAttribute('aria-level', '2');
    expect(item('技术')).toHaveAttribute('aria-posinset', '2');
    expect(item('技术')).toHaveAttribute('aria-setsize', '2');
    expect(item('总部')).toHaveAttribute('aria-expanded', 'true');
    expect(item('人力')).not.toHaveAttribute('aria-expanded');
  });

  it('names the item of each row, for handlers of the root', () => {
    renderTree();

    expect(item('技术')).toHaveAttribute('data-key', 'it');
  });

  it('is one tab stop, on the selected row', async () => {
    renderTree({ defaultSelectedKeys: ['it'] });

    await userEvent.tab();
    expect(item('技术')).toHaveFocus();

    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it('selects one at a time by press and by Enter, never one that is disabled', async () => {
    const { onSelectedKeysChange } = renderTree({ defaultExpandedKeys: ['hq', 'it'] });

    await userEvent.click(item('人力'));
    await userEvent.click(item(/后端/));
    expect(onSelectedKeysChange.mock.calls).toEqual([[['hr']]]);

    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(onSelectedKeysChange).toHaveBeenLastCalledWith(['fe']);
  });

  it('deselects a selected item in multiple selection', async () => {
    const { onSelectedKeysChange } = renderTree({
      selection: 'multiple',
      defaultSelectedKeys: ['hr'],
    });

    await userEvent.click(item('杭州'));
    await userEvent.click(item('人力'));

    expect(onSelectedKeysChange.mock.calls).toEqual([[['hr', 'hz']], [['hz']]]);
  });

  it('checks all enabled items below a branch with Space, and announces a partial state', async () => {
    const { onCheckedKeysChange } = renderTree({
      checkable: true,
      defaultExpandedKeys: ['hq', 'it'],
    });
    await userEvent.tab();

    await userEvent.keyboard(' ');

    expect(onCheckedKeysChange).toHaveBeenCalledExactlyOnceWith(['hr', 'fe']);
    expect(item('技术')).toHaveAttribute('aria-checked', 'mixed');
    expect(item(/后端/)).not.toBeChecked();
  });

  it('checks one item alone with checkStrictly', async () => {
    const { onCheckedKeysChange } = renderTree({
      checkable: true,
      checkStrictly: true,
      selection: 'none',
    });

    await userEvent.click(item('总部'));

    expect(onCheckedKeysChange).toHaveBeenCalledExactlyOnceWith(['hq']);
    expect(item('人力')).not.toBeChecked();
  });

  it('expands and collapses by its rows where nothing can be selected', async () => {
    renderTree({ selection: 'none' });

    await userEvent.click(item('总部'));

    expect(names()).toEqual(['总部', '杭州']);
  });

  it('keeps focus when the branch around it is collapsed', async () => {
    const view = (expandedKeys: string[]) => (
      <Tree label="部门" items={items} expandedKeys={expandedKeys} />
    );
    const { rerender } = render(view(['hq']));
    await userEvent.click(item('技术'));

    rerender(view([]));

    expect(item('总部')).toHaveFocus();
  });

  it('filters to matches with their ancestors, which can be collapsed', async () => {
    renderTree({ query: '前', defaultExpandedKeys: [] });
    expect(names()).toEqual(['总部', '技术', '前端']);
    expect(screen.getByRole('status')).toHaveTextContent('1 个匹配项');

    await userEvent.click(item('技术'));
    await userEvent.keyboard('{ArrowLeft}');

    expect(names()).toEqual(['总部', '技术']);
  });

  it('loads children on demand, once, and again after a failure', async () => {
    const load = vi
      .fn()
      .mockRejectedValueOnce(new Error('503'))
      .mockResolvedValue([{ key: 'cd', label: '成都' }]);
    renderTree({ items: [{ key: 'west', label: '西南', expandable: true }], load });
    expect(load).not.toHaveBeenCalled();

    await userEvent.click(item('西南'));
    await userEvent.keyboard('{ArrowRight}');
    await screen.findByRole('treeitem', { name: /加载失败/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');

    expect(await screen.findByRole('treeitem', { name: '成都' })).toHaveAttribute(
      'aria-level',
      '2',
    );
    expect(load).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(item('西南')).toHaveFocus());
  });

  it('aborts the request of a collapsed branch', async () => {
    let signal: AbortSignal | undefined;
    renderTree({
      items: [{ key: 'west', label: '西南', expandable: true }],
      load: (_, context) => {
        signal = context.signal;
        return new Promise(() => {});
      },
    });
    await userEvent.click(item('西南'));
    await userEvent.keyboard('{ArrowRight}');
    expect(item('正在加载')).toBeVisible();

    await userEvent.keyboard('{ArrowLeft}');

    expect(signal?.aborted).toBe(true);
  });

  it('announces an empty tree, or that nothing matches', () => {
    const { rerender } = render(<Tree label="部门" items={[]} />);
    expect(item('暂无内容')).toBeVisible();

    rerender(<Tree label="部门" items={items} query="成都" />);
    expect(item('没有匹配“成都”的内容')).toBeVisible();
  });

  it('moves the focused item by Alt and the arrow keys, says where to, and keeps the focus', async () => {
    const onItemMove = vi.fn();
    renderTree({ onItemMove, defaultExpandedKeys: ['hq', 'it'] });
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard('{End}{ArrowUp}');
    expect(item(/后端/)).toHaveFocus();

    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');

    expect(onItemMove.mock.lastCall).toEqual(['be', { parent: 'it', index: 0 }]);
    expect(screen.getByRole('status')).toHaveTextContent('后端 已移到 技术 的第 1 位');
    expect(item(/后端/)).toHaveFocus();
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(onItemMove.mock.lastCall).toEqual(['be', { parent: 'fe', index: 0 }]);
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(onItemMove.mock.lastCall).toEqual(['be', { parent: 'hq', index: 2 }]);
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(onItemMove).toHaveBeenCalledTimes(3);
  });

  it('moves nothing without a handler, nor during a search', async () => {
    const onItemMove = vi.fn();
    renderTree({ onItemMove, query: '端' });
    const user = userEvent.setup();
    await user.tab();

    await user.keyboard('{ArrowDown}{Alt>}{ArrowUp}{/Alt}');

    expect(onItemMove).not.toHaveBeenCalled();
    expect(screen.getByRole('tree')).not.toHaveAttribute('aria-keyshortcuts');
  });
});
