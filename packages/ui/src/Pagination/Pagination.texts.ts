import { defineTexts } from '../texts/texts';

export const paginationTexts = defineTexts('Pagination', {
  zh: {
    label: '分页',
    total: (count: string) => `共 ${count} 条`,
    previous: '上一页',
    next: '下一页',
    page: (page: string) => `第 ${page} 页`,
    place: (page: string, count: string) => `${page} / ${count}`,
    busy: '加载中',
    size: '每页条数',
    perPage: (size: string) => `${size} 条/页`,
    jump: '跳至页码',
    jumpBefore: '跳至',
    jumpAfter: '页',
  },
  en: {
    label: 'Pagination',
    total: (count) => `${count} in total`,
    previous: 'Previous page',
    next: 'Next page',
    page: (page) => `Page ${page}`,
    place: (page, count) => `${page} / ${count}`,
    busy: 'loading',
    size: 'Rows per page',
    perPage: (size) => `${size} / page`,
    jump: 'Go to page',
    jumpBefore: 'Go to',
    jumpAfter: '',
  },
});
