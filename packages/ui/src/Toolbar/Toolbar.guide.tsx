import { Download, RefreshCw } from 'lucide-react';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import type { Guide } from '../internal/guide';
import { Toolbar, ToolbarSeparator, ToolbarSpacer } from './Toolbar';

/** The guide of `Toolbar`. */
export const toolbarGuide: Guide = {
  use: [
    'For three or more tools that act on one thing: the list below, the editor, the report.',
    'Where the Tab key would otherwise stop ten times before it reaches the list.',
  ],
  avoid: [
    'For two to four actions on one thing: use `ButtonGroup`; each may be a stop of its own.',
    'For the buttons of a dialog or a form: put them in its footer, plain, so that Tab finds each.',
    'For actions on the selected rows: use `BulkBar`, which counts them.',
  ],
  pairs: [
    {
      do: {
        note: 'What changes the list stands at the start, how it is shown at the end.',
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
        note: 'Icons alone for rare work: nobody knows what they do without trying.',
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
    { part: 'Tools', is: 'buttons, links, menus, checkboxes: one stop for Tab in all' },
    { part: 'Fields', is: 'text fields and selects, each a stop of its own, with their arrows' },
    { part: '`ToolbarSeparator`', is: 'a line between groups' },
    { part: '`ToolbarSpacer`', is: 'room that pushes what follows to the end' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the tool used last, then to the fields, then out of the bar.' },
    {
      keys: '→, ←',
      does: 'Moves to the next or previous tool, from end to end; mirrored from right to left. Fields are passed over.',
    },
    { keys: 'Home, End', does: 'Moves to the first or last tool.' },
    { keys: 'Enter, Space', does: 'Presses the tool.' },
  ],
};
