import type { Guide } from '@mingjian/ui';
import { chartKeys, chartParts } from './charts.guide';

/** Guide of `HeatChart`. */
export const heatChartGuide: Guide = (say) => ({
  use: [
    say(
      '两个维度的分布，如星期与小时：系列为行，类别为列。',
      'For values of two dimensions, such as weekday and hour: series are rows, categories columns.',
    ),
    say(
      '每张图都有同样数据的表格，可导出 CSV。',
      'Each chart has a table of the same data, which exports as CSV.',
    ),
  ],
  avoid: [say('只有一个维度：用 `BarChart`。', 'For one dimension: use `BarChart`.')],
  pairs: [],
  anatomy: chartParts(say),
  keyboard: chartKeys(say),
});
