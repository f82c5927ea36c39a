import type { Guide } from '../internal/guide';
import { Statistic } from '../Statistic/Statistic';
import { Grid } from './Grid';

/** The guide of `Grid`. */
export const gridGuide: Guide = (say) => {
  const cards = [
    say('待接单', 'Awaiting acceptance'),
    say('调查中', 'In progress'),
    say('已完成', 'Completed'),
  ].map((label, index) => <Statistic key={label} label={label} value={index * 37 + 12} />);
  return {
    group: 'Layout',
    use: [
      say(
        '用于将同等重要的卡片、数字和字段按行列对齐。',
        'For cards, numbers and fields of equal weight aligned in rows and columns.',
      ),
      say(
        '列数随可用宽度变化时，使用具名宽度（`xs`、`xxs`）。',
        'With a named width (`xs`, `xxs`) where the number of columns depends on the available width.',
      ),
      say(
        '传入数字表示最多列数；手机上会更少。',
        'With a number for the most columns; a phone shows fewer.',
      ),
    ],
    avoid: [
      say(
        '列相同的多条记录：使用 `Table`，其表头会被读出。',
        'For records with the same columns: use `Table`, whose headers are announced.',
      ),
      say('只有一行或一列：使用 `Stack`。', 'For one row or one column: use `Stack`.'),
      say('名称与值：使用 `DescriptionList`。', 'For names and values: use `DescriptionList`.'),
    ],
    pairs: [
      {
        do: {
          note: say(
            '每列不少于 160 px：每个数字都有足够的空间。',
            'Columns of 160 px or more: every number has enough space.',
          ),
          example: <Grid columns="xxs">{cards}</Grid>,
        },
        dont: {
          note: say(
            '给短数字设置适合长文字的最小宽度，会变成一长列空荡荡的卡片。',
            'A least width for texts around short numbers makes one long column of empty cards.',
          ),
          example: <Grid columns="xl">{cards}</Grid>,
        },
      },
    ],
    anatomy: [
      {
        part: say('容器', 'Box'),
        is: say(
          '一个 `<div>`，各列均分其宽度；任何一列都不会宽于网格本身',
          'one `<div>` whose columns share its width; none is wider than the grid itself',
        ),
      },
    ],
    keyboard: [],
  };
};
