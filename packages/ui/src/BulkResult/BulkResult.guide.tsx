import type { Guide } from '../internal/guide';
import { Alert } from '../Alert/Alert';
import { BulkResult } from './BulkResult';
import { acceptedOrders } from './BulkResult.fixtures';

const nothing = () => {};

/** The guide of `BulkResult`. */
export const bulkResultGuide: Guide = {
  use: [
    'After an action on many rows that can end differently for each: taking orders, an import, sending authorisations.',
    'With `onRetry` where a failure may pass: it gets the ids of the failures alone.',
  ],
  avoid: [
    'While the work goes on: use `Progress`.',
    'When all of it succeeded or failed for one reason: a message or an `Alert` says so in a line.',
  ],
  pairs: [
    {
      do: {
        note: 'Each failure has a reason that tells what to do about this row.',
        example: (
          <BulkResult label="批量接单" rows={acceptedOrders.slice(0, 2)} onRetry={nothing} />
        ),
      },
      dont: {
        note: 'A sum alone: nobody can tell which orders failed, so all are tried again.',
        example: <Alert tone="warning">批量接单完成，成功 1 条，失败 1 条。</Alert>,
      },
    },
  ],
  anatomy: [
    { part: 'Summary', is: 'a `role="status"` with the three counts' },
    {
      part: 'Filter',
      is: 'one segment an outcome; starts with the failures, an outcome without rows is disabled',
    },
    {
      part: 'Copy, retry',
      is: 'only while something failed; the copy is a table for a spreadsheet',
    },
    { part: 'Rows', is: 'a `TableFrame` as high as `--mj-bulk-result-height`, 200 rows at a time' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes through filter, copy, retry, rows and the button for more rows.' },
    {
      keys: '←, →, ↓, ↑',
      does: 'In the filter, chooses the next outcome that has rows; in the rows, scrolls.',
    },
    {
      keys: 'Enter, Space',
      does: 'Presses a button; when the last failure is gone, the group takes focus.',
    },
  ],
};
