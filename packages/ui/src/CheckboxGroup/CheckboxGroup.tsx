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
  /** Help below the label, announced with it. */
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
  /** What is picked, in the order of picking. */
  value: readonly Value[];
  /** Called with all picks after one was added or taken out. */
  onValueChange: (value: Value[]) => void;
  /**
   * Whether a box for all or none stands first. It is left out where `max` forbids all.
   * @default false
   */
  withAll?: boolean;
  /** Fewest picks; shown, not enforced: give an `error` where the form is checked. @default 0 */
  min?: number;
  /** Most picks: once reached, what is not picked is disabled. @default no limit */
  max?: number;
  /**
   * `horizontal` for a few short words.
   * @default 'vertical'
   */
  orientation?: 'horizontal' | 'vertical';
  /** @default false */
  required?: boolean;
  /**
   * Whether the picks can be seen and reached but not changed.
   * @default false
   */
  readOnly?: boolean;
}

/**
 * Any number of choices out of a few, all in sight. Renders a `<fieldset>` of native checkboxes,
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
  const report = (picks: Value[]) => void (readOnly || onValueChange(picks));
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
              onChange={() => report(toggleAllValues(options, value))}
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
              onChange={() => report(toggleValue(value, option.value))}
            />
          </S.Option>
        ))}
      </S.Options>
      {isLimited && <PickLimits id={`${id}-limits`} picked={value.length} min={min} max={max} />}
    </GroupField>
  );
}

interface PickLimitsProps {
  id: string;
  picked: number;
  min: number;
  /** `Infinity` for no limit. */
  max: number;
}

/** How many may be picked and how many are. Changes are announced politely. */
function PickLimits({ id, picked, min, max }: PickLimitsProps) {
  const t = useTexts(checkboxGroupTexts);
  const rule = () => {
    if (min === max) return t.exactly(min);
    if (min > 0 && max < Infinity) return t.limits(min, max);
    return min > 0 ? t.atLeast(min) : t.atMost(max);
  };
  return (
    <S.Limits id={id} role="status">
      {rule()} · {t.picked(picked)}
    </S.Limits>
  );
}
