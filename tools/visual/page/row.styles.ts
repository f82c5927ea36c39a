import { css } from 'styled-components';
import { focusRing, tokens } from '@mingjian/ui';

/**
 * A line of the list that is pressed as a whole: its ring lies inside, where the line ends at the
 * pane's edge.
 */
export const rowBox = css`
  position: relative;
  display: flex;
  align-items: center;
  width: 100%;
  border: 0;
  border-radius: 0;
  color: ${tokens.color.text};
  background: none;
  font: ${tokens.font.table};
  text-align: start;
  cursor: pointer;
  ${focusRing}

  &:focus-visible {
    outline-offset: calc(-1 * ${tokens.line.thick});
  }
`;
