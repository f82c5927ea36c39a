import { useId, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react';
import { Checkbox } from '../Checkbox/Checkbox';
import type { FieldOptions } from '../Field/Field';
import { GroupField } from '../Field/GroupField';
import { selectedShare, toggleAllValues, toggleValue } from '../internal/options/selectedValues';
import { useTexts } from '../texts/LocaleProvider';
import * as S from './CheckboxGroup.styles';
import { checkboxGroupTexts } from './CheckboxGroup.texts';

export interface CheckboxOption<Value extends string | number> {
  value: Value;
  label: string;
  /** Description below the label, announced with it. */
  description?: ReactNode;
  /** @default false */
  disabled?: boolean;
}

export interface CheckboxGroupProps<Value extends string | number>
  extends
    FieldOptions,
    Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'defaultValue' | 'onChange'> {
  /** Up to about twelve. For more use `MultiSelect`. */
  options: readonly CheckboxOption<Value>[];
  /** The selected values, in the order of selection. */
  value: readonly Value[];
  /** Called with all selected values after a change. */
  onValueChange: (value: Value[]) => void;
  /**
   * Whether a "select all" box comes first. It is omitted where `max` forbids all.
   * @default false
   */
  withAll?: boolean;
  /** Minimum number of values; shown, not enforced: validate it in the form. @default 0 */
  min?: number;
  /** Maximum number of values: once reached, unselected options are disabled. @default no limit */
  max?: number;
  /**
   * Direction of the options; `horizontal` for a few short labels.
   * @default 'vertical'
   */
  orientation?: 'horizontal' | 'vertical';
  /** @default false */
  required?: boolean;
  /**
   * Whether the values can be read and focused but not changed.
   * @default false
   */
  readOnly?: boolean;
}

/**
 * Any number of choices out of a few visible options. Renders a `<fieldset>` of native checkboxes,
 * which takes every other prop.
 */
export function CheckboxGroup<Value extends string | number>(props: CheckboxGroupProps<Value>) {
  const {
    options,
    value,
    onValueChange,
    withAll,
    min = 0,
    max = Infinity,
    orientation = 'vertical',
    readOnly,
    ...rest
  } = props;
  const t = useTexts(checkboxGroupTexts);
  const id = useId();
  const share = selectedShare(options, value);
  const isLimited = min > 0 || max < Infinity;
  const commit = (next: Value[]) => void (readOnly || onValueChange(next));
  const shared = {
    ...(rest.error != null && { 'aria-invalid': true }),
    ...(readOnly && {
      'aria-readonly': true,
      onClick: (event: MouseEvent) => event.preventDefault(),
    }),
  };

  return (
    <GroupField
      {...rest}
      aria-describedby={
        [rest['aria-describedby'], isLimited && `${id}-limits`].filter(Boolean).join(' ') ||
        undefined
      }
    >
      <S.Options data-orientation={orientation}>
        {withAll && max >= options.length && (
          <S.Option data-all>
            <Checkbox
              {...shared}
              label={t.all}
              checked={share === 'all'}
              indeterminate={share === 'some'}
              onChange={() => commit(toggleAllValues(options, value))}
            />
          </S.Option>
        )}
        {options.map((option) => (
          <S.Option key={option.value}>
            <Checkbox
              {...shared}
              label={option.label}
              checked={value.includes(option.value)}
              disabled={option.disabled || (value.length >= max && !value.includes(option.value))}
              description={option.description}
              onChange={() => commit(toggleValue(value, option.value))}
            />
          </S.Option>
        ))}
      </S.Options>
      {isLimited && (
        <SelectionLimits id={`${id}-limits`} count={value.length} min={min} max={max} />
      )}
    </GroupField>
  );
}

interface SelectionLimitsProps {
  id: string;
  count: number;
  min: number;
  /** `Infinity` for no limit. */
  max: number;
}

/** The allowed and the current number of values. Changes are announced politely. */
function SelectionLimits({ id, count, min, max }: SelectionLimitsProps) {
  const t = useTexts(checkboxGroupTexts);
  const rule = () => {
    if (min === max) return t.exactly(min);
    if (min > 0 && max < Infinity) return t.limits(min, max);
    return min > 0 ? t.atLeast(min) : t.atMost(max);
  };
  return (
    <S.Limits id={id} role="status">
      {rule()} · {t.selected(count)}
    </S.Limits>
  );
}
