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
  use: [
    'To choose from what stands below something else, in a form: a department, a region, a category.',
    'With `multiple` to give rights over whole branches: a full branch is one tag.',
    'With `load` where the tree is too big to send: branches come when they are opened.',
  ],
  avoid: [
    'For one level: use `Select`, or `Combobox` when there are many.',
    'Where the tree itself is the page: use `Tree`.',
  ],
  pairs: [
    {
      do: {
        note: 'The way is part of the value: two 销售部 are told apart.',
        example: <TreeSelect label="部门" items={items} defaultValue="bj-sales" />,
      },
      dont: {
        note: 'In a flat list the same name stands twice, and nobody knows which is which.',
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
        note: 'With `checkStrictly` each item is a tag of its own: only where a branch does not imply what is below it.',
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
      is: 'a `<button role="combobox">` with the way to the choice, or tags and the number of the rest',
    },
    { part: 'Clear button', is: 'with `clearable`, while something is chosen' },
    { part: 'Panel', is: 'a `role="dialog"` named by the label: a search over a `Tree`' },
  ],
  keyboard: [
    { keys: 'Enter, Space, ↓', does: 'Opens the panel; focus goes to the search.' },
    {
      keys: '↓ in the search',
      does: 'Moves into the tree, at what is chosen or at the first row.',
    },
    {
      keys: 'In the tree',
      does: 'The keys of `Tree`; Enter chooses and closes, with `multiple` it checks and stays.',
    },
    { keys: 'Escape', does: 'Closes the panel; focus goes back to the field.' },
    { keys: 'Tab', does: 'From the search to the tree, then out, which closes the panel.' },
  ],
};
