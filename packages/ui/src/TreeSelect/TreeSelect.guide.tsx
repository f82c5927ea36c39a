import type { Guide } from '../internal/guide';
import { Select } from '../Select/Select';
import { TreeSelect } from './TreeSelect';

/** The guide of `TreeSelect`. */
export const treeSelectGuide: Guide = (say) => {
  const items = [
    {
      key: 'sh',
      label: say('上海公司', 'Shanghai company'),
      children: [
        { key: 'sh-sales', label: say('销售部', 'Sales') },
        { key: 'sh-legal', label: say('法务部', 'Legal') },
      ],
    },
    {
      key: 'bj',
      label: say('北京公司', 'Beijing company'),
      children: [{ key: 'bj-sales', label: say('销售部', 'Sales') }],
    },
  ];
  return {
    group: 'Choices',
    use: [
      say(
        '用于在表单中从层级里选择：部门、地区、类别。',
        'To choose from a hierarchy in a form: a department, a region, a category.',
      ),
      say(
        '授予整个分支时加 `multiple`：完整的分支为一个标签。',
        'With `multiple` to grant whole branches: a full branch is one tag.',
      ),
      say(
        '树过大、无法一次传输时加 `load`：分支展开时加载。',
        'With `load` for a tree too large to send: branches load when they are expanded.',
      ),
    ],
    avoid: [
      say(
        '只有一层：用 `Select`；选项较多时用 `Combobox`。',
        'For one level: use `Select`, or `Combobox` when there are many.',
      ),
      say('树本身就是页面内容：用 `Tree`。', 'Where the tree itself is the page: use `Tree`.'),
    ],
    pairs: [
      {
        do: {
          note: say(
            '路径是值的一部分，可区分两个“销售部”。',
            'The path is part of the value: it distinguishes two sales departments.',
          ),
          example: (
            <TreeSelect label={say('部门', 'Department')} items={items} defaultValue="bj-sales" />
          ),
        },
        dont: {
          note: say(
            '扁平列表中同名项出现两次，无从分辨。',
            'In a flat list the same name appears twice, and nobody knows which is which.',
          ),
          example: (
            <Select
              label={say('部门', 'Department')}
              options={[
                { value: 'sh', label: say('销售部', 'Sales') },
                { value: 'bj', label: say('销售部', 'Sales') },
              ]}
              value="bj"
              onValueChange={() => {}}
            />
          ),
        },
      },
      {
        do: {
          note: say('完整的分支为一个标签。', 'A full branch is one tag.'),
          example: (
            <TreeSelect
              label={say('可见范围', 'Visible to')}
              items={items}
              multiple
              defaultValue={['sh', 'sh-sales', 'sh-legal']}
            />
          ),
        },
        dont: {
          note: say(
            '使用 `checkStrictly` 时每项各为一个标签：仅适用于分支不包含其后代的情况。',
            'With `checkStrictly` each item is a separate tag: only where a branch does not imply its descendants.',
          ),
          example: (
            <TreeSelect
              label={say('可见范围', 'Visible to')}
              items={items}
              multiple
              checkStrictly
              defaultValue={['sh', 'sh-sales', 'sh-legal']}
            />
          ),
        },
      },
    ],
    anatomy: [
      {
        part: say('标签、说明、错误、备注', 'Label, help, error, note'),
        is: say('与所有字段相同', 'those of every field'),
      },
      {
        part: say('触发按钮', 'Trigger'),
        is: say(
          '`<button role="combobox">`，显示值的路径，或显示标签及其余项的数量',
          'a `<button role="combobox">` with the path of the value, or tags and the number of the others',
        ),
      },
      {
        part: say('清除按钮', 'Clear button'),
        is: say('有 `clearable` 且有值时出现', 'with `clearable`, while there is a value'),
      },
      {
        part: say('面板', 'Panel'),
        is: say(
          '以标签命名的 `role="dialog"`：搜索框和下方的 `Tree`',
          'a `role="dialog"` named by the label: a search over a `Tree`',
        ),
      },
    ],
    keyboard: [
      {
        keys: 'Enter, Space, ↓',
        does: say('打开面板；焦点移至搜索框。', 'Opens the panel; focus goes to the search.'),
      },
      {
        keys: say('搜索框中的 ↓', '↓ in the search'),
        does: say(
          '移入树，到选中的行或第一行。',
          'Moves into the tree, to the selected or the first row.',
        ),
      },
      {
        keys: say('在树中', 'In the tree'),
        does: say(
          '与 `Tree` 的按键相同；Enter 选中并关闭，有 `multiple` 时勾选且不关闭。',
          'The keys of `Tree`; Enter selects and closes, with `multiple` it checks and stays.',
        ),
      },
      {
        keys: 'Escape',
        does: say('关闭面板；焦点回到字段。', 'Closes the panel; focus returns to the field.'),
      },
      {
        keys: 'Tab',
        does: say(
          '从搜索框到树，再移出，面板随之关闭。',
          'From the search to the tree, then out, which closes the panel.',
        ),
      },
    ],
  };
};
