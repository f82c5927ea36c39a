import { styled } from 'styled-components';
import { focusRing } from '../internal/styles/focusRing';
import { tokens } from '../tokens/tokens';

/*
 * --mj-lines is set on the element itself when there is more than one. The text has a direction of
 * its own, so that its beginning is never what is cut, and stands at the edge that its surroundings
 * start from.
 */
export const Root = styled.span`
  display: block;
  min-width: 0;
  max-width: 100%;
  overflow: hidden;
  border-radius: ${tokens.radius.sm};
  text-align: -webkit-match-parent;
  text-align: match-parent;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${focusRing}

  &:focus-visible {
    outline-offset: calc(-1 * ${tokens.line.thick});
  }

  &[data-lines] {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: var(--mj-lines);
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;
