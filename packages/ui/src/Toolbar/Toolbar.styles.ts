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

  /* There is no room beside them: long words break instead of running out of the bar. */
  @media (width < 600px) {
    & > button[data-size]:not([aria-label]) {
      height: auto;
      min-height: ${tokens.size.control};
      white-space: normal;
      text-wrap: balance;
    }
  }

  @media (width < 600px) and (pointer: coarse) {
    & > button[data-size]:not([aria-label]) {
      min-height: ${tokens.size.controlLarge};
    }
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
