import type { Guide } from '@mingjian/ui';
import { DatePicker } from '../DatePicker';
import { DateRangePicker } from './DateRangePicker';

const box = { maxWidth: 320 };
const pair = { display: 'grid', gap: 8, maxWidth: 320 };

/** Guide of `DateRangePicker`. */
export const dateRangePickerGuide: Guide = {
  use: [
    'To filter a list by date, and for periods: a statement, a degree programme, a job.',
    '`closed` (default) has both ends. `open` may lack one: "from …", "until …". `soFar` may end now: a current job.',
    'The value is two dates. An open end is empty. The end of a range until now is `PRESENT`, which stays true.',
  ],
  avoid: [
    'For one day: use `DatePicker`.',
    'To store a range relative to today: store the key of the preset, not its current days.',
    'For periods without days, such as the years and months of a career.',
  ],
  pairs: [
    {
      do: {
        note: 'One field for the range: reversed ends are swapped.',
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
        note: 'Two fields allow an end before the start, which finds nothing.',
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
      is: 'two inputs and a button in one box with one label; moving focus inside does not blur the field',
    },
    {
      part: 'Presets',
      is: 'ranges that you define by `spanOn(today)`, where today is the current day in Beijing; clipped to `min` and `max`',
    },
    {
      part: 'Calendar',
      is: 'two months side by side, one on narrow screens; both ends in any order',
    },
    { part: 'Hint', is: 'the next step, and why the highlighted day is disabled' },
    {
      part: 'Help, error, note',
      is: 'as in every field; invalid texts show their own error',
    },
    { part: 'Foot', is: 'completes an open range with one day, or ends a range now' },
  ],
  keyboard: [
    {
      keys: 'Enter',
      does: 'In an input: commits the texts. Invalid texts do not submit the form.',
    },
    { keys: '↓', does: 'In an input: opens the calendar.' },
    { keys: '←, →, ↑, ↓, Home, End', does: 'Moves by a day or a week, or to Monday or Sunday.' },
    { keys: 'Page Up, Page Down', does: 'Moves by a month; with Shift by a year.' },
    {
      keys: 'Enter, Space',
      does: 'Selects one end, then the other; then closes and returns focus.',
    },
    { keys: 'Escape', does: 'Closes without a change and returns focus.' },
  ],
};
