import { styled } from 'styled-components';
import { focusRing } from '../internal/styles/focusRing';
import { tokens } from '../tokens/tokens';

const RIM = `(${tokens.line.thin} + ${tokens.space.xxs})`;
const THUMB = `calc(${tokens.size.iconLarge} - 2 * ${RIM})`;
const TRAVEL = `(${tokens.size.tile} + ${tokens.space.xs} - ${tokens.size.iconLarge})`;

export const Holder = styled.span`
  position: relative;
  display: flex;
  flex: none;
`;

export const Track = styled.input`
  width: var(--_control);
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
