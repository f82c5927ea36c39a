import { css } from 'styled-components';
import { tokens } from '../../tokens/tokens';

/**
 * A link or button whose text is its name and whose target is the whole box of the nearest
 * positioned ancestor. `radius` and `ringOffset` belong to that box.
 */
export const stretchedAction = (radius: string, ringOffset: string) => css`
  padding: 0;
  border: 0;
  color: inherit;
  background: none;
  font: inherit;
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  outline: none;

  &::after {
    position: absolute;
    inset: 0;
    border-radius: ${radius};
    content: '';
  }

  &:focus-visible::after {
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
    outline-offset: ${ringOffset};
  }
`;
