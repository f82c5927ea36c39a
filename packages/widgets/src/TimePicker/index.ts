export { TimePicker, type TimePickerProps } from './TimePicker';
export { timeTexts } from '../internal/time/time.texts';
