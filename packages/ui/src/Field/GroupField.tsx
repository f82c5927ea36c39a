import { useId, type ComponentPropsWithRef } from 'react';
import { useHeldWhilePressed } from '../internal/events/useHeldWhilePressed';
import type { BoxedFieldOptions } from './Field';
import { fieldAria, joinIds } from './fieldAria';
import * as F from './Field.styles';
import { NoteLine } from './NoteLine';
import * as S from './GroupField.styles';

export interface GroupFieldProps extends BoxedFieldOptions, ComponentPropsWithRef<'fieldset'> {
  required?: boolean | undefined;
}

/**
 * Legend, controls, description and error or note, one below the other. Groups of checkboxes and
 * radio buttons are based on it. Renders a `<fieldset>`.
 */
export function GroupField({
  label,
  hideLabel = false,
  description,
  error,
  note,
  size,
  required,
  id: givenId,
  children,
  ...rest
}: GroupFieldProps) {
  const generatedId = useId();
  const id = givenId ?? generatedId;
  const shown = useHeldWhilePressed({ description, error, note });
  const {
    'aria-invalid': _,
    'aria-describedby': describedBy,
    ...aria
  } = fieldAria(id, { description, error, note });

  return (
    <S.Root
      {...rest}
      {...aria}
      id={id}
      aria-describedby={joinIds(rest['aria-describedby'], describedBy)}
      data-size={size}
    >
      <S.Legend data-hidden={hideLabel || undefined}>
        {label}
        {required && <F.Required aria-hidden>*</F.Required>}
      </S.Legend>
      {children}
      {shown.description != null && (
        <S.Description id={`${id}-description`}>{shown.description}</S.Description>
      )}
      {shown.error != null && (
        <S.Message id={`${id}-error`} role="alert">
          {shown.error}
        </S.Message>
      )}
      <S.Note>
        <NoteLine id={`${id}-note`} note={shown.error == null ? shown.note : null} />
      </S.Note>
    </S.Root>
  );
}
