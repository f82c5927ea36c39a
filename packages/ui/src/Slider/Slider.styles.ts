import { styled } from 'styled-components';
import { tokens } from '../tokens/tokens';

/* Half a thumb: the marks stand where the thumb's middle can go. */
const HALF = '8px';
const FILLED = `calc(${HALF} + var(--mj-slider-share) * (100% - 2 * ${HALF}))`;

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
  background: linear-gradient(to right, ${tokens.color.accent} ${FILLED}, ${tokens.color.border} ${FILLED}) center / 100% 4px no-repeat;
  appearance: none;
  outline: none;
  cursor: pointer;

  &:dir(rtl) {
    background-image: linear-gradient(to left, ${tokens.color.accent} ${FILLED}, ${tokens.color.border} ${FILLED});
  }

  &::-webkit-slider-thumb {
    width: 16px;
    height: 16px;
    border: 2px solid ${tokens.color.accent};
    border-radius: 50%;
    background: ${tokens.color.surface};
    appearance: none;
  }

  &::-moz-range-thumb {
    box-sizing: border-box;
    width: 16px;
    height: 16px;
    border: 2px solid ${tokens.color.accent};
    border-radius: 50%;
    background: ${tokens.color.surface};
  }

  &:focus-visible::-webkit-slider-thumb {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: 1px;
  }

  &:focus-visible::-moz-range-thumb {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: 1px;
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
    background-image: linear-gradient(to right, ${tokens.color.borderStrong} ${FILLED}, ${tokens.color.border} ${FILLED});
    cursor: not-allowed;
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
      outline: 2px solid Highlight;
    }
  }

  @media (pointer: coarse) {
    height: ${tokens.size.controlLarge};

    &::-webkit-slider-thumb {
      box-shadow: 0 0 0 4px ${tokens.color.accentSoft};
    }
  }
`;

/* As wide as the widest value, so that the track keeps its length. */
export const Value = styled.output`
  min-width: 3em;
  font-variant-numeric: tabular-nums;
  text-align: end;
  white-space: nowrap;
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
  height: 26px;
  margin-inline: ${HALF};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
`;

export const Mark = styled.span`
  position: absolute;
  inset-inline-start: calc(var(--mj-slider-mark) * 100%);
  display: grid;
  justify-items: center;
  width: 0;
  white-space: nowrap;

  &::before {
    width: 1px;
    height: 6px;
    background: ${tokens.color.borderStrong};
    content: '';
  }

  &[data-end='start'] {
    justify-items: start;
  }

  &[data-end='end'] {
    justify-items: end;
  }
`;
