import { styled } from 'styled-components';
import { tokens } from '../tokens/tokens';

/*
 * Overridable from any ancestor: --mj-watermark-color, --mj-watermark-opacity. They are read with a
 * fallback and never set here, so an inherited value wins. Image and size are set by Watermark.
 */
export const Root = styled.div`
  min-width: 0;

  &[data-covers='content'] {
    position: relative;
    isolation: isolate;
  }
`;

/* The text is a mask, so that its colour is a token and follows the mode. */
export const Layer = styled.div`
  position: absolute;
  inset: 0;
  z-index: ${tokens.layer.sticky};
  background: var(--mj-watermark-color, ${tokens.color.text});
  opacity: var(--mj-watermark-opacity, 0.1);
  mask: var(--mj-watermark-image) 0 0 / var(--mj-watermark-size) repeat;
  pointer-events: none;
  user-select: none;
  forced-color-adjust: none;
  print-color-adjust: exact;

  [data-covers='window'] > & {
    position: fixed;
    z-index: ${tokens.layer.message};
  }

  @media (forced-colors: active) {
    background: CanvasText;
  }
`;
