import type { ComponentPropsWithRef } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '../Icon/Icon';
import { Tooltip } from '../Tooltip/Tooltip';
import * as S from './IconButton.styles';

export type IconButtonTone = 'quiet' | 'neutral';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label' | 'title'> {
  /** What the button does: its accessible name, shown as a tooltip on hover and keyboard focus. */
  label: string;
  icon: LucideIcon;
  /**
   * `neutral` has a border, to stand in a row with buttons and fields.
   * @default 'quiet'
   */
  tone?: IconButtonTone;
  /** @default 'medium' */
  size?: 'small' | 'medium';
}

/** A square button that shows an icon alone. Renders one `<button type="button">`. With words use `Button`. */
export function IconButton({ label, icon, tone = 'quiet', size = 'medium', type = 'button', ...rest }: IconButtonProps) {
  return (
    <Tooltip content={label} decorative>
      <S.Root {...rest} type={type} aria-label={label} data-tone={tone} data-size={size}>
        <Icon icon={icon} />
      </S.Root>
    </Tooltip>
  );
}
