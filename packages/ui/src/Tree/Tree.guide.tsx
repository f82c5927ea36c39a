import type { Guide } from '../internal/guide';
import { Tree } from './Tree';

const items = [
  {
    key: 'hq',
    label: '上海明鉴',
    children: [
      {
        key: 'verify',
        label: '背调核验部',
        children: [
          { key: 'education', label: '学历核验组' },
          { key: 'work', label: '工作履历组' },
        ],
      },
      { key: 'legal', label: '法务与合规部' },
    ],
  },
];
const flat = [
  { key: 'a', label: '待接单' },
  { key: 'b', label: '调查中' },
  { key: 'c', label: '已完成' },
];
const locked = { key: 'court', label: '司法记录组' };

/** The guide of `Tree`. */
export const treeGuide: Guide = {
  use: [
    'To show what stands below what, where people open and close parts: departments, regions, permissions.',
    'With `checkable` to grant several parts at once: a branch checks all that is below it.',
    'With `load` where the whole is too much to send: each branch brings its children when it is opened first.',
  ],
  avoid: [
    'For one level: use `List`, or `CheckboxGroup` to choose.',
    'In a form where the tree would push everything down: use `TreeSelect`.',
    'For pages of an application: use the navigation, whose items are links.',
  ],
  pairs: [
    {
      do: {
        note: 'The first level is open: what is in it is seen at once.',
        example: <Tree label="组织架构" items={items} defaultExpandedKeys={['hq']} />,
      },
      dont: {
        note: 'A lone closed root says nothing until it is pressed.',
        example: <Tree label="组织架构" items={items} />,
      },
    },
    {
      do: {
        note: 'What cannot be chosen says why.',
        example: (
          <Tree
            label="核验项目"
            items={[...flat.slice(0, 1), { ...locked, disabledReason: '等待授权' }]}
            selection="single"
          />
        ),
      },
      dont: {
        note: 'Grey without a reason sends people to support.',
        example: (
          <Tree label="核验项目" items={[...flat.slice(0, 1), { ...locked, disabled: true }]} />
        ),
      },
    },
  ],
  anatomy: [
    {
      part: 'Row',
      is: 'a `role="treeitem"` with its level, its place and the number of its siblings',
    },
    { part: 'Arrow', is: 'opens and closes a branch; a leaf keeps its room' },
    { part: 'Check box', is: 'with `checkable`: checked, partly checked or not' },
    {
      part: 'Icon and label',
      is: 'the label is the accessible name, what is looked for is marked in it',
    },
    { part: 'Reason', is: 'why the item is disabled, at the end of the row' },
    {
      part: 'Last row of a branch',
      is: 'while children load, or when that failed: pressing it tries again',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Enters at the row that had focus last, or is selected, or is first; leaves by the next press.',
    },
    { keys: '↓, ↑', does: 'Moves to the next or previous row in sight, disabled ones included.' },
    {
      keys: '→',
      does: 'Opens a closed branch; on an open one moves to its first child. From right to left: ←.',
    },
    {
      keys: '←',
      does: 'Closes an open branch; else moves to the item above it. From right to left: →.',
    },
    { keys: 'Home, End', does: 'Moves to the first or last row in sight.' },
    { keys: 'Letters', does: 'Moves to the next item whose label starts with them.' },
    { keys: '*', does: 'Opens all branches beside the row.' },
    {
      keys: 'Enter',
      does: 'Selects; without selection checks, or opens and closes; on a failed branch tries again.',
    },
    { keys: 'Space', does: 'Checks where there are check boxes; else does what Enter does.' },
  ],
};
