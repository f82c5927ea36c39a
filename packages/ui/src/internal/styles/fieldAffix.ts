import { css } from 'styled-components';
import { tokens } from '../../tokens/tokens';
import { controlBox } from './controlBox';
import { iconButtonBox } from './iconButtonBox';

/** The box around an input and the icons and buttons inside its ends. */
export const affixBox = css`
  position: relative;
  min-width: 0;
`;

/** An input that reserves space at its end for one button. */
export const affixInput = css`
  ${controlBox}
  padding-inline-end: ${tokens.size.control};

  @media (pointer: coarse) {
    padding-inline-end: ${tokens.size.controlLarge};
  }
`;

/**
 * An icon button within the border of a field, without a border of its own, which forced colours
 * would draw.
 */
export const innerButton = css`
  ${iconButtonBox}

  @media (forced-colors: active) {
    border: 0;
  }
`;

/** An icon button inside the end of an input. */
export const affixButton = css`
  ${innerButton}
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;

  &:hover {
    background: transparent;
  }

  &:focus-visible {
    outline-offset: calc(-1 * ${tokens.space.xs});
  }
`;
