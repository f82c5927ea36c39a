import type { Guide } from '@mingjian/ui';

type Say = Parameters<Guide>[0];

/** Keys of all charts. */
export const chartKeys = (say: Say): ReturnType<Guide>['keyboard'] => [
  {
    keys: 'Tab',
    does: say('到当前的数据项；再按一次离开。', 'Reaches the current mark, and leaves the chart.'),
  },
  {
    keys: '← →',
    does: say('到同一系列的前后一项。', 'Move to the neighbours in a series.'),
  },
  {
    keys: '↑ ↓',
    does: say('到相邻的系列。', 'Move to the neighbouring series.'),
  },
  {
    keys: 'Home, End',
    does: say('到系列的首项和末项。', 'Move to the ends of a series.'),
  },
  {
    keys: 'Enter',
    does: say(
      '打开该项（有 `hrefOf` 或 `onSelect` 时）。',
      'Opens the mark, with `hrefOf` or `onSelect`.',
    ),
  },
  {
    keys: 'Esc',
    does: say('关闭浮层。', 'Closes the bubble.'),
  },
];

/** Parts of all charts. */
export const chartParts = (say: Say): ReturnType<Guide>['anatomy'] => [
  {
    part: say('标题', 'Title'),
    is: say('图的名称，也是导出文件的名称', 'name of the figure and of its file'),
  },
  {
    part: say('图表或表格', 'Chart or table'),
    is: say(
      '切换同样的数据；表格可导出 CSV',
      'the same data in two ways; the table exports as CSV',
    ),
  },
  {
    part: say('数据项', 'Marks'),
    is: say(
      '鼠标或方向键移到一项，浮层显示数值',
      'pointer or arrow keys reach one and show its value',
    ),
  },
  {
    part: say('图例', 'Legend'),
    is: say(
      '系列的名称；每个系列除颜色外还有花纹或形状',
      'names of the series, which differ in pattern or shape as well as colour',
    ),
  },
];
