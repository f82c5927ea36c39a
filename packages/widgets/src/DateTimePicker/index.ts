export { DateTimePicker, type DateTimePickerProps } from './DateTimePicker';
export { dateTimeTexts } from './DateTimePicker.texts';
export { calendarTexts } from '../internal/calendar/calendar.texts';
export { limitTexts } from '../internal/calendar/limits.texts';
export { beijingNow } from '../internal/calendar/model/days';
export { timeTexts } from '../internal/time/time.texts';
