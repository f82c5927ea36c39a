import type { Guide } from '@mingjian/ui';
import { DatePicker } from '../DatePicker';
import { calendarAnatomy, calendarKeys } from './calendar.guide';
import { china } from './CalendarPicker.fixtures';
import { CalendarPicker } from './CalendarPicker';

const today = '2026-09-24';

/** Guide of `CalendarPicker`. */
export const calendarPickerGuide: Guide = (say) => ({
  use: [
    say(
      '选择一天，并知道离今天几个工作日：截止日期、延期日期。',
      'To select a day and see how many working days away it is: a due date, an extension.',
    ),
    say(
      '法定假日标“休”，调休上班标“班”，与服务器按同一张表计算。',
      'Public holidays bear an H, make-up days a W; the server counts by the same table.',
    ),
    say(
      '`workCalendar` 只需能回答某天是哪种日子；没有时只按周末计算。',
      '`workCalendar` only needs to say what kind a day is; without it weekends alone are counted.',
    ),
  ],
  avoid: [
    say(
      '与工作日无关的日期、表单中的普通日期：用 `DatePicker`。',
      'A date that has nothing to do with working days: use `DatePicker`.',
    ),
  ],
  pairs: [
    {
      do: {
        note: say('让人看到假期。', 'Let people see the holidays.'),
        example: (
          <CalendarPicker
            label={say('截止日期', 'Due date')}
            today={today}
            workCalendar={china}
            defaultValue="2026-09-28"
          />
        ),
      },
      dont: {
        note: say(
          '输入框看不出这一天是否上班。',
          'An input does not show whether people work on the day.',
        ),
        example: (
          <DatePicker label={say('截止日期', 'Due date')} today={today} defaultValue="2026-09-25" />
        ),
      },
    },
  ],
  anatomy: calendarAnatomy(say),
  keyboard: calendarKeys(say),
});
