import type { ComponentPropsWithRef } from 'react';
import type { LucideIcon } from 'lucide-react';

export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  icon: LucideIcon;
  /**
   * 16 px beside text, 20 px alone.
   * @default 16
   */
  size?: 16 | 20 | undefined;
}

/**
 * A decorative icon beside text, hidden from assistive technology. Renders one `<svg>`. For an
 * action use `IconButton`.
 */
export function Icon({ icon: Picture, size = 16, style, ...rest }: IconProps) {
  return (
    <Picture
      strokeWidth={1.5}
      {...rest}
      size={size}
      aria-hidden
      focusable={false}
      style={{ flex: 'none', ...style }}
    />
  );
}
