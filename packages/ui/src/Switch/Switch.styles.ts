import { styled } from 'styled-components';
import { focusRing } from '../internal/focusRing';
import { visuallyHidden } from '../internal/visuallyHidden';
import { tokens } from '../tokens/tokens';

/* How long the track is: help and error stand in line with the label behind it. */
const TRACK = '36px';

export const Root = styled.div`
  position: relative;
  min-width: 0;
`;

export const Row = styled.label`
  display: inline-flex;
  align-items: flex-start;
  gap: ${tokens.space.sm};
  min-width: 0;
  max-width: 100%;
  cursor: pointer;

  &:has(:disabled) {
    color: ${tokens.color.textFaint};
    cursor: not-allowed;
  }

  &:has([aria-busy='true'], [aria-readonly='true']) {
    cursor: default;
  }

  @media (pointer: coarse) {
    align-items: center;
    min-height: ${tokens.size.controlLarge};
    padding-block: ${tokens.space.sm};
  }
`;

export const Holder = styled.span`
  position: relative;
  display: flex;
  flex: none;
`;

export const Track = styled.input`
  width: ${TRACK};
  height: 20px;
  margin: 1px 0;
  border: 1px solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.surfaceSunken};
  appearance: none;
  cursor: inherit;
  transition: background ${tokens.motion.quick};
  ${focusRing}

  &::before {
    display: block;
    width: 14px;
    height: 14px;
    margin: 2px;
    border-radius: 50%;
    background: ${tokens.color.textFaint};
    transition: translate ${tokens.motion.quick};
    content: '';
  }

  &:hover:not(:disabled, [aria-busy='true'], [aria-readonly='true']) {
    border-color: ${tokens.color.accent};
  }

  &:checked {
    border-color: ${tokens.color.accent};
    background: ${tokens.color.accent};
  }

  &:checked::before {
    background: ${tokens.color.onAccent};
    translate: 16px 0;
  }

  &:checked:dir(rtl)::before {
    translate: -16px 0;
  }

  &[aria-busy='true']::before {
    visibility: hidden;
  }

  &[aria-invalid='true'] {
    border-color: ${tokens.color.dangerText};
  }

  &[aria-readonly='true'] {
    border-style: dashed;
  }

  &:disabled {
    border-color: ${tokens.color.border};
    background: ${tokens.color.surfaceSunken};
  }

  &:disabled::before {
    background: ${tokens.color.borderStrong};
  }

  @media (forced-colors: active) {
    &::before {
      background: ButtonText;
      forced-color-adjust: none;
    }

    &:checked {
      background: Highlight;
      forced-color-adjust: none;
    }

    &:checked::before {
      background: HighlightText;
    }

    &:disabled::before {
      background: GrayText;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    &::before {
      transition: none;
    }
  }
`;

/* Lies where the thumb is, so that waiting moves nothing. */
export const Waiting = styled.span`
  position: absolute;
  inset-block-start: 4px;
  inset-inline-start: 3px;
  display: flex;
  color: ${tokens.color.textMuted};
  font-size: 14px;
  pointer-events: none;

  :checked ~ & {
    inset-inline-start: 19px;
    color: ${tokens.color.onAccent};
  }
`;

export const Label = styled.span`
  min-width: 0;

  &[data-hidden] {
    ${visuallyHidden}
  }
`;

export const Description = styled.div`
  padding-inline-start: calc(${TRACK} + ${tokens.space.sm});
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};

  @media (pointer: coarse) {
    ${Row} + & {
      margin-block-start: calc(-1 * ${tokens.space.sm});
    }
  }
`;

export const Message = styled(Description)`
  color: ${tokens.color.dangerText};
`;
