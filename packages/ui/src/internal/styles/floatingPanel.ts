import { css } from 'styled-components';
import { tokens } from '../../tokens/tokens';

/**
 * The surface of floating elements: menus, lists of options, popovers. They are there at once: they
 * are opened many times an hour, and a fade would be a quarter of the work of opening them.
 */
export const floatingPanel = css`
  --mj-field-line: initial;
  --mj-field-surface: initial;
  z-index: ${tokens.layer.popover};
  max-height: var(--float-max-height, none);
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  color: ${tokens.color.text};
  background: ${tokens.color.surfaceRaised};
  box-shadow: ${tokens.shadow.popover};
  font: ${tokens.font.body};
  outline: none;
`;

/** One row of a menu or a list of options. */
export const floatingRow = css`
  display: flex;
  align-items: center;
  gap: ${tokens.space.sm};
  min-height: ${tokens.size.control};
  padding: ${tokens.space.xs} ${tokens.space.sm};
  border-radius: ${tokens.radius.sm};
  /* The first and last row, scrolled to, leave the padding of their panel. */
  scroll-margin-block: ${tokens.space.xs};
  cursor: pointer;
  user-select: none;

  &[data-focus] {
    background: color-mix(in srgb, ${tokens.color.text} 8%, transparent);
  }

  &[data-disabled],
  &[aria-disabled='true'] {
    color: ${tokens.color.textFaint};
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &[data-focus] {
      outline: ${tokens.line.thick} solid Highlight;
      outline-offset: calc(-1 * ${tokens.line.thick});
    }

    &[data-disabled],
    &[aria-disabled='true'] {
      color: GrayText;
    }
  }

  @media (pointer: coarse) {
    min-height: ${tokens.size.controlLarge};
  }
`;
