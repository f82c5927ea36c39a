import { styled } from 'styled-components';
import { focusRing } from '../internal/styles/focusRing';
import { tokens } from '../tokens/tokens';

/*
 * Overridable from any ancestor: --mj-scroll-area-height, the height from which it scrolls, and
 * --mj-scroll-area-shade. They are read with a fallback and never set here, so an inherited value
 * wins.
 */
export const Root = styled.div`
  position: relative;
  display: flex;
  min-width: 0;
  max-height: var(--mj-scroll-area-height, ${tokens.width.lg});
  color: ${tokens.color.text};
  font: ${tokens.font.body};

  &[data-orientation='horizontal'] {
    max-height: none;
  }

  @media print {
    max-height: none;
  }
`;

export const Scroller = styled.div`
  flex: 1;
  min-width: 0;
  border-radius: inherit;
  overflow: hidden auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  ${focusRing}

  &:focus-visible {
    outline-offset: calc(-1 * ${tokens.line.thick});
  }

  [data-orientation='horizontal'] > & {
    overflow: auto hidden;
  }

  [data-orientation='both'] > & {
    overflow: auto;
  }

  @media print {
    overflow: visible;
  }
`;

/* A shade at each edge with hidden content. It lies above the content and ignores the pointer. */
export const Edge = styled.span`
  position: absolute;
  opacity: 0;
  pointer-events: none;
  transition: opacity ${tokens.motion.quick};
  --shade: var(--mj-scroll-area-shade, color-mix(in srgb, ${tokens.color.text} 16%, transparent));

  &[data-edge='top'],
  &[data-edge='bottom'] {
    inset-inline: 0;
    height: ${tokens.space.md};
  }

  &[data-edge='start'],
  &[data-edge='end'] {
    inset-block: 0;
    width: ${tokens.space.md};
  }

  &[data-edge='top'] {
    inset-block-start: 0;
    background: linear-gradient(to bottom, var(--shade), transparent);
  }

  &[data-edge='bottom'] {
    inset-block-end: 0;
    background: linear-gradient(to top, var(--shade), transparent);
  }

  &[data-edge='start'] {
    inset-inline-start: 0;
    background: linear-gradient(to right, var(--shade), transparent);
  }

  &[data-edge='end'] {
    inset-inline-end: 0;
    background: linear-gradient(to left, var(--shade), transparent);
  }

  &[data-edge='start']:dir(rtl) {
    background: linear-gradient(to left, var(--shade), transparent);
  }

  &[data-edge='end']:dir(rtl) {
    background: linear-gradient(to right, var(--shade), transparent);
  }

  [data-edges~='top'] > &[data-edge='top'],
  [data-edges~='bottom'] > &[data-edge='bottom'],
  [data-edges~='start'] > &[data-edge='start'],
  [data-edges~='end'] > &[data-edge='end'] {
    opacity: 1;
  }

  @media (forced-colors: active) {
    &[data-edge] {
      background: none;
    }

    &[data-edge='top'] {
      border-block-start: ${tokens.line.thick} solid CanvasText;
    }

    &[data-edge='bottom'] {
      border-block-end: ${tokens.line.thick} solid CanvasText;
    }

    &[data-edge='start'] {
      border-inline-start: ${tokens.line.thick} solid CanvasText;
    }

    &[data-edge='end'] {
      border-inline-end: ${tokens.line.thick} solid CanvasText;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }

  @media print {
    display: none;
  }
`;
