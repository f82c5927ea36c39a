import { styled } from 'styled-components';
import { tokens } from '../tokens/tokens';

/* A label divides the line; without one the second half has no gap to the first. */
export const Root = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${tokens.space.md};
  min-width: 0;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
  text-align: center;
  overflow-wrap: anywhere;

  &::before,
  &::after {
    flex: 1 1 ${tokens.space.xl};
    border-block-start: ${tokens.line.thin} solid ${tokens.color.border};
    content: '';
  }

  &[data-plain]::after {
    display: none;
  }

  &[data-orientation='vertical'] {
    flex-direction: column;
    gap: ${tokens.space.xs};
    align-self: stretch;
    min-height: ${tokens.size.iconLarge};
  }

  &[data-orientation='vertical']::before,
  &[data-orientation='vertical']::after {
    flex-basis: ${tokens.space.sm};
    border-block-start: 0;
    border-inline-start: ${tokens.line.thin} solid ${tokens.color.border};
  }
`;
