import { useId, type ComponentPropsWithRef, type FocusEvent } from 'react';
import { Field, fieldAria, useControllable, useTexts, type FieldOptions } from '@mingjian/ui';
import { calendarTexts } from '../internal/calendar/calendar.texts';
import { DateBox } from '../internal/calendar/DateBox';
import * as S from '../internal/calendar/dateBox.styles';
import { DateBoxEnd } from '../internal/calendar/DateBoxEnd';
import { useDateKeys } from '../internal/calendar/useDateKeys';
import { useDateText } from '../internal/calendar/useDateText';
import { useDayRules, type DayRules } from '../internal/calendar/useDayRules';
import { useStay } from '../internal/calendar/useStay';
import { DatePanel } from './DatePanel';

type InputOptions = Omit<
  ComponentPropsWithRef<'input'>,
  'children' | 'defaultValue' | 'max' | 'min' | 'onBlur' | 'onChange' | 'size' | 'type' | 'value'
>;

export interface DatePickerProps extends FieldOptions, InputOptions, DayRules {
  /** The date as `YYYY-MM-DD`, `null` for none. Without it the field keeps its own. */
  value?: string | null | undefined;
  /** @default null */
  defaultValue?: string | null | undefined;
  /**
   * Called on leaving, Enter or a choice with the new date; with `null` for none and for a text
   * that is no date.
   */
  onValueChange?: ((value: string | null) => void) | undefined;
  /** Called when focus leaves the field and its calendar; between the two it stays within. */
  onBlur?: ((event: FocusEvent<HTMLElement>) => void) | undefined;
  /** Today as `YYYY-MM-DD`. @default the day in Beijing, whatever the zone of the browser */
  today?: string | undefined;
  /** Whether a button takes the date back. @default false */
  clearable?: boolean | undefined;
}

/**
 * One date, typed or chosen from a calendar. Renders a labelled `<input>` and a button: `className`
 * goes to the root, every other prop to the input. For days from one to another use
 * `DateRangePicker`.
 */
export function DatePicker(props: DatePickerProps) {
  const {
    label,
    hideLabel = false,
    description,
    error,
    note,
    className,
    id,
    name,
    value: given,
    defaultValue = null,
    ...options
  } = props;
  const {
    onValueChange,
    onBlur,
    min,
    max,
    dayDisabledReason,
    today,
    clearable = false,
    onKeyDown,
    ...input
  } = options;
  const t = useTexts(calendarTexts);
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const [value, setValue] = useControllable<string | null>({
    value: given,
    initial: defaultValue,
    onChange: onValueChange,
  });
  const rules = useDayRules({ min, max, dayDisabledReason });
  const { text, problem, type, settle, take } = useDateText({
    value,
    onValueChange: setValue,
    today,
    reasonOf: rules.reasonOf,
  });
  const { boxRef, panelRef, stays, refocus } = useStay();
  const field = { description, error: problem ?? error, note };
  const { disabled = false, readOnly = false, required } = input;
  const isFixed = disabled || readOnly;
  const { openerRef, onKeyDown: handleKeyDown } = useDateKeys({ isFixed, settle });

  const clear = () => {
    refocus();
    take(null);
  };

  return (
    <Field {...{ label, hideLabel, controlId, className, required, ...field }}>
      <DateBox
        {...{ disabled, readOnly }}
        isInvalid={field.error != null}
        ref={boxRef}
        onBlur={(event) => stays(event) || onBlur?.(event)}
      >
        <S.Input
          autoComplete="off"
          inputMode="numeric"
          placeholder={readOnly ? undefined : t.placeholder}
          {...input}
          {...fieldAria(controlId, field)}
          id={controlId}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            handleKeyDown(event);
          }}
          onBlur={() => void settle()}
        />
        <DateBoxEnd
          {...{ label, isFixed, openerRef, panelRef }}
          onClear={clearable && text !== '' ? clear : null}
        >
          {(close) => <DatePanel {...{ value, today, min, max, close }} {...rules} onPick={take} />}
        </DateBoxEnd>
        {name !== undefined && !disabled && <input type="hidden" name={name} value={value ?? ''} />}
      </DateBox>
    </Field>
  );
}
