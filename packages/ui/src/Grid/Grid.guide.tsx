import type { Guide } from '../internal/guide';
import { Statistic } from '../Statistic/Statistic';
import { Grid } from './Grid';

const cards = ['待接单', '调查中', '已完成'].map((label, index) => (
  <Statistic key={label} label={label} value={index * 37 + 12} />
));

/** The guide of `Grid`. */
export const gridGuide: Guide = {
  group: 'Layout',
  use: [
    'For cards, numbers and fields of equal weight aligned in rows and columns.',
    'With a named width (`xs`, `xxs`) where the number of columns depends on the available width.',
    'With a number for the most columns; a phone shows fewer.',
  ],
  avoid: [
    'For records with the same columns: use `Table`, whose headers are announced.',
    'For one row or one column: use `Stack`.',
    'For names and values: use `DescriptionList`.',
  ],
  pairs: [
    {
      do: {
        note: 'Columns of 160 px or more: every number has enough space.',
        example: <Grid columns="xxs">{cards}</Grid>,
      },
      dont: {
        note: 'A least width for texts around short numbers makes one long column of empty cards.',
        example: <Grid columns="xl">{cards}</Grid>,
      },
    },
  ],
  anatomy: [
    {
      part: 'Box',
      is: 'one `<div>` whose columns share its width; none is wider than the grid itself',
    },
  ],
  keyboard: [],
};
