import { useId, type ComponentPropsWithRef } from 'react';
import type { FieldOptions } from '../Field/Field';
import { GroupField } from '../Field/GroupField';
import { ChoiceCard } from './ChoiceCard';
import type { ChoiceCardOption } from './choiceCardOption';
import * as S from './ChoiceCards.styles';

export interface ChoiceCardsProps<Value extends string | number>
  extends
    FieldOptions,
    Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'defaultValue' | 'onChange' | 'role'> {
  /** Two to about six cards. */
  options: readonly ChoiceCardOption<Value>[];
  /** The selected value, or `null` for none. */
  value: Value | null;
  /** Called with the selected value. */
  onValueChange: (value: Value) => void;
  /** @default false */
  required?: boolean;
  /**
   * Whether the choice can be read and focused but not changed.
   * @default false
   */
  readOnly?: boolean;
}

/**
 * One choice with icons and explanations. Renders a `<fieldset>` of native radio buttons shown as
 * cards, which takes every other prop. For plain choices use `RadioGroup`.
 */
export function ChoiceCards<Value extends string | number>(props: ChoiceCardsProps<Value>) {
  const { options, value, onValueChange, readOnly = false, ...rest } = props;
  const name = useId();

  return (
    <GroupField
      {...rest}
      role="radiogroup"
      aria-invalid={rest.error != null || undefined}
      aria-required={rest.required || undefined}
      aria-readonly={readOnly || undefined}
    >
      <S.Cards>
        {options.map((option, index) => (
          <ChoiceCard
            key={option.value}
            id={`${name}-${index}`}
            option={option}
            name={name}
            value={option.value}
            checked={option.value === value}
            required={rest.required}
            onClick={(event) => readOnly && event.preventDefault()}
            onChange={() => readOnly || onValueChange(option.value)}
          />
        ))}
      </S.Cards>
    </GroupField>
  );
}
