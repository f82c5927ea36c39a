import type { Guide } from '@mingjian/ui';
import { chartKeys, chartParts } from './charts.guide';

/** Guide of `LineChart`. */
export const lineChartGuide: Guide = (say) => ({
  use: [
    say('随时间的走势，可达一万个点。', 'For a course over time, of up to ten thousand points.'),
    say(
      '与上期比较：第二个系列设 `dashed`。',
      'To compare with the period before, set `dashed` on the second series.',
    ),
    say(
      '没有数据处为 `null`，线在此断开，不按零画。',
      'A missing value is `null`: the line has a gap, and is not drawn at zero.',
    ),
    say(
      '每张图都有同样数据的表格，可导出 CSV。',
      'Each chart has a table of the same data, which exports as CSV.',
    ),
  ],
  avoid: [
    say('没有先后的类别：用 `BarChart`。', 'For categories without an order: use `BarChart`.'),
  ],
  pairs: [],
  anatomy: chartParts(say),
  keyboard: chartKeys(say),
});
