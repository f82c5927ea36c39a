import type { ComponentPropsWithRef, FocusEvent, ReactNode } from 'react';
import { Field, FormValue, useControllable, useField, type BoxedFieldOptions } from '@mingjian/ui';
import type { LucideIcon } from 'lucide-react';
import { DateBox } from './DateBox';
import * as S from './dateBox.styles';
import { DateBoxButtons, type PickerNames } from './DateBoxButtons';
import { useDateKeys } from './useDateKeys';
import { useFocusWithin } from './useFocusWithin';
import { useTypedText, type TextReading, type TypedTextState } from './useTypedText';

type InputOptions = Omit<
  ComponentPropsWithRef<'input'>,
  | 'children'
  | 'defaultValue'
  | 'max'
  | 'min'
  | 'onBlur'
  | 'onChange'
  | 'size'
  | 'step'
  | 'type'
  | 'value'
>;

/** The props of a field with one value, typed or selected from a panel. */
export interface PickerOptions extends BoxedFieldOptions, InputOptions {
  /** The value, `null` for none. Without it the field is uncontrolled. */
  value?: string | null | undefined;
  /** @default null */
  defaultValue?: string | null | undefined;
  /**
   * Called with the new value on blur, Enter or selection. `null` stands for an empty or invalid
   * text.
   */
  onValueChange?: ((value: string | null) => void) | undefined;
  /** Called when focus leaves the field and its panel, not between them. */
  onBlur?: ((event: FocusEvent<HTMLElement>) => void) | undefined;
  /** Whether there is a clear button. @default false */
  clearable?: boolean | undefined;
}

/** The open panel's view of its field. */
export interface PickerPanelState extends Pick<TypedTextState, 'setText' | 'setValue'> {
  value: string | null;
  /** Closes the panel and returns focus. */
  close(): void;
}

export interface PickerFieldProps extends PickerOptions {
  names: PickerNames;
  /** Icon of the button that opens the panel. */
  icon: LucideIcon;
  /** Reads a typed text. */
  read(text: string): TextReading;
  /** Moves the text up or down by an arrow key. @default arrow down opens the panel */
  onStep?: ((direction: 1 | -1, input: HTMLInputElement, text: TypedTextState) => void) | undefined;
  /** Loads the lazy part of the panel early, on hover and focus. */
  preload?: (() => void) | undefined;
  /** Renders the content of the panel. */
  panel(state: PickerPanelState): ReactNode;
}

/**
 * A labelled input whose value is typed, or selected from a floating panel. The base of every
 * picker of one value.
 */
export function PickerField({
  name,
  value: controlled,
  defaultValue = null,
  onValueChange,
  onBlur,
  onKeyDown,
  placeholder,
  clearable = false,
  names,
  icon,
  read,
  onStep,
  preload,
  panel,
  ...fieldOptions
}: PickerFieldProps) {
  const [value, setValue, reset] = useControllable<string | null>({
    value: controlled,
    initial: defaultValue,
    onChange: onValueChange,
  });
  const typed = useTypedText({ value, onValueChange: setValue, read });
  const { boxRef, panelRef, staysWithin, refocus } = useFocusWithin();
  const error = typed.problem ?? fieldOptions.error;
  const { fieldProps, controlProps, rest } = useField({ ...fieldOptions, error });
  const { disabled = false, readOnly = false } = rest;
  const isFixed = disabled || readOnly;
  const keys = useDateKeys({
    isFixed,
    commit: typed.commit,
    onStep: onStep && ((direction, input) => onStep(direction, input, typed)),
  });
  const clear = () => {
    refocus();
    typed.setValue(null);
  };
  const handleBlur = (event: FocusEvent<HTMLElement>) => {
    const isLeaving = !staysWithin(event);
    if (isLeaving || event.target.id === controlProps.id) typed.commit();
    if (isLeaving) onBlur?.(event);
  };

  return (
    <Field {...fieldProps}>
      <DateBox
        disabled={disabled}
        readOnly={readOnly}
        isInvalid={error != null}
        preload={preload}
        ref={boxRef}
        onBlur={handleBlur}
      >
        <S.Input
          autoComplete="off"
          placeholder={readOnly ? undefined : placeholder}
          {...rest}
          {...controlProps}
          required={fieldProps.required}
          value={typed.text}
          onChange={(event) => typed.setText(event.target.value)}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            keys.onKeyDown(event);
          }}
        />
        <DateBoxButtons
          field={fieldProps}
          names={names}
          icon={icon}
          isFixed={isFixed}
          openerRef={keys.openerRef}
          panelRef={panelRef}
          onClear={clearable && typed.text !== '' ? clear : null}
        >
          {(close) => panel({ value, setText: typed.setText, setValue: typed.setValue, close })}
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
