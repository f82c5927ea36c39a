import { styled } from 'styled-components';
import { tokens } from '../tokens/tokens';

/* Half a thumb: marks are at the positions of the thumb's centre. */
const HALF = `calc(${tokens.size.icon} / 2)`;
const FILLED = `calc(${HALF} + var(--mj-slider-share) * (100% - ${tokens.size.icon}))`;

const bar = (side: 'left' | 'right', filled: string) =>
  `linear-gradient(to ${side}, ${filled} ${FILLED}, ${tokens.color.border} ${FILLED})`;

export const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  column-gap: ${tokens.space.md};
  min-width: 0;
`;

export const Range = styled.input`
  width: 100%;
  height: ${tokens.size.control};
  margin: 0;
  background: ${bar('right', tokens.color.accentSolid)} center / 100% ${tokens.space.xs} no-repeat;
  appearance: none;
  outline: none;
  cursor: pointer;

  &:dir(rtl) {
    background-image: ${bar('left', tokens.color.accentSolid)};
  }

  &::-webkit-slider-thumb {
    width: ${tokens.size.icon};
    height: ${tokens.size.icon};
    border: ${tokens.line.thick} solid ${tokens.color.accentSolid};
    border-radius: 50%;
    background: ${tokens.color.surface};
    appearance: none;
  }

  &::-moz-range-thumb {
    box-sizing: border-box;
    width: ${tokens.size.icon};
    height: ${tokens.size.icon};
    border: ${tokens.line.thick} solid ${tokens.color.accentSolid};
    border-radius: 50%;
    background: ${tokens.color.surface};
  }

  &:focus-visible::-webkit-slider-thumb {
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
    outline-offset: ${tokens.line.thin};
  }

  &:focus-visible::-moz-range-thumb {
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
    outline-offset: ${tokens.line.thin};
  }

  &:hover:not(:disabled, [aria-readonly='true'])::-webkit-slider-thumb {
    box-shadow: 0 0 0 ${tokens.space.xs} ${tokens.color.accentSoft};
  }

  &:hover:not(:disabled, [aria-readonly='true'])::-moz-range-thumb {
    box-shadow: 0 0 0 ${tokens.space.xs} ${tokens.color.accentSoft};
  }

  &[aria-invalid='true']::-webkit-slider-thumb {
    border-color: ${tokens.color.dangerText};
  }

  &[aria-invalid='true']::-moz-range-thumb {
    border-color: ${tokens.color.dangerText};
  }

  &[aria-readonly='true'] {
    cursor: default;
  }

  &[aria-readonly='true']::-webkit-slider-thumb {
    background: ${tokens.color.surfaceSunken};
  }

  &:disabled {
    background-image: ${bar('right', tokens.color.borderStrong)};
    cursor: not-allowed;
  }

  &:disabled:dir(rtl) {
    background-image: ${bar('left', tokens.color.borderStrong)};
  }

  &:disabled::-webkit-slider-thumb {
    border-color: ${tokens.color.borderStrong};
    background: ${tokens.color.surfaceSunken};
  }

  &:disabled::-moz-range-thumb {
    border-color: ${tokens.color.borderStrong};
    background: ${tokens.color.surfaceSunken};
  }

  @media (forced-colors: active) {
    background: none;
    appearance: auto;

    &::-webkit-slider-thumb {
      appearance: auto;
    }

    &:focus-visible {
      outline: ${tokens.line.thick} solid Highlight;
      outline-offset: calc(-1 * ${tokens.line.thick});
    }

    &:focus-visible::-webkit-slider-thumb {
      outline: none;
    }

    &:focus-visible::-moz-range-thumb {
      outline: none;
    }
  }

  @media (pointer: coarse) {
    height: ${tokens.size.controlLarge};

    &::-webkit-slider-thumb {
      box-shadow: 0 0 0 ${tokens.space.xs} ${tokens.color.accentSoft};
    }
  }
`;

/* As wide as the widest value, so that the track keeps its length. */
export const Value = styled.output`
  min-width: 3em;
  font-variant-numeric: tabular-nums;
  text-align: end;
  white-space: nowrap;

  :disabled + & {
    color: ${tokens.color.textFaint};
  }

  @media (forced-colors: active) {
    :disabled + & {
      color: GrayText;
    }
  }
`;

export const Ends = styled.div`
  display: flex;
  grid-column: 1;
  justify-content: space-between;
  gap: ${tokens.space.sm};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
`;

export const Marks = styled.div`
  position: relative;
  grid-column: 1;
  height: ${tokens.size.glyph};
  margin-inline: ${HALF};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
`;

export const Mark = styled.span`
  position: absolute;
  inset-inline-start: calc(var(--mj-slider-mark) * 100%);
  display: grid;
  place-content: start center;
  justify-items: center;
  width: 0;
  white-space: nowrap;

  &::before {
    width: ${tokens.line.thin};
    height: ${tokens.space.xs};
    background: ${tokens.color.borderStrong};
    content: '';
  }

  &[data-end='start'] {
    justify-content: start;
    justify-items: start;
  }

  &[data-end='end'] {
    justify-content: end;
    justify-items: end;
  }
`;
