import { fieldLine, fieldSurface, tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

/** The box of date inputs and their buttons. */
export const Box = styled.div`
  display: flex;
  align-items: center;
  min-width: 0;
  height: ${tokens.size.control};
  border: ${fieldLine} solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.md};
  color: ${tokens.color.text};
  background: ${fieldSurface};

  & > button {
    max-height: 100%;
  }

  &:hover {
    border-color: ${tokens.color.textMuted};
    transition: border-color ${tokens.motion.quick};
  }

  &:has(> :focus-visible:where(input, [role='combobox'])) {
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

  &[data-invalid] {
    border-color: ${tokens.color.dangerText};
    outline-color: ${tokens.color.dangerText};
  }

  &:is([data-state='readOnly'], [data-state='disabled']) {
    background: ${tokens.color.surfaceSunken};
  }

  &[data-state='disabled'] {
    border-color: ${tokens.color.border};
    color: ${tokens.color.textFaint};
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &[data-state='disabled'] {
      border-color: GrayText;
      color: GrayText;
    }

    &[data-state='readOnly'] {
      border-style: dashed;
    }

    & > button {
      border: 0;
    }
  }

  @media (pointer: coarse) {
    height: ${tokens.size.controlLarge};
  }
`;

/** A date as text. */
export const Input = styled.input`
  flex: 1 1 0;
  min-width: 0;
  height: 100%;
  padding: 0 ${tokens.space.sm};
  border: 0;
  border-radius: ${tokens.radius.md};
  color: inherit;
  background: transparent;
  font-variant-numeric: tabular-nums;
  text-overflow: ellipsis;
  outline: none;

  &::placeholder {
    color: ${tokens.color.textFaint};
    opacity: 1;
  }

  &:disabled {
    cursor: not-allowed;
  }

  /* Dates are written from left to right in every language. */
  &:dir(rtl) {
    direction: ltr;
    text-align: end;
  }

  /* Two dates and touch-size buttons must fit into 288 px. */
  @media (pointer: coarse) {
    font-size: ${tokens.size.touchText};

    &[data-end] {
      padding-inline: ${tokens.space.xs};
    }
  }
`;

/** Icon in place of the calendar button in a read-only or disabled field. */
export const Sign = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: ${tokens.size.control};
  color: ${tokens.color.textMuted};

  @media (forced-colors: active) {
    [data-state='disabled'] > & {
      color: GrayText;
    }
  }
`;
