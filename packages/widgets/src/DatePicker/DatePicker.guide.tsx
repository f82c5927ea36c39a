import { TextField, type Guide } from '@mingjian/ui';
import { DatePicker } from './DatePicker';

const box = { maxWidth: 240 };

/** Guide of `DatePicker`. */
export const datePickerGuide: Guide = {
  use: [
    'For a single day: the date of a report, the end of a contract, a date of birth.',
    'A date can be typed in any common notation. On blur it is shown as `2026-11-21`.',
    'The value is that text without a time, so it does not depend on a time zone. Today is the current day in Beijing.',
  ],
  avoid: [
    'For a range of days: use `DateRangePicker`.',
    'For a few fixed choices such as "today" and "tomorrow": use `SegmentedControl` or `Select`.',
    'For a date with a time.',
  ],
  pairs: [
    {
      do: {
        note: 'Set the limits on the field. It explains why a typed or clicked day is disabled.',
        example: (
          <div style={box}>
            <DatePicker
              label="到岗日期"
              min="2026-11-21"
              today="2026-11-21"
              description="不早于今天"
            />
          </div>
        ),
      },
      dont: {
        note: 'A text field accepts any text, and everyone writes dates differently.',
        example: (
          <div style={box}>
            <TextField label="到岗日期" defaultValue="21/11/26" />
          </div>
        ),
      },
    },
  ],
  anatomy: [
    {
      part: 'Input',
      is: 'the date as text; accepts `2026/11/21`, `20261121`, `2026年11月21日`, `11-21` and full-width digits',
    },
    {
      part: 'Calendar button',
      is: 'opens the month of the date, or of today; hover and focus load the calendar early',
    },
    { part: 'Caption', is: 'lists of years and months, so a date of birth takes two selections' },
    {
      part: 'Disabled day',
      is: 'focusable and struck through; its reason is shown below the days',
    },
    { part: 'Today', is: 'selects today' },
    {
      part: 'Help, error, note',
      is: 'as in every field; an invalid text shows its own error',
    },
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: 'In the input: commits the text. An invalid text does not submit the form.',
    },
    { keys: '↓', does: 'In the input: opens the calendar on the date, or on today.' },
    { keys: '←, →, ↑, ↓', does: 'Moves by a day or a week.' },
    { keys: 'Home, End', does: 'Moves to Monday or Sunday of the week.' },
    { keys: 'Page Up, Page Down', does: 'Moves by a month; with Shift by a year.' },
    { keys: 'Enter, Space', does: 'Selects the day, closes and returns focus.' },
    { keys: 'Escape', does: 'Closes without a change and returns focus.' },
  ],
};
