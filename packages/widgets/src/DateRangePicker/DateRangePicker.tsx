import type { ComponentPropsWithRef, FocusEvent, Ref } from 'react';
import {
  Field,
  FormValue,
  useControllable,
  useField,
  useTexts,
  type BoxedFieldOptions,
} from '@mingjian/ui';
import { beijingToday } from '../internal/calendar/model/days';
import { useDayRules, type DayRules } from '../internal/calendar/useDayRules';
import * as S from './DateRangePicker.styles';
import { dateRangeTexts } from './DateRangePicker.texts';
import type { DateRange, DateRangeVariant } from './model/dateRange';
import type { DatePreset } from './model/datePresets';
import { RangeBox } from './RangeBox';
import { useProblemText } from './useProblemText';
import { useRangeText } from './useRangeText';

type GroupOptions = Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'defaultValue' | 'onBlur' | 'onChange' | 'ref'
>;

export interface DateRangePickerProps extends BoxedFieldOptions, GroupOptions, DayRules {
  /** The range, `null` for none. Without it the field is uncontrolled. */
  value?: DateRange | null | undefined;
  /** @default null */
  defaultValue?: DateRange | null | undefined;
  /**
   * Called with the new range on blur, Enter or selection. `null` stands for empty or invalid
   * texts.
   */
  onValueChange?: ((value: DateRange | null) => void) | undefined;
  /** Which ends may be open: none, one of them, or the last one until now. @default 'closed' */
  variant?: DateRangeVariant | undefined;
  /** Minimum number of days, including both ends. @default 1 */
  minDays?: number | undefined;
  /** Maximum number of days, including both ends. @default no limit */
  maxDays?: number | undefined;
  /** Ranges to select with one click, in the order of the array. @default none */
  presets?: readonly DatePreset[] | undefined;
  /**
   * Whether a range that was selected by a preset carries its key, as `preset`, and the field shows
   * the preset's label. A range clipped by `min` or `max` is not the preset's. @default false
   */
  keepsPreset?: boolean | undefined;
  /** Today as `YYYY-MM-DD`. @default the current day in Beijing */
  today?: string | undefined;
  /** Ref of the first input, which a form focuses when the range is invalid. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** Called when focus leaves the field and its calendar, not between them. */
  onBlur?: ((event: FocusEvent<HTMLElement>) => void) | undefined;
  /** Name in a form, which receives the first and the last day under it. */
  name?: string | undefined;
  /** @default false */
  required?: boolean | undefined;
  /** @default false */
  disabled?: boolean | undefined;
  /** @default false */
  readOnly?: boolean | undefined;
  /** Whether there is a clear button. @default false */
  clearable?: boolean | undefined;
}

/**
 * A range of days, typed or selected from a calendar. Renders a group of two inputs and a button:
 * `className` goes to the root, `ref` to the first input, every other prop to the group. For one
 * day use `DatePicker`.
 */
export function DateRangePicker({
  ref,
  value: controlled,
  defaultValue = null,
  onValueChange,
  min,
  max,
  dayDisabledReason,
  variant = 'closed',
  minDays,
  maxDays,
  presets = [],
  keepsPreset = false,
  today,
  name,
  onBlur,
  disabled = false,
  readOnly = false,
  clearable = false,
  ...fieldOptions
}: DateRangePickerProps) {
  const t = useTexts(dateRangeTexts);
  const [value, setValue, reset] = useControllable<DateRange | null>({
    value: controlled,
    initial: defaultValue,
    onChange: onValueChange,
  });
  const { reasonOf, limits } = useDayRules({ min, max, dayDisabledReason });
  const rules = () => ({
    variant,
    today: today ?? beijingToday(Date.now()),
    reasonOf,
    minDays,
    maxDays,
  });
  const range = useRangeText({ value, onValueChange: setValue, rules });
  const problemText = useProblemText({ minDays, maxDays });
  const error = range.problem === null ? fieldOptions.error : problemText(range.problem);
  const { fieldProps, controlProps, rest } = useField({ ...fieldOptions, error });

  return (
    <Field {...fieldProps}>
      <RangeBox
        {...rest}
        field={fieldProps}
        controlProps={controlProps}
        isInvalid={error != null}
        range={range}
        required={fieldProps.required === true}
        disabled={disabled}
        readOnly={readOnly}
        clearable={clearable}
        onBlur={onBlur}
        inputRef={ref}
        panel={{ value, rules, presets, keepsPreset, min, max, limits }}
      />
      <FormValue
        controlId={controlProps.id}
        name={name}
        value={[value?.from ?? '', value?.to ?? '']}
        disabled={disabled}
        onReset={reset}
      />
      {range.isSwapped && <S.Note role="status">{t.swapped}</S.Note>}
    </Field>
  );
}
