import { styled } from 'styled-components';
import { focusRing } from '../internal/styles/focusRing';
import { visuallyHidden } from '../internal/styles/visuallyHidden';
import { tokens } from '../tokens/tokens';

export const Root = styled.label`
  position: relative;
  display: inline-flex;
  align-items: flex-start;
  gap: ${tokens.space.sm};
  min-width: 0;
  cursor: pointer;

  &:has([data-hidden]:only-child) {
    gap: 0;
  }

  &:has(:disabled) {
    color: ${tokens.color.textFaint};
    cursor: not-allowed;
  }

  @media (pointer: coarse) {
    align-items: center;
    min-height: ${tokens.size.controlLarge};

    &:has(> :last-child > :nth-child(2)) {
      align-items: flex-start;
    }

    &:has([data-hidden]) {
      justify-content: center;
      min-width: ${tokens.size.controlLarge};
    }
  }

  @media (forced-colors: active) {
    &:has(:disabled) {
      color: GrayText;
    }
  }
`;

/* The tick is drawn with borders, so that it takes a token's colour. */
export const Box = styled.input`
  position: relative;
  flex: none;
  width: ${tokens.size.icon};
  height: ${tokens.size.icon};
  margin: calc(${tokens.space.xxs} + ${tokens.line.thin}) 0;
  border: ${tokens.line.thin} solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.sm};
  background: ${tokens.color.surface};
  appearance: none;
  cursor: inherit;
  transition: background ${tokens.motion.quick};
  ${focusRing}

  &:hover:not(:disabled) {
    border-color: ${tokens.color.accentSolid};
  }

  &:checked,
  &:indeterminate {
    border-color: ${tokens.color.accentSolid};
    background: ${tokens.color.accentSolid};
  }

  &:checked::after {
    position: absolute;
    inset-block-start: ${tokens.line.thin};
    inset-inline: 0;
    box-sizing: border-box;
    width: ${tokens.space.xs};
    height: ${tokens.size.dot};
    margin-inline: auto;
    border: solid ${tokens.color.onAccent};
    border-width: 0 ${tokens.line.thick} ${tokens.line.thick} 0;
    rotate: 42deg;
    content: '';
  }

  &:indeterminate::after {
    position: absolute;
    inset: 0;
    width: ${tokens.size.dot};
    height: 0;
    margin: auto;
    border: solid ${tokens.color.onAccent};
    border-width: 0 0 ${tokens.line.thick};
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

export const Text = styled.span`
  display: grid;
  min-width: 0;
`;

export const Description = styled.span`
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
`;
