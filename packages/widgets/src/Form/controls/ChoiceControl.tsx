import { CheckboxGroup, RadioGroup, Select } from '@mingjian/ui';
import type { ChoiceFormField, FieldControlProps } from '../formField';
import { fieldPropsOf, isClearable } from './controlParts';

/** A choice of one option or several. A value without an option keeps its label. */
export function ChoiceControl(props: FieldControlProps<ChoiceFormField>) {
  const { field, value, onChange, readOnly } = props;
  const stored = (key: string) => (field.numeric ? Number(key) : key);
  const fieldProps = fieldPropsOf(props);
  if (field.kind === 'checkbox') {
    const keys = Array.isArray(value) ? value.map(String) : [];
    return (
      <CheckboxGroup<string>
        {...fieldProps}
        orientation="horizontal"
        options={offeredOptions(field, keys)}
        value={keys}
        onValueChange={(next) => onChange(next.map(stored))}
      />
    );
  }
  const key = typeof value === 'number' || typeof value === 'string' ? String(value) : null;
  const options = offeredOptions(field, key === null || key === '' ? [] : [key]);
  return field.kind === 'radio' ? (
    <RadioGroup<string>
      {...fieldProps}
      orientation="horizontal"
      options={options}
      value={key}
      onValueChange={(next) => onChange(stored(next))}
    />
  ) : (
    <Select<string>
      {...fieldProps}
      clearable={isClearable(field, readOnly)}
      options={options}
      value={key}
      onValueChange={(next) => onChange(next === null ? null : stored(next))}
    />
  );
}

/** Returns the options in use, and one for each selected key that is none of them. */
function offeredOptions({ options, missingLabel }: ChoiceFormField, selected: readonly string[]) {
  const known = options
    .filter(({ key, isRetired }) => !isRetired || selected.includes(key))
    .map(({ key, text }) => ({ value: key, label: text }));
  const missing = selected.filter((key) => !known.some(({ value }) => value === key));
  return [...known, ...missing.map((key) => ({ value: key, label: missingLabel ?? key }))];
}
