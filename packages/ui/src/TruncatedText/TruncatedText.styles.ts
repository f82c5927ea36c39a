import { styled } from 'styled-components';
import { focusRing } from '../internal/styles/focusRing';
import { tokens } from '../tokens/tokens';

/*
 * --mj-lines is set on the element when there is more than one. The text has its own direction, so
 * that its beginning is never truncated, and is aligned with its surroundings.
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

  &[data-split] {
    position: relative;
    display: flex;
  }

  /* Both layouts overflow alike: if the split one did not, the two would alternate for ever. */
  &[data-split]::before {
    content: attr(data-split) / '';
    position: absolute;
    inset: 0;
    visibility: hidden;
  }
`;

/** The part that is truncated before a visible end. */
export const Start = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
`;
