import { TextField } from '@mingjian/ui';
import { DatePicker } from './DatePicker';

const box = { maxWidth: 240 };

/** What the page of `DatePicker` says. */
export const datePickerGuide = {
  use: [
    'For one day: the date on a report, the end of a contract, a date of birth.',
    'People who know the date type it in any usual way; the field writes it as `2026-11-21` when it is left.',
    'The value is that plain text. No time goes with it, so no zone can move it, and today is Beijing’s everywhere.',
  ],
  avoid: [
    'For days from one to another: use `DateRangePicker`.',
    'For a few fixed choices such as "today" and "tomorrow": use `SegmentedControl` or `Select`.',
    'For a moment with a time: this is a day.',
  ],
  pairs: [
    {
      do: {
        note: 'Say the limits to the field: it tells why a day cannot be had, typed or pressed.',
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
        note: 'A plain text takes any words for a date, and everybody writes it differently.',
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
      is: 'the date as text; takes `2026/11/21`, `20261121`, `2026年11月21日`, `11-21` and full-width digits',
    },
    {
      part: 'Calendar button',
      is: 'opens the month of the date, or of today; loads the calendar when the field is approached',
    },
    { part: 'Caption', is: 'year and month are lists: a date of birth is two choices away' },
    {
      part: 'Day that cannot be chosen',
      is: 'takes focus, is struck through and says why below the days',
    },
    { part: 'Today', is: 'takes today’s date at once' },
    {
      part: 'Help, error, note',
      is: 'those of every field; a text that is no date brings its own error',
    },
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: 'In the input: takes what is typed. A form is not sent with a text that is no date.',
    },
    { keys: '↓', does: 'In the input: opens the calendar on the date, or on today.' },
    { keys: '←, →, ↑, ↓', does: 'A day or a week back and on.' },
    { keys: 'Home, End', does: 'To Monday and Sunday of the week.' },
    { keys: 'Page Up, Page Down', does: 'A month back and on; with Shift a year.' },
    { keys: 'Enter, Space', does: 'Chooses the day, closes and gives focus back.' },
    { keys: 'Escape', does: 'Closes, changes nothing and gives focus back.' },
  ],
};
