import type { Guide } from '@mingjian/ui';
import { chartKeys, chartParts } from './charts.guide';

/** Guide of `FunnelChart`. */
export const funnelChartGuide: Guide = (say) => ({
  use: [
    say(
      '一步比一步少的过程：下单、授权、提交、报告。',
      'For steps that each lose some: ordered, authorised, submitted, reported.',
    ),
    say('百分比以第一步为 100%。', 'Percentages are of the first step.'),
    say(
      '每张图都有同样数据的表格，可导出 CSV。',
      'Each chart has a table of the same data, which exports as CSV.',
    ),
  ],
  avoid: [
    say('不是步骤的类别：用 `BarChart`。', 'For categories that are not steps: use `BarChart`.'),
  ],
  pairs: [],
  anatomy: chartParts(say),
  keyboard: chartKeys(say),
});
