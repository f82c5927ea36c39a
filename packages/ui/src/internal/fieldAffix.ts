import { css } from 'styled-components';
import { tokens } from '../tokens/tokens';
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

/** An icon that is a button, inside the end of an input. */
export const affixButton = css`
  ${iconButtonBox}
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;

  &:hover {
    background: transparent;
  }

  &:focus-visible {
    outline-offset: calc(-1 * ${tokens.space.xs});
  }

  @media (forced-colors: active) {
    &:disabled {
      border-color: GrayText;
    }
  }
`;
