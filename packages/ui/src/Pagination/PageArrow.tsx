import type { LucideIcon } from 'lucide-react';
import { Icon } from '../Icon/Icon';
import * as S from './Pagination.styles';

export interface PageArrowProps {
  label: string;
  icon: LucideIcon;
  disabled: boolean;
  /**
   * Whether there is no page on that side. The arrow then keeps the focus of whoever came here by
   * it.
   */
  atEnd: boolean;
  onPress: () => void;
}

/** Goes one page on or back. */
export function PageArrow({ label, icon, disabled, atEnd, onPress }: PageArrowProps) {
  return (
    <S.Page
      type="button"
      aria-label={label}
      disabled={disabled}
      aria-disabled={atEnd || undefined}
      onClick={() => {
        if (!atEnd) onPress();
      }}
    >
      <Icon icon={icon} />
    </S.Page>
  );
}
