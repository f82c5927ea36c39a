import type { ComponentPropsWithRef, FocusEvent, Ref } from 'react';
import { fieldAria, useTexts, type FieldOptions } from '@mingjian/ui';
import { DateBox } from '../internal/calendar/DateBox';
import * as B from '../internal/calendar/dateBox.styles';
import { DateBoxEnd } from '../internal/calendar/DateBoxEnd';
import { useDateKeys } from '../internal/calendar/useDateKeys';
import { useStay } from '../internal/calendar/useStay';
import * as S from './DateRangePicker.styles';
import { dateRangeTexts } from './DateRangePicker.texts';
import { SO_FAR } from '../internal/calendar/model/soFar';
import type { RangeEnd } from './model/dateRange';
import { RangePanel, type RangePanelProps } from './RangePanel';
import type { RangeTextState } from './useRangeText';

type GroupOptions = Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'className' | 'defaultValue' | 'id' | 'onBlur' | 'onChange' | 'ref'
>;

export interface RangeBoxProps extends GroupOptions {
  label: string;
  controlId: string;
  /** Help, error and note of the field. */
  field: Pick<FieldOptions, 'description' | 'error' | 'note'>;
  /** Goes to the first input. */
  inputRef: Ref<HTMLInputElement> | undefined;
  state: RangeTextState;
  panel: Omit<RangePanelProps, 'close' | 'onTake'>;
  name: string | undefined;
  required: boolean;
  disabled: boolean;
  readOnly: boolean;
  clearable: boolean;
  onBlur: ((event: FocusEvent<HTMLElement>) => void) | undefined;
}

const ENDS: readonly RangeEnd[] = ['from', 'to'];

/**
 * The two inputs of a range in one box, with the calendar at its end. Focus may move within it and
 * its panel without leaving it.
 */
export function RangeBox(props: RangeBoxProps) {
  const {
    label,
    controlId,
    field,
    inputRef,
    state,
    panel,
    name,
    required,
    disabled,
    readOnly,
    clearable,
    onBlur,
    ...group
  } = props;
  const t = useTexts(dateRangeTexts);
  const { boxRef, panelRef, stays, refocus } = useStay();
  const { entry, problem } = state;
  const isFixed = disabled || readOnly;
  const { openerRef, onKeyDown } = useDateKeys({ isFixed, settle: () => state.settle(true) });
  const isEmpty = entry.from === '' && entry.to === '';

  const clear = () => {
    refocus();
    state.take(null);
  };
  const handleBlur = (event: FocusEvent<HTMLElement>) => {
    const isLeaving = !stays(event);
    state.settle(isLeaving);
    if (isLeaving) onBlur?.(event);
  };
  const inputOf = (end: RangeEnd) => (
    <B.Input
      {...{ required: required && panel.rules().variant !== 'open', disabled, readOnly }}
      {...fieldAria(controlId, field)}
      aria-invalid={
        problem === null ? field.error != null || undefined : problem.end === end || undefined
      }
      aria-label={t[end](label)}
      data-end={end}
      autoComplete="off"
      inputMode={panel.rules().variant === 'soFar' ? undefined : 'numeric'}
      placeholder={readOnly ? undefined : t[`${end}Placeholder`]}
      value={entry[end] === SO_FAR ? t.soFar : entry[end]}
      onChange={(event) => state.type(end, event.target.value)}
      onKeyDown={onKeyDown}
      {...(end === 'from' && { id: controlId, ref: inputRef })}
    />
  );

  return (
    <DateBox
      {...group}
      {...{ disabled, readOnly }}
      isInvalid={field.error != null}
      ref={boxRef}
      role="group"
      aria-labelledby={`${controlId}-label`}
      onBlur={handleBlur}
    >
      {inputOf('from')}
      <S.Separator>{t.separator}</S.Separator>
      {inputOf('to')}
      <DateBoxEnd
        {...{ label, isFixed, openerRef, panelRef }}
        onClear={clearable && !isEmpty ? clear : null}
      >
        {(close) => <RangePanel {...panel} {...{ close }} onTake={state.take} />}
      </DateBoxEnd>
      {name !== undefined &&
        !disabled &&
        ENDS.map((end) => (
          <input key={end} type="hidden" name={name} value={panel.value?.[end] ?? ''} />
        ))}
    </DateBox>
  );
}
