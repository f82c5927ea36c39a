import type { Guide } from '@mingjian/ui';

/** Guide of `Sparkline`. */
export const sparklineGuide: Guide = (say) => ({
  use: [say('在表格单元格或文字中显示走势。', 'For a course in the cell of a table or in a text.')],
  avoid: [
    say('需要看每个数值：用 `LineChart`。', 'Where values are read one by one: use `LineChart`.'),
  ],
  pairs: [],
  anatomy: [],
  keyboard: [],
});
