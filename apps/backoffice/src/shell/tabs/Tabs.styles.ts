import { focusRing, tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Panel = styled.div`
  position: absolute;
  inset: 0;
  overflow: auto;

  @media print {
    position: static;
    overflow: visible;
  }
`;

/* The strip, and what stands at its end. */
export const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space.xs};
  padding-inline: ${tokens.space.lg} ${tokens.space.sm};
  border-block-end: ${tokens.line.thin} solid ${tokens.color.border};
  background: ${tokens.color.surface};

  & > button {
    flex: none;
  }

  @media print {
    display: none;
  }
`;

export const Strip = styled.div`
  display: flex;
  flex: 1;
  gap: ${tokens.space.xs};
  min-width: 0;
  padding-block: ${tokens.space.xs};
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
`;

export const Tab = styled.div`
  position: relative;
  display: flex;
  flex: none;
  align-items: center;
  height: ${tokens.size.controlSmall};
  max-width: calc(${tokens.width.xxs} + ${tokens.size.bar});
  border-radius: ${tokens.radius.sm};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.table};
  transition: background ${tokens.motion.quick};

  &:hover {
    background: ${tokens.color.surfaceSunken};
  }

  &[data-active] {
    color: ${tokens.color.accentText};
    background: ${tokens.color.accentSoft};
  }

  &[data-dragged] {
    opacity: 0.5;
  }

  /* The line at which a dragged tab would be dropped. */
  &[data-drop]::after {
    position: absolute;
    inset-block: 0;
    width: ${tokens.line.thick};
    border-radius: ${tokens.radius.sm};
    background: ${tokens.color.accent};
    content: '';
  }

  &[data-drop='before']::after {
    inset-inline-start: calc(-1.5 * ${tokens.line.thick});
  }

  &[data-drop='after']::after {
    inset-inline-end: calc(-1.5 * ${tokens.line.thick});
  }

  @media (pointer: coarse) {
    height: ${tokens.size.touch};
  }

  @media (forced-colors: active) {
    &[data-active] {
      outline: ${tokens.line.thin} solid Highlight;
      outline-offset: calc(-1 * ${tokens.line.thin});
    }

    &[data-drop]::after {
      background: Highlight;
    }
  }
`;

export const TabButton = styled.button`
  display: flex;
  align-items: center;
  gap: ${tokens.space.xs};
  min-width: 0;
  height: 100%;
  padding: 0 ${tokens.space.md};
  border: 0;
  border-radius: inherit;
  color: inherit;
  background: none;
  font: inherit;
  cursor: pointer;
  ${focusRing}

  &:focus-visible {
    outline-offset: calc(-1 * ${tokens.line.thick});
  }
`;

export const Label = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/* The mark of unsaved input. */
export const UnsavedDot = styled.span`
  flex: none;
  width: ${tokens.size.dot};
  height: ${tokens.size.dot};
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.warning};

  @media (forced-colors: active) {
    background: CanvasText;
  }
`;

/* For the pointer only: the keyboard has keys and the menu. */
export const Action = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: ${tokens.size.iconLarge};
  height: ${tokens.size.iconLarge};
  margin-inline: calc(-1 * ${tokens.space.sm}) ${tokens.space.xs};
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.sm};
  color: inherit;
  background: none;
  cursor: pointer;

  &:hover {
    background: ${tokens.color.border};
  }

  & > svg {
    width: ${tokens.size.mark};
    height: ${tokens.size.mark};
  }

  @media (pointer: coarse) {
    width: ${tokens.size.tile};
    height: ${tokens.size.tile};
  }
`;
