import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { Field, type FieldProps } from '../../Field/Field';
import { fieldTexts } from '../../Field/Field.texts';
import { partName } from '../../Field/fieldAria';
import { FormValue, type FormValueProps } from '../../Field/FormValue';
import { Icon } from '../../Icon/Icon';
import { useTexts } from '../../texts/LocaleProvider';
import * as S from './SelectParts.styles';

export interface OptionFieldProps extends Omit<FormValueProps, 'controlId'> {
  fieldProps: Omit<FieldProps, 'children'>;
  /** Clears the value; `null` while there is nothing to clear. */
  onClear: (() => void) | null;
  /** The button and its list. */
  children: ReactNode;
}

/** A field that opens a list: the button, a clear button over its end, and the form's value. */
export function OptionField({ fieldProps, onClear, children, ...formValue }: OptionFieldProps) {
  const t = useTexts(fieldTexts);
  const { controlId } = fieldProps;

  const handleClear = () => {
    onClear?.();
    document.getElementById(controlId)?.focus();
  };

  return (
    <Field {...fieldProps}>
      <S.Box>
        {children}
        {onClear && (
          <S.Clear {...partName(fieldProps, 'clear', t.clear)} type="button" onClick={handleClear}>
            <Icon icon={X} />
          </S.Clear>
        )}
        <FormValue {...formValue} controlId={controlId} />
      </S.Box>
    </Field>
  );
}
