import { styled } from 'styled-components';
import { focusRing } from '../internal/styles/focusRing';
import { visuallyHidden } from '../internal/styles/visuallyHidden';
import { tokens } from '../tokens/tokens';

/*
 * Overridable from any ancestor: --mj-tree-height, the height from which the tree scrolls.
 * It is read with a fallback and never set here, so an inherited value wins.
 */
export const Root = styled.div`
  position: relative;
  min-width: 0;
  color: ${tokens.color.text};
  font: ${tokens.font.body};
`;

export const Announcement = styled.div`
  ${visuallyHidden}
`;

/* Rows are plain elements: ten thousand of them would be ten thousand styled components. */
export const Rows = styled.div`
  max-height: var(--mj-tree-height, none);
  overflow: auto;

  &[data-virtual] {
    height: var(--mj-tree-height, ${tokens.width.lg});
  }

  &[data-dragging] [role='treeitem'] {
    cursor: grabbing;
  }

  & [data-canvas] {
    position: relative;
    height: var(--mj-tree-canvas);
  }

  & [role='treeitem'] {
    display: flex;
    align-items: flex-start;
    gap: ${tokens.space.xs};
    min-height: ${tokens.size.control};
    padding-block: calc((${tokens.size.control} - 1lh) / 2);
    padding-inline: calc(${tokens.space.xs} + var(--mj-tree-level, 0) * ${tokens.size.iconLarge})
      ${tokens.space.sm};
    border-radius: ${tokens.radius.sm};
    cursor: pointer;
    user-select: none;
    ${focusRing}

    &:focus-visible {
      outline-offset: calc(-1 * ${tokens.line.thick});
    }

    &:hover {
      background: color-mix(in srgb, ${tokens.color.text} 6%, transparent);
    }

    &[data-drop='before'] {
      box-shadow: inset 0 ${tokens.line.thick} ${tokens.color.accentSolid};
    }

    &[data-drop='after'] {
      box-shadow: inset 0 calc(-1 * ${tokens.line.thick}) ${tokens.color.accentSolid};
    }

    &[data-drop='into'] {
      box-shadow: inset 0 0 0 ${tokens.line.thick} ${tokens.color.accentSolid};
    }

    &[data-virtual-row] {
      position: absolute;
      inset-block-start: 0;
      inset-inline: 0;
      transform: translateY(var(--mj-tree-offset));
    }

    &[aria-selected='true'] {
      color: ${tokens.color.accentText};
      background: ${tokens.color.surfaceSelected};
    }

    &[aria-disabled='true'] {
      color: ${tokens.color.textFaint};
      cursor: not-allowed;
    }

    &:is([data-kind='loading'], [data-kind='none']) {
      color: ${tokens.color.textMuted};
      cursor: default;
    }

    &[data-kind='failed'] {
      color: ${tokens.color.dangerText};
    }
  }

  & [role='treeitem'] > span {
    display: grid;
    flex: none;
    align-items: center;
    min-height: 1lh;
  }

  & [role='treeitem'] > [data-text] {
    display: block;
    flex: 0 1 auto;
    min-width: 4em;
    overflow-wrap: anywhere;
  }

  & [data-arrow] {
    place-items: center;
    width: ${tokens.size.icon};
    color: ${tokens.color.textMuted};

    & > svg:dir(rtl) {
      rotate: 180deg;
    }
  }

  & [aria-expanded='true'] > [data-arrow] > svg {
    rotate: 90deg;
  }

  & [data-picture] {
    color: ${tokens.color.textMuted};
  }

  & [aria-selected='true'] > [data-picture] {
    color: inherit;
  }

  & [role='treeitem'] > [data-box] {
    align-self: flex-start;
    place-items: center;
    width: ${tokens.size.icon};
    height: ${tokens.size.icon};
    min-height: 0;
    margin-block: calc((1lh - ${tokens.size.icon}) / 2);
    border: ${tokens.line.thin} solid ${tokens.color.borderStrong};
    border-radius: ${tokens.radius.sm};
    background: ${tokens.color.surface};

    &:is([data-box='all'], [data-box='some']) {
      border-color: ${tokens.color.accentSolid};
      color: ${tokens.color.onAccent};
      background: ${tokens.color.accentSolid};
    }

    & > svg {
      width: ${tokens.size.mark};
      height: ${tokens.size.mark};
    }
  }

  & [aria-disabled='true'] > [data-box][data-box] {
    border-color: ${tokens.color.border};
    color: ${tokens.color.textFaint};
    background: ${tokens.color.surfaceSunken};
  }

  & [role='treeitem'] > [data-note] {
    flex: 0 1 auto;
    min-width: 4em;
    margin-inline-start: auto;
    padding-inline-start: ${tokens.space.sm};
    font: ${tokens.font.small};
    text-align: end;
  }

  & [data-retry] {
    padding-inline-start: ${tokens.space.sm};
    color: ${tokens.color.accentText};
  }

  & mark {
    border-radius: ${tokens.radius.sm};
    color: ${tokens.color.warningText};
    background: ${tokens.color.warningSoft};
  }

  @media (pointer: coarse) {
    & [role='treeitem'] {
      min-height: ${tokens.size.touch};
      padding-block: calc((${tokens.size.touch} - 1lh) / 2);
    }
  }

  @media (forced-colors: active) {
    & [aria-selected='true'] {
      outline: ${tokens.line.thin} solid Highlight;
      outline-offset: calc(-1 * ${tokens.line.thin});
    }

    & [role='treeitem'][aria-disabled='true'] {
      color: GrayText;
    }

    & [data-box='all'],
    & [data-box='some'] {
      color: CanvasText;
    }

    & [aria-disabled='true'] > [data-box][data-box] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;
