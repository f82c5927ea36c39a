import { styled } from 'styled-components';
import { focusRing } from '../internal/styles/focusRing';
import { tokens } from '../tokens/tokens';

export const Circle = styled.input`
  flex: none;
  width: ${tokens.size.icon};
  height: ${tokens.size.icon};
  margin: calc(${tokens.space.xxs} + ${tokens.line.thin}) 0;
  border: ${tokens.line.thin} solid ${tokens.color.borderStrong};
  border-radius: 50%;
  background: ${tokens.color.surface};
  appearance: none;
  cursor: inherit;
  transition: border-width ${tokens.motion.quick};
  ${focusRing}

  [aria-invalid='true'] & {
    border-color: ${tokens.color.dangerText};
  }

  &:hover:not(:disabled) {
    border-color: ${tokens.color.accentSolid};
  }

  &:checked {
    border-width: calc(${tokens.space.xs} + ${tokens.line.thin});
    border-color: ${tokens.color.accentSolid};
    background: ${tokens.color.onAccent};
  }

  [aria-readonly='true'] &:not(:checked) {
    border-color: ${tokens.color.border};
    background: ${tokens.color.surfaceSunken};
  }

  &:disabled {
    border-color: ${tokens.color.border};
    background: ${tokens.color.surfaceSunken};
  }

  &:disabled:checked {
    border-color: ${tokens.color.borderStrong};
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`;
