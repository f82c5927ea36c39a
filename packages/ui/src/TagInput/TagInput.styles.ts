import { styled } from 'styled-components';
import { tokens } from '../tokens/tokens';

/* Height of a tag: one line of tags gives the field the height of every other control. */
const LINE = `calc(${tokens.size.control} - 2 * ${tokens.space.xs})`;

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
  padding: calc(${tokens.space.xs} - ${tokens.line.thin});
  border: ${tokens.line.thin} solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  cursor: text;

  &:hover {
    border-color: ${tokens.color.textMuted};
    transition: border-color ${tokens.motion.quick};
  }

  &:has(> input[data-note='success']) {
    border-color: ${tokens.color.successText};
  }

  &:has(> input[data-note='warning']) {
    border-color: ${tokens.color.warningText};
  }

  &:has(> input[aria-invalid='true']) {
    border-color: ${tokens.color.dangerText};
  }

  &:has(> input:focus-visible) {
    border-color: ${tokens.color.focus};
    outline: ${tokens.line.thin} solid ${tokens.color.focus};
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

  @media (forced-colors: active) {
    &:has(> input:focus-visible) {
      outline: ${tokens.line.thick} solid Highlight;
    }

    &:has(> input:disabled) {
      border-color: GrayText;
      color: GrayText;
    }

    &:has(> input:read-only:not(:disabled)) {
      border-style: dashed;
    }
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
  height: ${LINE};
  padding-inline: ${tokens.space.sm};
  border: ${tokens.line.thin} solid ${tokens.color.border};
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

  @media (forced-colors: active) {
    :has(> :disabled) > * > & {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

/* Its own direction, so that a phone number keeps its order in right-to-left text. */
export const Word = styled.bdi`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Input = styled.input`
  flex: 1 1 ${tokens.width.xxxs};
  min-width: 0;
  height: ${LINE};
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
    height: ${tokens.size.tile};
    font-size: medium;
  }
`;

export const Note = styled.div`
  color: ${tokens.color.warningText};
  font: ${tokens.font.small};

  &:not(:empty) {
    margin-block-start: ${tokens.space.xs};
  }
`;
