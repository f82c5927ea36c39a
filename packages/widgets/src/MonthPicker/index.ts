export { MonthPicker, type MonthPickerProps } from './MonthPicker';
export { calendarTexts } from '../internal/calendar/calendar.texts';
export { limitTexts } from '../internal/calendar/limits.texts';
export { monthTexts } from '../internal/calendar/month.texts';
