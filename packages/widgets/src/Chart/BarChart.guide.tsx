import type { Guide } from '@mingjian/ui';
import { chartKeys, chartParts } from './charts.guide';

/** Guide of `BarChart`. */
export const barChartGuide: Guide = (say) => ({
  use: [
    say(
      '比较各类别的数值：每月订单、各产品金额。',
      'To compare values of categories: orders of months, amounts of products.',
    ),
    say(
      '名称较长时用 `horizontal`；要看总量与构成时用 `stacked`。',
      'For long names use `horizontal`; for a total and its parts use `stacked`.',
    ),
    say(
      '与上期比较：第二个系列设 `dashed`，显示为灰色斜纹。',
      'To compare with the period before, set `dashed` on the second series: it is grey and hatched.',
    ),
    say(
      '每张图都有同样数据的表格，可导出 CSV。',
      'Each chart has a table of the same data, which exports as CSV.',
    ),
  ],
  avoid: [say('走势：用 `LineChart`。', 'For a course over time: use `LineChart`.')],
  pairs: [],
  anatomy: chartParts(say),
  keyboard: chartKeys(say),
});
