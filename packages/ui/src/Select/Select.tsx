import { Listbox } from '@headlessui/react';
import { X } from 'lucide-react';
import { Field, type FieldOptions } from '../Field/Field';
import { useField } from '../Field/useField';
import { Icon } from '../Icon/Icon';
import { LoadAnnouncement } from '../internal/options/LoadAnnouncement';
import { RETRY, type OptionLoad } from '../internal/options/optionLoad';
import { SelectButton, type SelectButtonOptions } from '../internal/options/SelectButton';
import { useTexts } from '../texts/LocaleProvider';
import * as S from './Select.styles';
import { selectTexts } from './Select.texts';
import type { SelectOption } from './selectOption';
import { SelectOptions } from './SelectOptions';

export interface SelectProps<Value extends string | number>
  extends FieldOptions, OptionLoad, SelectButtonOptions {
  /** Up to about a hundred options; for more use a field with a search. */
  options: readonly SelectOption<Value>[];
  /** The selected value, or `null` for none. */
  value: Value | null;
  onValueChange: (value: Value | null) => void;
  /** Text shown while nothing is selected. @default the text "choose" */
  placeholder?: string | undefined;
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
    options,
    value,
    onValueChange,
    placeholder,
    clearable = false,
    disabled = false,
    readOnly = false,
    loading,
    loadError,
    ...field
  } = props;
  const t = useTexts(selectTexts);
  const { fieldProps, controlProps, rest } = useField(field);
  const selected = options.find((option) => option.value === value);
  const canClear = clearable && value !== null && !disabled && !readOnly;
  const handleChange = (next: Value | null) =>
    next === RETRY ? loadError?.onRetry() : onValueChange(next);

  return (
    <Field {...fieldProps}>
      <S.Box>
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
                  {selected?.label ?? value ?? placeholder ?? t.placeholder}
                </S.Value>
              </SelectButton>
              <SelectOptions
                options={options}
                controlId={controlProps.id}
                loading={loading}
                loadError={loadError}
              />
              <LoadAnnouncement
                loading={loading}
                loadError={loadError}
                isOpen={open}
                count={options.length}
              />
            </>
          )}
        </Listbox>
        {canClear && (
          <S.Clear
            type="button"
            aria-label={t.clear(field.label)}
            onClick={() => onValueChange(null)}
          >
            <Icon icon={X} />
          </S.Clear>
        )}
      </S.Box>
    </Field>
  );
}
