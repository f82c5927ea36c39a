import { css } from 'styled-components';
import { tokens } from '../../tokens/tokens';

/** The size of a field: within it, controls have the height of another control of the density. */
export const fieldSize = css`
  &[data-size='small'] {
    ${tokens.vars.size.control}: ${tokens.size.controlSmall};
    font: ${tokens.font.table};
  }

  &[data-size='large'] {
    ${tokens.vars.size.control}: ${tokens.size.controlLarge};
  }
`;
