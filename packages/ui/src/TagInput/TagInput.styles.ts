import { styled } from 'styled-components';
import { focusRing } from '../internal/focusRing';
import { tokens } from '../tokens/tokens';

export const Frame = styled.div`
  min-width: 0;
`;

export const Box = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
  min-width: 0;
  min-height: ${tokens.size.control};
  padding: 3px;
  border: 1px solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  cursor: text;
  transition: border-color ${tokens.motion.quick};

  &:hover {
    border-color: ${tokens.color.textMuted};
  }

  &:has(> input[aria-invalid='true']) {
    border-color: ${tokens.color.dangerText};
  }

  &:has(> input:focus-visible) {
    border-color: ${tokens.color.focus};
    outline: 1px solid ${tokens.color.focus};
  }

  &:has(> input:read-only) {
    background: ${tokens.color.surfaceSunken};
  }

  &:has(> input:disabled) {
    border-color: ${tokens.color.border};
    color: ${tokens.color.textFaint};
    cursor: not-allowed;
  }

  @media (pointer: coarse) {
    min-height: ${tokens.size.controlLarge};
  }
`;

export const Tags = styled.ul`
  display: contents;
  list-style: none;
`;

export const Tag = styled.li`
  display: inline-flex;
  align-items: center;
  max-width: 100%;
  min-width: 0;
  height: 24px;
  padding-inline: ${tokens.space.sm};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.sm};
  color: ${tokens.color.text};
  background: ${tokens.color.surfaceSunken};
  font: ${tokens.font.small};

  :has(> :disabled) > * > & {
    color: ${tokens.color.textMuted};
  }

  &:has(button) {
    padding-inline-end: 0;
  }

  @media (pointer: coarse) {
    height: ${tokens.size.controlLarge};
  }
`;

export const Word = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Remove = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 24px;
  height: 100%;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.sm};
  color: ${tokens.color.textMuted};
  background: transparent;
  cursor: pointer;
  ${focusRing}

  &:hover {
    color: ${tokens.color.text};
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  & > svg {
    width: 14px;
    height: 14px;
  }

  @media (pointer: coarse) {
    width: ${tokens.size.controlLarge};
  }
`;

export const Input = styled.input`
  flex: 1 1 80px;
  min-width: 0;
  height: 24px;
  padding: 0 ${tokens.space.xs};
  border: 0;
  color: inherit;
  background: transparent;
  outline: none;
  cursor: inherit;

  &::placeholder {
    color: ${tokens.color.textFaint};
    opacity: 1;
  }

  @media (pointer: coarse) {
    height: 32px;
    font-size: 16px;
  }
`;

export const Note = styled.div`
  color: ${tokens.color.warningText};
  font: ${tokens.font.small};

  &:not(:empty) {
    margin-block-start: ${tokens.space.xs};
  }
`;
