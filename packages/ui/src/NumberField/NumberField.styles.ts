import { styled } from 'styled-components';
import { affixBox, affixInput } from '../internal/styles/fieldAffix';
import { framedInput, inputFrame } from '../internal/styles/inputFrame';
import { tokens } from '../tokens/tokens';

export const Frame = styled.div`
  min-width: 0;
`;

export const Box = styled.div`
  ${affixBox}
  ${inputFrame}

  & > [data-side='suffix']:not(:last-child) {
    margin-inline-end: ${tokens.size.glyph};

    @media (pointer: coarse) {
      margin-inline-end: 0;
    }
  }
`;

export const Input = styled.input`
  ${affixInput}
  ${framedInput}
  padding-inline-end: ${tokens.size.controlSmall};
  font-variant-numeric: tabular-nums;
  text-overflow: clip;

  /* A number is left-to-right in every script, or its sign would be on the wrong side. */
  &:dir(rtl) {
    padding-inline: ${tokens.size.controlSmall} ${tokens.space.sm};
    direction: ltr;
    text-align: end;
  }

  [data-framed] > &&:has(+ [data-side='suffix']) {
    padding-inline: ${tokens.space.sm};
  }

  @media (pointer: coarse) {
    &,
    &:dir(rtl) {
      padding-inline: ${tokens.space.sm};
    }
  }
`;

/* Too small for touch, which has the numeric keyboard instead. */
export const Arrows = styled.div`
  position: absolute;
  inset-block: ${tokens.line.thin};
  inset-inline-end: ${tokens.line.thin};
  display: grid;
  width: ${tokens.size.glyph};
  border-inline-start: ${tokens.line.thin} solid ${tokens.color.border};

  [data-framed] > & {
    inset-block: 0;
    inset-inline-end: 0;
  }

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
    border-block-start: ${tokens.line.thin} solid ${tokens.color.border};
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

  @media (forced-colors: active) {
    &:disabled {
      color: GrayText;
    }
  }

  & > svg {
    width: ${tokens.size.mark};
    height: ${tokens.size.mark};
  }
`;

export const Note = styled.div`
  color: ${tokens.color.warningText};
  font: ${tokens.font.small};

  &:not(:empty) {
    margin-block-start: ${tokens.space.xs};
  }
`;
