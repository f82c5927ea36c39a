import { useState, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import { ArrowBigUpDash, Eye, EyeOff } from 'lucide-react';
import { Field, type BoxedFieldOptions } from '../Field/Field';
import { useField } from '../Field/useField';
import { Icon } from '../Icon/Icon';
import { textChange, type TextChangeOptions } from '../internal/events/textChange';
import { useTexts } from '../texts/LocaleProvider';
import * as S from './PasswordField.styles';
import { passwordFieldTexts } from './PasswordField.texts';

export interface PasswordFieldProps
  extends
    BoxedFieldOptions,
    TextChangeOptions,
    Omit<ComponentPropsWithRef<'input'>, 'size' | 'type'> {}

/**
 * A labelled password input that can reveal its text. `className` goes to the root; every other
 * prop to the `<input>`.
 */
export function PasswordField({ onChange, onValueChange, ...props }: PasswordFieldProps) {
  const t = useTexts(passwordFieldTexts);
  const { fieldProps, controlProps, rest } = useField(props);
  const [revealed, setRevealed] = useState(false);
  const capsLock = useCapsLock();

  return (
    <Field {...fieldProps}>
      <S.Box onKeyDown={capsLock.watch} onKeyUp={capsLock.watch} onBlur={capsLock.forget}>
        <S.Input
          autoCapitalize="none"
          spellCheck={false}
          {...rest}
          {...controlProps}
          required={fieldProps.required}
          type={revealed ? 'text' : 'password'}
          onChange={textChange(onChange, onValueChange)}
        />
        <S.Reveal
          type="button"
          aria-label={revealed ? t.hide : t.show}
          aria-controls={controlProps.id}
          disabled={rest.disabled}
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
