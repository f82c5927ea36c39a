import type { ComponentPropsWithRef } from 'react';
import type { FieldOptions } from '../Field/Field';
import { GroupField } from '../Field/GroupField';
import { useRadioChoice, type RadioChoiceOptions } from '../Field/useRadioChoice';
import { ChoiceCard } from './ChoiceCard';
import type { ChoiceCardOption } from './choiceCardOption';
import * as S from './ChoiceCards.styles';

type GroupOptions = Omit<
  ComponentPropsWithRef<'fieldset'>,
  'children' | 'defaultValue' | 'name' | 'onChange' | 'ref' | 'role'
>;

export interface ChoiceCardsProps<Value extends string | number>
  extends FieldOptions, RadioChoiceOptions<Value>, GroupOptions {
  /** Two to about six cards. */
  options: readonly ChoiceCardOption<Value>[];
  /** @default false */
  required?: boolean | undefined;
}

/**
 * One choice with icons and explanations. Renders a `<fieldset>` of native radio buttons shown as
 * cards, which takes every other prop. For plain choices use `RadioGroup`.
 */
export function ChoiceCards<Value extends string | number>({
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  readOnly = false,
  ref,
  ...rest
}: ChoiceCardsProps<Value>) {
  const { id, radioProps } = useRadioChoice(options, {
    id: rest.id,
    value,
    defaultValue,
    onValueChange,
    name,
    readOnly,
    ref,
  });

  return (
    <GroupField
      {...rest}
      id={id}
      role="radiogroup"
      aria-invalid={rest.error != null || undefined}
      aria-required={rest.required || undefined}
      aria-readonly={readOnly || undefined}
    >
      <S.Cards>
        {options.map((option, index) => (
          <ChoiceCard
            {...radioProps(option)}
            key={option.value}
            id={`${id}-${index}`}
            option={option}
            required={rest.required}
          />
        ))}
      </S.Cards>
    </GroupField>
  );
}
