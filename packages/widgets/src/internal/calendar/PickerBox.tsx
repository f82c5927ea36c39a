import type { ComponentPropsWithRef, FocusEvent, ReactNode } from 'react';
import type { FieldControlProps, LabelledControl } from '@mingjian/ui';
import type { LucideIcon } from 'lucide-react';
import { DateBox } from './DateBox';
import * as S from './dateBox.styles';
import { DateBoxButtons, type PickerNames } from './DateBoxButtons';
import { useDateKeys } from './useDateKeys';
import { useFocusWithin } from './useFocusWithin';
import { usePickerPanel } from './usePickerPanel';
import type { TypedTextState } from './useTypedText';

/** The open panel's view of its field. */
export interface PickerPanelState extends Pick<TypedTextState, 'setText' | 'setValue'> {
  value: string | null;
  /** Closes the panel and returns focus. */
  close(): void;
}

/** The parts in which pickers differ. */
export interface PickerBoxOptions {
  names: PickerNames;
  /** Icon of the button that opens the panel. */
  icon: LucideIcon;
  /** Moves the text up or down by an arrow key. @default arrow down opens the panel */
  onStep?: ((direction: 1 | -1, input: HTMLInputElement, text: TypedTextState) => void) | undefined;
  /** Loads the lazy part of the panel early, on hover and focus. */
  preload?: (() => void) | undefined;
  /** Renders the content of the panel. */
  panel(state: PickerPanelState): ReactNode;
}

type InputProps = Omit<ComponentPropsWithRef<'input'>, 'onBlur' | 'size' | 'value'>;

export interface PickerBoxProps extends InputProps, PickerBoxOptions {
  field: LabelledControl;
  /** Id and ARIA attributes of the input. */
  controlProps: FieldControlProps;
  value: string | null;
  typed: TypedTextState;
  isInvalid: boolean;
  clearable?: boolean | undefined;
  onBlur?: ((event: FocusEvent<HTMLElement>) => void) | undefined;
}

/** The input of a picker in one box with the buttons that clear it and open its panel. */
export function PickerBox({
  field,
  controlProps,
  value,
  typed,
  isInvalid,
  names,
  icon,
  onStep,
  preload,
  panel,
  clearable = false,
  placeholder,
  onBlur,
  onKeyDown,
  onPointerUp,
  ...input
}: PickerBoxProps) {
  const { disabled = false, readOnly = false } = input;
  const { boxRef, panelRef, staysWithin, refocus } = useFocusWithin();
  const { text, setText, setValue, commit } = typed;
  const isFixed = disabled || readOnly;
  const { popover, ...opening } = usePickerPanel();
  const handleKeyDown = useDateKeys({
    isFixed,
    panel: opening,
    commit,
    onStep: onStep && ((direction, element) => onStep(direction, element, typed)),
  });
  const clear = () => {
    refocus();
    setValue(null);
  };
  const handleBlur = (event: FocusEvent<HTMLElement>) => {
    const isLeaving = !staysWithin(event);
    if (isLeaving || event.target.id === controlProps.id) commit();
    if (!isLeaving) return;
    opening.close();
    onBlur?.(event);
  };

  return (
    <DateBox
      disabled={disabled}
      readOnly={readOnly}
      isInvalid={isInvalid}
      preload={preload}
      ref={boxRef}
      onBlur={handleBlur}
    >
      <S.Input
        autoComplete="off"
        {...input}
        {...controlProps}
        placeholder={readOnly ? undefined : placeholder}
        value={text}
        onChange={(event) => {
          opening.close();
          setText(event.target.value);
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          handleKeyDown(event);
        }}
        onPointerUp={(event) => {
          onPointerUp?.(event);
          if (!isFixed) opening.onPointerUp(event);
        }}
      />
      <DateBoxButtons
        field={field}
        names={names}
        icon={icon}
        isFixed={isFixed}
        popover={popover}
        panelRef={panelRef}
        onClear={clearable && text !== '' ? clear : null}
      >
        {(close) => panel({ value, setText, setValue, close })}
      </DateBoxButtons>
    </DateBox>
  );
}
