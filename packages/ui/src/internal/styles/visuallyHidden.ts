import { css } from 'styled-components';
import { tokens } from '../../tokens/tokens';

/** Hides content visually, but not from assistive technology. */
export const visuallyHidden = css`
  position: absolute;
  width: ${tokens.line.thin};
  height: ${tokens.line.thin};
  margin: calc(-1 * ${tokens.line.thin});
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
