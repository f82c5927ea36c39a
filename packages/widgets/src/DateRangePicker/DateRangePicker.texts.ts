import { defineTexts, type FormatNumber } from '@mingjian/ui';

/** Texts of a range without its calendar. */
export const dateRangeTexts = defineTexts('DateRange', {
  zh: {
    from: '开始日期',
    to: '结束日期',
    separator: '至',
    soFar: '至今',
    presets: '常用范围',
    chooseFrom: '请选择开始日期',
    chooseEither: '请选择日期，可只选一端',
    chooseTo: (from: string) => `${from} 起，请选择另一端`,
    onlyFrom: (date: string) => `${date} 及以后`,
    onlyTo: (date: string) => `${date} 及以前`,
    swapped: '开始日期晚于结束日期，已对调',
    missingFrom: '请补全开始日期',
    missingTo: '请补全结束日期',
    future: '开始日期不能晚于今天',
    short: (days: number, format: FormatNumber) => `至少选择 ${format(days)} 天`,
    long: (days: number, format: FormatNumber) => `最多选择 ${format(days)} 天`,
    outside: '不在可选日期之内',
  },
  en: {
    from: 'Start date',
    to: 'End date',
    separator: '–',
    soFar: 'Present',
    presets: 'Presets',
    chooseFrom: 'Select the start date',
    chooseEither: 'Select one end or both',
    chooseTo: (from) => `From ${from}: select the other end`,
    onlyFrom: (date) => `${date} or later`,
    onlyTo: (date) => `${date} or earlier`,
    swapped: 'The start date was after the end date, so they were swapped',
    missingFrom: 'Enter the start date',
    missingTo: 'Enter the end date',
    future: 'The start date cannot be after today',
    short: (days, format) => `Select at least ${format(days)} days`,
    long: (days, format) =>
      days === 1 ? 'Select at most 1 day' : `Select at most ${format(days)} days`,
    outside: 'Outside the allowed dates',
  },
});
