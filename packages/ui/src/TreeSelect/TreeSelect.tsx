import { useId, type ComponentPropsWithRef } from 'react';
import { Field, fieldAria, type FieldOptions } from '../Field/Field';
import { useTexts } from '../texts/LocaleProvider';
import { treeSelectTexts } from './TreeSelect.texts';
import { FixedTreeSelect, TreeSelectControl } from './TreeSelectControl';
import { ChosenValue } from './ChosenValue';
import { useTreeSelect, type TreeChoice, type TreeSource } from './useTreeSelect';

type ButtonOptions = Omit<
  ComponentPropsWithRef<'button'>,
  'autoFocus' | 'children' | 'defaultValue' | 'onChange' | 'type' | 'value'
>;

export interface TreeSelectProps<Multiple extends boolean = false>
  extends FieldOptions, TreeSource, TreeChoice<Multiple>, ButtonOptions {
  /** Keys of the items that are open first. @default the way to what is chosen */
  defaultExpandedKeys?: readonly string[] | undefined;
  /**
   * How many choices are shown by name; the rest is a number.
   * @default 2
   */
  shown?: number | undefined;
  /** Shown while nothing is chosen. @default the word for "choose" */
  placeholder?: string | undefined;
  /**
   * Whether all can be taken back with a button.
   * @default false
   */
  clearable?: boolean | undefined;
  /** @default false */
  required?: boolean | undefined;
  /**
   * Whether the choice can be read but not changed.
   * @default false
   */
  readOnly?: boolean | undefined;
  /**
   * Why the field is disabled, in place of its help; it is disabled then, and still takes focus.
   */
  disabledReason?: string | undefined;
}

/**
 * One choice out of a tree, or with `multiple` any number. Renders a labelled `<button
 * role="combobox">` that opens a search and a tree: `className` goes to the root, other props to
 * the button. For one level use `Select`, `Combobox` or `MultiSelect`.
 */
export function TreeSelect<Multiple extends boolean = false>(props: TreeSelectProps<Multiple>) {
  const {
    label,
    hideLabel = false,
    description,
    error,
    note,
    required,
    className,
    id,
    disabledReason,
    ...control
  } = props;
  const {
    multiple = false,
    shown = 2,
    clearable = false,
    placeholder,
    checkStrictly = false,
    defaultExpandedKeys,
    ...options
  } = control;
  const {
    items,
    load,
    labelOf,
    value,
    defaultValue,
    onValueChange,
    disabled = false,
    readOnly = false,
    ...rest
  } = options;
  const t = useTexts(treeSelectTexts);
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const state = useTreeSelect(props, props);
  const help = disabledReason ?? description;
  const isFixed = disabled || readOnly || disabledReason !== undefined;
  const canClear = clearable && state.keys.length > 0 && !isFixed;
  const trigger = {
    ...rest,
    ...fieldAria(controlId, { description: help, error, note }),
    id: controlId,
    'aria-labelledby': `${controlId}-label ${controlId}-value`,
    'aria-required': required || undefined,
    'data-clearable': canClear || undefined,
    'data-tags': (multiple && state.keys.length > 0) || undefined,
    children: (
      <ChosenValue
        id={`${controlId}-value`}
        {...{ chosen: state.chosen, multiple, shown }}
        placeholder={placeholder ?? t.placeholder}
      />
    ),
  };

  return (
    <Field
      {...{ label, hideLabel, description: help, error, note, controlId, required, className }}
    >
      {isFixed ? (
        <FixedTreeSelect
          {...trigger}
          disabled={disabled}
          readOnly={readOnly}
          hasReason={disabledReason !== undefined}
        />
      ) : (
        <TreeSelectControl
          {...{ trigger, state, label, multiple, checkStrictly, canClear }}
          openKeys={defaultExpandedKeys}
        />
      )}
    </Field>
  );
}
