import { css } from 'styled-components';
import { tokens } from '../../tokens/tokens';

/** The layout of a group's options: in a column, or in a wrapping row. */
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

/** Description below the label of an option, aligned with that label. */
export const optionDescription = css`
  padding-inline-start: calc(${tokens.size.icon} + ${tokens.space.sm});
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};

  @media (pointer: coarse) {
    margin-block-start: calc(-1 * ${tokens.space.sm});
    padding-block-end: ${tokens.space.xs};
  }
`;
