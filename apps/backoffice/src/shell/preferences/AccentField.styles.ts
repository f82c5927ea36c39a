import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

export const Legend = styled.legend`
  margin-block-end: ${tokens.space.xs};
  padding: 0;
  color: ${tokens.color.textMuted};
`;

export const Colors = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
`;

/** A white mark shows on every colour: the shadow sets it off from a light one. */
export const Color = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  width: ${tokens.size.tile};
  height: ${tokens.size.tile};
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  color: ${tokens.color.onAccent};
  cursor: pointer;

  &[data-other]:not([data-selected]) {
    border-style: dashed;
    border-color: ${tokens.color.borderStrong};
    color: ${tokens.color.textMuted};
  }

  &:has(:focus-visible) {
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
    outline-offset: ${tokens.line.thick};
  }

  @media (pointer: coarse) {
    width: ${tokens.size.touch};
    height: ${tokens.size.touch};
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;

/** Covers its colour, so that the browser scrolls to and magnifies the whole of it. */
export const Input = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`;

export const Mark = styled.span`
  display: grid;
  visibility: hidden;
  filter: drop-shadow(0 0 ${tokens.line.thin} ${tokens.color.backdrop});
  pointer-events: none;

  :checked ~ &,
  [data-other] > & {
    visibility: visible;
  }

  [data-other]:not([data-selected]) > & {
    filter: none;
  }
`;
