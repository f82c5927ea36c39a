export { CalendarPicker, type CalendarPickerProps } from './CalendarPicker';
export { CalendarRangePicker, type CalendarRangePickerProps } from './CalendarRangePicker';
export type { CalendarOptions } from './CalendarField';
export { calendarPickerTexts } from './CalendarPicker.texts';
export { calendarTexts } from '../internal/calendar/calendar.texts';
export { limitTexts } from '../internal/calendar/limits.texts';
export { PLAIN_WEEKS, type DayKind, type DayKinds } from '../internal/calendar/dayKinds';
export type { DaySpan } from '../internal/calendar/model/days';
export { workdaysIn, workdaysUntil } from './model/workdays';
