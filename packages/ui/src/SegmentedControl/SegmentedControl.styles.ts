import { styled } from 'styled-components';
import { tokens } from '../tokens/tokens';

export const Options = styled.div`
  display: inline-flex;
  max-width: 100%;
  min-height: ${tokens.size.control};
  padding: ${tokens.space.xxs};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surfaceSunken};
  box-shadow: inset 0 0 0 ${tokens.line.thin} ${tokens.color.border};
  overflow-x: auto;

  &[data-read-only] {
    box-shadow: none;
  }
`;

export const Option = styled.label`
  position: relative;
  display: inline-flex;
  flex: 1 0 auto;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space.xs};
  padding: 0 ${tokens.space.md};
  border-radius: ${tokens.radius.sm};
  color: ${tokens.color.textMuted};
  white-space: nowrap;
  cursor: pointer;
  transition:
    color ${tokens.motion.quick},
    background ${tokens.motion.quick};

  &:hover {
    color: ${tokens.color.text};
  }

  &:has(:checked) {
    color: ${tokens.color.accentText};
    background: ${tokens.color.surface};
    box-shadow:
      ${tokens.shadow.raised},
      0 0 0 ${tokens.line.thin} ${tokens.color.border};
  }

  &:has(:focus-visible) {
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
    outline-offset: calc(-1 * ${tokens.line.thin});
  }

  [data-read-only] > & {
    color: ${tokens.color.textMuted};
    cursor: default;
  }

  &:has(:disabled) {
    color: ${tokens.color.textFaint};
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &:has(:checked) {
      color: HighlightText;
      background: Highlight;
      forced-color-adjust: none;
    }

    &:has(:checked:focus-visible) {
      outline-color: HighlightText;
      outline-offset: calc(-2 * ${tokens.line.thick});
    }

    &:has(:disabled) {
      color: GrayText;
    }

    &:has(:checked:disabled) {
      color: Canvas;
      background: GrayText;
    }
  }

  @media (pointer: coarse) {
    min-height: ${tokens.size.controlLarge};
  }
`;

export const Radio = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`;
