import { Field, type BoxedFieldOptions } from '../Field/Field';
import { FormValue } from '../Field/FormValue';
import { useField } from '../Field/useField';
import type { SelectButtonOptions } from '../internal/options/SelectButton';
import { useTexts } from '../texts/LocaleProvider';
import { treeSelectTexts } from './TreeSelect.texts';
import { FixedTreeSelect, TreeSelectControl } from './TreeSelectControl';
import { SelectedValue } from './SelectedValue';
import { useTreeSelect, type TreeChoice, type TreeSource } from './useTreeSelect';

export interface TreeSelectProps<Multiple extends boolean = false>
  extends BoxedFieldOptions, TreeSource, TreeChoice<Multiple>, SelectButtonOptions {
  /** Keys of the initially expanded items. @default the ancestors of the selected items */
  defaultExpandedKeys?: readonly string[] | undefined;
  /**
   * Number of items shown by label; the others are counted.
   * @default 2
   */
  shown?: number | undefined;
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
   * Whether the value can be read but not changed.
   * @default false
   */
  readOnly?: boolean | undefined;
  /**
   * Reason why the field is disabled, in place of its description. Its presence disables the field,
   * which keeps focus.
   */
  disabledReason?: string | undefined;
}

/**
 * One choice out of a tree, or with `multiple` any number. Renders a labelled `<button
 * role="combobox">` that opens a search and a tree: `className` goes to the root, other props to
 * the button. For one level use `Select`, `Combobox` or `MultiSelect`.
 */
export function TreeSelect<Multiple extends boolean = false>({
  multiple,
  value,
  defaultValue,
  onValueChange,
  name,
  items,
  load,
  labelOf,
  checkStrictly = false,
  defaultExpandedKeys,
  shown = 2,
  placeholder,
  clearable = false,
  disabled = false,
  readOnly = false,
  ...field
}: TreeSelectProps<Multiple>) {
  const t = useTexts(treeSelectTexts);
  const { fieldProps, controlProps, rest } = useField(field);
  const state = useTreeSelect(
    { multiple, value, defaultValue, onValueChange },
    { items, load, checkStrictly, labelOf },
  );
  const isMultiple = multiple === true;
  const hasReason = field.disabledReason !== undefined;
  const isFixed = disabled || readOnly || hasReason;
  const canClear = clearable && state.keys.length > 0 && !isFixed;
  const valueId = `${controlProps.id}-value`;
  const trigger = {
    ...rest,
    ...controlProps,
    'aria-labelledby': `${controlProps.id}-label ${valueId}`,
    'aria-required': fieldProps.required || undefined,
    'data-clearable': canClear || undefined,
    'data-tags': (isMultiple && state.keys.length > 0) || undefined,
    children: (
      <SelectedValue
        id={valueId}
        selected={state.selected}
        multiple={isMultiple}
        shown={shown}
        placeholder={placeholder ?? t.placeholder}
      />
    ),
  };

  return (
    <Field {...fieldProps}>
      {isFixed ? (
        <FixedTreeSelect
          {...trigger}
          disabled={disabled}
          readOnly={readOnly}
          hasReason={hasReason}
        />
      ) : (
        <TreeSelectControl
          trigger={trigger}
          state={state}
          field={fieldProps}
          multiple={isMultiple}
          checkStrictly={checkStrictly}
          canClear={canClear}
          expandedKeys={defaultExpandedKeys}
        />
      )}
      <FormValue
        controlId={controlProps.id}
        name={name}
        value={isMultiple ? state.keys : (state.keys[0] ?? null)}
        form={rest.form}
        disabled={disabled || hasReason}
        onReset={state.reset}
      />
    </Field>
  );
}
