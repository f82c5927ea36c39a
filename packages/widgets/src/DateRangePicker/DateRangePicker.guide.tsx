import type { Guide } from '@mingjian/ui';
import { DatePicker } from '../DatePicker';
import { DateRangePicker } from './DateRangePicker';

const box = { maxWidth: 320 };
const pair = { display: 'grid', gap: 8, maxWidth: 320 };

/** Guide of `DateRangePicker`. */
export const dateRangePickerGuide: Guide = (say) => ({
  use: [
    say(
      '用于按日期筛选列表，以及填写时间段：对账周期、就读经历、工作经历。',
      'To filter a list by date, and for periods: a statement, a degree programme, a job.',
    ),
    say(
      '`closed`（默认）两端都有。`open` 可缺一端：“从……起”“至……止”。`soFar` 可以“至今”结束：目前的工作。',
      '`closed` (default) has both ends. `open` may lack one: "from …", "until …". `soFar` may end now: a current job.',
    ),
    say(
      '值为两个日期。开放的一端为空。“至今”的范围以 `PRESENT` 结尾，始终有效。',
      'The value is two dates. An open end is empty. The end of a range until now is `PRESENT`, which stays true.',
    ),
  ],
  avoid: [
    say('某一天：用 `DatePicker`。', 'For one day: use `DatePicker`.'),
    say(
      '保存相对于今天的范围：保存预设的 key，而非其当前的日期。',
      'To store a range relative to today: store the key of the preset, not its current days.',
    ),
    say(
      '不精确到日的时间段，如履历中的年月。',
      'For periods without days, such as the years and months of a career.',
    ),
  ],
  pairs: [
    {
      do: {
        note: say(
          '整个范围用一个字段：两端颠倒时自动对调。',
          'One field for the range: reversed ends are swapped.',
        ),
        example: (
          <div style={box}>
            <DateRangePicker
              label={say('下单时间', 'Order date')}
              today="2026-11-21"
              defaultValue={{ from: '2026-11-01', to: '2026-11-21' }}
              clearable
            />
          </div>
        ),
      },
      dont: {
        note: say(
          '两个字段可能结束早于开始，什么也查不到。',
          'Two fields allow an end before the start, which finds nothing.',
        ),
        example: (
          <div style={pair}>
            <DatePicker
              label={say('下单时间从', 'Ordered from')}
              today="2026-11-21"
              defaultValue="2026-11-21"
            />
            <DatePicker
              label={say('下单时间到', 'Ordered to')}
              today="2026-11-21"
              defaultValue="2026-11-01"
            />
          </div>
        ),
      },
    },
  ],
  anatomy: [
    {
      part: say('组', 'Group'),
      is: say(
        '同一容器中的两个输入框和一个按钮，共用一个标签；焦点在内部移动不会使字段失焦',
        'two inputs and a button in one box with one label; moving focus inside does not blur the field',
      ),
    },
    {
      part: say('预设', 'Presets'),
      is: say(
        '由 `spanOn(today)` 定义的范围，其中 today 为当天；裁剪至 `min` 和 `max` 之内',
        'ranges that you define by `spanOn(today)`, where today is the current day; clipped to `min` and `max`',
      ),
    },
    {
      part: say('日历', 'Calendar'),
      is: say(
        '两个月并排，窄屏为一个月；两端的选择顺序不限',
        'two months side by side, one on narrow screens; both ends in any order',
      ),
    },
    {
      part: say('提示', 'Hint'),
      is: say(
        '下一步操作，以及高亮日期禁用的原因',
        'the next step, and why the highlighted day is disabled',
      ),
    },
    {
      part: say('说明、错误、备注', 'Help, error, note'),
      is: say(
        '与所有字段相同；无效文本显示其自身的错误',
        'as in every field; invalid texts show their own error',
      ),
    },
    {
      part: say('底部', 'Foot'),
      is: say(
        '只选一天即完成开放范围，或将结束设为“至今”',
        'completes an open range with one day, or ends a range now',
      ),
    },
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: say(
        '在输入框中：确认文本。文本无效时不提交表单。',
        'In an input: commits the texts. Invalid texts do not submit the form.',
      ),
    },
    { keys: '↓', does: say('在输入框中：打开日历。', 'In an input: opens the calendar.') },
    {
      keys: '←, →, ↑, ↓, Home, End',
      does: say(
        '移动一天或一周，或移至一周的第一天或最后一天。',
        'Moves by a day or a week, or to the start or end of the week.',
      ),
    },
    {
      keys: 'Page Up, Page Down',
      does: say('移动一个月；加 Shift 移动一年。', 'Moves by a month; with Shift by a year.'),
    },
    {
      keys: 'Enter, Space',
      does: say(
        '先选一端，再选另一端；然后关闭并归还焦点。',
        'Selects one end, then the other; then closes and returns focus.',
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
