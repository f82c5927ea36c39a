import { styled } from 'styled-components';
import { focusRing } from '../internal/styles/focusRing';
import { tokens } from '../tokens/tokens';

/*
 * Overridable from any ancestor: --mj-split-panel-height, of both panes. It is read with a fallback
 * and never set here, so an inherited value wins. --mj-split-panel-at is set on the element itself.
 */
export const Root = styled.div`
  container-type: inline-size;
  min-width: 0;
  height: var(--mj-split-panel-height, 100%);
  color: ${tokens.color.text};
  font: ${tokens.font.body};
`;

export const Panes = styled.div`
  display: grid;
  min-width: 0;
  height: 100%;

  &[data-orientation='horizontal'] {
    grid-template: minmax(0, 1fr) / minmax(0, var(--mj-split-panel-at)) auto minmax(0, 1fr);
  }

  &[data-orientation='vertical'] {
    grid-template: minmax(0, var(--mj-split-panel-at)) auto minmax(0, 1fr) / minmax(0, 1fr);
  }

  &[data-dragging] {
    user-select: none;
  }

  @container (max-width: 479px) {
    &[data-orientation='horizontal'] {
      display: block;
      height: auto;
    }
  }
`;

export const Pane = styled.div`
  min-width: 0;
  min-height: 0;
  overflow: auto;
  ${focusRing}

  &:focus-visible {
    outline-offset: calc(-1 * ${tokens.line.thick});
  }

  &[data-collapsed] {
    visibility: hidden;
  }

  @container (max-width: 479px) {
    [data-orientation='horizontal'] > &[data-collapsed] {
      visibility: visible;
    }

    [data-orientation='horizontal'] > [role='separator'] + & {
      border-block-start: ${tokens.line.thin} solid ${tokens.color.border};
    }
  }
`;

export const Handle = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  outline: none;
  touch-action: none;

  &[data-orientation='horizontal'] {
    width: ${tokens.space.md};
    cursor: col-resize;
  }

  &[data-orientation='vertical'] {
    height: ${tokens.space.md};
    cursor: row-resize;
  }

  /* The line. */
  &::before {
    position: absolute;
    background: ${tokens.color.border};
    content: '';
    transition: background ${tokens.motion.quick};
  }

  &[data-orientation='horizontal']::before {
    inset-block: 0;
    width: ${tokens.line.thin};
  }

  &[data-orientation='vertical']::before {
    inset-inline: 0;
    height: ${tokens.line.thin};
  }

  /* The grip. */
  &::after {
    position: relative;
    width: ${tokens.space.xs};
    height: ${tokens.space.xl};
    border: ${tokens.line.thin} solid ${tokens.color.borderStrong};
    border-radius: ${tokens.radius.pill};
    background: ${tokens.color.surface};
    content: '';
  }

  &[data-orientation='vertical']::after {
    width: ${tokens.space.xl};
    height: ${tokens.space.xs};
  }

  &:hover::before,
  [data-dragging] > &::before {
    background: ${tokens.color.accentSolid};
  }

  &:hover::after,
  [data-dragging] > &::after {
    border-color: ${tokens.color.accentSolid};
    background: ${tokens.color.accentSolid};
  }

  &:focus-visible::before {
    background: ${tokens.color.focus};
  }

  &:focus-visible::after {
    border-color: ${tokens.color.focus};
    background: ${tokens.color.focus};
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
    outline-offset: ${tokens.line.thick};
  }

  &[aria-disabled='true'] {
    cursor: auto;
  }

  &[aria-disabled='true']::after {
    display: none;
  }

  &[aria-disabled='true']::before {
    background: ${tokens.color.border};
  }

  @media (pointer: coarse) {
    &[data-orientation='horizontal'] {
      width: ${tokens.size.touch};
      margin-inline: calc((${tokens.space.md} - ${tokens.size.touch}) / 2);
    }

    &[data-orientation='vertical'] {
      height: ${tokens.size.touch};
      margin-block: calc((${tokens.space.md} - ${tokens.size.touch}) / 2);
    }
  }

  @media (forced-colors: active) {
    &::before,
    &[aria-disabled='true']::before {
      background: CanvasText;
    }

    &:not([aria-disabled='true']):is(:hover, :focus-visible, [data-dragging] > *)::before,
    &:is(:hover, :focus-visible, [data-dragging] > *)::after {
      background: Highlight;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    &::before {
      transition: none;
    }
  }

  @container (max-width: 479px) {
    &[data-orientation='horizontal'] {
      width: auto;
      height: ${tokens.space.md};
      margin: 0;
      visibility: hidden;
    }
  }
`;
