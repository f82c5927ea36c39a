import { useId, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react';
import { textElements } from '../internal/textElements';
import * as S from './Button.styles';

export type ButtonTone = 'neutral' | 'primary' | 'quiet' | 'danger';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /**
   * Emphasis of the button. Use one `primary` per view; `danger` is neutral until hovered.
   * @default 'neutral'
   */
  tone?: ButtonTone | undefined;
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** A 16 px icon before the label. Decoration only: for an icon alone use `IconButton`. */
  icon?: ReactNode;
  /**
   * Whether the action is running. Width and focus stay, further clicks are ignored.
   * @default false
   */
  loading?: boolean | undefined;
  /**
   * Reason why the button is disabled. Its presence disables the button, which keeps focus and
   * shows and announces the reason.
   */
  disabledReason?: string | undefined;
}

/**
 * A button for an immediate action. Renders one `<button type="button">`. For navigation use
 * `Link`.
 */
export function Button({
  tone = 'neutral',
  size = 'medium',
  icon,
  loading = false,
  disabledReason,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const isDisabled = disabledReason !== undefined;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading || isDisabled) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <S.Root
      {...rest}
      type={type}
      data-tone={tone}
      data-size={size}
      data-loading={loading || undefined}
      data-reason={disabledReason}
      aria-busy={loading || undefined}
      {...(isDisabled && { 'aria-disabled': true, 'aria-describedby': reasonId })}
      onClick={handleClick}
    >
      <S.Content data-hidden={loading || undefined}>
        {icon}
        {textElements(children)}
      </S.Content>
      {loading && <S.Busy />}
      {isDisabled && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
    </S.Root>
  );
}
