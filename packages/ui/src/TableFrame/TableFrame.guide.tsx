import type { Guide } from '../internal/guide';
import { Table } from '../Table/Table';
import { orders } from '../Table/Table.fixtures';
import { TableFrame } from './TableFrame';

/** The guide of `TableFrame`. */
export const tableFrameGuide: Guide = {
  group: 'Data display',
  use: [
    'Around every `Table` that may be wider or longer than its container.',
    'With a height, so that the header of the table stays visible.',
    'Around the `EmptyState` of the same list, so that the frame stays.',
  ],
  avoid: [
    'For other content that scrolls: use `ScrollArea`.',
    'Inside a `Card`: give the card `flush`; the frame then drops its own border.',
  ],
  pairs: [
    {
      do: {
        note: 'The table scrolls in its frame, by keyboard too.',
        example: (
          <TableFrame label="订单" style={{ maxWidth: 320 }}>
            <Table>{orders}</Table>
          </TableFrame>
        ),
      },
      dont: {
        note: 'Without it a wide table is clipped, or the whole page scrolls sideways.',
        example: (
          <div style={{ maxWidth: 320, overflow: 'hidden' }}>
            <Table>{orders}</Table>
          </div>
        ),
      },
    },
  ],
  anatomy: [
    {
      part: 'Frame',
      is: 'a named `<div role="region">` with a border and a tab stop; scrolls both ways',
    },
    { part: 'Content', is: 'one `Table`, or its replacement' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Reaches the frame, then the focusable elements of the table.' },
    { keys: '↓, ↑, ←, →, Page Down, Page Up, Home, End', does: 'Scroll the frame.' },
  ],
};
