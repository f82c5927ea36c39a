import { defineTexts, type FormatNumber } from '@mingjian/ui';

/** Texts of a range of months. */
export const monthRangeTexts = defineTexts('MonthRange', {
  zh: {
    from: (label: string) => `${label}：开始月份`,
    to: (label: string) => `${label}：结束月份`,
    separator: '至',
    fromPlaceholder: '开始月份',
    toPlaceholder: '结束月份',
    soFar: '至今',
    chooseFrom: '请选择开始月份',
    chooseTo: (from: string) => `${from} 起，请选择结束月份`,
    missingFrom: '请补全开始月份',
    missingTo: '请补全结束月份',
    future: '开始月份不能晚于本月',
    reversed: '结束月份不能早于开始月份',
    duration: (years: number, months: number, format: FormatNumber) =>
      `${years > 0 ? `${format(years)}年` : ''}${months > 0 ? `${format(months)}个月` : ''}`,
  },
  en: {
    from: (label) => `${label}: from`,
    to: (label) => `${label}: to`,
    separator: '–',
    fromPlaceholder: 'First month',
    toPlaceholder: 'Last month',
    soFar: 'Present',
    chooseFrom: 'Select the first month',
    chooseTo: (from) => `From ${from}: select the last month`,
    missingFrom: 'Enter the first month',
    missingTo: 'Enter the last month',
    future: 'The first month cannot be after this month',
    reversed: 'The last month cannot be before the first',
    duration: (years, months, format) =>
      [
        years > 0 && `${format(years)} ${years === 1 ? 'year' : 'years'}`,
        months > 0 && `${format(months)} ${months === 1 ? 'month' : 'months'}`,
      ]
        .filter(Boolean)
        .join(' '),
  },
});
