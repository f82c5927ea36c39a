import type { HTMLAttributes } from 'react';
import * as S from './Progress.styles';

interface ProgressRingProps {
  /** What makes it a progress bar to assistive technology. */
  bar: HTMLAttributes<HTMLElement>;
  isKnown: boolean;
}

/** The ring of 40 px: its way round is 100 long, so that a fraction is a length. */
export function ProgressRing({ bar, isKnown }: ProgressRingProps) {
  return (
    <S.Ring {...bar}>
      <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden focusable={false}>
        <S.RingTrack cx="20" cy="20" r="17" />
        <S.RingFill cx="20" cy="20" r="17" pathLength={100} data-busy={!isKnown || undefined} />
      </svg>
    </S.Ring>
  );
}
