import { styled } from 'styled-components';
import { focusRing } from '../internal/styles/focusRing';
import { visuallyHidden } from '../internal/styles/visuallyHidden';
import { tokens } from '../tokens/tokens';

/* Length of the track: description and error are aligned with the label after it. */
const TRACK = `calc(${tokens.size.tile} + ${tokens.space.xs})`;
const RIM = `(${tokens.line.thin} + ${tokens.space.xxs})`;
const THUMB = `calc(${tokens.size.iconLarge} - 2 * ${RIM})`;
const TRAVEL = `(${tokens.size.tile} + ${tokens.space.xs} - ${tokens.size.iconLarge})`;

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

  &:has([data-loading], [aria-readonly='true']) {
    cursor: default;
  }

  @media (pointer: coarse) {
    align-items: center;
    min-height: ${tokens.size.controlLarge};
    padding-block: ${tokens.space.sm};
  }

  @media (forced-colors: active) {
    &:has(:disabled) {
      color: GrayText;
    }
  }
`;

export const Holder = styled.span`
  position: relative;
  display: flex;
  flex: none;
`;

export const Track = styled.input`
  width: ${TRACK};
  box-sizing: border-box;
  height: ${tokens.size.iconLarge};
  margin: ${tokens.line.thin} 0;
  border: ${tokens.line.thin} solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.surfaceSunken};
  appearance: none;
  cursor: inherit;
  transition: background ${tokens.motion.quick};
  ${focusRing}

  &::before {
    display: block;
    width: ${THUMB};
    height: ${THUMB};
    margin: ${tokens.space.xxs};
    border-radius: 50%;
    background: ${tokens.color.textFaint};
    transition: translate ${tokens.motion.quick};
    content: '';
  }

  &:hover:not(:disabled, [data-loading], [aria-readonly='true']) {
    border-color: ${tokens.color.accentSolid};
  }

  &:checked {
    border-color: ${tokens.color.accentSolid};
    background: ${tokens.color.accentSolid};
  }

  &:checked::before {
    background: ${tokens.color.onAccent};
    translate: calc(${TRAVEL}) 0;
  }

  &:checked:dir(rtl)::before {
    translate: calc(-1 * ${TRAVEL}) 0;
  }

  &[data-loading]::before {
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
      border-color: Highlight;
      background: Highlight;
      forced-color-adjust: none;
    }

    &:checked[aria-readonly='true'] {
      border-color: HighlightText;
    }

    &:focus-visible {
      outline-color: Highlight;
    }

    &:checked::before {
      background: HighlightText;
    }

    &:disabled {
      border-color: GrayText;
    }

    &:disabled::before {
      background: GrayText;
    }

    &:checked:disabled {
      background: GrayText;
    }

    &:checked:disabled::before {
      background: Canvas;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    &::before {
      transition: none;
    }
  }
`;

/* Covers the thumb, so that loading moves nothing. */
export const Loading = styled.span`
  position: absolute;
  inset-block-start: calc(${tokens.line.thin} + ${RIM});
  inset-inline-start: calc(${RIM});
  display: flex;
  color: ${tokens.color.textMuted};
  font-size: ${THUMB};
  pointer-events: none;

  :checked ~ & {
    inset-inline-start: calc(${RIM} + ${TRAVEL});
    color: ${tokens.color.onAccent};
  }

  @media (forced-colors: active) {
    :checked ~ & {
      color: HighlightText;
      forced-color-adjust: none;
    }
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

export const Note = styled.div`
  padding-inline-start: calc(${TRACK} + ${tokens.space.sm});

  @media (pointer: coarse) {
    ${Row} + &:has(> :not(:empty)) {
      margin-block-start: calc(-1 * ${tokens.space.sm});
    }
  }
`;
