import type { ComponentPropsWithRef } from 'react';
import { X } from 'lucide-react';
import { Field, type BoxedFieldOptions } from '../Field/Field';
import { fieldTexts } from '../Field/Field.texts';
import { partName } from '../Field/fieldAria';
import { useField } from '../Field/useField';
import { Icon } from '../Icon/Icon';
import { affixAria, Affixes, type AffixOptions } from '../internal/affix/Affix';
import { clearInput, textChange, type TextChangeOptions } from '../internal/events/textChange';
import { useTexts } from '../texts/LocaleProvider';
import * as S from './TextField.styles';

type InputOptions = Omit<ComponentPropsWithRef<'input'>, 'prefix' | 'size'>;

export interface TextFieldProps
  extends BoxedFieldOptions, TextChangeOptions, AffixOptions, InputOptions {
  /**
   * Whether a button clears the text.
   * @default false
   */
  clearable?: boolean | undefined;
}

/**
 * A labelled single-line input. `className` goes to the root; every other prop to the `<input>`.
 */
export function TextField(props: TextFieldProps) {
  const { prefix, suffix, clearable = false, onChange, onValueChange, ...field } = props;
  const t = useTexts(fieldTexts);
  const { fieldProps, controlProps, rest } = useField(field);
  const { id } = controlProps;
  const { hasAffix, describedBy } = affixAria(id, props, controlProps['aria-describedby']);
  const canClear = clearable && !rest.disabled && !rest.readOnly;

  return (
    <Field {...fieldProps}>
      <S.Frame data-framed={hasAffix || clearable || undefined}>
        <Affixes controlId={id} prefix={prefix} suffix={suffix}>
          <S.Input
            {...rest}
            {...controlProps}
            aria-describedby={describedBy}
            required={fieldProps.required}
            placeholder={rest.placeholder ?? (clearable ? ' ' : undefined)}
            onChange={textChange(onChange, onValueChange)}
          />
          {canClear && (
            <S.Clear
              {...partName(fieldProps, 'clear', t.clear)}
              type="button"
              onClick={() => clearInput(id)}
            >
              <Icon icon={X} />
            </S.Clear>
          )}
        </Affixes>
      </S.Frame>
    </Field>
  );
}
