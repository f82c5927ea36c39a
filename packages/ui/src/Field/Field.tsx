import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as S from './Field.styles';
import { NoteLine, type FieldNote } from './NoteLine';

export type { FieldNote } from './NoteLine';

/** What every labelled control shares. */
export interface FieldOptions {
  /** Always present: it is the control's accessible name. Use `hideLabel` when space is tight. */
  label: string;
  /**
   * Keep the label for assistive technology only.
   * @default false
   */
  hideLabel?: boolean;
  /**
   * Help shown below the control and announced with it. Of a disabled control it says why it is
   * disabled.
   */
  description?: ReactNode;
  /** What is wrong and how to put it right. Its presence marks the control invalid. */
  error?: ReactNode;
  /**
   * What is said of a value besides an error: it was accepted, it is odd, it is being checked. An
   * `error` hides it.
   */
  note?: FieldNote | null | undefined;
}

export interface FieldProps extends FieldOptions, ComponentPropsWithRef<'div'> {
  /** Id of the control that the label names. The label's own id is this with `-label` behind it. */
  controlId: string;
  /**
   * Whether the label bears the mark of a field that must be filled in. The control says so itself,
   * with `required`.
   * @default false
   */
  required?: boolean | undefined;
  /** Something short at the end of the line below the control, such as a count of letters. */
  aside?: ReactNode;
  /** The control. Give it `fieldAria(controlId, options)`. */
  children: ReactNode;
}

/**
 * Label, control, help and error or note, one below the other. Renders a `<div>`, which rest props
 * and `ref` go to; the text controls of the house are built on it. A disabled control takes no
 * focus, so its `description` says why, in sight of everyone.
 */
export function Field({
  label,
  hideLabel = false,
  description,
  error,
  note,
  controlId,
  required,
  aside,
  children,
  ...rest
}: FieldProps) {
  return (
    <S.Root {...rest} data-aside={Boolean(aside) || undefined}>
      <S.Label id={`${controlId}-label`} htmlFor={controlId} data-hidden={hideLabel || undefined}>
        {label}
        {required && <S.Required aria-hidden>*</S.Required>}
      </S.Label>
      {children}
      {aside && <S.Aside>{aside}</S.Aside>}
      {description != null && (
        <S.Description id={`${controlId}-description`}>{description}</S.Description>
      )}
      {error != null && (
        <S.Message id={`${controlId}-error`} role="alert">
          {error}
        </S.Message>
      )}
      <NoteLine id={`${controlId}-note`} note={error == null ? note : null} />
    </S.Root>
  );
}

/**
 * The attributes that tie a control to its help, its error and its note, and give its box the
 * colour of what is said.
 */
export function fieldAria(
  controlId: string,
  { description, error, note }: Pick<FieldOptions, 'description' | 'error' | 'note'>,
) {
  const said = error == null ? note : null;
  const describedBy = [
    description != null && `${controlId}-description`,
    error != null && `${controlId}-error`,
    said != null && `${controlId}-note`,
  ];
  return {
    'aria-invalid': error != null || undefined,
    'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
    'data-note': said?.tone,
    ...(said?.tone === 'checking' && { 'aria-busy': true }),
  };
}
