import { css, keyframes } from 'styled-components';
import { tokens } from '../../tokens/tokens';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

/**
 * A spinning ring as high as the surrounding text and in its colour. Forced colours draw
 * transparent borders, and a closed ring does not appear to spin: one side is removed.
 */
export const spinningRing = css`
  display: inline-block;
  width: 1em;
  height: 1em;
  border: ${tokens.line.thick} solid currentcolor;
  border-block-start-color: transparent;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
    border-style: dotted;
  }

  @media (forced-colors: active) {
    border-block-start-style: none;
  }
`;
