import { defineTexts } from '../../texts';

/** Messages about changes of the working calendar. */
export const calendarChangeTexts = defineTexts({
  zh: {
    noSuchDay: (day: string) => `没有 ${day} 这一天`,
    twice: (day: string) => `${day} 出现了两次，请只保留一行`,
    ofDay: (day: string, reason: string) => `${day}：${reason}`,
    changed: '工作日历调整，按工作日重新计算',
    warning: '提醒录入明年节假日',
    warningNote: '每年 11 月起，明年还没有法定假和调休时，通知维护工作日历的人一次。',
    noHolidays: (year: number) => `${year} 年的节假日还没有录入`,
    noHolidaysNote: (year: number) =>
      `请按国务院办公厅公布的安排，在“系统管理 - 工作日历”中录入 ${year} 年的法定假和调休上班日。在此之前，截止日只按周末计算。`,
  },
  en: {
    noSuchDay: (day) => `The day ${day} does not exist`,
    twice: (day) => `${day} is there twice. Leave one line of it.`,
    ofDay: (day, reason) => `${day}: ${reason}`,
    changed: 'The work calendar changed; working days were counted again',
    warning: "Remind of next year's holidays",
    warningNote:
      'From November on, tells who maintains the work calendar once that next year has no public holidays yet.',
    noHolidays: (year) => `The holidays of ${year} are not entered yet`,
    noHolidaysNote: (year) =>
      `Enter the public holidays and make-up days of ${year} in System – Work calendar, as the State Council published them. Until then due times count weekends alone.`,
  },
});
