import { css } from 'styled-components';
import { tokens } from '../../tokens/tokens';
import { fieldLine, fieldSurface } from './fieldLine';

/**
 * The box of every control with a value: height, border, focus, note, invalid, disabled and
 * read-only.
 */
export const controlBox = css`
  width: 100%;
  min-width: 0;
  height: ${tokens.size.control};
  padding: 0 ${tokens.space.sm};
  border: ${fieldLine} solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.md};
  color: ${tokens.color.text};
  background: ${fieldSurface};
  text-overflow: ellipsis;

  &::placeholder {
    color: ${tokens.color.textFaint};
    opacity: 1;
  }

  &:hover {
    border-color: ${tokens.color.textMuted};
    transition: border-color ${tokens.motion.quick};
  }

  &:focus-visible,
  &[data-open] {
    border-color: ${tokens.color.focus};
    outline: ${fieldLine} solid ${tokens.color.focus};
    outline-offset: 0;
  }

  &[data-note='success'] {
    border-color: ${tokens.color.successText};
    outline-color: ${tokens.color.successText};
  }

  &[data-note='warning'] {
    border-color: ${tokens.color.warningText};
    outline-color: ${tokens.color.warningText};
  }

  &[aria-invalid='true'] {
    border-color: ${tokens.color.dangerText};
    outline-color: ${tokens.color.dangerText};
  }

  &:read-only:not(select, button) {
    background: ${tokens.color.surfaceSunken};
  }

  &:disabled,
  &[aria-disabled='true'] {
    border-color: ${tokens.color.border};
    color: ${tokens.color.textFaint};
    background: ${tokens.color.surfaceSunken};
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &:disabled,
    &[aria-disabled='true'] {
      border-color: GrayText;
      color: GrayText;
    }

    &:read-only:not(select, button, :disabled),
    &[aria-readonly='true'] {
      border-style: dashed;
    }
  }

  @media (pointer: coarse) {
    height: ${tokens.size.controlLarge};
    font-size: ${tokens.size.touchText};
  }
`;
