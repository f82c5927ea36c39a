import type { Guide } from '@mingjian/ui';
import { DateRangePicker } from '../DateRangePicker';
import { calendarAnatomy, calendarKeys } from './calendar.guide';
import { china } from './CalendarPicker.fixtures';
import { CalendarRangePicker } from './CalendarRangePicker';

const today = '2026-09-24';
const span = { from: '2026-09-18', to: '2026-09-28' };

/** Guide of `CalendarRangePicker`. */
export const calendarRangePickerGuide: Guide = (say) => ({
  use: [
    say(
      '选择或展示一段时间，并知道其中几个工作日：工期、假期。',
      'To select or show days, with the working ones among them: a term of work, a leave.',
    ),
    say('只读时用来解释截止时间。', 'Read-only, it explains a due time.'),
  ],
  avoid: [
    say(
      '查询条件、可输入的起止日期：用 `DateRangePicker`。',
      'Conditions of a search, or days that are typed: use `DateRangePicker`.',
    ),
  ],
  pairs: [
    {
      do: {
        note: say('工作日由日历数。', 'Let the calendar count the working days.'),
        example: (
          <CalendarRangePicker
            label={say('工期', 'Term')}
            today={today}
            workCalendar={china}
            defaultValue={span}
          />
        ),
      },
      dont: {
        note: say('不要让人自己数。', 'Do not let people count by themselves.'),
        example: <DateRangePicker label={say('工期', 'Term')} today={today} defaultValue={span} />,
      },
    },
  ],
  anatomy: calendarAnatomy(say),
  keyboard: calendarKeys(say),
});
