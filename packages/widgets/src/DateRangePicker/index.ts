export { DateRangePicker, type DateRangePickerProps } from './DateRangePicker';
export { datePresetTexts, dateRangeTexts } from './DateRangePicker.texts';
export { SO_FAR } from '../internal/calendar/model/soFar';
export type { DateRange, DateRangeVariant } from './model/dateRange';
export { DATE_PRESETS, presetSpan, DEFAULT_PRESETS, type DatePreset } from './model/datePresets';
