import type { Guide } from '../internal/guide';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl';
import { Tabs } from './Tabs';

const tabs = [
  { key: 'identity', label: '身份核验', content: '一致' },
  { key: 'education', label: '学历核验', count: 2, content: '硕士，2016 年' },
];

/** The guide of `Tabs`. */
export const tabsGuide: Guide = {
  group: 'Navigation',
  use: [
    'For two to a dozen panels about one object, of which one is visible at a time.',
    '`manual` activation where a panel has to be loaded, `keepMounted` where panels contain inputs.',
    'With `onClose` for panels that were opened one by one.',
    'With `invalid` on the tabs of a long form, so that nobody searches for an error in the wrong one.',
  ],
  avoid: [
    'For one choice in a form: use `SegmentedControl` or `RadioGroup`.',
    'For contents that are compared or printed together: use `Card`s or `Accordion`.',
    'For pages: links in a `nav`, or the tag tabs of the shell.',
  ],
  pairs: [
    {
      do: {
        note: 'Short nouns, and a number for waiting items.',
        example: <Tabs label="报告内容" tabs={tabs} />,
      },
      dont: {
        note: 'Verbs in tabs are buttons in disguise.',
        example: (
          <Tabs
            label="报告内容"
            tabs={[
              { key: 'a', label: '查看身份', content: '' },
              { key: 'b', label: '提交审核', content: '' },
            ]}
          />
        ),
      },
    },
    {
      do: {
        note: 'A filter is a segmented control.',
        example: (
          <SegmentedControl
            label="范围"
            options={[
              { value: 'mine', label: '我的' },
              { value: 'all', label: '全部' },
            ]}
            value="mine"
            onValueChange={() => {}}
          />
        ),
      },
      dont: {
        note: 'Tabs promise different content, not less of the same.',
        example: (
          <Tabs
            label="范围"
            tabs={[
              { key: 'mine', label: '我的', content: '12 单' },
              { key: 'all', label: '全部', content: '1,284 单' },
            ]}
          />
        ),
      },
    },
  ],
  anatomy: [
    {
      part: 'Row',
      is: 'a `tablist` with one tab stop. Scrolls where the tabs do not fit, with the selected one in view',
    },
    { part: 'Tab', is: 'icon, label, number; announces its disabled reason' },
    {
      part: 'Errors',
      is: 'an icon, the number if known, and a text; in the menu of all tabs too, with a dot on its button',
    },
    { part: 'Cross', is: 'with `onTabClose`, for the mouse; Delete does the same' },
    { part: 'All tabs', is: 'a menu at the end of a row that does not fit' },
    { part: 'Panel', is: 'named by its tab' },
  ],
  keyboard: [
    {
      keys: '←, →, Home, End',
      does: 'Moves to a tab, and selects it unless activation is manual. Mirrored in right-to-left text.',
    },
    { keys: 'Enter, Space', does: 'Selects the tab.' },
    { keys: 'Delete', does: 'Closes the tab, if it is closable.' },
    { keys: 'Tab', does: 'Moves into the panel.' },
  ],
};
