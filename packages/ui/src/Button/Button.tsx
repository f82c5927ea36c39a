import { useId, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react';
import * as S from './Button.styles';

export type ButtonTone = 'neutral' | 'primary' | 'quiet' | 'danger';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /**
   * How much the button asks for. One `primary` a view; `danger` stays calm until hovered.
   * @default 'neutral'
   */
  tone?: ButtonTone;
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /**
   * A 16 px icon before the words. Never the only carrier of meaning: use `IconButton` for one
   * alone.
   */
  icon?: ReactNode;
  /**
   * Whether what was asked for is under way. Width and focus stay, further clicks do nothing.
   * @default false
   */
  loading?: boolean;
  /**
   * Why the button cannot be pressed now. Its presence disables the button, which still takes
   * focus, and shows and tells the reason.
   */
  disabledReason?: string | undefined;
}

/** Does something at once. Renders one `<button type="button">`. To go somewhere use `Link`. */
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
        {children}
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
