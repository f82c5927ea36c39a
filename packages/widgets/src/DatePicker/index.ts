export { DatePicker, type DatePickerProps } from './DatePicker';
export { calendarTexts } from '../internal/calendar/calendar.texts';
export { limitTexts } from '../internal/calendar/limits.texts';
export { beijingToday } from '../internal/calendar/model/days';
