export { DateRangePicker, type DateRangePickerProps } from './DateRangePicker';
export { datePresetTexts, dateRangeTexts } from './DateRangePicker.texts';
export { SO_FAR, type DateRange, type DateRangeVariant } from './model/dateRange';
export { DATE_PRESETS, presetSpan, USUAL_PRESETS, type DatePreset } from './model/datePresets';
