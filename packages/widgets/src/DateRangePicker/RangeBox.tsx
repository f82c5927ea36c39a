import type { ComponentPropsWithRef, FocusEvent, Ref } from 'react';
import { partName, useTexts, type FieldControlProps, type LabelledControl } from '@mingjian/ui';
import { Calendar } from 'lucide-react';
import { calendarTexts } from '../internal/calendar/calendar.texts';
import { DateBox } from '../internal/calendar/DateBox';
import * as B from '../internal/calendar/dateBox.styles';
import { DateBoxButtons } from '../internal/calendar/DateBoxButtons';
import { LazyCalendar } from '../internal/calendar/LazyCalendar';
import { SO_FAR } from '../internal/calendar/model/soFar';
import { useDateKeys } from '../internal/calendar/useDateKeys';
import { useFocusWithin } from '../internal/calendar/useFocusWithin';
import { usePickerPanel } from '../internal/calendar/usePickerPanel';
import * as S from './DateRangePicker.styles';
import { dateRangeTexts } from './DateRangePicker.texts';
import type { RangeEnd } from './model/dateRange';
import { RangePanel, type RangePanelProps } from './RangePanel';
import type { RangeTextState } from './useRangeText';

type GroupOptions = Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'className' | 'defaultValue' | 'id' | 'onBlur' | 'onChange' | 'ref'
>;

export interface RangeBoxProps extends GroupOptions {
  field: LabelledControl;
  /** Id and ARIA attributes of the first input. The second one has the same description. */
  controlProps: FieldControlProps;
  isInvalid: boolean;
  inputRef: Ref<HTMLInputElement> | undefined;
  range: RangeTextState;
  panel: Omit<RangePanelProps, 'close' | 'onSelect'>;
  required: boolean;
  disabled: boolean;
  readOnly: boolean;
  clearable: boolean;
  onBlur: ((event: FocusEvent<HTMLElement>) => void) | undefined;
}

/** The two inputs of a range in one box, with the calendar button at its end. */
export function RangeBox({
  field,
  controlProps,
  isInvalid,
  inputRef,
  range,
  panel,
  required,
  disabled,
  readOnly,
  clearable,
  onBlur,
  ...group
}: RangeBoxProps) {
  const t = useTexts(dateRangeTexts);
  const names = useTexts(calendarTexts);
  const { boxRef, panelRef, staysWithin, refocus } = useFocusWithin();
  const { entry, problem } = range;
  const { variant } = panel.rules();
  const { id, ...aria } = controlProps;
  const isFixed = disabled || readOnly;
  const { popover, ...opening } = usePickerPanel();
  const handleKeyDown = useDateKeys({
    isFixed,
    panel: opening,
    commit: () => range.commit(true),
  });
  const presetId = `${id}-preset`;
  const preset = panel.presets.find(({ key }) => key === entry.preset);
  const isEmpty = entry.from === '' && entry.to === '';

  const clear = () => {
    refocus();
    range.setValue(null);
  };
  const handleBlur = (event: FocusEvent<HTMLElement>) => {
    const isLeaving = !staysWithin(event);
    range.commit(isLeaving);
    if (!isLeaving) return;
    opening.close();
    onBlur?.(event);
  };
  const renderInput = (end: RangeEnd) => (
    <B.Input
      {...aria}
      {...partName(field, end, t[end], end === 'from' ? id : undefined)}
      ref={end === 'from' ? inputRef : undefined}
      required={required && variant !== 'open'}
      disabled={disabled}
      readOnly={readOnly}
      aria-invalid={problem === null ? isInvalid || undefined : problem.end === end || undefined}
      data-end={end}
      autoComplete="off"
      inputMode={variant === 'soFar' ? undefined : 'numeric'}
      placeholder={readOnly ? undefined : t[`${end}Placeholder`]}
      value={entry[end] === SO_FAR ? t.soFar : entry[end]}
      onChange={(event) => {
        opening.close();
        range.setText(end, event.target.value);
      }}
      onKeyDown={handleKeyDown}
      onPointerUp={isFixed ? undefined : opening.onPointerUp}
    />
  );

  return (
    <DateBox
      {...group}
      disabled={disabled}
      readOnly={readOnly}
      isInvalid={isInvalid}
      preload={LazyCalendar.preload}
      ref={boxRef}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={preset && presetId}
      onBlur={handleBlur}
    >
      {preset && <S.PresetName id={presetId}>{preset.label}</S.PresetName>}
      {renderInput('from')}
      <S.Separator>{t.separator}</S.Separator>
      {renderInput('to')}
      <DateBoxButtons
        field={field}
        names={names}
        icon={Calendar}
        isFixed={isFixed}
        popover={popover}
        panelRef={panelRef}
        onClear={clearable && !isEmpty ? clear : null}
      >
        {(close) => <RangePanel {...panel} close={close} onSelect={range.setValue} />}
      </DateBoxButtons>
    </DateBox>
  );
}
