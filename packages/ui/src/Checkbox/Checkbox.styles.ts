import { styled } from 'styled-components';
import { focusRing } from '../internal/styles/focusRing';
import { tokens } from '../tokens/tokens';

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
  ${focusRing}

  &:hover:not(:disabled) {
    border-color: ${tokens.color.accentSolid};
    transition: background ${tokens.motion.quick};
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

  &[aria-readonly='true']:not(:checked, :indeterminate) {
    border-color: ${tokens.color.border};
    background: ${tokens.color.surfaceSunken};
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
