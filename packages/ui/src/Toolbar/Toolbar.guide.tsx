import { Download, RefreshCw } from 'lucide-react';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import type { Guide } from '../internal/guide';
import { Toolbar, ToolbarSeparator, ToolbarSpacer } from './Toolbar';

/** The guide of `Toolbar`. */
export const toolbarGuide: Guide = {
  group: 'Actions',
  use: [
    'For three or more tools for one object: the list below, the editor, the report.',
    'Where the Tab key would otherwise stop ten times before the list.',
  ],
  avoid: [
    'For two to four actions on one object: use `ButtonGroup`; each may be a tab stop.',
    'For the buttons of a dialog or a form: put them in its footer, so that each is a tab stop.',
    'For actions on the selected rows: use `BulkBar`, which counts them.',
  ],
  pairs: [
    {
      do: {
        note: 'Tools that change the list are at the start, view options at the end.',
        example: (
          <Toolbar label="订单列表">
            <Button>新增订单</Button>
            <ToolbarSeparator />
            <Button>导出</Button>
            <ToolbarSpacer />
            <IconButton label="刷新列表" icon={RefreshCw} />
          </Toolbar>
        ),
      },
      dont: {
        note: 'Icons alone for rare actions: nobody knows them without trying.',
        example: (
          <Toolbar label="订单">
            <IconButton label="导出本月对账单" icon={Download} />
            <IconButton label="重新发起授权" icon={RefreshCw} />
          </Toolbar>
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Bar', is: 'a `<div role="toolbar">` named by `label`; it wraps where it is narrow' },
    { part: 'Tools', is: 'buttons, links, menus, checkboxes: one tab stop for all' },
    { part: 'Fields', is: 'text fields and selects, each a tab stop with its own arrow keys' },
    { part: '`ToolbarSeparator`', is: 'a line between groups' },
    { part: '`ToolbarSpacer`', is: 'space that moves the following tools to the end' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the last used tool, then to the fields, then out of the bar.' },
    {
      keys: '→, ←',
      does: 'Moves to the next or previous tool, wrapping around; mirrored in right-to-left text. Fields are skipped.',
    },
    { keys: 'Home, End', does: 'Moves to the first or last tool.' },
    { keys: 'Enter, Space', does: 'Presses the tool.' },
  ],
};
