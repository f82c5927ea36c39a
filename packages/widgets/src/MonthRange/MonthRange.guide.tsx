import type { Guide } from '@mingjian/ui';
import { MonthPicker } from '../MonthPicker';
import { MonthRange } from './MonthRange';

const box = { maxWidth: 360, display: 'grid', gap: 8 };
const today = '2026-11-24';

/** Guide of `MonthRange`. */
export const monthRangeGuide: Guide = (say) => ({
  use: [
    say(
      '用于按月记录的时间段：任职、就读、合同期。',
      'For a time that people remember by months: a job, a school, a contract.',
    ),
    say(
      '可按任意常见写法输入：`2024-3`、`202403`、`2024年3月`；结束月份可输入“至今”。',
      'Months can be typed in any common notation: `2024-3`, `202403`, `2024年3月`; the last one as “Present”.',
    ),
    say(
      '“至今”存为 `PRESENT`，不存为当月，下个月仍是“至今”，时长随之增加。',
      '“Present” is stored as `PRESENT`, not as this month: next month it is still true, and one month longer.',
    ),
    say(
      '缺少的一端为空文本。保存前用 `monthRangeProblem` 检查；`Form` 会自动检查。',
      'A missing end is an empty text. Check with `monthRangeProblem` before saving; `Form` does so by itself.',
    ),
  ],
  avoid: [
    say('需要具体日期：用 `DateRangePicker`。', 'Days matter: use `DateRangePicker`.'),
    say('只有一个月：用 `MonthPicker`。', 'For one month: use `MonthPicker`.'),
  ],
  pairs: [
    {
      do: {
        note: say('一个字段，一个“至今”。', 'One field, with “Present” as its end.'),
        example: (
          <div style={box}>
            <MonthRange
              label={say('任职时间', 'Employed')}
              today={today}
              defaultValue={{ from: '2023-05', to: 'PRESENT' }}
            />
          </div>
        ),
      },
      dont: {
        note: say(
          '把“至今”写成当月，到下个月就成了已离职。',
          'This month in place of “Present” says next month that the job is over.',
        ),
        example: (
          <div style={box}>
            <MonthPicker label={say('入职月份', 'Joined')} today={today} defaultValue="2023-05" />
            <MonthPicker label={say('离职月份', 'Left')} today={today} defaultValue="2026-11" />
          </div>
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('两个输入框', 'Two inputs'),
      is: say('文本形式的开始与结束月份', 'the first and the last month as text'),
    },
    {
      part: say('月份按钮', 'Calendar button'),
      is: say('打开一年的月份，先后选择两端', 'opens the months of a year to select both ends'),
    },
    {
      part: say('至今', 'Present'),
      is: say('让已选的开始月份延续到现在', 'lets the selected first month go on until now'),
    },
    {
      part: say('时长', 'Duration'),
      is: say('包含首尾两个月；手机上不显示', 'counts both months; not shown on a phone'),
    },
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: say(
        '在输入框中：确认文本。文本无效时不提交表单。',
        'In an input: commits the texts. Invalid ones do not submit the form.',
      ),
    },
    {
      keys: '↓',
      does: say(
        '在输入框中：打开面板，焦点在开始月份或本月。',
        'In an input: opens the panel on the first month, or on this month.',
      ),
    },
    { keys: '←, →, ↑, ↓', does: say('移动一个月或一行。', 'Moves by a month or a row.') },
    { keys: 'Home, End', does: say('移至行首或行尾。', 'Moves to the start or end of the row.') },
    { keys: 'Page Up, Page Down', does: say('移动一年。', 'Moves by a year.') },
    {
      keys: 'Enter, Space',
      does: say(
        '选中开始月份；再按一次选中另一端并关闭。',
        'Selects one end; the second time the other one, and closes.',
      ),
    },
    {
      keys: 'Escape',
      does: say('不作更改，关闭并归还焦点。', 'Closes without a change and returns focus.'),
    },
  ],
});
