import { styled } from 'styled-components';
import { focusRing } from '../internal/focusRing';
import { visuallyHidden } from '../internal/visuallyHidden';
import { tokens } from '../tokens/tokens';

export const Root = styled.label`
  position: relative;
  display: inline-flex;
  align-items: flex-start;
  gap: ${tokens.space.sm};
  min-width: 0;
  cursor: pointer;

  &:has(:disabled) {
    color: ${tokens.color.textFaint};
    cursor: not-allowed;
  }

  @media (pointer: coarse) {
    align-items: center;
    min-height: ${tokens.size.controlLarge};

    &:has([data-hidden]) {
      justify-content: center;
      min-width: ${tokens.size.controlLarge};
    }
  }
`;

/* The tick is drawn with borders, so that it takes the colour of a token. */
export const Box = styled.input`
  position: relative;
  flex: none;
  width: ${tokens.size.icon};
  height: ${tokens.size.icon};
  margin: 3px 0;
  border: 1px solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.sm};
  background: ${tokens.color.surface};
  appearance: none;
  cursor: inherit;
  transition: background ${tokens.motion.quick};
  ${focusRing}

  &:hover:not(:disabled) {
    border-color: ${tokens.color.accent};
  }

  &:checked,
  &:indeterminate {
    border-color: ${tokens.color.accent};
    background: ${tokens.color.accent};
  }

  &:checked::after {
    position: absolute;
    inset-block-start: 1px;
    inset-inline-start: 4px;
    width: 4px;
    height: 8px;
    border: solid ${tokens.color.onAccent};
    border-width: 0 2px 2px 0;
    rotate: 42deg;
    content: '';
  }

  &:indeterminate::after {
    position: absolute;
    inset-block-start: 6px;
    inset-inline-start: 3px;
    width: 8px;
    height: 0;
    border: solid ${tokens.color.onAccent};
    border-width: 0 0 2px;
    rotate: 0deg;
    content: '';
  }

  &[aria-invalid='true'] {
    border-color: ${tokens.color.dangerText};
  }

  &:disabled {
    border-color: ${tokens.color.border};
    background: ${tokens.color.surfaceSunken};
  }

  &:disabled::after {
    border-color: ${tokens.color.textFaint};
  }

  @media (forced-colors: active) {
    appearance: auto;

    &::after {
      display: none;
    }
  }
`;

export const Label = styled.span`
  min-width: 0;

  &[data-hidden] {
    ${visuallyHidden}
  }
`;
