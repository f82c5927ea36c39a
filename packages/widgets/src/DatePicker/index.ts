export { DatePicker, type DatePickerProps } from './DatePicker';
export { calendarTexts } from '../internal/calendar/calendar.texts';
export { beijingToday } from '../internal/calendar/model/days';
