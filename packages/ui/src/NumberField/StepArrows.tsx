import { ChevronDown, ChevronUp } from 'lucide-react';
import { Icon } from '../Icon/Icon';
import * as S from './NumberField.styles';

export interface StepArrowsProps {
  canRaise: boolean;
  canLower: boolean;
  onStep: (count: 1 | -1) => void;
}

/**
 * Two small arrows for the mouse. The keyboard has its own, so these are no stops and are not read
 * aloud.
 */
export function StepArrows({ canRaise, canLower, onStep }: StepArrowsProps) {
  return (
    <S.Arrows aria-hidden onPointerDown={(event) => event.preventDefault()}>
      <S.Arrow type="button" tabIndex={-1} disabled={!canRaise} onClick={() => onStep(1)}>
        <Icon icon={ChevronUp} />
      </S.Arrow>
      <S.Arrow type="button" tabIndex={-1} disabled={!canLower} onClick={() => onStep(-1)}>
        <Icon icon={ChevronDown} />
      </S.Arrow>
    </S.Arrows>
  );
}
