import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import * as S from './Fieldset.styles';

export interface FieldsetProps extends ComponentPropsWithRef<'fieldset'> {
  /** Heading of the group, and its accessible name. */
  legend: ReactNode;
  /** Description of the group, announced with it. For a disabled group, give the reason. */
  description?: ReactNode;
  /** An error of the fields together, and its remedy. Errors of one field belong to the field. */
  error?: ReactNode;
  /**
   * Whether all fields in it are disabled.
   * @default false
   */
  disabled?: boolean | undefined;
}

/**
 * Fields of a form that belong together, one below the other. Renders a native `<fieldset>`. For a
 * choice use `RadioGroup` or `CheckboxGroup`, for a section without fields `Card`.
 */
export function Fieldset({ legend, description, error, children, ...rest }: FieldsetProps) {
  const id = useId();
  const describedBy = [
    rest['aria-describedby'],
    description != null && `${id}-description`,
    error != null && `${id}-error`,
  ];
  return (
    <S.Root {...rest} aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}>
      <S.Legend>{legend}</S.Legend>
      {description != null && <S.Description id={`${id}-description`}>{description}</S.Description>}
      <S.Fields>{children}</S.Fields>
      {error != null && (
        <S.Message id={`${id}-error`} role="alert">
          {error}
        </S.Message>
      )}
    </S.Root>
  );
}
