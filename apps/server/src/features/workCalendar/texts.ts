import { defineTexts } from '../../texts';

/** Messages of this feature. */
export const calendarTexts = defineTexts({
  zh: {
    onWeekends: '周六、周日只能是周末、法定假日或调休上班',
    onWeekdays: '周一至周五只能是工作日或法定假日',
  },
  en: {
    onWeekends: 'A Saturday or Sunday is a weekend, a public holiday or a make-up working day',
    onWeekdays: 'A day from Monday to Friday is a working day or a public holiday',
  },
});
