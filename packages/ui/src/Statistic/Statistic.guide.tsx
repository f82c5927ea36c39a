import type { Guide } from '../internal/guide';
import { Statistic } from './Statistic';

const nothing = () => {};
const box = { width: 200 };

/** The guide of `Statistic`. */
export const statisticGuide: Guide = {
  use: [
    'For the few figures a page starts with: orders to take, overdue, done this month.',
    'With `onSelect` where the figure leads to the list behind it; with `aria-pressed` where it filters that list here.',
  ],
  avoid: [
    'For facts of one thing: use `DescriptionList`.',
    'For a number that hangs on a tab or an icon: use `Badge`.',
    'For a part of a whole: use `Progress`.',
  ],
  pairs: [
    {
      do: {
        note: 'A number with unit and comparison: it is clear whether that is good.',
        example: (
          <Statistic label="本月完成" value={1284} unit="单" hint="比上月多 96 单" style={box} />
        ),
      },
      dont: {
        note: 'Written by hand and alone: no separator of the language, nothing to compare.',
        example: <Statistic label="完成" value="1284单" style={box} />,
      },
    },
    {
      do: {
        note: 'Danger stands on the one figure that asks for action.',
        example: (
          <Statistic
            label="已超时"
            value={7}
            unit="单"
            tone="danger"
            hint="最久 3 天 4 小时"
            onSelect={nothing}
            style={box}
          />
        ),
      },
      dont: {
        note: 'Colour for its own sake: a neutral figure in red looks like trouble.',
        example: <Statistic label="本月完成" value={1284} unit="单" tone="danger" style={box} />,
      },
    },
  ],
  anatomy: [
    { part: 'Box', is: 'a `<div>`, or with `onSelect` one `<button>` around everything' },
    { part: 'Label', is: 'what is counted; wraps' },
    {
      part: 'Value, unit',
      is: 'figures of one width, never clipped; a unit without room goes below',
    },
    { part: 'Hint', is: 'what it compares with, or what to do about it' },
  ],
  keyboard: [
    {
      keys: 'Enter, Space',
      does: 'With `onSelect`, chooses the figure; without it there is no tab stop.',
    },
  ],
};
