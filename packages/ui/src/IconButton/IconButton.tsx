import { useId, type ComponentPropsWithRef, type MouseEvent } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '../Icon/Icon';
import { Tooltip } from '../Tooltip/Tooltip';
import * as S from './IconButton.styles';

export type IconButtonTone = 'quiet' | 'neutral';

export interface IconButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'children' | 'aria-label' | 'title'
> {
  /** The action: accessible name of the button, shown as a tooltip on hover and keyboard focus. */
  label: string;
  icon: LucideIcon;
  /**
   * Emphasis of the button; `neutral` has a border, for a row with buttons and fields.
   * @default 'quiet'
   */
  tone?: IconButtonTone | undefined;
  /** @default 'medium' */
  size?: 'small' | 'medium' | undefined;
  /**
   * Reason why the button is disabled. Its presence disables the button, which keeps focus and
   * announces the reason.
   */
  disabledReason?: string | undefined;
}

/**
 * A square button with an icon alone. Renders one `<button type="button">`. With a visible label
 * use `Button`.
 */
export function IconButton({
  label,
  icon,
  tone = 'quiet',
  size = 'medium',
  type = 'button',
  disabledReason,
  onClick,
  ...rest
}: IconButtonProps) {
  const reasonId = useId();
  const isDisabled = disabledReason !== undefined;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isDisabled) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <Tooltip content={disabledReason ?? label} decorative>
      <S.Root
        {...rest}
        type={type}
        aria-label={label}
        {...(isDisabled && { 'aria-disabled': true, 'aria-describedby': reasonId })}
        data-tone={tone}
        data-size={size}
        onClick={handleClick}
      >
        <Icon icon={icon} />
        {isDisabled && (
          <span id={reasonId} hidden>
            {disabledReason}
          </span>
        )}
      </S.Root>
    </Tooltip>
  );
}
