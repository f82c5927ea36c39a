import { defineTexts, type FormatNumber } from '../texts/texts';

export const paginationTexts = defineTexts('Pagination', {
  zh: {
    label: '分页',
    total: (count: number, format: FormatNumber) => `共 ${format(count)} 条`,
    previous: '上一页',
    next: '下一页',
    page: (page: number, format: FormatNumber) => `第 ${format(page)} 页`,
    position: (page: number, count: number, format: FormatNumber) =>
      `${format(page)} / ${format(count)}`,
    loading: '加载中',
    size: '每页条数',
    perPage: (size: number, format: FormatNumber) => `${format(size)} 条/页`,
    jump: '跳至页码',
    jumpBefore: '跳至',
    jumpAfter: '页',
  },
  en: {
    label: 'Pagination',
    total: (count, format) => `${format(count)} in total`,
    previous: 'Previous page',
    next: 'Next page',
    page: (page, format) => `Page ${format(page)}`,
    position: (page, count, format) => `${format(page)} / ${format(count)}`,
    loading: 'loading',
    size: 'Rows per page',
    perPage: (size, format) => `${format(size)} / page`,
    jump: 'Go to page',
    jumpBefore: 'Go to',
    jumpAfter: '',
  },
});
