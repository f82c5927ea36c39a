import { useId, type ComponentPropsWithRef } from 'react';
import type { FieldOptions } from '../Field/Field';
import * as F from '../Field/Field.styles';
import * as S from './GroupField.styles';

export interface GroupFieldProps extends FieldOptions, ComponentPropsWithRef<'fieldset'> {
  required?: boolean | undefined;
}

/** Legend, controls, help and error, one below the other. Groups of boxes and radio buttons are built on it. Renders a `<fieldset>`. */
export function GroupField({ label, hideLabel = false, description, error, required, children, ...rest }: GroupFieldProps) {
  const id = useId();
  const describedBy = [rest['aria-describedby'], description != null && `${id}-description`, error != null && `${id}-error`];

  return (
    <S.Root {...rest} aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}>
      <S.Legend data-hidden={hideLabel || undefined}>
        {label}
        {required && <F.Required aria-hidden>*</F.Required>}
      </S.Legend>
      {children}
      {description != null && <S.Description id={`${id}-description`}>{description}</S.Description>}
      {error != null && (
        <S.Message id={`${id}-error`} role="alert">
          {error}
        </S.Message>
      )}
    </S.Root>
  );
}
