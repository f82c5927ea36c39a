import { useId, type ComponentPropsWithRef, type ReactNode, type Ref } from 'react';
import { Checkbox } from '../Checkbox/Checkbox';
import type { FieldOptions } from '../Field/Field';
import { joinIds } from '../Field/fieldAria';
import { GroupField } from '../Field/GroupField';
import { useFormReset } from '../Field/useFormReset';
import { selectedShare, toggleAllValues, toggleValue } from '../internal/options/selectedValues';
import { useControllable } from '../internal/state/useControllable';
import { useTexts } from '../texts/LocaleProvider';
import * as S from './CheckboxGroup.styles';
import { checkboxGroupTexts } from './CheckboxGroup.texts';

export interface CheckboxOption<Value extends string | number> {
  value: Value;
  label: ReactNode;
  /** Description below the label, announced with it. */
  description?: ReactNode;
  /** @default false */
  disabled?: boolean | undefined;
}

type GroupOptions = Omit<
  ComponentPropsWithRef<'fieldset'>,
  'children' | 'defaultValue' | 'onChange' | 'ref'
>;

export interface CheckboxGroupProps<Value extends string | number>
  extends FieldOptions, GroupOptions {
  /** Up to about twelve. For more use `MultiSelect`. */
  options: readonly CheckboxOption<Value>[];
  /**
   * The selected values, in the order of selection. Without them the group is uncontrolled.
   */
  value?: readonly Value[] | undefined;
  /** The initial values of an uncontrolled group. @default none */
  defaultValue?: readonly Value[] | undefined;
  /** Called with all selected values after a change. */
  onValueChange?: ((value: Value[]) => void) | undefined;
  /** Name in a form, which receives each selected value under it. */
  name?: string | undefined;
  /**
   * Whether a "select all" box comes first. It is omitted where `max` forbids all.
   * @default false
   */
  withAll?: boolean | undefined;
  /** Minimum number of values; shown, not enforced: validate it in the form. @default 0 */
  min?: number | undefined;
  /** Maximum number of values: once reached, unselected options are disabled. @default no limit */
  max?: number | undefined;
  /**
   * Direction of the options; `horizontal` for a few short labels.
   * @default 'vertical'
   */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** @default false */
  required?: boolean | undefined;
  /**
   * Whether the values can be read and focused but not changed.
   * @default false
   */
  readOnly?: boolean | undefined;
  /** Ref of the first checkbox that can be changed. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * Any number of choices out of a few visible options. Renders a `<fieldset>` of native checkboxes,
 * which takes every other prop.
 */
export function CheckboxGroup<Value extends string | number>(props: CheckboxGroupProps<Value>) {
  const {
    options,
    value: controlled,
    defaultValue = [],
    onValueChange,
    name,
    withAll,
    min = 0,
    max = Infinity,
    orientation = 'vertical',
    readOnly,
    ref,
    ...rest
  } = props;
  const t = useTexts(checkboxGroupTexts);
  const generatedId = useId();
  const id = rest.id ?? generatedId;
  const [value, setValue, reset] = useControllable<readonly Value[]>({
    value: controlled,
    initial: defaultValue,
    onChange: (next) => onValueChange?.([...next]),
  });
  const share = selectedShare(options, value);
  const isLimited = min > 0 || max < Infinity;
  const isDisabled = (option: CheckboxOption<Value>) =>
    option.disabled || (value.length >= max && !value.includes(option.value));
  const reached = options.find((option) => !isDisabled(option));
  const shared = { readOnly, 'aria-invalid': rest.error != null || undefined };

  useFormReset(id, reset);

  return (
    <GroupField
      {...rest}
      id={id}
      aria-describedby={joinIds(rest['aria-describedby'], isLimited && `${id}-limits`)}
    >
      <S.Options data-orientation={orientation}>
        {withAll && max >= options.length && (
          <S.Option data-all>
            <Checkbox
              {...shared}
              label={t.all}
              checked={share === 'all'}
              indeterminate={share === 'some'}
              onValueChange={() => setValue(toggleAllValues(options, value))}
            />
          </S.Option>
        )}
        {options.map((option) => (
          <S.Option key={option.value}>
            <Checkbox
              {...shared}
              ref={option === reached ? ref : undefined}
              name={name}
              value={option.value}
              label={option.label}
              checked={value.includes(option.value)}
              disabled={isDisabled(option)}
              description={option.description}
              onValueChange={() => setValue(toggleValue(value, option.value))}
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
