import type { Guide } from '@mingjian/ui';
import { chartKeys, chartParts } from './charts.guide';

/** Guide of `DonutChart`. */
export const donutChartGuide: Guide = (say) => ({
  use: [
    say('不超过六项的构成，中间是合计。', 'For at most six shares of a whole. The sum is inside.'),
    say(
      '每张图都有同样数据的表格，可导出 CSV。',
      'Each chart has a table of the same data, which exports as CSV.',
    ),
  ],
  avoid: [
    say(
      '六项以上，或要精确比较：用 `BarChart`。',
      'For more than six shares, or to compare exactly: use `BarChart`.',
    ),
  ],
  pairs: [],
  anatomy: chartParts(say),
  keyboard: chartKeys(say),
});
