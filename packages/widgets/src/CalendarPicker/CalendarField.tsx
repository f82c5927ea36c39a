import { useState, type ComponentPropsWithRef } from 'react';
import {
  Button,
  Field,
  FormValue,
  IconButton,
  partName,
  useField,
  useTexts,
  type FieldOptions,
} from '@mingjian/ui';
import { X } from 'lucide-react';
import { calendarTexts } from '../internal/calendar/calendar.texts';
import { isWorked, MarkedDays, PLAIN_WEEKS, type DayKinds } from '../internal/calendar/dayKinds';
import { LazyCalendar } from '../internal/calendar/LazyCalendar';
import { beijingToday, inOrder, type DaySpan } from '../internal/calendar/model/days';
import { useDayRules, type DayRules } from '../internal/calendar/useDayRules';
import { PanelTakesFocus } from '../internal/calendar/usePickerPanel';
import * as S from './CalendarPicker.styles';
import { calendarPickerTexts } from './CalendarPicker.texts';
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
  /** Today as `YYYY-MM-DD`. @default the current day in Beijing */
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
  mode,
  span,
  submitted,
  onSpanChange,
  onReset,
  min,
  max,
  dayDisabledReason,
  workCalendar = PLAIN_WEEKS,
  loading = false,
  loadError,
  today: givenToday,
  name,
  disabled = false,
  readOnly = false,
  clearable = false,
  ...options
}: CalendarFieldProps) {
  const t = useTexts(calendarPickerTexts);
  const { fieldProps, controlProps, rest } = useField(options);
  const { 'aria-invalid': isInvalid, ...aria } = controlProps;
  const { reasonOf, limits } = useDayRules({ min, max, dayDisabledReason });
  const [openedOn] = useState(() => beijingToday(Date.now()));
  const [first, setFirst] = useState<string | null>(null);
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const today = givenToday ?? openedOn;
  const selectionText = useSelectionText({ mode, today, workCalendar });
  const isFixed = disabled || readOnly;

  const select = (date: string) => {
    if (isFixed) return;
    if (mode === 'range' && first === null) return setFirst(date);
    setFirst(null);
    onSpanChange(inOrder(first ?? date, date));
  };
  const clear = () => {
    setFirst(null);
    onSpanChange(null);
  };
  const shown = first === null ? span : inOrder(first, first);
  const clearName = partName(fieldProps, 'clear', t.clear);

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
              preview={
                first === null || highlighted === null || reasonOf(highlighted) !== undefined
                  ? null
                  : inOrder(first, highlighted)
              }
              initialDay={shown?.from ?? today}
              today={today}
              min={min}
              max={max}
              reasonOf={reasonOf}
              onSelect={select}
              onHighlight={setHighlighted}
            />
          </MarkedDays>
        </PanelTakesFocus>
        <CalendarHint
          day={highlighted}
          reason={(highlighted === null ? undefined : reasonOf(highlighted)) ?? limits ?? undefined}
          workCalendar={workCalendar}
          loading={loading}
          loadError={loadError}
        />
        <S.Foot>
          <span role="status">{selectionText(span, first)}</span>
          {clearable && !isFixed && span !== null && (
            <IconButton
              {...clearName}
              label={clearName['aria-label']}
              size="small"
              icon={X}
              onClick={clear}
            />
          )}
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

interface CalendarHintProps extends Pick<CalendarOptions, 'loading' | 'loadError'> {
  /** The hovered or focused day. */
  day: string | null;
  reason: string | undefined;
  workCalendar: DayKinds;
}

/** The reason of a disabled day, the name of a holiday, or the state of the working calendar. */
function CalendarHint({ day, reason, workCalendar, loading, loadError }: CalendarHintProps) {
  const t = useTexts(calendarPickerTexts);
  const calendar = useTexts(calendarTexts);
  if (loadError)
    return (
      <S.Hint role="alert">
        {t.failed}
        <Button size="small" tone="quiet" onClick={loadError.onRetry}>
          {t.retry}
        </Button>
      </S.Hint>
    );
  if (loading) return <S.Hint aria-busy>{t.loading}</S.Hint>;
  const kind = day === null ? null : workCalendar.kindOf(day);
  const holiday =
    kind?.holidayName &&
    calendar.and(kind.holidayName, isWorked(kind) ? calendar.makeUpDay : calendar.dayOff);
  return <S.Hint>{reason ?? holiday}</S.Hint>;
}
