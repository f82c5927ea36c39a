import { defineTexts } from '@mingjian/ui';

/** Texts of month fields and their panel of months. */
export const monthTexts = defineTexts('Month', {
  zh: {
    monthPlaceholder: 'YYYY-MM',
    open: (label: string) => `选择${label}`,
    clear: (label: string) => `清除${label}`,
    panel: (label: string) => `${label}可选月份`,
    previousYear: '上一年',
    nextYear: '下一年',
    thisMonth: '本月',
    unreadableMonth: '请输入月份，例如 2026-11',
    noSuchMonth: '没有这个月份，请检查年份和月份',
  },
  en: {
    monthPlaceholder: 'YYYY-MM',
    open: (label) => `Select ${label}`,
    clear: (label) => `Clear ${label}`,
    panel: (label) => `Months for ${label}`,
    previousYear: 'Previous year',
    nextYear: 'Next year',
    thisMonth: 'This month',
    unreadableMonth: 'Enter a month such as 2026-11',
    noSuchMonth: 'This month does not exist. Check the year and month.',
  },
});
