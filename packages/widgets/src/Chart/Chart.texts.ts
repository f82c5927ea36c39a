import { defineTexts, type FormatNumber } from '@mingjian/ui';

/** Texts of the charts. */
export const chartTexts = defineTexts('Chart', {
  zh: {
    view: (title: string) => `${title}：展示方式`,
    chart: '图表',
    table: '表格',
    csv: '导出 CSV',
    category: '类别',
    empty: '暂无数据',
    loading: '正在加载…',
    failed: '图表加载失败',
    total: '合计',
    mark: (category: string, series: string, value: string) => `${category}，${series}：${value}`,
    single: (category: string, value: string) => `${category}：${value}`,
    summary: (points: number, low: string, high: string, format: FormatNumber) =>
      `共 ${format(points)} 项数据，最低 ${low}，最高 ${high}。`,
    keys: '用方向键查看各项数据。',
  },
  en: {
    view: (title) => `${title}: view`,
    chart: 'Chart',
    table: 'Table',
    csv: 'Export CSV',
    category: 'Category',
    empty: 'No data',
    loading: 'Loading…',
    failed: 'The chart could not be loaded',
    total: 'Total',
    mark: (category, series, value) => `${category}, ${series}: ${value}`,
    single: (category, value) => `${category}: ${value}`,
    summary: (points, low, high, format) =>
      `Values: ${format(points)}. Lowest ${low}, highest ${high}.`,
    keys: 'Arrow keys move between the points.',
  },
});
