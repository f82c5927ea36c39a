import { styled } from 'styled-components';
import { tokens } from '../tokens/tokens';

/*
 * Overridable from any ancestor: --mj-card-padding.
 * It is read with a fallback and never set here, so an inherited value wins.
 */
export const Root = styled.section`
  min-width: 0;
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  color: ${tokens.color.text};
  background: ${tokens.color.surface};
  font: ${tokens.font.body};

  @media print {
    break-inside: avoid;
  }
`;

export const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.xs} ${tokens.space.md};
  min-height: ${tokens.size.bar};
  padding: ${tokens.space.sm} var(--mj-card-padding, ${tokens.space.lg});
`;

export const Title = styled.h2`
  flex: 1 1 ${tokens.width.xxs};
  min-width: 0;
  margin: 0;
  font: ${tokens.font.body};
  font-weight: ${tokens.font.strong};
  overflow-wrap: anywhere;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.sm};
  margin-inline-start: auto;

  @media print {
    display: none;
  }
`;

export const Body = styled.div`
  min-width: 0;
  padding: var(--mj-card-padding, ${tokens.space.lg});

  &[data-headed] {
    padding-block-start: ${tokens.space.xs};
  }

  &[data-flush] {
    padding: 0;
    overflow: hidden;
    border-end-start-radius: inherit;
    border-end-end-radius: inherit;
  }

  &[data-flush]:not([data-headed]) {
    border-radius: inherit;
  }

  &[data-flush][data-headed] {
    border-block-start: ${tokens.line.thin} solid ${tokens.color.border};
  }
`;
