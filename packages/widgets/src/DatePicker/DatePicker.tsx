import type { ComponentPropsWithRef, FocusEvent } from 'react';
import {
  Field,
  FormValue,
  useControllable,
  useField,
  useTexts,
  type BoxedFieldOptions,
} from '@mingjian/ui';
import { calendarTexts } from '../internal/calendar/calendar.texts';
import { DateBox } from '../internal/calendar/DateBox';
import * as S from '../internal/calendar/dateBox.styles';
import { DateBoxButtons } from '../internal/calendar/DateBoxButtons';
import { useDateKeys } from '../internal/calendar/useDateKeys';
import { useDateText } from '../internal/calendar/useDateText';
import { useDayRules, type DayRules } from '../internal/calendar/useDayRules';
import { useFocusWithin } from '../internal/calendar/useFocusWithin';
import { DatePanel } from './DatePanel';

type InputOptions = Omit<
  ComponentPropsWithRef<'input'>,
  'children' | 'defaultValue' | 'max' | 'min' | 'onBlur' | 'onChange' | 'size' | 'type' | 'value'
>;

export interface DatePickerProps extends BoxedFieldOptions, InputOptions, DayRules {
  /** The date as `YYYY-MM-DD`, `null` for none. Without it the field is uncontrolled. */
  value?: string | null | undefined;
  /** @default null */
  defaultValue?: string | null | undefined;
  /**
   * Called with the new date on blur, Enter or selection. `null` stands for an empty or invalid
   * text.
   */
  onValueChange?: ((value: string | null) => void) | undefined;
  /** Called when focus leaves the field and its calendar, not between them. */
  onBlur?: ((event: FocusEvent<HTMLElement>) => void) | undefined;
  /** Today as `YYYY-MM-DD`. @default the current day in Beijing */
  today?: string | undefined;
  /** Whether there is a clear button. @default false */
  clearable?: boolean | undefined;
}

/**
 * One date, typed or selected from a calendar. Renders a labelled `<input>` and a button:
 * `className` goes to the root, every other prop to the input. For a range of days use
 * `DateRangePicker`.
 */
export function DatePicker({
  name,
  value: controlled,
  defaultValue = null,
  onValueChange,
  onBlur,
  min,
  max,
  dayDisabledReason,
  today,
  clearable = false,
  onKeyDown,
  ...fieldOptions
}: DatePickerProps) {
  const t = useTexts(calendarTexts);
  const [value, setValue, reset] = useControllable<string | null>({
    value: controlled,
    initial: defaultValue,
    onChange: onValueChange,
  });
  const rules = useDayRules({ min, max, dayDisabledReason });
  const date = useDateText({
    value,
    onValueChange: setValue,
    today,
    reasonOf: rules.reasonOf,
  });
  const { boxRef, panelRef, staysWithin, refocus } = useFocusWithin();
  const error = date.problem ?? fieldOptions.error;
  const { fieldProps, controlProps, rest } = useField({ ...fieldOptions, error });
  const { disabled = false, readOnly = false } = rest;
  const isFixed = disabled || readOnly;
  const keys = useDateKeys({ isFixed, commit: date.commit });

  const clear = () => {
    refocus();
    date.setValue(null);
  };

  return (
    <Field {...fieldProps}>
      <DateBox
        disabled={disabled}
        readOnly={readOnly}
        isInvalid={error != null}
        ref={boxRef}
        onBlur={(event) => staysWithin(event) || onBlur?.(event)}
      >
        <S.Input
          autoComplete="off"
          inputMode="numeric"
          placeholder={readOnly ? undefined : t.placeholder}
          {...rest}
          {...controlProps}
          required={fieldProps.required}
          value={date.text}
          onChange={(event) => date.setText(event.target.value)}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            keys.onKeyDown(event);
          }}
          onBlur={() => void date.commit()}
        />
        <DateBoxButtons
          field={fieldProps}
          isFixed={isFixed}
          openerRef={keys.openerRef}
          panelRef={panelRef}
          onClear={clearable && date.text !== '' ? clear : null}
        >
          {(close) => (
            <DatePanel
              value={value}
              today={today}
              min={min}
              max={max}
              reasonOf={rules.reasonOf}
              limits={rules.limits}
              onSelect={date.setValue}
              close={close}
            />
          )}
        </DateBoxButtons>
      </DateBox>
      <FormValue
        controlId={controlProps.id}
        name={name}
        value={value}
        form={rest.form}
        disabled={disabled}
        onReset={reset}
      />
    </Field>
  );
}
