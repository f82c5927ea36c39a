import { Button, type Guide } from '@mingjian/ui';
import { ADVANCED_FIELDS, RANGES } from './AdvancedFilter.fixtures';
import { AdvancedSummary } from './AdvancedSummary';

const nothing = () => {};
const QUERY = {
  join: 'and',
  conditions: [{ field: 'orderTime', operator: 'DYNAMIC', value: 'LAST_7_DAYS' }],
} as const;
const LISTED = { conditions: [], sort: [], page: 1, pageSize: 10, advanced: QUERY } as const;

/** Guide of `AdvancedFilter`. */
export const advancedFilterGuide: Guide = (say) => ({
  use: [
    say(
      '条件多、比较方式多，或需要“任一”关系时，与列表的筛选栏搭配。',
      'Beside the filter bar of a list, for many conditions, other operators or "any of".',
    ),
    say(
      '`ListGrid` 的 `advanced` 已包含按钮、条件和对话框。',
      '`advanced` of `ListGrid` brings the button, the conditions and the dialog.',
    ),
    say(
      '动态日期范围以标识保存，每次查询时解析一次：`ranges` 由调用方提供。',
      'Dates relative to today are stored as keys and resolved once a search: give them as `ranges`.',
    ),
    say(
      '字段的值有自己的控件时（地区、月份、用户）：`kind: "custom"`，用 `render` 渲染，`check` 校验，`textOf` 转成文字。',
      'Where a value has a control of its own (a region, a month, a user): `kind: "custom"` with `render`; `check` validates it and `textOf` reads it back.',
    ),
  ],
  avoid: [
    say('只有两三个常用条件：用 `FilterBar`。', 'For two or three usual fields: use `FilterBar`.'),
    say('只搜索一个词：用 `SearchField`。', 'For a search by one text: use `SearchField`.'),
  ],
  pairs: [
    {
      do: {
        note: say(
          '已应用的条件列在列表上方，各自可以移除。',
          'The applied conditions are above the list, and each can be removed.',
        ),
        example: (
          <AdvancedSummary
            query={LISTED}
            fields={ADVANCED_FIELDS}
            ranges={RANGES}
            onChange={nothing}
          />
        ),
      },
      dont: {
        note: say('只显示数量：看不出筛掉了什么。', 'A number alone hides what was filtered out.'),
        example: <Button>{say('高级筛选（1）', 'Advanced (1)')}</Button>,
      },
    },
  ],
  anatomy: [
    {
      part: say('常用筛选', 'Common filters'),
      is: say('打开、重命名、排序、删除', 'open, rename, order, delete'),
    },
    { part: say('条件关系', 'Match'), is: say('任一（默认）或全部', 'any, the default, or all') },
    {
      part: say('条件', 'Condition'),
      is: say(
        '字段、比较方式和值，可停用、复制、移动',
        'field, operator and value; it can be switched off, duplicated, moved',
      ),
    },
    {
      part: say('筛选含义', 'Meaning'),
      is: say('用一句话说明筛选结果', 'a sentence that says which rows match'),
    },
  ],
  keyboard: [
    {
      keys: 'ArrowUp',
      does: say(
        '在手柄上：上移条件；ArrowDown 下移。',
        'On a handle: moves the condition up; ArrowDown moves it down.',
      ),
    },
    {
      keys: 'Mod+Z',
      does: say('撤销；Mod+Shift+Z 重做。', 'Undoes; Mod+Shift+Z redoes.'),
    },
    { keys: 'Escape', does: say('取消拖动，或关闭对话框。', 'Cancels dragging, or closes.') },
  ],
});
