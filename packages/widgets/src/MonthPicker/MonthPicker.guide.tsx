import type { Guide } from '@mingjian/ui';
import { DatePicker } from '../DatePicker';
import { MonthPicker } from './MonthPicker';

const box = { maxWidth: 240 };

/** Guide of `MonthPicker`. */
export const monthPickerGuide: Guide = (say) => ({
  use: [
    say(
      '用于整月：账单、工资、统计的月份，证件到期的月份。',
      'For a whole month: of a bill, a payslip or a report, or in which a document expires.',
    ),
    say(
      '可按任意常见写法输入：`2026-11`、`202611`、`2026年11月`、`11/2026`，失去焦点时显示为 `2026-11`。',
      'A month can be typed in any common notation: `2026-11`, `202611`, `2026年11月`, `11/2026`. On blur it is shown as `2026-11`.',
    ),
    say(
      '值即该文本，不含日期。“本月”指北京时间的当月，或 `LocaleProvider` 的 `timeZone` 的当月。',
      'The value is that text without a day. This month is the current one in Beijing, or in the `timeZone` of `LocaleProvider`.',
    ),
  ],
  avoid: [
    say('某一天：用 `DatePicker`。', 'For a single day: use `DatePicker`.'),
    say('最近几个月中的一个：用 `Select`。', 'For one of the last few months: use `Select`.'),
  ],
  pairs: [
    {
      do: {
        note: say(
          '只问需要的：账单属于某个月，不属于某一天。',
          'Ask for no more than needed: a bill belongs to a month, not to a day.',
        ),
        example: (
          <div style={box}>
            <MonthPicker
              label={say('账单月份', 'Billing month')}
              today="2026-11-21"
              max="2026-11"
              defaultValue="2026-10"
            />
          </div>
        ),
      },
      dont: {
        note: say(
          '用某一天代表整月，读者会以为这一天有意义。',
          'A day that stands for its month looks as if the day mattered.',
        ),
        example: (
          <div style={box}>
            <DatePicker
              label={say('账单月份', 'Billing month')}
              today="2026-11-21"
              defaultValue="2026-10-01"
            />
          </div>
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('输入框', 'Input'),
      is: say('文本形式的月份，也接受全角字符', 'the month as text; accepts full-width characters'),
    },
    {
      part: say('月份按钮', 'Calendar button'),
      is: say('打开所选月份或本月所在的年份', 'opens the year of the month, or of this month'),
    },
    {
      part: say('年份', 'Year'),
      is: say('年份列表，两侧按钮切换上一年、下一年', 'the list of years, with buttons to step'),
    },
    {
      part: say('禁用月份', 'Disabled month'),
      is: say(
        '带删除线，可获得焦点，原因显示在下方',
        'focusable and struck through; its reason is shown below the months',
      ),
    },
    { part: say('本月', 'This month'), is: say('选择本月', 'selects this month') },
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: say(
        '在输入框中：确认文本。文本无效时不提交表单。',
        'In the input: commits the text. An invalid text does not submit the form.',
      ),
    },
    {
      keys: '↓',
      does: say(
        '在输入框中：打开面板，焦点在所选月份或本月。',
        'In the input: opens the panel on the month, or on this month.',
      ),
    },
    {
      keys: '←, →, ↑, ↓',
      does: say('移动一个月或一行。', 'Moves by a month or a row.'),
    },
    { keys: 'Home, End', does: say('移至行首或行尾。', 'Moves to the start or end of the row.') },
    { keys: 'Page Up, Page Down', does: say('移动一年。', 'Moves by a year.') },
    {
      keys: 'Enter, Space',
      does: say('选中该月份，关闭并归还焦点。', 'Selects the month, closes and returns focus.'),
    },
    {
      keys: 'Tab',
      does: say(
        '在输入框中：关闭点击时打开的面板并前往下一项。',
        'In the input: closes the panel that a click opened, and goes on.',
      ),
    },
    {
      keys: 'Escape',
      does: say('不作更改，关闭并归还焦点。', 'Closes without a change and returns focus.'),
    },
  ],
});
