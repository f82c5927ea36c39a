import { tokens } from '@mingjian/ui';
import { css } from 'styled-components';

/** A row of a card's list that is a link as a whole, on the columns of that list. */
export const rowLink = css`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  align-items: center;
  border-radius: ${tokens.radius.sm};
  color: ${tokens.color.text};
  font: ${tokens.font.table};
  text-decoration: none;

  &:hover {
    background: ${tokens.color.surfaceHover};
  }

  &:focus-visible {
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
    outline-offset: ${tokens.line.thin};
  }
`;
