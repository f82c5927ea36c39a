import { keyframes, styled } from 'styled-components';
import { tokens } from '../tokens/tokens';

const breathe = keyframes`
  50% { opacity: 0.5; }
`;

export const Lines = styled.div`
  display: grid;
  gap: ${tokens.space.sm};
  padding-block: ${tokens.space.xs};
`;

/*
 * Sizes come from --mj-skeleton-width and --mj-skeleton-height, which SkeletonBlock sets on the
 * element.
 */
export const Block = styled.div`
  width: var(--mj-skeleton-width, 100%);
  max-width: 100%;
  height: var(--mj-skeleton-height, 1em);
  border-radius: ${tokens.radius.sm};
  background: ${tokens.color.border};
  opacity: 0.7;
  animation: ${breathe} 1.6s ease-in-out infinite;

  &[data-line]:last-child:not(:only-child) {
    width: 60%;
  }

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }

  @media (forced-colors: active) {
    border: ${tokens.line.thin} solid GrayText;
  }
`;
