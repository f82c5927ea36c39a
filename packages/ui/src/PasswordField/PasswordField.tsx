import { useId, useState, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import { ArrowBigUpDash, Eye, EyeOff } from 'lucide-react';
import { Field, fieldAria, type FieldOptions } from '../Field/Field';
import { Icon } from '../Icon/Icon';
import { useTexts } from '../texts/LocaleProvider';
import * as S from './PasswordField.styles';
import { passwordFieldTexts } from './PasswordField.texts';

export interface PasswordFieldProps
  extends FieldOptions, Omit<ComponentPropsWithRef<'input'>, 'size' | 'type'> {}

/**
 * A labelled password input that can show what was typed. `className` goes to the root; every other
 * prop to the `<input>`.
 */
export function PasswordField({
  label,
  hideLabel,
  description,
  error,
  note,
  className,
  id,
  ...inputProps
}: PasswordFieldProps) {
  const t = useTexts(passwordFieldTexts);
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const [revealed, setRevealed] = useState(false);
  const capsLock = useCapsLock();
  const field = { label, description, error, note, ...(hideLabel !== undefined && { hideLabel }) };

  return (
    <Field {...field} controlId={controlId} required={inputProps.required} className={className}>
      <S.Box onKeyDown={capsLock.watch} onKeyUp={capsLock.watch} onBlur={capsLock.forget}>
        <S.Input
          autoCapitalize="none"
          spellCheck={false}
          {...inputProps}
          {...fieldAria(controlId, field)}
          id={controlId}
          type={revealed ? 'text' : 'password'}
        />
        <S.Reveal
          type="button"
          aria-label={revealed ? t.hide : t.show}
          aria-controls={controlId}
          disabled={inputProps.disabled}
          onClick={() => setRevealed(!revealed)}
        >
          <Icon icon={revealed ? EyeOff : Eye} />
        </S.Reveal>
        <S.Hint role="status">
          {capsLock.isOn && (
            <>
              <Icon icon={ArrowBigUpDash} />
              {t.capsLock}
            </>
          )}
        </S.Hint>
      </S.Box>
    </Field>
  );
}

function useCapsLock() {
  const [isOn, setOn] = useState(false);
  return {
    isOn,
    watch: (event: KeyboardEvent) => setOn(event.getModifierState('CapsLock')),
    forget: () => setOn(false),
  };
}
