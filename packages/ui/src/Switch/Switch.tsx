import type { ComponentPropsWithRef, MouseEvent } from 'react';
import type { FieldOptions } from '../Field/Field';
import { NoteLine } from '../Field/NoteLine';
import { useField } from '../Field/useField';
import { Spinner } from '../Spinner/Spinner';
import { useTexts } from '../texts/LocaleProvider';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as S from './Switch.styles';
import { switchTexts } from './Switch.texts';

export interface SwitchProps
  extends FieldOptions, Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'role'> {
  /**
   * Whether a change is being saved. The switch keeps its state and the focus, and ignores further
   * changes.
   * @default false
   */
  loading?: boolean;
}

/**
 * A setting that applies at once. Renders a native checkbox with the role of a switch: `className`
 * goes to the root, every other prop to the `<input>`. For a choice that is submitted by a button
 * use `Checkbox`.
 */
export function Switch({
  loading = false,
  readOnly = false,
  onClick,
  onChange,
  ...field
}: SwitchProps) {
  const { fieldProps, controlProps, rest } = useField(field);
  const { label, hideLabel, description, error, note, controlId, className } = fieldProps;
  const isLocked = loading || readOnly;
  const t = useTexts(switchTexts);

  const handleClick = (event: MouseEvent<HTMLInputElement>) => {
    if (isLocked) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <S.Root {...(className ? { className } : {})}>
      <S.Row>
        <S.Holder>
          <S.Track
            {...rest}
            aria-busy={loading || undefined}
            {...controlProps}
            required={fieldProps.required}
            type="checkbox"
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox tells its own state
            role="switch"
            readOnly={isLocked}
            aria-readonly={readOnly || undefined}
            data-loading={loading || undefined}
            onClick={handleClick}
            onChange={isLocked ? undefined : onChange}
          />
          {loading && (
            <S.Loading>
              <Spinner decorative />
            </S.Loading>
          )}
        </S.Holder>
        <S.Label data-hidden={hideLabel || undefined}>{label}</S.Label>
      </S.Row>
      {description != null && (
        <S.Description id={`${controlId}-description`}>{description}</S.Description>
      )}
      {error != null && (
        <S.Message id={`${controlId}-error`} role="alert">
          {error}
        </S.Message>
      )}
      <S.Note>
        <NoteLine id={`${controlId}-note`} note={error == null ? note : null} />
      </S.Note>
      <VisuallyHidden role="status">{loading && t.loading}</VisuallyHidden>
    </S.Root>
  );
}
