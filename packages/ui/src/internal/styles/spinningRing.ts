import { css, keyframes } from 'styled-components';
import { tokens } from '../../tokens/tokens';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

/**
 * A turning ring, as high as the text around it and of its colour. In forced colours a transparent
 * side is drawn, and a whole ring is not seen to turn: one side goes.
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
