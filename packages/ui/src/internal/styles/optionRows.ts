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
  }
`;
