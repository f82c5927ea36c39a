import type { Guide } from '../internal/guide';
import { Select } from '../Select/Select';
import { TreeSelect } from './TreeSelect';

const items = [
  {
    key: 'sh',
    label: '上海公司',
    children: [
      { key: 'sh-sales', label: '销售部' },
      { key: 'sh-legal', label: '法务部' },
    ],
  },
  { key: 'bj', label: '北京公司', children: [{ key: 'bj-sales', label: '销售部' }] },
];

/** The guide of `TreeSelect`. */
export const treeSelectGuide: Guide = {
  group: 'Choices',
  use: [
    'To choose from a hierarchy in a form: a department, a region, a category.',
    'With `multiple` to grant whole branches: a full branch is one tag.',
    'With `load` for a tree too large to send: branches load when they are expanded.',
  ],
  avoid: [
    'For one level: use `Select`, or `Combobox` when there are many.',
    'Where the tree itself is the page: use `Tree`.',
  ],
  pairs: [
    {
      do: {
        note: 'The path is part of the value: it distinguishes two 销售部.',
        example: <TreeSelect label="部门" items={items} defaultValue="bj-sales" />,
      },
      dont: {
        note: 'In a flat list the same name appears twice, and nobody knows which is which.',
        example: (
          <Select
            label="部门"
            options={[
              { value: 'sh', label: '销售部' },
              { value: 'bj', label: '销售部' },
            ]}
            value="bj"
            onValueChange={() => {}}
          />
        ),
      },
    },
    {
      do: {
        note: 'A full branch is one tag.',
        example: (
          <TreeSelect
            label="可见范围"
            items={items}
            multiple
            defaultValue={['sh', 'sh-sales', 'sh-legal']}
          />
        ),
      },
      dont: {
        note: 'With `checkStrictly` each item is a separate tag: only where a branch does not imply its descendants.',
        example: (
          <TreeSelect
            label="可见范围"
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
    { part: 'Label, help, error, note', is: 'those of every field' },
    {
      part: 'Trigger',
      is: 'a `<button role="combobox">` with the path of the value, or tags and the number of the others',
    },
    { part: 'Clear button', is: 'with `clearable`, while there is a value' },
    { part: 'Panel', is: 'a `role="dialog"` named by the label: a search over a `Tree`' },
  ],
  keyboard: [
    { keys: 'Enter, Space, ↓', does: 'Opens the panel; focus goes to the search.' },
    {
      keys: '↓ in the search',
      does: 'Moves into the tree, to the selected or the first row.',
    },
    {
      keys: 'In the tree',
      does: 'The keys of `Tree`; Enter selects and closes, with `multiple` it checks and stays.',
    },
    { keys: 'Escape', does: 'Closes the panel; focus returns to the field.' },
    { keys: 'Tab', does: 'From the search to the tree, then out, which closes the panel.' },
  ],
};
