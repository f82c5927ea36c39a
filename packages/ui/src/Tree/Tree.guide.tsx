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
  group: 'Data display',
  use: [
    'To show a hierarchy that people expand and collapse: departments, regions, permissions.',
    'With `checkable` to grant several items at once: a branch checks all its descendants.',
    'With `load` for a tree too large to send: each branch loads its children when it is first expanded.',
  ],
  avoid: [
    'For one level: use `List`, or `CheckboxGroup` to choose.',
    'In a form where the tree would push everything down: use `TreeSelect`.',
    'For pages of an application: use the navigation, whose items are links.',
  ],
  pairs: [
    {
      do: {
        note: 'The first level is expanded: its content is visible at once.',
        example: <Tree label="组织架构" items={items} defaultExpandedKeys={['hq']} />,
      },
      dont: {
        note: 'A single collapsed root says nothing until it is expanded.',
        example: <Tree label="组织架构" items={items} />,
      },
    },
    {
      do: {
        note: 'A disabled item gives the reason.',
        example: (
          <Tree
            label="核验项目"
            items={[...flat.slice(0, 1), { ...locked, disabledReason: '等待授权' }]}
            selection="single"
          />
        ),
      },
      dont: {
        note: 'Disabled without a reason sends people to support.',
        example: (
          <Tree label="核验项目" items={[...flat.slice(0, 1), { ...locked, disabled: true }]} />
        ),
      },
    },
  ],
  anatomy: [
    {
      part: 'Row',
      is: 'a `role="treeitem"` with its level, its position and the number of its siblings',
    },
    { part: 'Arrow', is: 'expands and collapses a branch; a leaf reserves its space' },
    { part: 'Check box', is: 'with `checkable`: checked, partly checked or not' },
    {
      part: 'Icon and label',
      is: 'the label is the accessible name, with the match marked during a search',
    },
    { part: 'Reason', is: 'the reason why the item is disabled, at the end of the row' },
    {
      part: 'Last row of a branch',
      is: 'while children are loading, or after a failure: pressing it retries',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Enters at the last focused, the selected or the first row; leaves by the next press.',
    },
    { keys: '↓, ↑', does: 'Moves to the next or previous visible row, disabled ones included.' },
    {
      keys: '→',
      does: 'Expands a collapsed branch; on an expanded one moves to its first child. In right-to-left text: ←.',
    },
    {
      keys: '←',
      does: 'Collapses an expanded branch; else moves to its parent. In right-to-left text: →.',
    },
    { keys: 'Home, End', does: 'Moves to the first or last visible row.' },
    { keys: 'Letters', does: 'Moves to the next item whose label starts with them.' },
    { keys: '*', does: 'Expands all siblings of the row.' },
    {
      keys: 'Enter',
      does: 'Selects; without selection checks, or expands and collapses; on a failed branch retries.',
    },
    { keys: 'Space', does: 'Checks where there are check boxes; otherwise like Enter.' },
  ],
};
