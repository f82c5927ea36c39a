import type { Guide } from '../internal/guide';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl';
import { Tabs } from './Tabs';

/** The guide of `Tabs`. */
export const tabsGuide: Guide = (say) => {
  const tabs = [
    { key: 'identity', label: say('身份核验', 'Identity check'), content: say('一致', 'Match') },
    {
      key: 'education',
      label: say('学历核验', 'Education check'),
      count: 2,
      content: say('硕士，2016 年', 'Master’s degree, 2016'),
    },
  ];
  return {
    group: 'Navigation',
    use: [
      say(
        '用于同一对象的两个到十几个面板，每次只显示一个。',
        'For two to a dozen panels about one object, of which one is visible at a time.',
      ),
      say(
        '面板需要加载时用 `manual` 激活方式，面板含输入框时用 `keepMounted`。',
        '`manual` activation where a panel has to be loaded, `keepMounted` where panels contain inputs.',
      ),
      say(
        '面板由用户逐个打开时，加 `onClose`。',
        'With `onClose` for panels that were opened one by one.',
      ),
      say(
        '长表单的标签页加 `invalid`，避免到错误的标签页里找错误。',
        'With `invalid` on the tabs of a long form, so that nobody searches for an error in the wrong one.',
      ),
    ],
    avoid: [
      say(
        '表单中的单项选择：用 `SegmentedControl` 或 `RadioGroup`。',
        'For one choice in a form: use `SegmentedControl` or `RadioGroup`.',
      ),
      say(
        '需要一起比较或打印的内容：用 `Card` 或 `Accordion`。',
        'For contents that are compared or printed together: use `Card`s or `Accordion`.',
      ),
      say(
        '页面：用 `nav` 中的链接，或应用框架的页签栏。',
        'For pages: links in a `nav`, or the tag tabs of the shell.',
      ),
    ],
    pairs: [
      {
        do: {
          note: say('简短的名词，加上待处理数量。', 'Short nouns, and a number for waiting items.'),
          example: <Tabs label={say('报告内容', 'Report contents')} tabs={tabs} />,
        },
        dont: {
          note: say('标签页用动词，就成了伪装的按钮。', 'Verbs in tabs are buttons in disguise.'),
          example: (
            <Tabs
              label={say('报告内容', 'Report contents')}
              tabs={[
                { key: 'a', label: say('查看身份', 'View identity'), content: '' },
                { key: 'b', label: say('提交审核', 'Submit for review'), content: '' },
              ]}
            />
          ),
        },
      },
      {
        do: {
          note: say('筛选用分段控件。', 'A filter is a segmented control.'),
          example: (
            <SegmentedControl
              label={say('范围', 'Scope')}
              options={[
                { value: 'mine', label: say('我的', 'Mine') },
                { value: 'all', label: say('全部', 'All') },
              ]}
              value="mine"
              onValueChange={() => {}}
            />
          ),
        },
        dont: {
          note: say(
            '标签页意味着不同的内容，而不是同一内容的子集。',
            'Tabs promise different content, not less of the same.',
          ),
          example: (
            <Tabs
              label={say('范围', 'Scope')}
              tabs={[
                { key: 'mine', label: say('我的', 'Mine'), content: say('12 单', '12 orders') },
                { key: 'all', label: say('全部', 'All'), content: say('1,284 单', '1,284 orders') },
              ]}
            />
          ),
        },
      },
    ],
    anatomy: [
      {
        part: say('行', 'Row'),
        is: say(
          '只占一个 Tab 停靠点的 `tablist`。放不下时滚动，选中的标签页保持可见',
          'a `tablist` with one tab stop. Scrolls where the tabs do not fit, with the selected one in view',
        ),
      },
      {
        part: 'Tab',
        is: say(
          '图标、标签、数字；会播报禁用原因',
          'icon, label, number; announces its disabled reason',
        ),
      },
      {
        part: say('错误数', 'Errors'),
        is: say(
          '图标、已知时的数量和文字；“全部标签页”菜单中也有，其按钮带圆点',
          'an icon, the number if known, and a text; in the menu of all tabs too, with a dot on its button',
        ),
      },
      {
        part: say('关闭按钮', 'Cross'),
        is: say(
          '有 `onTabClose` 时出现，供鼠标使用；Delete 键效果相同',
          'with `onTabClose`, for the mouse; Delete does the same',
        ),
      },
      {
        part: say('全部标签页', 'All tabs'),
        is: say('放不下时出现在行尾的菜单', 'a menu at the end of a row that does not fit'),
      },
      { part: say('面板', 'Panel'), is: say('以其标签页命名', 'named by its tab') },
    ],
    keyboard: [
      {
        keys: '←, →, Home, End',
        does: say(
          '移至某个标签页并选中，手动激活时只移动。从右到左的文本中方向相反。',
          'Moves to a tab, and selects it unless activation is manual. Mirrored in right-to-left text.',
        ),
      },
      { keys: 'Enter, Space', does: say('选中该标签页。', 'Selects the tab.') },
      {
        keys: 'Delete',
        does: say('关闭该标签页（可关闭时）。', 'Closes the tab, if it is closable.'),
      },
      { keys: 'Tab', does: say('移入面板。', 'Moves into the panel.') },
    ],
  };
};
