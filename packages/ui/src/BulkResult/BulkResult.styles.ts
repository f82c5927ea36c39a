import { styled } from 'styled-components';
import { focusRing } from '../internal/styles/focusRing';
import { tokens } from '../tokens/tokens';

/*
 * Overridable from any ancestor: --mj-bulk-result-height, the height from which the rows scroll. It
 * is read with a fallback and never set here, so an inherited value wins.
 */
export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.md};
  min-width: 0;
  color: ${tokens.color.text};
  font: ${tokens.font.body};
  ${focusRing}

  &:focus-visible {
    border-radius: ${tokens.radius.md};
    outline-offset: ${tokens.space.xs};
  }
`;

export const Summary = styled.p`
  margin: 0;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.sm} ${tokens.space.lg};
  min-width: 0;

  @media print {
    display: none;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.sm};
`;

export const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${tokens.space.sm};
  min-width: 0;
`;

export const Scroller = styled.div`
  display: flex;
  flex-direction: column;
  width: 100%;
  min-width: 0;
  max-height: var(--mj-bulk-result-height, ${tokens.width.md});

  & th:first-child {
    width: 40%;
  }

  @media print {
    display: block;
    max-height: none;
  }
`;
