import { css, styled } from 'styled-components';
import { focusRing, tokens } from '@mingjian/ui';

/**
 * A line that is pressed as a whole: its ring lies inside, where the line ends at the pane's edge.
 * The line's own `min-height` stands before it.
 */
export const rowBox = css`
  position: relative;
  display: flex;
  align-items: center;
  width: 100%;
  border: 0;
  border-radius: 0;
  color: ${tokens.color.text};
  background: none;
  font: ${tokens.font.table};
  text-align: start;
  cursor: pointer;
  ${focusRing}

  &:focus-visible {
    outline-offset: calc(-1 * ${tokens.line.thick});
  }

  &:hover {
    background: ${tokens.color.surfaceHover};
  }

  &[aria-current] {
    background: ${tokens.color.surfaceSelected};
    box-shadow: inset ${tokens.line.thick} 0 ${tokens.color.accentSolid};
  }

  @media (pointer: coarse) {
    min-height: ${tokens.size.touch};
  }

  @media (forced-colors: active) {
    &[aria-current] {
      outline: ${tokens.line.thick} solid Highlight;
      outline-offset: calc(-1 * ${tokens.line.thick});
    }
  }
`;

/** The arrow of a line that unfolds others: down where they are unfolded. */
export const FoldArrow = styled.span`
  display: inline-flex;
  flex: none;
  color: ${tokens.color.textMuted};
  transition: rotate ${tokens.motion.quick};

  [aria-expanded='true'] > & {
    rotate: 90deg;
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

/** A number at the end of a line. */
export const Count = styled.span`
  position: relative;
  flex: none;
  margin-inline-start: auto;
  padding-inline-start: ${tokens.space.sm};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
  font-variant-numeric: tabular-nums;

  &[data-done] {
    color: ${tokens.color.successText};
  }
`;
