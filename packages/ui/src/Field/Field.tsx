import { useMemo, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useHeldWhilePressed } from '../internal/events/useHeldWhilePressed';
import * as S from './Field.styles';
import { NoteLine, type FieldNote } from './NoteLine';

export type { FieldNote } from './NoteLine';

/** The props of every labelled control. */
export interface FieldOptions {
  /**
   * The accessible name of the control, always required; it may contain a link. Use `hideLabel`
   * when space is tight.
   */
  label: ReactNode;
  /**
   * Whether the label is for assistive technology only.
   * @default false
   */
  hideLabel?: boolean | undefined;
  /** Description below the control, announced with it. For a disabled control, give the reason. */
  description?: ReactNode;
  /** The error and its remedy. Its presence marks the control invalid. */
  error?: ReactNode;
  /**
   * A non-error message about the value: accepted, unusual, or being checked. An `error` hides it.
   */
  note?: FieldNote | null | undefined;
}

/** Height of a field's box. */
export type FieldSize = 'small' | 'medium' | 'large';

/** The props of every field whose control is a box. */
export interface BoxedFieldOptions extends FieldOptions {
  /**
   * Height of the box, within the density: `small` in table cells and toolbars, `large` on a page
   * with one short form.
   * @default 'medium'
   */
  size?: FieldSize | undefined;
}

export interface FieldProps extends BoxedFieldOptions, ComponentPropsWithRef<'div'> {
  /**
   * Id of the control that the label names. The id of the label is this with the suffix `-label`.
   */
  controlId: string;
  /**
   * Whether the label shows the mark of a required field. The control itself needs `required` too.
   * @default false
   */
  required?: boolean | undefined;
  /** Short content at the end of the line below the control, such as a character count. */
  aside?: ReactNode;
  /** The control. Give it `fieldAria(controlId, options)`. */
  children: ReactNode;
}

/**
 * Label, control, description and error or note, one below the other. Renders a `<div>`, which
 * takes rest props and `ref`. The text controls are based on it. A disabled control takes no focus,
 * so its visible `description` gives the reason.
 */
export function Field({
  label,
  hideLabel = false,
  description,
  error,
  note,
  size,
  controlId,
  required,
  aside,
  children,
  ...rest
}: FieldProps) {
  const shown = useHeldWhilePressed({ description, error, note });
  // Typing does not render it.
  const labelLine = useMemo(
    () => (
      <S.Label id={`${controlId}-label`} htmlFor={controlId} data-hidden={hideLabel || undefined}>
        {label}
        {required && <S.Required aria-hidden>*</S.Required>}
      </S.Label>
    ),
    [controlId, hideLabel, label, required],
  );

  return (
    <S.Root {...rest} data-size={size} data-aside={Boolean(aside) || undefined}>
      {labelLine}
      {children}
      {aside && <S.Aside>{aside}</S.Aside>}
      {shown.description != null && (
        <S.Description id={`${controlId}-description`}>{shown.description}</S.Description>
      )}
      {shown.error != null && (
        <S.Message id={`${controlId}-error`} role="alert">
          {shown.error}
        </S.Message>
      )}
      <NoteLine id={`${controlId}-note`} note={shown.error == null ? shown.note : null} />
    </S.Root>
  );
}
