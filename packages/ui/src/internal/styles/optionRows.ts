import { css } from 'styled-components';
import { tokens } from '../../tokens/tokens';

/** The place of a group's options: below each other, or side by side and wrapping. */
export const optionRows = css`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${tokens.space.sm};

  &[data-orientation='horizontal'] {
    flex-flow: row wrap;
    column-gap: ${tokens.space.xl};
  }

  @media (pointer: coarse) {
    row-gap: 0;

    & label {
      padding-block: ${tokens.space.sm};
    }
  }
`;

/** Help below the label of one option, in line with that label. */
export const optionDescription = css`
  padding-inline-start: calc(${tokens.size.icon} + ${tokens.space.sm});
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};

  @media (pointer: coarse) {
    margin-block-start: calc(-1 * ${tokens.space.sm});
    padding-block-end: ${tokens.space.xs};
  }
`;
