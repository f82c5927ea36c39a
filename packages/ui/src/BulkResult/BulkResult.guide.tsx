import type { Guide } from '../internal/guide';
import { Alert } from '../Alert/Alert';
import { BulkResult } from './BulkResult';
import { acceptedOrders } from './BulkResult.fixtures';

const nothing = () => {};

/** The guide of `BulkResult`. */
export const bulkResultGuide: Guide = {
  group: 'Feedback',
  use: [
    'After a bulk action with different outcomes: accepting orders, an import, sending authorisations.',
    'With `onRetry` where a failure may be temporary: it gets the ids of the failed rows.',
  ],
  avoid: [
    'While the action is running: use `Progress`.',
    'When all rows succeeded or failed for one reason: one line in a message or an `Alert` is enough.',
  ],
  pairs: [
    {
      do: {
        note: 'Each failure has a reason with the next step for that row.',
        example: (
          <BulkResult label="批量接单" rows={acceptedOrders.slice(0, 2)} onRetry={nothing} />
        ),
      },
      dont: {
        note: 'A total alone: nobody knows which orders failed, so all are tried again.',
        example: <Alert tone="warning">批量接单完成，成功 1 条，失败 1 条。</Alert>,
      },
    },
  ],
  anatomy: [
    { part: 'Summary', is: 'a `role="status"` with the three counts' },
    {
      part: 'Filter',
      is: 'one segment per outcome; starts with the failures, an outcome without rows is disabled',
    },
    {
      part: 'Copy, retry',
      is: 'only while something failed; the copy is a table for a spreadsheet',
    },
    { part: 'Rows', is: 'a `TableFrame` as high as `--mj-bulk-result-height`, 200 rows at a time' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through filter, copy, retry, rows and the button for more rows.' },
    {
      keys: '←, →, ↓, ↑',
      does: 'In the filter, selects the next outcome that has rows; in the rows, scrolls.',
    },
    {
      keys: 'Enter, Space',
      does: 'Presses a button; when the last failure is gone, the group takes focus.',
    },
  ],
};
