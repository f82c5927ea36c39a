import { styled } from 'styled-components';
import { tokens } from '../tokens/tokens';

/*
 * Overridable from any ancestor: --mj-toolbar-gap, between the tools.
 * It is read with a fallback and never set here, so an inherited value wins.
 */
export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--mj-toolbar-gap, ${tokens.space.sm});
  min-width: 0;
  color: ${tokens.color.text};
  font: ${tokens.font.body};

  & > * {
    max-width: 100%;
  }

  @media print {
    display: none;
  }
`;

export const Spacer = styled.span`
  flex: 1 1 0;
  min-width: 0;
`;

export const Separator = styled.span`
  flex: none;
  align-self: center;
  height: ${tokens.size.iconLarge};
  border-inline-start: ${tokens.line.thin} solid ${tokens.color.border};
`;
