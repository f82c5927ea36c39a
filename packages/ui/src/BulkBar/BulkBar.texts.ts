import { defineTexts } from '../texts/texts';

export const bulkBarTexts = defineTexts('BulkBar', {
  zh: {
    label: '批量操作',
    selected: (count: string) => `已选 ${count} 项`,
    allSelected: (count: string) => `已选全部 ${count} 项`,
    selectAll: (count: string) => `全选符合条件的 ${count} 项`,
    clear: '清除选择',
  },
  en: {
    label: 'Bulk actions',
    selected: (count) => `${count} selected`,
    allSelected: (count) => `All ${count} selected`,
    selectAll: (count) => `Select all ${count} matching`,
    clear: 'Clear selection',
  },
});
