import { Download, RefreshCw } from 'lucide-react';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import type { Guide } from '../internal/guide';
import { Toolbar, ToolbarSeparator, ToolbarSpacer } from './Toolbar';

/** The guide of `Toolbar`. */
export const toolbarGuide: Guide = (say) => ({
  group: 'Actions',
  use: [
    say(
      '用于同一对象的三个及以上工具：下方列表、编辑器、报告。',
      'For three or more tools for one object: the list below, the editor, the report.',
    ),
    say(
      '用于否则要按十次 Tab 键才能到达列表的场合。',
      'Where the Tab key would otherwise stop ten times before the list.',
    ),
  ],
  avoid: [
    say(
      '同一对象的两到四个操作：用 `ButtonGroup`；每个按钮都可作为 Tab 停靠点。',
      'For two to four actions on one object: use `ButtonGroup`; each may be a tab stop.',
    ),
    say(
      '对话框或表单的按钮：放在其底部，使每个按钮都是 Tab 停靠点。',
      'For the buttons of a dialog or a form: put them in its footer, so that each is a tab stop.',
    ),
    say(
      '针对选中行的操作：用会统计行数的 `BulkBar`。',
      'For actions on the selected rows: use `BulkBar`, which counts them.',
    ),
  ],
  pairs: [
    {
      do: {
        note: say(
          '改变列表的工具在前，视图选项在后。',
          'Tools that change the list are at the start, view options at the end.',
        ),
        example: (
          <Toolbar label={say('订单列表', 'Orders')}>
            <Button>{say('新增订单', 'New order')}</Button>
            <ToolbarSeparator />
            <Button>{say('导出', 'Export')}</Button>
            <ToolbarSpacer />
            <IconButton label={say('刷新列表', 'Refresh list')} icon={RefreshCw} />
          </Toolbar>
        ),
      },
      dont: {
        note: say(
          '不常用的操作只有图标：不试就不知道是什么。',
          'Icons alone for rare actions: nobody knows them without trying.',
        ),
        example: (
          <Toolbar label={say('订单', 'Orders')}>
            <IconButton
              label={say('导出本月对账单', 'Export this month’s statement')}
              icon={Download}
            />
            <IconButton
              label={say('重新发起授权', 'Request authorization again')}
              icon={RefreshCw}
            />
          </Toolbar>
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('横条', 'Bar'),
      is: say(
        '以 `label` 命名的 `<div role="toolbar">`；空间不足时换行',
        'a `<div role="toolbar">` named by `label`; it wraps where it is narrow',
      ),
    },
    {
      part: say('工具', 'Tools'),
      is: say(
        '按钮、链接、菜单、复选框：共用一个 Tab 停靠点',
        'buttons, links, menus, checkboxes: one tab stop for all',
      ),
    },
    {
      part: say('字段', 'Fields'),
      is: say(
        '文本框和选择框，各为一个 Tab 停靠点，方向键归其自身使用',
        'text fields and selects, each a tab stop with its own arrow keys',
      ),
    },
    { part: '`ToolbarSeparator`', is: say('分组之间的线', 'a line between groups') },
    {
      part: '`ToolbarSpacer`',
      is: say('把后面的工具推到末尾的空白', 'space that moves the following tools to the end'),
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: say(
        '移至上次使用的工具，再到各字段，然后移出工具栏。',
        'Moves to the last used tool, then to the fields, then out of the bar.',
      ),
    },
    {
      keys: '→, ←',
      does: say(
        '移至下一个或上一个工具，首尾循环；从右到左的文本中方向相反。跳过字段。',
        'Moves to the next or previous tool, wrapping around; mirrored in right-to-left text. Fields are skipped.',
      ),
    },
    {
      keys: 'Home, End',
      does: say('移至第一个或最后一个工具。', 'Moves to the first or last tool.'),
    },
    { keys: 'Enter, Space', does: say('触发该工具。', 'Presses the tool.') },
  ],
});
