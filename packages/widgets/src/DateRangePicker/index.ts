export { DateRangePicker, type DateRangePickerProps } from './DateRangePicker';
export { dateRangeTexts } from './DateRangePicker.texts';
export { SO_FAR } from '../internal/calendar/model/soFar';
export type { DaySpan } from '../internal/calendar/model/days';
export type { DateRange, DateRangeVariant } from './model/dateRange';
export type { DatePreset } from './model/datePresets';
