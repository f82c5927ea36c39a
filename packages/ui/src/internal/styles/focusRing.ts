import { css } from 'styled-components';
import { tokens } from '../../tokens/tokens';

/** The one focus ring of the house: 2 px in the accent, 1 px away, only for the keyboard. */
export const focusRing = css`
  &:focus-visible {
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
    outline-offset: ${tokens.line.thin};
  }
`;
