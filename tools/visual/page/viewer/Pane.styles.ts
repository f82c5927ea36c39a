import { styled } from 'styled-components';
import { tokens } from '@mingjian/ui';

/*
 * Set by the pane itself: --scale, --left and --top, where the sheet lies. Each canvas brings
 * --width and --height, each mark --x, --y, --w and --h, all in pixels of the picture; the slider
 * brings --split, the onion --mix.
 */
export const Root = styled.div`
  display: flex;
  flex: 1 1 0;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`;

/* Above the picture, never on it: a corner may be what changed. */
export const Caption = styled.div`
  flex: none;
  padding: ${tokens.space.xxs} ${tokens.space.lg};
  border-block-end: ${tokens.line.thin} solid ${tokens.color.border};
  color: ${tokens.color.textMuted};
  background: ${tokens.color.page};
  font: ${tokens.font.small};
  font-variant-numeric: tabular-nums;
`;

export const Window = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  overflow: hidden;
  background: ${tokens.color.surfaceSunken};
  touch-action: pan-y;

  &[data-cut] {
    cursor: grab;
    touch-action: none;
  }

  &[data-dragging] {
    cursor: grabbing;
  }
`;

export const Sheet = styled.div`
  position: absolute;
  inset: 0 auto auto 0;
  transform: translate(
    calc(var(--left, 0) * ${tokens.line.thin}),
    calc(var(--top, 0) * ${tokens.line.thin})
  );
  transform-origin: 0 0;
`;

export const Canvas = styled.canvas`
  position: absolute;
  inset: 0 auto auto 0;
  display: block;
  width: calc(var(--width) * var(--scale, 1) * ${tokens.line.thin});
  height: calc(var(--height) * var(--scale, 1) * ${tokens.line.thin});
  max-width: none;
  background: ${tokens.color.surface};
  box-shadow: 0 0 0 ${tokens.line.thin} ${tokens.color.border};

  [data-pixelated] > & {
    image-rendering: pixelated;
  }

  &[hidden] {
    visibility: hidden;
  }

  &[data-layer='cut'] {
    clip-path: inset(0 0 0 calc(var(--split) * 1%));
    box-shadow: none;
  }

  &[data-layer='mixed'] {
    opacity: calc(var(--mix) * 1%);
    box-shadow: none;
  }
`;

/* The line stands where the pictures meet; the grip is what a finger finds. */
export const Divider = styled.div`
  position: absolute;
  inset-block-start: 0;
  left: calc(var(--split) * 0.01 * var(--width) * var(--scale, 1) * ${tokens.line.thin});
  z-index: ${tokens.layer.sticky};
  width: ${tokens.space.xl};
  height: calc(var(--height) * var(--scale, 1) * ${tokens.line.thin});
  margin-inline-start: calc(${tokens.space.xl} / -2);
  cursor: ew-resize;
  touch-action: none;

  &::before {
    position: absolute;
    inset-block: 0;
    inset-inline-start: calc(50% - ${tokens.line.thin});
    width: ${tokens.line.thick};
    background: ${tokens.color.accentSolid};
    content: '';
  }

  &::after {
    position: absolute;
    inset-block-start: calc(50% - ${tokens.size.glyph} / 2);
    inset-inline-start: calc(50% - ${tokens.space.sm} / 2);
    width: ${tokens.space.sm};
    height: ${tokens.size.glyph};
    border: ${tokens.line.thick} solid ${tokens.color.surface};
    border-radius: ${tokens.radius.pill};
    background: ${tokens.color.accentSolid};
    content: '';
  }
`;
