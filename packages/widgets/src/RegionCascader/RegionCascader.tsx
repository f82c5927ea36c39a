import type { ComponentPropsWithRef } from 'react';
import { Field, FormValue, useField, useTexts, type BoxedFieldOptions } from '@mingjian/ui';
import type { RegionFormat } from './model/regionValue';
import { regionTexts } from './RegionCascader.texts';
import { RegionBox } from './RegionBox';
import type { RegionScope } from './regionScope';
import { RegionSelection } from './RegionSelection';
import { useRegionCascader, type RegionChoice } from './useRegionCascader';
import { useRegionNote } from './useRegionNote';
import { useRegionSource } from '../internal/regions/regionSource';

type ButtonOptions = Omit<
  ComponentPropsWithRef<'button'>,
  'autoFocus' | 'children' | 'defaultValue' | 'onChange' | 'type' | 'value'
>;

export interface RegionCascaderProps<Format extends RegionFormat = 'json'>
  extends BoxedFieldOptions, RegionChoice<Format>, Partial<RegionScope>, ButtonOptions {
  /**
   * Number of regions shown by name with `multiple`; the others are counted.
   * @default 2
   */
  shown?: number | undefined;
  /** Text shown while nothing is selected. @default the text "select a region" */
  placeholder?: string | undefined;
  /** Whether a button clears the value. @default false */
  clearable?: boolean | undefined;
  /** @default false */
  required?: boolean | undefined;
  /** Whether the value can be read but not changed. @default false */
  readOnly?: boolean | undefined;
  /** Whether the value is on its way: it cannot be changed yet. @default false */
  loading?: boolean | undefined;
}

/**
 * A region of China, or with `multiple` several: province, city, district, and 海外. Renders a
 * labelled `<button role="combobox">` that opens a search and columns, on a phone a sheet:
 * `className` goes to the root, other props to the button. The table is part of the package and
 * loaded when it is needed. For rows of a province and its cities use `RegionRows`.
 */
export function RegionCascader<Format extends RegionFormat = 'json'>({
  value,
  defaultValue,
  onValueChange,
  valueFormat,
  multiple = false,
  level = 3,
  changeOnSelect = false,
  includeOverseas = true,
  showRecent = true,
  shown = 2,
  placeholder,
  clearable = false,
  readOnly = false,
  loading = false,
  disabled = false,
  name,
  ...field
}: RegionCascaderProps<Format>) {
  const t = useTexts(regionTexts);
  const state = useRegionCascader({ value, defaultValue, onValueChange, valueFormat });
  const source = useRegionSource(state.codes);
  const ownNote = useRegionNote(state, source, multiple);
  const { fieldProps, controlProps, rest } = useField({ ...field, note: field.note ?? ownNote });
  const canClear = clearable && state.isFilled && !disabled && !readOnly && !loading;

  return (
    <Field {...fieldProps}>
      <RegionBox
        {...rest}
        {...controlProps}
        field={fieldProps}
        state={state}
        scope={{ multiple, level, changeOnSelect, includeOverseas, showRecent }}
        disabled={disabled}
        readOnly={readOnly}
        loading={loading}
        canClear={canClear}
      >
        <RegionSelection
          id={`${controlProps.id}-value`}
          state={state}
          source={source}
          multiple={multiple}
          shown={shown}
          placeholder={placeholder ?? t.placeholder}
        />
      </RegionBox>
      <FormValue
        controlId={controlProps.id}
        name={name}
        value={state.submitted}
        form={rest.form}
        disabled={disabled}
        onReset={state.reset}
      />
    </Field>
  );
}
