import { DatePicker } from '../../DatePicker';
import { DateRangePicker } from '../../DateRangePicker';
import { DateTimePicker } from '../../DateTimePicker';
import { MonthPicker } from '../../MonthPicker';
import { MonthRange } from '../../MonthRange';
import type { DateFormField, FieldControlProps, RangeFormField } from '../formField';
import { rangeIn } from '../model/range';
import { fieldPropsOf, isClearable, textOf } from './controlParts';

/** A day, a month or a time. */
export function DateControl(props: FieldControlProps<DateFormField>) {
  const { field, value, onChange, readOnly } = props;
  const options = {
    ...fieldPropsOf(props),
    clearable: isClearable(field, readOnly),
    min: field.min,
    max: field.max,
  };
  const text = textOf(value);
  if (field.kind === 'day')
    return <DatePicker {...options} value={text} onValueChange={onChange} />;
  if (field.kind === 'month')
    return <MonthPicker {...options} value={text} onValueChange={onChange} />;
  return (
    <DateTimePicker
      {...options}
      value={text === null ? null : text.slice(0, 16)}
      onValueChange={(time) => onChange(time === null ? null : `${time}:00`)}
    />
  );
}

/** A range of days or months. */
export function RangeControl(props: FieldControlProps<RangeFormField>) {
  const { field, value, onChange, readOnly } = props;
  const options = {
    ...fieldPropsOf(props),
    clearable: isClearable(field, readOnly),
    value: rangeIn(value),
    onValueChange: onChange,
  };
  return field.kind === 'monthRange' ? (
    <MonthRange {...options} />
  ) : (
    <DateRangePicker {...options} presets={field.presets} />
  );
}
