import type { LucideIcon } from 'lucide-react';

export interface IconProps {
  icon: LucideIcon;
  /**
   * 16 px beside text, 20 px alone.
   * @default 16
   */
  size?: 16 | 20;
}

/** A picture beside words, hidden from assistive technology. Renders one `<svg>`. For one that acts use `IconButton`. */
export function Icon({ icon: Picture, size = 16 }: IconProps) {
  return <Picture size={size} strokeWidth={1.5} aria-hidden focusable={false} style={{ flex: 'none' }} />;
}
