import { keyframes, styled } from 'styled-components';
import { iconButtonBox } from '../internal/styles/iconButtonBox';
import { tokens } from '../tokens/tokens';

const fade = keyframes`
  from { opacity: 0; }
`;

export const Root = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${tokens.layer.dialog};
  color: ${tokens.color.text};
  font: ${tokens.font.body};
`;

export const Panel = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  background: ${tokens.color.page};

  @media (prefers-reduced-motion: no-preference) {
    animation: ${fade} ${tokens.motion.open};
  }
`;

export const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space.xs};
  min-width: 0;
  padding: ${tokens.space.sm} ${tokens.space.md};
  border-block-end: ${tokens.line.thin} solid ${tokens.color.border};
  background: ${tokens.color.surface};

  & [aria-disabled='true'] {
    color: ${tokens.color.textFaint};
    background: none;
    cursor: not-allowed;
  }

  @media (width < 600px) {
    gap: 0;
    padding: ${tokens.space.xs};
  }
`;

export const Counter = styled.span`
  position: relative;
  flex: 1;
  min-width: 0;
  padding-inline-start: ${tokens.space.xs};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

export const Zoom = styled.span`
  min-width: 5ch;
  color: ${tokens.color.textMuted};
  font-variant-numeric: tabular-nums;
  text-align: center;

  @media (width < 600px) {
    display: none;
  }
`;

export const Download = styled.a`
  ${iconButtonBox}
`;

export const Stage = styled.div`
  position: relative;
  min-width: 0;
  min-height: 0;
  overflow: hidden;
  container-type: size;
  outline: none;
  touch-action: none;
  user-select: none;

  &[data-zoomed] {
    cursor: grab;
  }

  &[data-zoomed]:active {
    cursor: grabbing;
  }
`;

export const Frame = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  translate: var(--mj-image-viewer-x, 0) var(--mj-image-viewer-y, 0);
`;

export const Picture = styled.img`
  display: block;
  min-width: 0;
  max-width: calc(100cqw - 2 * ${tokens.space.lg});
  max-height: calc(100cqh - 2 * ${tokens.space.lg});
  transform: scale(var(--mj-image-viewer-zoom, 1))
    rotate(calc(var(--mj-image-viewer-turns, 0) * 0.25turn));

  &[data-across] {
    max-width: calc(100cqh - 2 * ${tokens.space.lg});
    max-height: calc(100cqw - 2 * ${tokens.space.lg});
  }

  &[data-state='loading'] {
    opacity: 0;
  }

  &[data-state='failed'] {
    display: none;
  }

  @media (prefers-reduced-motion: no-preference) {
    transition: opacity ${tokens.motion.quick};
  }
`;

export const State = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${tokens.space.sm};
  padding: ${tokens.space.lg} ${tokens.space.xxl};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.body};
  text-align: center;
  pointer-events: none;

  & > * {
    margin: 0;
    pointer-events: auto;
  }

  & > strong {
    color: ${tokens.color.text};
  }

  &[data-part='loading'] {
    font-size: 2em;
  }
`;

export const Step = styled.div`
  position: absolute;
  inset-block-start: calc(50% - ${tokens.size.touch} / 2);
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surfaceRaised};
  box-shadow: ${tokens.shadow.popover};

  &[data-way='previous'] {
    inset-inline-start: ${tokens.space.md};
  }

  &[data-way='next'] {
    inset-inline-end: ${tokens.space.md};
  }

  & > [data-tone] {
    width: ${tokens.size.touch};
    height: ${tokens.size.touch};
  }

  & > [aria-disabled='true'] {
    color: ${tokens.color.textFaint};
    cursor: not-allowed;
  }

  &:dir(rtl) svg {
    scale: -1 1;
  }
`;

export const Caption = styled.p`
  max-height: 6lh;
  margin: 0;
  padding: ${tokens.space.sm} ${tokens.space.lg}
    max(${tokens.space.sm}, env(safe-area-inset-bottom));
  border-block-start: ${tokens.line.thin} solid ${tokens.color.border};
  background: ${tokens.color.surface};
  text-align: center;
  overflow: auto;
  overflow-wrap: anywhere;
`;
