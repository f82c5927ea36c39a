import { styled } from 'styled-components';
import { focusRing } from '../internal/focusRing';
import { tokens } from '../tokens/tokens';

/*
 * Overridable from any ancestor: --mj-button-bg, --mj-button-fg, --mj-button-height.
 * They are read with a fallback and never set here, so an inherited value wins.
 */
export const Root = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space.xs};
  min-width: 0;
  height: var(--mj-button-height, ${tokens.size.control});
  padding: 0 ${tokens.space.md};
  border: 1px solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.md};
  color: var(--mj-button-fg, ${tokens.color.text});
  background: var(--mj-button-bg, ${tokens.color.surface});
  white-space: nowrap;
  cursor: pointer;
  transition:
    background ${tokens.motion.quick},
    border-color ${tokens.motion.quick};
  ${focusRing}

  &:hover {
    background: var(--mj-button-bg, ${tokens.color.surfaceSunken});
  }

  &[data-size='small'] {
    height: var(--mj-button-height, ${tokens.size.controlSmall});
    padding: 0 ${tokens.space.sm};
    font: ${tokens.font.table};
  }

  &[data-size='large'] {
    height: var(--mj-button-height, ${tokens.size.controlLarge});
    padding: 0 ${tokens.space.lg};
  }

  &[data-tone='primary'] {
    border-color: transparent;
    color: var(--mj-button-fg, ${tokens.color.onAccent});
    background: var(--mj-button-bg, ${tokens.color.accent});
  }

  &[data-tone='primary']:hover {
    background: var(--mj-button-bg, ${tokens.color.accentHover});
  }

  &[data-tone='primary']:active {
    background: var(--mj-button-bg, ${tokens.color.accentPressed});
  }

  &[data-tone='quiet'] {
    border-color: transparent;
    color: var(--mj-button-fg, ${tokens.color.textMuted});
    background: var(--mj-button-bg, transparent);
  }

  &[data-tone='quiet']:hover {
    color: var(--mj-button-fg, ${tokens.color.text});
    background: var(--mj-button-bg, ${tokens.color.surfaceSunken});
  }

  &[data-tone='danger']:hover,
  &[data-tone='danger']:active {
    border-color: transparent;
    color: var(--mj-button-fg, ${tokens.color.onAccent});
    background: var(--mj-button-bg, ${tokens.color.danger});
  }

  &:disabled,
  &[aria-disabled='true'] {
    border-color: ${tokens.color.border};
    color: ${tokens.color.textFaint};
    background: ${tokens.color.surfaceSunken};
    cursor: not-allowed;
  }

  &[data-loading] {
    cursor: progress;
  }

  @media (pointer: coarse) {
    min-height: ${tokens.size.controlLarge};
  }
`;

export const Content = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space.xs};
  min-width: 0;

  &[data-hidden] {
    opacity: 0;
  }
`;

export const Busy = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;
