import { TextField, type Guide } from '@mingjian/ui';
import { TimePicker } from '../TimePicker';
import { DateTimePicker } from './DateTimePicker';

const box = { maxWidth: 280 };

/** Guide of `DateTimePicker`. */
export const dateTimePickerGuide: Guide = (say) => ({
  use: [
    say(
      '用于日期加时间：面谈开始、资料截止、定时发送。',
      'For a day with a time: the start of an interview, a deadline, a scheduled message.',
    ),
    say(
      '可按任意常见写法输入：`2026-11-22 9:30`、`11/22 930`、`11月22日下午3点半`，失去焦点时显示为 `2026-11-22 09:30`。',
      'It can be typed in any common notation: `2026-11-22 9:30`, `11/22 930`, `11月22日下午3点半`. On blur it is shown as `2026-11-22 09:30`.',
    ),
    say(
      '值即该文本，与浏览器的时区无关。“此刻”指北京时间，或 `LocaleProvider` 的 `timeZone` 的时间。带 `seconds` 时与接口的格式一致。',
      "The value is that text, whatever the browser's zone. Now is the current time in Beijing, or in the `timeZone` of `LocaleProvider`. With `seconds` it is the form of the server's calls.",
    ),
  ],
  avoid: [
    say('只要日期：用 `DatePicker`。', 'For a day alone: use `DatePicker`.'),
    say('只要时间：用 `TimePicker`。', 'For a time alone: use `TimePicker`.'),
    say('日期范围：用 `DateRangePicker`。', 'For a range of days: use `DateRangePicker`.'),
  ],
  pairs: [
    {
      do: {
        note: say(
          '一个字段、一个值：先选日期，再选时间，选完即关闭。',
          'One field with one value: select the day, then the time, and it closes.',
        ),
        example: (
          <div style={box}>
            <DateTimePicker
              label={say('面谈时间', 'Interview')}
              now="2026-11-21 10:10"
              defaultValue="2026-11-23 14:30"
            />
          </div>
        ),
      },
      dont: {
        note: say(
          '拆成两个字段，只填一个时就没有值，限制也无法一起检查。',
          'Two fields have no value when only one is filled, and their limits cannot be checked together.',
        ),
        example: (
          <div style={box}>
            <TextField label={say('面谈日期', 'Interview day')} defaultValue="2026-11-23" />
            <TimePicker label={say('面谈时间', 'Interview time')} now="10:10" />
          </div>
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('输入框', 'Input'),
      is: say(
        '文本形式的日期和时间；只有日期时要求补全时间，不默认为零点',
        'the day and time as text; a day alone needs a time, because midnight would be a guess',
      ),
    },
    {
      part: say('日历按钮', 'Calendar button'),
      is: say(
        '打开面板；悬停或聚焦时提前加载日历',
        'opens the panel; hover and focus load the calendar early',
      ),
    },
    {
      part: say('日历', 'Calendar'),
      is: say(
        '选择日期：保留已有的时间，焦点移到时间列表',
        'selects the day: it keeps the time and moves focus to the times',
      ),
    },
    {
      part: say('时间列表', 'List of times'),
      is: say(
        '按 `step` 分钟列出当天范围内的时间；选中后关闭面板',
        'the times of the day within the limits every `step` minutes; a selection closes the panel',
      ),
    },
    {
      part: say('禁用的日期和时间', 'Disabled day or time'),
      is: say(
        '带删除线，可用键盘到达，原因显示在下方',
        'struck through and reachable by keyboard; its reason is shown below',
      ),
    },
    { part: say('此刻', 'Now'), is: say('选择当前时间', 'selects the current time') },
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
        '在输入框中：打开面板，焦点在所选日期或今天。',
        'In the input: opens the panel on the day, or on today.',
      ),
    },
    {
      keys: '←, →, ↑, ↓, Home, End, Page Up, Page Down',
      does: say('在日历中：与 `DatePicker` 相同。', 'In the calendar: as in `DatePicker`.'),
    },
    {
      keys: 'Enter, Space',
      does: say(
        '选中日期并移至时间列表；选中时间，关闭并归还焦点。',
        'Selects the day and moves to the times; selects the time, closes and returns focus.',
      ),
    },
    {
      keys: '0–9',
      does: say('在时间列表中：输入数字直接跳到该时间。', 'In the times: moves to the typed one.'),
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
      does: say('关闭并归还焦点。', 'Closes and returns focus.'),
    },
  ],
});
