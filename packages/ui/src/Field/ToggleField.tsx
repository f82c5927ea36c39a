import type { ReactNode } from 'react';
import { useHeldWhilePressed } from '../internal/events/useHeldWhilePressed';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as F from './Field.styles';
import { NoteLine } from './NoteLine';
import * as S from './ToggleField.styles';
import type { FieldControlOptions, FieldState } from './useField';

export interface ToggleFieldProps {
  field: FieldState<FieldControlOptions>['fieldProps'];
  /** The kind of the control. A checkbox flows with text, the others have lines of their own. */
  kind: 'checkbox' | 'radio' | 'switch';
  /** A state that is announced politely; `false` for none at the moment. */
  status?: string | false | undefined;
  /** The control, as wide as its kind. */
  children: ReactNode;
}

/**
 * A control before its label, with description, error and note below the label. Checkboxes, radio
 * buttons and switches are based on it.
 */
export function ToggleField({ field, kind, status, children }: ToggleFieldProps) {
  const { label, hideLabel, description, error, note, controlId, required, className } = field;
  const shown = useHeldWhilePressed({ description, error, note });
  return (
    <S.Root className={className} data-kind={kind}>
      <S.Row>
        {children}
        <S.Label id={`${controlId}-label`} data-hidden={hideLabel || undefined}>
          {label}
          {required && <F.Required aria-hidden>*</F.Required>}
        </S.Label>
      </S.Row>
      {shown.description != null && (
        <S.Description id={`${controlId}-description`}>{shown.description}</S.Description>
      )}
      {shown.error != null && (
        <S.Message id={`${controlId}-error`} role="alert">
          {shown.error}
        </S.Message>
      )}
      <S.Note>
        <NoteLine id={`${controlId}-note`} note={shown.error == null ? shown.note : null} />
      </S.Note>
      {status !== undefined && <VisuallyHidden role="status">{status}</VisuallyHidden>}
    </S.Root>
  );
}
