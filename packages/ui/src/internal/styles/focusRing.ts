import { css } from 'styled-components';
import { tokens } from '../../tokens/tokens';

/** The focus ring: 2 px in the accent colour, at a distance of 1 px, for the keyboard only. */
export const focusRing = css`
  &:focus-visible {
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
    outline-offset: ${tokens.line.thin};
  }
`;
