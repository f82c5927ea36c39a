import { Listbox } from '@headlessui/react';
import type { BoxedFieldOptions } from '../Field/Field';
import { useField } from '../Field/useField';
import { LoadAnnouncement } from '../internal/options/LoadAnnouncement';
import { OptionField } from '../internal/options/OptionField';
import { RETRY, type OptionLoad } from '../internal/options/optionLoad';
import { SelectButton, type SelectButtonOptions } from '../internal/options/SelectButton';
import { useControllable } from '../internal/state/useControllable';
import { optionsOf, type SelectItem, type SelectOption } from '../Select/selectOption';
import { useTexts } from '../texts/LocaleProvider';
import { multiSelectTexts } from './MultiSelect.texts';
import { MultiSelectOptions } from './MultiSelectOptions';
import { SelectedTags } from './SelectedTags';

export interface MultiSelectProps<Value extends string | number>
  extends BoxedFieldOptions, OptionLoad, SelectButtonOptions {
  /** Up to a few hundred options, some or all of them in groups; more than ten can be searched. */
  options: readonly SelectItem<Value>[];
  /** The selected values, in the order of selection. Without them the field is uncontrolled. */
  value?: readonly Value[] | undefined;
  /** The initial values of an uncontrolled field. @default none */
  defaultValue?: readonly Value[] | undefined;
  /** Called with all selected values after a change. */
  onValueChange?: ((value: Value[]) => void) | undefined;
  /** Name in a form, which receives each selected value under it. */
  name?: string | undefined;
  /** Maximum number of values: once reached, unselected options are disabled. @default no limit */
  max?: number | undefined;
  /**
   * Number of values shown by label; the others are counted.
   * @default 2
   */
  shown?: number | undefined;
  /** Text shown while nothing is selected. @default the text "choose" */
  placeholder?: string | undefined;
  /**
   * One text for all values that no option has, such as while options load.
   * @default each of the values
   */
  missingLabel?: string | undefined;
  /**
   * Whether a button clears all values.
   * @default false
   */
  clearable?: boolean | undefined;
  /** @default false */
  required?: boolean | undefined;
  /**
   * Whether the values can be read and copied but not changed.
   * @default false
   */
  readOnly?: boolean | undefined;
}

/**
 * Any number of choices out of a list that opens on demand. Renders a labelled `<button>`:
 * `className` goes to the root, other props to the button. For a few choices use `CheckboxGroup`,
 * for free text `TagInput`.
 */
export function MultiSelect<Value extends string | number>(props: MultiSelectProps<Value>) {
  const {
    options: items,
    value: controlled,
    defaultValue = [],
    onValueChange,
    name,
    max = Infinity,
    shown = 2,
    placeholder,
    missingLabel,
    clearable = false,
    disabled = false,
    readOnly = false,
    loading,
    loadError,
    ...field
  } = props;
  const t = useTexts(multiSelectTexts);
  const { fieldProps, controlProps, rest } = useField(field);
  const [value, setValue, reset] = useControllable<readonly Value[]>({
    value: controlled,
    initial: defaultValue,
    onChange: (next) => onValueChange?.([...next]),
  });
  const options = optionsOf(items);
  const labels = labelsOf(value, options, missingLabel);
  const canClear = clearable && value.length > 0 && !disabled && !readOnly;
  const handleChange = (next: Value[]) =>
    next.some((one) => one === RETRY) ? loadError?.onRetry() : setValue(next);

  return (
    <OptionField
      fieldProps={fieldProps}
      onClear={canClear ? () => setValue([]) : null}
      name={name}
      value={value}
      form={rest.form}
      disabled={disabled}
      onReset={reset}
    >
      <Listbox multiple value={[...value]} onChange={handleChange} disabled={disabled}>
        {({ open }) => (
          <>
            <SelectButton
              {...rest}
              field={controlProps}
              readOnly={readOnly}
              canClear={canClear}
              loading={loading}
            >
              <SelectedTags
                id={`${controlProps.id}-value`}
                labels={labels}
                shown={shown}
                placeholder={placeholder ?? t.placeholder}
              />
            </SelectButton>
            {open && (
              <MultiSelectOptions
                options={items}
                value={value}
                max={max}
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

/** Returns the labels of values. With `missingLabel`, values without an option share one label. */
function labelsOf<Value extends string | number>(
  values: readonly Value[],
  options: readonly SelectOption<Value>[],
  missingLabel: string | undefined,
): string[] {
  const labels = values.map((value) => options.find((option) => option.value === value)?.label);
  if (missingLabel === undefined)
    return labels.map((label, index) => label ?? String(values[index]));
  const known = labels.filter((label) => label !== undefined);
  return known.length < labels.length ? [...known, missingLabel] : known;
}
