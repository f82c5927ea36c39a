import type { ComponentPropsWithRef } from 'react';
import { Field, type BoxedFieldOptions } from '../Field/Field';
import { FormValue } from '../Field/FormValue';
import { useField } from '../Field/useField';
import { useTexts } from '../texts/LocaleProvider';
import { comboboxTexts } from './Combobox.texts';
import { ComboboxControl } from './ComboboxControl';
import { FixedCombobox } from './FixedCombobox';
import type { ComboboxLoad, ComboboxOption } from './comboboxOption';
import { useCombobox } from './useCombobox';

type InputOptions = Omit<
  ComponentPropsWithRef<'input'>,
  'autoFocus' | 'children' | 'defaultValue' | 'onChange' | 'size' | 'type' | 'value'
>;

export interface ComboboxProps extends BoxedFieldOptions, InputOptions {
  /** The options, searched by label. More than a hundred are virtualized. */
  options?: readonly ComboboxOption[] | undefined;
  /**
   * Loads matching options instead, when typing pauses. A newer search aborts the one before it.
   */
  load?: ComboboxLoad | undefined;
  /** The selected value, `null` for none. Without it the combobox is uncontrolled. */
  value?: string | null | undefined;
  /** The initial value. @default null */
  defaultValue?: string | null | undefined;
  /** Called with the new value, or `null` when it is cleared. */
  onValueChange?: ((value: string | null) => void) | undefined;
  /** The selected option, to label a value that is not loaded. */
  selectedOption?: ComboboxOption | undefined;
  /** Called with a text that equals no label. Without it nothing can be created. */
  onCreate?: ((text: string) => void) | undefined;
  /**
   * Whether the value can be cleared, by a button or by emptying the text.
   * @default false
   */
  clearable?: boolean | undefined;
  /** Text shown while nothing is selected. @default the text "type to search" */
  placeholder?: string | undefined;
  /**
   * Reason why the field is disabled, in place of its description. Its presence disables the field,
   * which keeps focus.
   */
  disabledReason?: string | undefined;
}

/**
 * One choice out of many, found by typing. Renders a labelled `<input role="combobox">`:
 * `className` goes to the root, other props to the input. For up to a hundred options without
 * search use `Select`, for several choices `MultiSelect`.
 */
export function Combobox({
  options,
  load,
  value,
  defaultValue = null,
  onValueChange,
  selectedOption,
  onCreate,
  clearable = false,
  ...field
}: ComboboxProps) {
  const t = useTexts(comboboxTexts);
  const { fieldProps, controlProps, rest } = useField(field);
  const { name, placeholder, disabled = false, readOnly = false, ref, ...attributes } = rest;
  const state = useCombobox({
    options,
    load,
    value,
    defaultValue,
    onValueChange,
    selectedOption,
    onCreate,
    clearable,
  });
  const hasReason = field.disabledReason !== undefined;
  const input = {
    ...attributes,
    required: fieldProps.required,
    placeholder: placeholder ?? t.placeholder,
    id: controlProps.id,
    ...(ref !== undefined && { ref }),
  };

  return (
    <Field {...fieldProps}>
      {disabled || readOnly || hasReason ? (
        <FixedCombobox
          {...input}
          {...controlProps}
          hasReason={hasReason}
          label={state.label}
          disabled={disabled && !hasReason}
        />
      ) : (
        <ComboboxControl
          state={state}
          input={input}
          field={controlProps}
          label={fieldProps.label}
          canClear={clearable && state.value !== null}
        />
      )}
      <FormValue
        controlId={controlProps.id}
        name={name}
        value={state.value}
        form={rest.form}
        disabled={disabled || hasReason}
        onReset={state.reset}
      />
    </Field>
  );
}
