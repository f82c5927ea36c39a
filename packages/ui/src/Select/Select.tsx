import { Listbox } from '@headlessui/react';
import type { BoxedFieldOptions } from '../Field/Field';
import { useField } from '../Field/useField';
import { LoadAnnouncement } from '../internal/options/LoadAnnouncement';
import { OptionField } from '../internal/options/OptionField';
import { RETRY, type OptionLoad } from '../internal/options/optionLoad';
import { SelectButton, type SelectButtonOptions } from '../internal/options/SelectButton';
import { useControllable } from '../internal/state/useControllable';
import { useTexts } from '../texts/LocaleProvider';
import * as S from './Select.styles';
import { selectTexts } from './Select.texts';
import { optionsOf, type SelectItem } from './selectOption';
import { SelectOptions } from './SelectOptions';

export interface SelectProps<Value extends string | number>
  extends BoxedFieldOptions, OptionLoad, SelectButtonOptions {
  /**
   * Up to about a hundred options, some or all of them in groups; for more use a field with a
   * search.
   */
  options: readonly SelectItem<Value>[];
  /** The selected value, or `null` for none. Without it the field is uncontrolled. */
  value?: Value | null | undefined;
  /** The initial value of an uncontrolled field. @default null */
  defaultValue?: Value | null | undefined;
  /** Called with the selected value, or with `null` when it is cleared. */
  onValueChange?: ((value: Value | null) => void) | undefined;
  /** Text shown while nothing is selected. @default the text "choose" */
  placeholder?: string | undefined;
  /** Text of a value that no option has, such as while options load. @default the value */
  missingLabel?: string | undefined;
  /**
   * Whether a button clears the value.
   * @default false
   */
  clearable?: boolean | undefined;
  /** @default false */
  required?: boolean | undefined;
  /**
   * Whether the value can be read and copied but not changed.
   * @default false
   */
  readOnly?: boolean | undefined;
}

/**
 * One choice out of a list that opens on demand. Renders a labelled `<button>`: `className` goes to
 * the root, other props to the button. For a few choices use `SegmentedControl`.
 */
export function Select<Value extends string | number>(props: SelectProps<Value>) {
  const {
    options: items,
    value: controlled,
    defaultValue = null,
    onValueChange,
    name,
    placeholder,
    missingLabel,
    clearable = false,
    disabled = false,
    readOnly = false,
    loading,
    loadError,
    ...field
  } = props;
  const t = useTexts(selectTexts);
  const { fieldProps, controlProps, rest } = useField(field);
  const [value, setValue, reset] = useControllable<Value | null>({
    value: controlled,
    initial: defaultValue,
    onChange: onValueChange,
  });
  const options = optionsOf(items);
  const selected = options.find((option) => option.value === value);
  const missing = value === null ? undefined : (missingLabel ?? value);
  const canClear = clearable && value !== null && !disabled && !readOnly;
  const handleChange = (next: Value | null) =>
    next === RETRY ? loadError?.onRetry() : setValue(next);

  return (
    <OptionField
      fieldProps={fieldProps}
      onClear={canClear ? () => setValue(null) : null}
      name={name}
      value={value}
      form={rest.form}
      disabled={disabled}
      onReset={reset}
    >
      <Listbox value={value} onChange={handleChange} disabled={disabled}>
        {({ open }) => (
          <>
            <SelectButton
              {...rest}
              field={controlProps}
              readOnly={readOnly}
              canClear={canClear}
              loading={loading}
            >
              {selected?.mark}
              <S.Value id={`${controlProps.id}-value`} data-empty={!selected || undefined}>
                {selected?.label ?? missing ?? placeholder ?? t.placeholder}
              </S.Value>
            </SelectButton>
            {open && (
              <SelectOptions
                options={items}
                controlId={controlProps.id}
                loading={loading}
                loadError={loadError}
              />
            )}
            <LoadAnnouncement
              loading={loading}
              loadError={loadError}
              isOpen={open}
              count={options.length}
            />
          </>
        )}
      </Listbox>
    </OptionField>
  );
}
