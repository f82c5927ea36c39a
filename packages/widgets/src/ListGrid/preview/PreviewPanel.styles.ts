import { focusRing, tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Panel = styled.section`
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  align-self: start;
  box-sizing: border-box;
  position: sticky;
  inset-block-start: 0;
  min-height: 0;
  max-height: 100dvh;
  overflow: hidden;
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};

  [data-fill] > & {
    position: static;
    align-self: stretch;
    max-height: none;
  }

  &:focus-visible {
    ${focusRing}
  }

  @media print {
    display: none;
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space.xs};
  padding: ${tokens.space.xs} ${tokens.space.xs} ${tokens.space.xs} ${tokens.space.lg};
  border-block-end: ${tokens.line.thin} solid ${tokens.color.border};

  & > :first-child {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    font: ${tokens.font.table};
    font-weight: ${tokens.font.strong};
    font-variant-numeric: tabular-nums;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/* The content of the last row is grey until the next one is shown, as rows of the grid are. */
export const Content = styled.div`
  min-width: 0;
  padding: ${tokens.space.lg};
  overflow: auto;
  overscroll-behavior: contain;
  transition: filter ${tokens.motion.quick} 150ms;

  &[aria-busy='true'] {
    filter: grayscale(1);
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

export const Keys = styled.p`
  margin: 0;
  padding: ${tokens.space.xs} ${tokens.space.lg};
  border-block-start: ${tokens.line.thin} solid ${tokens.color.border};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
`;

export const DrawerHead = styled.div`
  display: flex;
  gap: ${tokens.space.xs};
  justify-content: end;
`;
