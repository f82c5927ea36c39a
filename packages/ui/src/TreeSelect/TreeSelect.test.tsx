import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { conforms } from '../internal/testing/conformance';
import { conformsAsField } from '../internal/testing/fieldConformance';
import { TreeSelect, type TreeSelectProps } from './TreeSelect';

const items = [
  {
    key: 'hq',
    label: '总部',
    children: [
      { key: 'hr', label: '人力' },
      { key: 'it', label: '技术' },
    ],
  },
  { key: 'hz', label: '杭州' },
];

function renderField(props: Partial<TreeSelectProps<boolean>> = {}) {
  const onValueChange = vi.fn();
  render(
    <TreeSelect<boolean> label="部门" items={items} onValueChange={onValueChange} {...props} />,
  );
  return { onValueChange, field: screen.getByRole('combobox') };
}

const item = (name: string) => screen.findByRole('treeitem', { name });

describe('TreeSelect', () => {
  conforms(TreeSelect<boolean>, {
    props: { label: '部门', items },
    target: (container) => container.querySelector('button'),
  });

  conformsAsField(TreeSelect<boolean>, {
    props: { items, clearable: true },
    value: 'it',
    submitted: ['it'],
    next: 'hr',
    nextSubmitted: ['hr'],
    change: async (control) => {
      await userEvent.click(control);
      await userEvent.click(screen.getByRole('treeitem', { name: '人力' }));
    },
  });

  it('is named by its label and the path of its value, and described by description and error', () => {
    const { field } = renderField({ defaultValue: 'it', description: '抄送', error: '请选择' });

    expect(field).toHaveAccessibleName(/^部门 总部\s?\/\s?技术$/);
    expect(field).toHaveAccessibleDescription('抄送 请选择');
    expect(field).toBeInvalid();
  });

  it('opens at the selected item, reports a new one, closes and returns focus', async () => {
    const { field, onValueChange } = renderField({ defaultValue: 'it' });
    await userEvent.click(field);
    expect(await item('技术')).toHaveAttribute('aria-selected', 'true');

    await userEvent.click(await item('人力'));

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('hr');
    await waitFor(() => expect(field).toHaveFocus());
    expect(screen.queryByRole('tree')).toBeNull();
  });

  it('checks several, shows full branches only, and stays open', async () => {
    const { field, onValueChange } = renderField({
      multiple: true,
      defaultValue: ['hr'],
      defaultExpandedKeys: ['hq'],
    });
    await userEvent.click(field);

    await userEvent.click(await item('技术'));

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(['hq', 'hr', 'it']);
    expect(screen.getByRole('tree', { name: '部门' })).toBeVisible();
    expect(screen.getByText('总部', { selector: 'button *' })).toBeVisible();
  });

  it('filters the tree by its search, but not during a composition', async () => {
    const { field } = renderField();
    await userEvent.click(field);
    const search = await screen.findByRole('searchbox', { name: '搜索' });

    fireEvent.input(search, { target: { value: 'ji' }, isComposing: true });
    expect(screen.getAllByRole('treeitem')).toHaveLength(2);

    fireEvent.input(search, { target: { value: '技' }, isComposing: true });
    fireEvent.compositionEnd(search);
    expect(screen.getAllByRole('treeitem').map((row) => row.textContent)).toEqual(['总部', '技术']);
  });

  it('clears all values with a named button', async () => {
    const { onValueChange } = renderField({ value: 'it', clearable: true });

    await userEvent.click(screen.getByRole('button', { name: '清除部门' }));

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(null);
    expect(screen.getByRole('combobox')).toHaveFocus();
  });

  it('keeps loaded children when it is opened again', async () => {
    const load = vi.fn().mockResolvedValue([{ key: 'cd', label: '成都' }]);
    const { field } = renderField({
      items: [{ key: 'west', label: '西南', expandable: true }],
      load,
      defaultExpandedKeys: ['west'],
    });
    await userEvent.click(field);
    await userEvent.click(await item('成都'));
    expect(field).toHaveAccessibleName(/^部门 西南\s?\/\s?成都$/);

    await userEvent.click(field);

    await item('成都');
    expect(load).toHaveBeenCalledOnce();
  });

  it('labels a selected key that is not loaded', () => {
    expect(renderField({ value: 'cd', labelOf: () => '成都' }).field).toHaveAccessibleName(
      '部门 成都',
    );
  });

  it.each([{ readOnly: true }, { disabled: true }, { disabledReason: '订单已提交' }])(
    'opens nothing with %o',
    async (props) => {
      const { field } = renderField({ value: 'it', clearable: true, ...props });

      await userEvent.click(field);

      expect(screen.queryByRole('tree')).toBeNull();
      expect(screen.queryByRole('button')).toBeNull();
      if (props.disabledReason) expect(field).toHaveAccessibleDescription('订单已提交');
    },
  );
});
