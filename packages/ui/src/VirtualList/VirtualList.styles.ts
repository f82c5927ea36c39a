import { styled } from 'styled-components';
import { focusRing } from '../internal/styles/focusRing';
import { tokens } from '../tokens/tokens';

/*
 * Overridable from any ancestor: --mj-virtual-list-height, the height of the scroller.
 * It is read with a fallback and never set here, so an inherited value wins.
 */
export const Root = styled.div`
  height: var(--mj-virtual-list-height, ${tokens.width.lg});
  min-width: 0;
  border-radius: ${tokens.radius.md};
  color: ${tokens.color.text};
  font: ${tokens.font.body};
  overflow: auto;
  overflow-anchor: none;
  ${focusRing}

  &:focus-visible {
    outline-offset: calc(-1 * ${tokens.line.thick});
  }
`;

/* Rows are plain elements: ten thousand of them would be ten thousand styled components. */
export const Canvas = styled.div`
  position: relative;
  height: var(--mj-virtual-list-canvas);

  & > [data-index] {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
  }
`;
