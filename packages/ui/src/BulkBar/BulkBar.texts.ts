import { defineTexts, type FormatNumber } from '../texts/texts';

export const bulkBarTexts = defineTexts('BulkBar', {
  zh: {
    label: '批量操作',
    selected: (count: number, format: FormatNumber) => `已选 ${format(count)} 项`,
    allSelected: (count: number, format: FormatNumber) => `已选全部 ${format(count)} 项`,
    selectAll: (count: number, format: FormatNumber) => `全选符合条件的 ${format(count)} 项`,
    clear: '清除选择',
  },
  en: {
    label: 'Bulk actions',
    selected: (count, format) => `${format(count)} selected`,
    allSelected: (count, format) => `All ${format(count)} selected`,
    selectAll: (count, format) => `Select all ${format(count)} matching`,
    clear: 'Clear selection',
  },
});
