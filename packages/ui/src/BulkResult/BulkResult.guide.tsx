import type { Guide, Say } from '../internal/guide';
import { Alert } from '../Alert/Alert';
import { BulkResult } from './BulkResult';
import type { BulkRow } from './model/outcomes';

const nothing = () => {};

const rowsOf = (say: Say): BulkRow[] => [
  {
    id: 'MJ202611170003',
    label: say('MJ202611170003 欧阳静怡', 'MJ202611170003 Ouyang Jingyi'),
    outcome: 'succeeded',
  },
  {
    id: 'MJ202611170004',
    label: say('MJ202611170004 陈思远', 'MJ202611170004 Chen Siyuan'),
    outcome: 'failed',
    reason: say('订单已被他人接走，请刷新列表。', 'Accepted by somebody else. Refresh the list.'),
  },
];

/** The guide of `BulkResult`. */
export const bulkResultGuide: Guide = (say) => ({
  group: 'Feedback',
  use: [
    say(
      '用于结果不一的批量操作之后：批量接单、导入、发送授权书。',
      'After a bulk action with different outcomes: accepting orders, an import, sending authorisations.',
    ),
    say(
      '失败可能只是暂时的，则设置 `onRetry`：它会收到失败行的 ID。',
      'With `onRetry` where a failure may be temporary: it gets the ids of the failed rows.',
    ),
  ],
  avoid: [
    say('操作仍在进行：使用 `Progress`。', 'While the action is running: use `Progress`.'),
    say(
      '全部成功，或因同一原因全部失败：用一行全局提示或 `Alert` 即可。',
      'When all rows succeeded or failed for one reason: one line in a message or an `Alert` is enough.',
    ),
  ],
  pairs: [
    {
      do: {
        note: say(
          '每个失败项都有原因，以及该行的下一步。',
          'Each failure has a reason with the next step for that row.',
        ),
        example: (
          <BulkResult
            label={say('批量接单', 'Accept in bulk')}
            rows={rowsOf(say)}
            onRetry={nothing}
          />
        ),
      },
      dont: {
        note: say(
          '只有总数：不知道哪些订单失败，只能全部重来。',
          'A total alone: nobody knows which orders failed, so all are tried again.',
        ),
        example: (
          <Alert tone="warning">
            {say(
              '批量接单完成，成功 1 条，失败 1 条。',
              'Bulk accept finished: 1 succeeded, 1 failed.',
            )}
          </Alert>
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('汇总', 'Summary'),
      is: say('一个 `role="status"`，含三项计数', 'a `role="status"` with the three counts'),
    },
    {
      part: say('筛选', 'Filter'),
      is: say(
        '每种结果一个分段；默认显示失败项，没有对应行的结果禁用',
        'one segment per outcome; starts with the failures, an outcome without rows is disabled',
      ),
    },
    {
      part: say('复制、重试', 'Copy, retry'),
      is: say(
        '仅在有失败项时出现；复制的内容为表格，可粘贴到电子表格',
        'only while something failed; the copy is a table for a spreadsheet',
      ),
    },
    {
      part: say('数据行', 'Rows'),
      is: say(
        '一个 `TableFrame`，高度为 `--mj-bulk-result-height`，每次显示 200 行',
        'a `TableFrame` as high as `--mj-bulk-result-height`, 200 rows at a time',
      ),
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: say(
        '依次移过筛选、复制、重试、数据行和“更多”按钮。',
        'Moves through filter, copy, retry, rows and the button for more rows.',
      ),
    },
    {
      keys: '←, →, ↓, ↑',
      does: say(
        '在筛选中，选择下一个有数据的结果；在数据行中，滚动。',
        'In the filter, selects the next outcome that has rows; in the rows, scrolls.',
      ),
    },
    {
      keys: 'Enter, Space',
      does: say(
        '按下按钮；最后一个失败项消失后，焦点移到该组。',
        'Presses a button; when the last failure is gone, the group takes focus.',
      ),
    },
  ],
});
