import { styled } from 'styled-components';
import { focusRing } from '../internal/styles/focusRing';
import { tokens } from '../tokens/tokens';

/*
 * Overridable from any ancestor: --mj-tabs-gap, between the row of tabs and the panel.
 * It is read with a fallback and never set here, so an inherited value wins.
 */
export const Root = styled.div`
  min-width: 0;
  color: ${tokens.color.text};
  font: ${tokens.font.body};
`;

export const Bar = styled.div`
  display: flex;
  min-width: 0;

  @media print {
    display: none;
  }
`;

export const AllTabs = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  box-shadow: inset 0 calc(-1 * ${tokens.line.thin}) ${tokens.color.border};
`;

export const Cross = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: ${tokens.size.iconLarge};
  height: ${tokens.size.iconLarge};
  margin-inline-end: calc(-1 * ${tokens.space.xs});
  border-radius: ${tokens.radius.sm};
  color: ${tokens.color.textMuted};

  &:hover {
    color: ${tokens.color.text};
    background: ${tokens.color.surfaceSunken};
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

export const List = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  min-width: 0;
  gap: ${tokens.space.xs};
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  scrollbar-width: thin;
  box-shadow: inset 0 calc(-1 * ${tokens.line.thin}) ${tokens.color.border};
`;

export const Tab = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${tokens.space.xs};
  max-width: 100%;
  height: ${tokens.size.controlLarge};
  padding: 0 ${tokens.space.md};
  border: 0;
  border-block: ${tokens.line.thick} solid transparent;
  color: ${tokens.color.textMuted};
  background: none;
  font: inherit;
  white-space: nowrap;
  cursor: pointer;
  transition:
    color ${tokens.motion.quick},
    border-color ${tokens.motion.quick};
  ${focusRing}

  &:focus-visible {
    border-radius: ${tokens.radius.md};
    outline-offset: calc(-1 * ${tokens.line.thick});
  }

  &:hover {
    border-block-end-color: ${tokens.color.borderStrong};
    color: ${tokens.color.text};
  }

  &[aria-selected='true'] {
    border-block-end-color: ${tokens.color.accentText};
    color: ${tokens.color.accentText};
    font-weight: ${tokens.font.strong};
  }

  &[aria-disabled='true'] {
    border-block-end-color: transparent;
    color: ${tokens.color.textFaint};
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    border-block-color: Canvas;

    &[aria-selected='true'] {
      border-block-end-color: Highlight;
    }

    &[aria-disabled='true'] {
      border-block-end-color: Canvas;
      color: GrayText;
    }
  }
`;

export const Label = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
`;

/* Never truncated, and recognizable by its shape in forced colours. */
export const Errors = styled.span`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${tokens.space.xxs};
  color: ${tokens.color.dangerText};
  font: ${tokens.font.small};
  font-weight: ${tokens.font.strong};
  font-variant-numeric: tabular-nums;
`;

export const Panel = styled.div`
  min-width: 0;
  margin-block-start: var(--mj-tabs-gap, ${tokens.space.lg});
  ${focusRing}
`;
