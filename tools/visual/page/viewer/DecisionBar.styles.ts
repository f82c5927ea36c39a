import { styled } from 'styled-components';
import { tokens } from '@mingjian/ui';

export const Root = styled.div`
  grid-area: decide;
  position: sticky;
  inset-block-end: 0;
  z-index: ${tokens.layer.sticky};
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.sm} ${tokens.space.md};
  padding: ${tokens.space.sm} ${tokens.space.lg};
  border-block-start: ${tokens.line.thin} solid ${tokens.color.border};
  background: ${tokens.color.surface};
`;

export const Standing = styled.div`
  display: grid;
  flex: 1;
  min-width: ${tokens.width.xxxs};
  font: ${tokens.font.table};
  overflow-wrap: anywhere;

  @media (width < 600px) {
    order: -2;
    flex-basis: 60%;
  }
`;

/* A phone has no room for both: what comes first remains. */
export const All = styled.span`
  @media (width < 600px) {
    &[data-sampled] {
      display: none;
    }
  }
`;

/* Beside the number of all, and quieter: it says what comes first. */
export const Sample = styled.span`
  color: ${tokens.color.textMuted};
  font-variant-numeric: tabular-nums;
`;

export const Key = styled.span`
  display: inline-flex;

  @media (width < 1280px), (pointer: coarse) {
    display: none;
  }
`;
