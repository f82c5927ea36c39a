import { css } from 'styled-components';
import { tokens } from '../../tokens/tokens';
import { fieldLine, fieldSurface } from './fieldLine';

/**
 * The element around an input. With `data-framed` it is the box, whose states are those of the
 * input, for content beside the input; otherwise the input is the box.
 */
export const inputFrame = css`
  &[data-framed] {
    display: flex;
    align-items: center;
    min-width: 0;
    height: ${tokens.size.control};
    border: ${fieldLine} solid ${tokens.color.borderStrong};
    border-radius: ${tokens.radius.md};
    color: ${tokens.color.text};
    background: ${fieldSurface};

    &:hover {
      border-color: ${tokens.color.textMuted};
      transition: border-color ${tokens.motion.quick};
    }

    &:has(> :focus-visible:where(input)) {
      border-color: ${tokens.color.focus};
      outline: ${fieldLine} solid ${tokens.color.focus};
    }

    &:has(> [data-note='success']) {
      border-color: ${tokens.color.successText};
      outline-color: ${tokens.color.successText};
    }

    &:has(> [data-note='warning']) {
      border-color: ${tokens.color.warningText};
      outline-color: ${tokens.color.warningText};
    }

    &:has(> [aria-invalid='true']) {
      border-color: ${tokens.color.dangerText};
      outline-color: ${tokens.color.dangerText};
    }

    &:has(> :read-only:where(input)) {
      background: ${tokens.color.surfaceSunken};
    }

    &:has(> :disabled:where(input)) {
      border-color: ${tokens.color.border};
      color: ${tokens.color.textFaint};
      background: ${tokens.color.surfaceSunken};
      cursor: not-allowed;
    }

    @media (forced-colors: active) {
      &:has(> :read-only:where(input)) {
        border-style: dashed;
      }

      &:has(> :disabled:where(input)) {
        border-style: solid;
        border-color: GrayText;
        color: GrayText;
      }
    }

    @media (pointer: coarse) {
      height: ${tokens.size.controlLarge};
    }
  }
`;

/** An input in its frame: it leaves border, height and background to it. */
export const framedInput = css`
  [data-framed] > && {
    flex: 1;
    height: 100%;
    border: 0;
    background: transparent;
    outline: none;
  }
`;
