import { DatePicker } from '../DatePicker';
import { DateRangePicker } from './DateRangePicker';

const box = { maxWidth: 320 };
const pair = { display: 'grid', gap: 8, maxWidth: 320 };

/** What the page of `DateRangePicker` says. */
export const dateRangePickerGuide = {
  use: [
    'To filter a list by when something happened, and for periods: a statement, a course of study, a job.',
    '`closed` (as it is) has both ends. `open` may lack one: "from … on", "until …". `soFar` may end with now: a job that somebody still has.',
    'The value is two plain dates. An end that is open is empty; one that is now is `PRESENT` and stays so next month.',
  ],
  avoid: [
    'For one day: use `DatePicker`.',
    'To save a range that moves with the clock: keep the name of the preset, not the days it means today.',
    'For years and months of a career without days.',
  ],
  pairs: [
    {
      do: {
        note: 'One field for one question: the ends know each other, and change places when they must.',
        example: (
          <div style={box}>
            <DateRangePicker
              label="下单时间"
              today="2026-11-21"
              defaultValue={{ from: '2026-11-01', to: '2026-11-21' }}
              clearable
            />
          </div>
        ),
      },
      dont: {
        note: 'Two fields let the end come before the beginning, and search for nothing.',
        example: (
          <div style={pair}>
            <DatePicker label="下单时间从" today="2026-11-21" defaultValue="2026-11-21" />
            <DatePicker label="下单时间到" today="2026-11-21" defaultValue="2026-11-01" />
          </div>
        ),
      },
    },
  ],
  anatomy: [
    {
      part: 'Group',
      is: 'two inputs and a button in one box, under one label; focus moves inside without leaving the field',
    },
    {
      part: 'Presets',
      is: 'ranges to take at once, counted from Beijing’s today; weeks start on Monday; cut off at `min` and `max`',
    },
    {
      part: 'Calendar',
      is: 'two months side by side, one on narrow screens; two days in either order',
    },
    { part: 'Line below', is: 'what is asked for next, and why the day in hand cannot be had' },
    {
      part: 'Help, error, note',
      is: 'those of every field; texts that are no range bring their own error',
    },
    { part: 'Foot', is: 'of an open range: ends it with one day; of one that goes on: "so far"' },
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: 'In an input: takes what is typed. A form is not sent with texts that are no range.',
    },
    { keys: '↓', does: 'In an input: opens the calendar.' },
    { keys: '←, →, ↑, ↓, Home, End', does: 'A day or a week back and on; Monday and Sunday.' },
    { keys: 'Page Up, Page Down', does: 'A month back and on; with Shift a year.' },
    {
      keys: 'Enter, Space',
      does: 'Chooses one end, then the other; then closes and gives focus back.',
    },
    { keys: 'Escape', does: 'Closes, changes nothing and gives focus back.' },
  ],
};
