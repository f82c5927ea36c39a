import { styled } from 'styled-components';
import { focusRing } from '../internal/styles/focusRing';
import { spinningRing } from '../internal/styles/spinningRing';
import { disabledReasonTip } from '../internal/styles/disabledReasonTip';
import { tokens } from '../tokens/tokens';

/*
 * Overridable from any ancestor: --mj-button-bg, --mj-button-fg, --mj-button-height. They are read
 * with a fallback and never set here, so an inherited value wins. Variables with --_ are private.
 * On a phone a long label wraps instead of overflowing the window.
 */
export const Root = styled.button`
  --_line: ${tokens.color.borderButton};
  --_fg: ${tokens.color.text};
  --_bg: ${tokens.color.surface};
  --_height: ${tokens.size.control};
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space.xs};
  min-width: 0;
  height: var(--mj-button-height, var(--_height));
  padding: 0 ${tokens.space.md};
  border: ${tokens.line.thin} solid var(--_line);
  border-radius: ${tokens.radius.md};
  color: var(--mj-button-fg, var(--_fg));
  background: var(--mj-button-bg, var(--_bg));
  white-space: nowrap;
  cursor: pointer;
  ${focusRing}
  ${disabledReasonTip}

  &[data-size='small'] {
    --_height: ${tokens.size.controlSmall};
    padding: 0 ${tokens.space.sm};
    font: ${tokens.font.table};
  }

  &[data-size='large'] {
    --_height: ${tokens.size.controlLarge};
    padding: 0 ${tokens.space.lg};
  }

  &[data-tone='primary'] {
    --_line: transparent;
    --_fg: ${tokens.color.onAccent};
    --_bg: ${tokens.color.accentSolid};
  }

  &[data-tone='quiet'] {
    --_line: transparent;
    --_fg: ${tokens.color.textMuted};
    --_bg: transparent;
  }

  &:hover {
    --_fg: ${tokens.color.text};
    --_bg: ${tokens.color.surfaceSunken};
    transition:
      background ${tokens.motion.quick},
      border-color ${tokens.motion.quick};
  }

  &[data-tone='neutral']:hover {
    --_line: ${tokens.color.borderStrong};
  }

  &:active {
    --_fg: ${tokens.color.text};
    --_bg: ${tokens.color.surfacePressed};
  }

  &[data-tone='primary']:hover {
    --_fg: ${tokens.color.onAccent};
    --_bg: ${tokens.color.accentHover};
  }

  &[data-tone='primary']:active {
    --_fg: ${tokens.color.onAccent};
    --_bg: ${tokens.color.accentPressed};
  }

  &[data-tone='danger']:hover,
  &[data-tone='danger']:active {
    --_line: transparent;
    --_fg: ${tokens.color.onAccent};
    --_bg: ${tokens.color.danger};
  }

  &[data-tone='danger']:active {
    --_bg: ${tokens.color.dangerHover};
  }

  &[aria-pressed='true']:not([data-tone='primary']) {
    --_line: ${tokens.color.accentText};
    --_fg: ${tokens.color.accentText};
    --_bg: ${tokens.color.accentSoft};
  }

  &&:is(:disabled, [aria-disabled='true']) {
    --_line: ${tokens.color.border};
    --_fg: ${tokens.color.textFaint};
    --_bg: ${tokens.color.surfaceSunken};
    cursor: not-allowed;
  }

  &[data-loading] {
    cursor: progress;
  }

  @media (forced-colors: active) {
    &[aria-disabled] {
      color: GrayText;
    }

    &[aria-pressed='true'] {
      border-color: Highlight;
    }

    &[aria-pressed='true']:not(:focus-visible) {
      outline: ${tokens.line.thin} solid Highlight;
    }
  }

  @media (width < 600px) {
    flex-shrink: 0;
    max-width: 100%;
    height: auto;
    min-height: var(--mj-button-height, var(--_height));
    white-space: normal;
    text-wrap: balance;
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

  &::before {
    content: '';
    ${spinningRing}
  }
`;
