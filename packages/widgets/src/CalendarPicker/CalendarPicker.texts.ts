import { defineTexts, type FormatNumber } from '@mingjian/ui';

/** Texts of calendars that count working days. */
export const calendarPickerTexts = defineTexts('CalendarPicker', {
  zh: {
    chooseDay: '请选择日期',
    chooseFrom: '请选择开始日期',
    chooseTo: (from: string) => `${from} 起，请选择结束日期`,
    today: '今天',
    ahead: (count: number, format: FormatNumber) => `${format(count)} 个工作日后`,
    ago: (count: number, format: FormatNumber) => `${format(count)} 个工作日前`,
    span: (days: number, workdays: number, format: FormatNumber) =>
      `共 ${format(days)} 天，其中 ${format(workdays)} 个工作日`,
    dayAnd: (date: string, text: string) => `${date} · ${text}`,
    clear: (label: string) => `清除${label}`,
    failed: '工作日历加载失败，暂按周末计算',
    retry: '重试',
    loading: '正在加载工作日历',
  },
  en: {
    chooseDay: 'Select a day',
    chooseFrom: 'Select the first day',
    chooseTo: (from) => `From ${from}: select the last day`,
    today: 'today',
    ahead: (count, format) =>
      count === 1 ? 'in 1 working day' : `in ${format(count)} working days`,
    ago: (count, format) =>
      count === 1 ? '1 working day ago' : `${format(count)} working days ago`,
    span: (days, workdays, format) =>
      `${format(days)} ${days === 1 ? 'day' : 'days'}, ${format(workdays)} of them working`,
    dayAnd: (date, text) => `${date} · ${text}`,
    clear: (label) => `Clear ${label}`,
    failed: 'The working calendar could not be loaded. Weekends alone are counted.',
    retry: 'Try again',
    loading: 'Loading the working calendar',
  },
});
