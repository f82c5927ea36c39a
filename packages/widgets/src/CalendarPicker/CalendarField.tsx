import { useState, type ComponentPropsWithRef } from 'react';
import {
  Field,
  FormValue,
  IconButton,
  partName,
  useField,
  useTexts,
  type FieldOptions,
  type LabelledControl,
} from '@mingjian/ui';
import { X } from 'lucide-react';
import { MarkedDays, PLAIN_WEEKS, type DayKinds } from '../internal/calendar/dayKinds';
import { LazyCalendar } from '../internal/calendar/LazyCalendar';
import type { DaySpan } from '../internal/calendar/model/days';
import { useClock } from '../internal/calendar/useClock';
import { useDayRules, type DayRules } from '../internal/calendar/useDayRules';
import { PanelTakesFocus } from '../internal/calendar/usePickerPanel';
import { CalendarHint } from './CalendarHint';
import * as S from './CalendarPicker.styles';
import { calendarPickerTexts } from './CalendarPicker.texts';
import { useCalendarSelection } from './useCalendarSelection';
import { useSelectionText } from './useSelectionText';

type GroupOptions = Omit<
  ComponentPropsWithRef<'fieldset'>,
  'children' | 'defaultValue' | 'form' | 'onChange'
>;

/** The props of every calendar field, beside its value. */
export interface CalendarOptions extends FieldOptions, GroupOptions, DayRules {
  /** Holidays and make-up days. @default weekends are the only days off */
  workCalendar?: DayKinds | undefined;
  /** Whether `workCalendar` is being loaded. Days can be selected meanwhile. @default false */
  loading?: boolean | undefined;
  /** Present while `workCalendar` could not be loaded. */
  loadError?: { onRetry(): void } | undefined;
  /** Today as `YYYY-MM-DD`. @default the current day */
  today?: string | undefined;
  /** Name in a form. */
  name?: string | undefined;
  /** @default false */
  required?: boolean | undefined;
  /** @default false */
  disabled?: boolean | undefined;
  /** Whether the days can be read but not selected. @default false */
  readOnly?: boolean | undefined;
  /** Whether there is a clear button. @default false */
  clearable?: boolean | undefined;
}

export interface CalendarFieldProps extends CalendarOptions {
  mode: 'single' | 'range';
  /** The selected days; both ends are equal for one day. */
  span: DaySpan | null;
  /** The value as a native form submits it. */
  submitted: string | readonly string[];
  onSpanChange(span: DaySpan | null): void;
  /** Restores the initial value when the form is reset. */
  onReset(): void;
}

/** A labelled calendar that is always open, with the working days of its selection in words. */
export function CalendarField({
  span,
  submitted,
  onSpanChange,
  onReset,
  name,
  clearable = false,
  mode,
  min,
  max,
  dayDisabledReason,
  workCalendar = PLAIN_WEEKS,
  loading = false,
  loadError,
  today: givenToday,
  disabled = false,
  readOnly = false,
  ...options
}: CalendarFieldProps) {
  const { fieldProps, controlProps, rest } = useField(options);
  const { 'aria-invalid': isInvalid, ...aria } = controlProps;
  const { reasonOf, limits } = useDayRules({ min, max, dayDisabledReason });
  const clock = useClock();
  const [openedOn] = useState(clock.today);
  const today = givenToday ?? openedOn;
  const isFixed = disabled || readOnly;
  const selection = useCalendarSelection({ mode, span, onSpanChange, reasonOf, isFixed });
  const { first, highlighted, shown } = selection;
  const selectionText = useSelectionText({ mode, today, workCalendar });
  const canClear = clearable && !isFixed && span !== null;

  return (
    <Field {...fieldProps}>
      <S.Box
        {...rest}
        {...aria}
        tabIndex={-1}
        aria-labelledby={`${controlProps.id}-label`}
        disabled={disabled}
        data-invalid={isInvalid || undefined}
        data-state={(disabled && 'disabled') || (readOnly && 'readOnly') || undefined}
      >
        <PanelTakesFocus value={false}>
          <MarkedDays value={workCalendar}>
            <LazyCalendar
              mode={mode}
              selected={shown}
              preview={selection.preview}
              initialDay={shown?.from ?? today}
              today={today}
              min={min}
              max={max}
              reasonOf={reasonOf}
              onSelect={selection.select}
              onHighlight={selection.highlight}
            />
          </MarkedDays>
        </PanelTakesFocus>
        <CalendarHint
          day={highlighted}
          reason={(highlighted === null ? undefined : reasonOf(highlighted)) ?? limits}
          workCalendar={workCalendar}
          loading={loading}
          loadError={loadError}
        />
        <S.Foot>
          <span role="status">{selectionText(span, first)}</span>
          {canClear && <ClearButton field={fieldProps} onClear={selection.clear} />}
        </S.Foot>
      </S.Box>
      <FormValue
        controlId={controlProps.id}
        name={name}
        value={submitted}
        disabled={disabled}
        onReset={onReset}
      />
    </Field>
  );
}

function ClearButton({ field, onClear }: { field: LabelledControl; onClear(): void }) {
  const t = useTexts(calendarPickerTexts);
  const name = partName(field, 'clear', t.clear);
  return (
    <IconButton {...name} label={name['aria-label']} size="small" icon={X} onClick={onClear} />
  );
}
