import type { LucideIcon } from 'lucide-react';
import { Icon } from '../Icon/Icon';
import * as S from './Pagination.styles';

export interface PageArrowProps {
  label: string;
  icon: LucideIcon;
  disabled: boolean;
  /** Whether this is the first or last page. The arrow is then disabled, but keeps its focus. */
  atEnd: boolean;
  onPress: () => void;
}

/** A button to the previous or next page. */
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
