import type { Guide } from '../internal/guide';
import { Statistic } from './Statistic';

const nothing = () => {};
const box = { width: 200 };

/** The guide of `Statistic`. */
export const statisticGuide: Guide = {
  group: 'Data display',
  use: [
    'For the key figures at the top of a page: orders to accept, overdue, completed this month.',
    'With `onClick` where the figure links to its list; with `selected` too where it filters that list here.',
  ],
  avoid: [
    'For the fields of one object: use `DescriptionList`.',
    'For a number on a tab or an icon: use `Badge`.',
    'For a part of a whole: use `Progress`.',
  ],
  pairs: [
    {
      do: {
        note: 'A number with unit and comparison: its meaning is clear.',
        example: (
          <Statistic label="本月完成" value={1284} unit="单" hint="比上月多 96 单" style={box} />
        ),
      },
      dont: {
        note: 'Formatted by hand and alone: without the separator of the locale and a comparison.',
        example: <Statistic label="完成" value="1284单" style={box} />,
      },
    },
    {
      do: {
        note: 'Danger marks the one figure that needs an action.',
        example: (
          <Statistic
            label="已超时"
            value={7}
            unit="单"
            tone="danger"
            hint="最久 3 天 4 小时"
            onClick={nothing}
            style={box}
          />
        ),
      },
      dont: {
        note: 'Colour as decoration: a neutral figure in red looks like a problem.',
        example: <Statistic label="本月完成" value={1284} unit="单" tone="danger" style={box} />,
      },
    },
  ],
  anatomy: [
    { part: 'Box', is: 'a `<div>`, or with `onClick` one `<button>` around everything' },
    { part: 'Label', is: 'what is counted; wraps' },
    {
      part: 'Value, unit',
      is: 'digits of equal width, never truncated; a unit without space goes below',
    },
    { part: 'Hint', is: 'a comparison, or the next step' },
  ],
  keyboard: [
    {
      keys: 'Enter, Space',
      does: 'With `onClick`, presses the figure; without it there is no tab stop.',
    },
  ],
};
