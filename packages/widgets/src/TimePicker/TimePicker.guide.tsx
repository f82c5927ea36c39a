import { TextField, type Guide } from '@mingjian/ui';
import { TimePicker } from './TimePicker';

const box = { maxWidth: 240 };

/** Guide of `TimePicker`. */
export const timePickerGuide: Guide = (say) => ({
  use: [
    say(
      '用于选择一天中的某个时间：面谈、提醒、上班时间。',
      'For a time of the day: an interview, a reminder, the start of work.',
    ),
    say(
      '可按任意常见写法输入：`9`、`930`、`9:30`、`下午3点半`、`3:30 pm`，失去焦点时显示为 `09:30`。',
      'A time can be typed in any common notation: `9`, `930`, `9:30`, `下午3点半`, `3:30 pm`. On blur it is shown as `09:30`.',
    ),
    say(
      '值即该文本，不含日期和时区。“此刻”指北京时间，或 `LocaleProvider` 的 `timeZone` 的时间。',
      'The value is that text without a day or a time zone. Now is the current time in Beijing, or in the `timeZone` of `LocaleProvider`.',
    ),
  ],
  avoid: [
    say('日期加时间：用 `DateTimePicker`。', 'For a day with a time: use `DateTimePicker`.'),
    say(
      '时长，如“45 分钟”：用 `NumberField`。',
      'For a duration such as 45 minutes: use `NumberField`.',
    ),
    say(
      '只有几个固定场次：用 `Select` 或 `ChoiceCards`。',
      'For a few fixed sessions: use `Select` or `ChoiceCards`.',
    ),
  ],
  pairs: [
    {
      do: {
        note: say(
          '在字段上设置限制：列表只列出可选时间，输入的时间超出范围时给出原因。',
          'Set the limits on the field: the list offers the times within them, and a typed time outside gets a reason.',
        ),
        example: (
          <div style={box}>
            <TimePicker
              label={say('面谈时间', 'Interview')}
              min="09:00"
              max="18:00"
              now="10:10"
              description={say('工作时间内', 'Within working hours')}
            />
          </div>
        ),
      },
      dont: {
        note: say(
          '文本框什么都能输入，“9点半”和“9:30”也无法比较。',
          'A text field accepts any text, and "half past 9" cannot be compared with "9:30".',
        ),
        example: (
          <div style={box}>
            <TextField
              label={say('面谈时间', 'Interview')}
              defaultValue={say('9点半', 'half past 9')}
            />
          </div>
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('输入框', 'Input'),
      is: say(
        '文本形式的时间；上下方向键调整光标所在的小时、分钟或秒',
        'the time as text; the arrow keys move the hour, minute or second under the caret',
      ),
    },
    {
      part: say('时间按钮', 'Clock button'),
      is: say(
        '打开列表，定位到当前值；没有值时定位到此刻',
        'opens the list at the value, or near now',
      ),
    },
    {
      part: say('时间列表', 'List'),
      is: say(
        '按 `step` 分钟列出范围内的时间，分上午、下午；其他时间可直接输入',
        'the times within the limits every `step` minutes, of the morning and the afternoon; any other can be typed',
      ),
    },
    {
      part: say('禁用时间', 'Disabled time'),
      is: say(
        '带删除线，可用键盘到达，原因显示在列表下方',
        'struck through and reachable by keyboard; its reason is shown below the list',
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
      keys: '↑, ↓',
      does: say(
        '在输入框中：调整光标所在的小时、分钟或秒，不超出限制；为空时填入此刻。',
        'In the input: moves the hour, minute or second under the caret, up to the limits. An empty one becomes now.',
      ),
    },
    { keys: 'Alt + ↓', does: say('在输入框中：打开列表。', 'In the input: opens the list.') },
    {
      keys: '↑, ↓, Page Up, Page Down, Home, End',
      does: say(
        '在列表中：移动一项、六项，或移至首项、末项。',
        'In the list: moves by one or six times, or to the first or last one.',
      ),
    },
    {
      keys: '0–9',
      does: say('在列表中：输入数字直接跳到该时间。', 'In the list: moves to the typed time.'),
    },
    {
      keys: 'Enter, Space',
      does: say(
        '在列表中：选中该时间，关闭并归还焦点。',
        'In the list: selects the time, closes and returns focus.',
      ),
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
