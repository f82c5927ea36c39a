import { useId, type ComponentPropsWithRef, type FocusEvent, type Ref } from 'react';
import { Field, useControllable, useTexts, type FieldOptions } from '@mingjian/ui';
import { beijingToday } from '../internal/calendar/model/days';
import { useDayRules, type DayRules } from '../internal/calendar/useDayRules';
import * as S from './DateRangePicker.styles';
import { dateRangeTexts } from './DateRangePicker.texts';
import type { DateRange, DateRangeVariant } from './model/dateRange';
import { USUAL_PRESETS, type DatePreset } from './model/datePresets';
import { RangeBox } from './RangeBox';
import { useRangeText } from './useRangeText';
import { useRangeWords } from './useRangeWords';

type GroupOptions = Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'defaultValue' | 'onBlur' | 'onChange' | 'ref'
>;

export interface DateRangePickerProps extends FieldOptions, GroupOptions, DayRules {
  /** The range, `null` for none. Without it the field keeps its own. */
  value?: DateRange | null | undefined;
  /** @default null */
  defaultValue?: DateRange | null | undefined;
  /**
   * Called on leaving, Enter or a choice with the new range; with `null` for none and for texts
   * that are no range.
   */
  onValueChange?: ((value: DateRange | null) => void) | undefined;
  /**
   * What the range may leave out: nothing, one of its ends, or an end that is now. @default
   * 'closed'
   */
  variant?: DateRangeVariant | undefined;
  /** Fewest days, both ends included. @default 1 */
  minDays?: number | undefined;
  /** Most days, both ends included. @default no limit */
  maxDays?: number | undefined;
  /** Ranges to take at once; none for `[]`. @default nine usual ones, none for `soFar` */
  presets?: readonly DatePreset[] | undefined;
  /** Today as `YYYY-MM-DD`. @default the day in Beijing, whatever the zone of the browser */
  today?: string | undefined;
  /** Goes to the first input, which a form focuses when the range is wrong. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** Called when focus leaves the field and its calendar; between the two it stays within. */
  onBlur?: ((event: FocusEvent<HTMLElement>) => void) | undefined;
  /** Names the range in a form: its first day, then its last day are sent under it. */
  name?: string | undefined;
  /** @default false */
  required?: boolean | undefined;
  /** @default false */
  disabled?: boolean | undefined;
  /** @default false */
  readOnly?: boolean | undefined;
  /** Whether a button takes the range back. @default false */
  clearable?: boolean | undefined;
}

/**
 * Days from one to another, typed or chosen from a calendar. Renders a group of two inputs and a
 * button: `className` goes to the root, `ref` to the first input, every other prop to the group.
 * For one day use `DatePicker`.
 */
export function DateRangePicker(props: DateRangePickerProps) {
  const {
    label,
    hideLabel = false,
    description,
    error,
    note,
    className,
    id,
    ref,
    value: given,
    defaultValue = null,
    ...options
  } = props;
  const {
    onValueChange,
    min,
    max,
    dayDisabledReason,
    variant = 'closed',
    minDays,
    maxDays,
    presets,
    today,
    ...box
  } = options;
  const {
    name,
    onBlur,
    required = false,
    disabled = false,
    readOnly = false,
    clearable = false,
    ...group
  } = box;
  const t = useTexts(dateRangeTexts);
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const [value, setValue] = useControllable<DateRange | null>({
    value: given,
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
  const state = useRangeText({ value, onValueChange: setValue, rules });
  const wordsOf = useRangeWords({ minDays, maxDays });
  const field = {
    description,
    error: state.problem === null ? error : wordsOf(state.problem),
    note,
  };
  const offered = presets ?? (variant === 'soFar' ? [] : USUAL_PRESETS);

  return (
    <Field {...{ label, hideLabel, controlId, className, required, ...field }}>
      <RangeBox
        {...group}
        {...{
          label,
          controlId,
          field,
          state,
          name,
          required,
          disabled,
          readOnly,
          clearable,
          onBlur,
        }}
        inputRef={ref}
        panel={{ value, rules, presets: offered, min, max, limits }}
      />
      {state.isSwapped && <S.Note role="status">{t.swapped}</S.Note>}
    </Field>
  );
}
