import { TextField, type Guide } from '@mingjian/ui';
import { DatePicker } from './DatePicker';

const box = { maxWidth: 240 };

/** Guide of `DatePicker`. */
export const datePickerGuide: Guide = (say) => ({
  use: [
    say(
      '用于选择某一天：报告日期、合同截止日、出生日期。',
      'For a single day: the date of a report, the end of a contract, a date of birth.',
    ),
    say(
      '可按任意常见写法输入日期，失去焦点时显示为 `2026-11-21`。',
      'A date can be typed in any common notation. On blur it is shown as `2026-11-21`.',
    ),
    say(
      '值即该文本，不含时间，因此与时区无关。“今天”指北京时间的当天，或 `LocaleProvider` 的 `timeZone` 的当天。',
      'The value is that text without a time, so it does not depend on a time zone. Today is the current day in Beijing, or in the `timeZone` of `LocaleProvider`.',
    ),
    say(
      '日历的一周从 `LocaleProvider` 的 `locale` 所用的那一天开始：`zh-CN` 和 `en-GB` 为周一，`en-US` 为周日。不提供该信息的浏览器从周一开始。',
      'Weeks begin with the day that the `locale` of `LocaleProvider` uses: Monday in `zh-CN` and `en-GB`, Sunday in `en-US`. A browser that does not know begins with Monday.',
    ),
  ],
  avoid: [
    say('日期范围：用 `DateRangePicker`。', 'For a range of days: use `DateRangePicker`.'),
    say(
      '“今天”“明天”等少量固定选项：用 `SegmentedControl` 或 `Select`。',
      'For a few fixed choices such as "today" and "tomorrow": use `SegmentedControl` or `Select`.',
    ),
    say('带时间的日期：用 `DateTimePicker`。', 'For a date with a time: use `DateTimePicker`.'),
  ],
  pairs: [
    {
      do: {
        note: say(
          '在字段上设置限制，由它说明输入或点击的日期为何不可选。',
          'Set the limits on the field. It explains why a typed or clicked day is disabled.',
        ),
        example: (
          <div style={box}>
            <DatePicker
              label={say('到岗日期', 'Start date')}
              min="2026-11-21"
              today="2026-11-21"
              description={say('不早于今天', 'Not before today')}
            />
          </div>
        ),
      },
      dont: {
        note: say(
          '文本框什么都能输入，每个人的日期写法又不一样。',
          'A text field accepts any text, and everyone writes dates differently.',
        ),
        example: (
          <div style={box}>
            <TextField label={say('到岗日期', 'Start date')} defaultValue="21/11/26" />
          </div>
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('输入框', 'Input'),
      is: say(
        '文本形式的日期；接受 `2026/11/21`、`20261121`、`2026年11月21日`、`11-21` 及全角数字',
        'the date as text; accepts `2026/11/21`, `20261121`, `2026年11月21日`, `11-21` and full-width digits',
      ),
    },
    {
      part: say('日历按钮', 'Calendar button'),
      is: say(
        '打开该日期或今天所在的月份；悬停和聚焦时提前加载日历',
        'opens the month of the date, or of today; hover and focus load the calendar early',
      ),
    },
    {
      part: say('标题', 'Caption'),
      is: say(
        '年份和月份列表，选择出生日期只需两步',
        'lists of years and months, so a date of birth takes two selections',
      ),
    },
    {
      part: say('禁用日期', 'Disabled day'),
      is: say(
        '可聚焦，带删除线；原因显示在日期下方',
        'focusable and struck through; its reason is shown below the days',
      ),
    },
    { part: say('今天', 'Today'), is: say('选中今天', 'selects today') },
    {
      part: say('说明、错误、备注', 'Help, error, note'),
      is: say(
        '与所有字段相同；无效文本显示其自身的错误',
        'as in every field; an invalid text shows its own error',
      ),
    },
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
        '在输入框中：打开日历，定位到该日期或今天。',
        'In the input: opens the calendar on the date, or on today.',
      ),
    },
    { keys: '←, →, ↑, ↓', does: say('移动一天或一周。', 'Moves by a day or a week.') },
    {
      keys: 'Home, End',
      does: say('移至本周的第一天或最后一天。', 'Moves to the start or end of the week.'),
    },
    {
      keys: 'Page Up, Page Down',
      does: say('移动一个月；加 Shift 移动一年。', 'Moves by a month; with Shift by a year.'),
    },
    {
      keys: 'Enter, Space',
      does: say('选中该日期，关闭并归还焦点。', 'Selects the day, closes and returns focus.'),
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
