import { focusRing, tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

/** The frame keeps the layers of Leaflet below everything else of the page. */
export const Frame = styled.div`
  position: relative;
  height: 100%;
  isolation: isolate;
`;

/*
 * The part of Leaflet's own sheet that the picker uses: a sheet of its own would have to be
 * imported by whoever installs the package.
 */
export const Keys = styled.div`
  position: relative;
  z-index: 0;
  height: 100%;
  outline: none;

  &:focus-visible::after {
    position: absolute;
    inset: 0;
    z-index: 1;
    border-radius: inherit;
    pointer-events: none;
    content: '';
    ${focusRing}
    outline-offset: calc(-1 * ${tokens.space.xs});
  }

  .leaflet-container {
    position: relative;
    z-index: 0;
    overflow: hidden;
    height: 100%;
    background: ${tokens.color.surfaceSunken};
    outline: none;
    direction: ltr;
    touch-action: none;
    -webkit-tap-highlight-color: transparent;
  }

  .leaflet-pane,
  .leaflet-tile,
  .leaflet-marker-icon,
  .leaflet-tile-container,
  .leaflet-tooltip,
  .leaflet-pane > svg,
  .leaflet-pane > canvas {
    position: absolute;
    top: 0;
    left: 0;
  }

  .leaflet-tile {
    visibility: hidden;
    max-width: none;
    user-select: none;
    pointer-events: none;
  }

  .leaflet-tile-loaded {
    visibility: inherit;
  }

  .leaflet-overlay-pane svg {
    max-width: none;
    pointer-events: none;
  }

  .leaflet-tile-pane {
    z-index: 0;
  }

  .leaflet-marker-pane {
    z-index: 3;
  }

  .leaflet-tooltip-pane {
    z-index: 2;
  }

  .leaflet-overlay-pane {
    z-index: 1;
  }

  .leaflet-grab {
    cursor: crosshair;
  }

  .leaflet-marker-draggable {
    cursor: grab;
  }

  .leaflet-dragging .leaflet-grab,
  .leaflet-dragging .leaflet-marker-draggable {
    cursor: grabbing;
  }

  .mj-area {
    fill: ${tokens.color.surface};
    fill-opacity: 1;
    stroke: ${tokens.color.borderStrong};
    stroke-width: 1;
  }

  .mj-border {
    fill: none;
    stroke: ${tokens.color.textMuted};
    stroke-width: 2;
  }

  .mj-area-name {
    color: ${tokens.color.textMuted};
    font: ${tokens.font.small};
    white-space: nowrap;
    pointer-events: none;
  }

  .mj-pin svg {
    display: block;
    overflow: visible;
    fill: ${tokens.color.accentSolid};
    stroke: ${tokens.color.surface};
    stroke-width: 1.5;
  }

  .mj-pin circle {
    fill: ${tokens.color.surface};
  }

  @media (forced-colors: active) {
    .mj-pin svg {
      forced-color-adjust: none;
      fill: Highlight;
    }
  }
`;

export const Zoom = styled.div`
  position: absolute;
  inset-block-start: ${tokens.space.sm};
  inset-inline-end: ${tokens.space.sm};
  z-index: 1;
  display: grid;
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
`;
