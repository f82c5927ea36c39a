import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.md};
  width: min(${tokens.width.md}, 100vw - ${tokens.size.bar});
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs};
`;

export const Count = styled.span`
  flex: 1;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
  font-variant-numeric: tabular-nums;
`;

export const Hint = styled.span`
  margin-block-start: calc(-1 * ${tokens.space.sm});
  color: ${tokens.color.textFaint};
  font: ${tokens.font.small};

  @media (pointer: coarse) {
    display: none;
  }
`;

export const None = styled.p`
  margin: 0;
  padding-block: ${tokens.space.xl};
  color: ${tokens.color.textMuted};
  text-align: center;
`;

export const Lines = styled.ul`
  max-height: ${tokens.width.xs};
  margin: 0;
  padding: ${tokens.space.xs};
  overflow: auto;
  overscroll-behavior: contain;
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  list-style: none;

  & > [data-heading] {
    padding: ${tokens.space.sm} ${tokens.space.sm} ${tokens.space.xs};
    color: ${tokens.color.textFaint};
    font: ${tokens.font.small};
  }

  & > [data-field] {
    position: relative;
    border-radius: ${tokens.radius.sm};
  }

  [data-line] {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto auto;
    align-items: center;
    gap: ${tokens.space.xs};
    min-height: ${tokens.size.control};
    padding-inline-end: ${tokens.space.xs};
    border-radius: ${tokens.radius.sm};
  }

  [data-line]:hover {
    background: ${tokens.color.surfaceHover};
  }

  [data-reason] {
    color: ${tokens.color.textFaint};
    font: ${tokens.font.small};
  }

  [data-handle] {
    display: grid;
    place-items: center;
    width: ${tokens.size.glyph};
    min-height: ${tokens.size.control};
    color: ${tokens.color.textFaint};
    cursor: grab;
    touch-action: none;
    user-select: none;
  }

  [data-handle][data-off] {
    visibility: hidden;
  }

  [data-dragged] {
    opacity: 0.5;
  }

  [data-drop]::before {
    position: absolute;
    inset-inline: 0;
    inset-block-start: 0;
    border-block-start: ${tokens.line.thick} solid ${tokens.color.accentSolid};
    content: '';
  }

  [data-drop='after']::before {
    inset-block: auto 0;
  }

  &[data-dragging] {
    cursor: grabbing;
    user-select: none;

    [data-handle] {
      cursor: grabbing;
    }
  }

  /* On phones the panel itself scrolls, because nested scrollers trap the touch. */
  @media (width < 600px) {
    max-height: none;
  }

  @media (pointer: coarse) {
    [data-line],
    [data-handle] {
      min-height: ${tokens.size.controlLarge};
    }
  }

  @media (forced-colors: active) {
    [data-drop]::before {
      border-color: Highlight;
    }
  }
`;

export const Adjust = styled.div`
  display: grid;
  gap: ${tokens.space.sm};
  margin: ${tokens.space.xs} ${tokens.space.xs} ${tokens.space.sm};
  padding: ${tokens.space.md};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surfaceSunken};

  /* The footer covers the end of the scrolling panel. */
  @media (width < 600px) {
    scroll-margin-block-end: calc(${tokens.size.bar} + ${tokens.space.xl});
  }
`;

export const Steps = styled.div`
  display: flex;
  gap: ${tokens.space.sm};
`;

export const Width = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space.sm};
  align-items: end;
`;

/* Sticky, so it is visible in a small panel. */
export const Foot = styled.div`
  position: sticky;
  inset-block-end: calc(-1 * ${tokens.space.md});
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${tokens.space.sm};
  margin: 0 calc(-1 * ${tokens.space.md}) calc(-1 * ${tokens.space.md});
  padding: ${tokens.space.md};
  border-block-start: ${tokens.line.thin} solid ${tokens.color.border};
  border-end-start-radius: ${tokens.radius.md};
  border-end-end-radius: ${tokens.radius.md};
  background: ${tokens.color.surfaceRaised};

  & > :not(button) {
    flex-basis: 100%;
  }
`;
