import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldOptions } from '../Field/Field';
import { useField } from '../Field/useField';
import { useTexts } from '../texts/LocaleProvider';
import { comboboxTexts } from './Combobox.texts';
import { ComboboxControl } from './ComboboxControl';
import { FixedCombobox } from './FixedCombobox';
import type { ComboboxLoad, ComboboxOption } from './model/comboboxOption';
import { useCombobox } from './useCombobox';

type InputOptions = Omit<
  ComponentPropsWithRef<'input'>,
  'autoFocus' | 'children' | 'defaultValue' | 'onChange' | 'size' | 'type' | 'value'
>;

export interface ComboboxProps extends FieldOptions, InputOptions {
  /**
   * What to choose from, searched by label; more than a hundred are drawn as they scroll into view.
   */
  options?: readonly ComboboxOption[] | undefined;
  /**
   * Looks options up instead: called when typing rests. What is no longer asked for is aborted, and
   * its answer dropped.
   */
  load?: ComboboxLoad | undefined;
  /** The value that is chosen, `null` for none. Without it the combobox keeps its own. */
  value?: string | null | undefined;
  /** What is chosen first. @default null */
  defaultValue?: string | null | undefined;
  /** Called with the new choice, or `null` when it is taken back. */
  onValueChange?: ((value: string | null) => void) | undefined;
  /** The chosen option, to name a value that is not loaded. */
  selectedOption?: ComboboxOption | undefined;
  /** Called with a text that no label equals. Without it nothing can be created. */
  onCreate?: ((text: string) => void) | undefined;
  /**
   * Whether the choice can be taken back, by a button or by emptying the text.
   * @default false
   */
  clearable?: boolean | undefined;
  /** Shown while nothing is chosen. @default the words for "type to search" */
  placeholder?: string | undefined;
  /**
   * Why the field is disabled, in place of its help; it is disabled then, and still takes focus.
   */
  disabledReason?: string | undefined;
}

/**
 * One choice out of many, found by typing. Renders a labelled `<input role="combobox">`:
 * `className` goes to the root, other props to the input. For up to a hundred options that need no
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
          name={name}
          hasReason={hasReason}
          value={state.value}
          label={state.label}
          disabled={disabled && !hasReason}
        />
      ) : (
        <ComboboxControl
          state={state}
          label={field.label}
          input={input}
          field={controlProps}
          name={name}
          canClear={clearable && state.value !== null}
        />
      )}
    </Field>
  );
}
