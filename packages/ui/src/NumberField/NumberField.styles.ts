import { styled } from 'styled-components';
import { controlBox } from '../internal/controlBox';
import { tokens } from '../tokens/tokens';

export const Frame = styled.div`
  min-width: 0;
`;

export const Box = styled.div`
  position: relative;
  min-width: 0;
`;

export const Input = styled.input`
  ${controlBox}
  padding-inline-end: ${tokens.size.controlSmall};
  font-variant-numeric: tabular-nums;
  text-overflow: clip;

  @media (pointer: coarse) {
    padding-inline-end: ${tokens.space.sm};
  }
`;

/* Too small for a finger, which has the keyboard of digits instead. */
export const Arrows = styled.div`
  position: absolute;
  inset-block: 1px;
  inset-inline-end: 1px;
  display: grid;
  width: 24px;
  border-inline-start: 1px solid ${tokens.color.border};

  @media (pointer: coarse) {
    display: none;
  }
`;

export const Arrow = styled.button`
  display: grid;
  place-items: center;
  min-height: 0;
  padding: 0;
  border: 0;
  border-start-end-radius: ${tokens.radius.sm};
  color: ${tokens.color.textMuted};
  background: transparent;
  overflow: hidden;
  cursor: pointer;

  & + & {
    border-block-start: 1px solid ${tokens.color.border};
    border-start-end-radius: 0;
    border-end-end-radius: ${tokens.radius.sm};
  }

  &:hover:not(:disabled) {
    color: ${tokens.color.accentText};
    background: ${tokens.color.surfaceSunken};
  }

  &:disabled {
    color: ${tokens.color.borderStrong};
    cursor: not-allowed;
  }

  & > svg {
    width: 12px;
    height: 12px;
  }
`;

export const Note = styled.div`
  color: ${tokens.color.warningText};
  font: ${tokens.font.small};

  &:not(:empty) {
    margin-block-start: ${tokens.space.xs};
  }
`;
