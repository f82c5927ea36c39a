import type { ComponentPropsWithRef, FocusEvent, ReactNode, Ref } from 'react';
import { partName, type FieldControlProps, type LabelledControl } from '@mingjian/ui';
import { Calendar } from 'lucide-react';
import { DateBox } from '../calendar/DateBox';
import * as B from '../calendar/dateBox.styles';
import { DateBoxButtons, type PickerNames } from '../calendar/DateBoxButtons';
import { SO_FAR } from '../calendar/model/soFar';
import { useDateKeys } from '../calendar/useDateKeys';
import { useFocusWithin } from '../calendar/useFocusWithin';
import { usePickerPanel } from '../calendar/usePickerPanel';
import type { RangeEnd } from './model/textRange';
import * as S from './range.styles';
import type { RangeTextState } from './useRangeText';

type GroupOptions = Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'className' | 'defaultValue' | 'id' | 'onBlur' | 'onChange' | 'ref'
>;

/** Texts of the two inputs. */
export interface RangeBoxTexts {
  /** Names of the inputs, each containing the label of the field. */
  from(label: string): string;
  to(label: string): string;
  separator: string;
  fromPlaceholder: string;
  toPlaceholder: string;
  soFar: string;
}

/** The parts in which fields with two ends differ. */
export interface RangeBoxParts {
  texts: RangeBoxTexts;
  names: PickerNames;
  range: RangeTextState;
  /** Whether the last end may be typed as a word. */
  allowsSoFar: boolean;
  /** Label of the preset that the range was selected by. */
  preset?: string | undefined;
  /** Shown between the inputs and the buttons, such as the length of the range. */
  suffix?: ReactNode;
  /** Loads the lazy part of the panel early, on hover and focus. */
  preload?: (() => void) | undefined;
  /** Renders the content of the panel. */
  panel(close: () => void): ReactNode;
}

export interface RangeBoxProps extends GroupOptions, RangeBoxParts {
  field: LabelledControl;
  /** Id and ARIA attributes of the first input. The second one has the same description. */
  controlProps: FieldControlProps;
  isInvalid: boolean;
  /** The end that is invalid. @default both */
  invalidEnd: RangeEnd | undefined;
  inputRef: Ref<HTMLInputElement> | undefined;
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
  texts,
  names,
  isInvalid,
  invalidEnd,
  inputRef,
  range,
  allowsSoFar,
  preset,
  suffix,
  required,
  disabled,
  readOnly,
  clearable,
  preload,
  onBlur,
  panel,
  ...group
}: RangeBoxProps) {
  const { boxRef, panelRef, staysWithin, refocus } = useFocusWithin();
  const { entry } = range;
  const { id, ...aria } = controlProps;
  const isFixed = disabled || readOnly;
  const { popover, ...opening } = usePickerPanel();
  const handleKeyDown = useDateKeys({
    isFixed,
    panel: opening,
    commit: () => range.commit(true),
  });
  const presetId = `${id}-preset`;
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
      {...partName(field, end, texts[end], end === 'from' ? id : undefined)}
      ref={end === 'from' ? inputRef : undefined}
      required={required}
      disabled={disabled}
      readOnly={readOnly}
      aria-invalid={(invalidEnd === undefined ? isInvalid : invalidEnd === end) || undefined}
      data-end={end}
      autoComplete="off"
      inputMode={allowsSoFar ? undefined : 'numeric'}
      placeholder={readOnly ? undefined : texts[`${end}Placeholder`]}
      value={entry[end] === SO_FAR ? texts.soFar : entry[end]}
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
      preload={preload}
      ref={boxRef}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={preset === undefined ? undefined : presetId}
      onBlur={handleBlur}
    >
      {preset !== undefined && <S.PresetName id={presetId}>{preset}</S.PresetName>}
      {renderInput('from')}
      <S.Separator>{texts.separator}</S.Separator>
      {renderInput('to')}
      {suffix}
      <DateBoxButtons
        field={field}
        names={names}
        icon={Calendar}
        isFixed={isFixed}
        popover={popover}
        panelRef={panelRef}
        onClear={clearable && !isEmpty ? clear : null}
      >
        {panel}
      </DateBoxButtons>
    </DateBox>
  );
}
