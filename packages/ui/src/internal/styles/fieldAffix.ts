import { css } from 'styled-components';
import { tokens } from '../../tokens/tokens';
import { controlBox } from './controlBox';
import { iconButtonBox } from './iconButtonBox';

/** What holds an input and the signs and buttons that lie inside its ends. */
export const affixBox = css`
  position: relative;
  min-width: 0;
`;

/** An input that keeps its end free for one button. */
export const affixInput = css`
  ${controlBox}
  padding-inline-end: ${tokens.size.control};

  @media (pointer: coarse) {
    padding-inline-end: ${tokens.size.controlLarge};
  }
`;

/**
 * An icon that is a button, within the border of a field: a second border, which forced colours
 * would draw, is one too many.
 */
export const innerButton = css`
  ${iconButtonBox}

  @media (forced-colors: active) {
    border: 0;
  }
`;

/** An icon that is a button, inside the end of an input. */
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
