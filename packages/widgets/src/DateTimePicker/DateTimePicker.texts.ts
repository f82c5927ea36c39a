import { defineTexts } from '@mingjian/ui';

/** Texts of a day with a time. */
export const dateTimeTexts = defineTexts('DateTime', {
  zh: {
    minutePlaceholder: 'YYYY-MM-DD HH:mm',
    secondPlaceholder: 'YYYY-MM-DD HH:mm:ss',
    chooseDate: '请选择日期',
    chooseTime: '请选择时间',
    missingTime: '请补全时间，例如 2026-11-21 09:30',
    unreadableDateTime: '请输入日期和时间，例如 2026-11-21 09:30',
  },
  en: {
    minutePlaceholder: 'YYYY-MM-DD HH:mm',
    secondPlaceholder: 'YYYY-MM-DD HH:mm:ss',
    chooseDate: 'Select a date',
    chooseTime: 'Select a time',
    missingTime: 'Add a time, as in 2026-11-21 09:30',
    unreadableDateTime: 'Enter a date and time such as 2026-11-21 09:30',
  },
});
