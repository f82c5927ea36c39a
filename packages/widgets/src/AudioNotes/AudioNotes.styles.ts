import { focusRing, tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Root = styled.section`
  min-width: 0;
  color: ${tokens.color.text};
  font: ${tokens.font.body};
`;

export const Body = styled.div`
  display: grid;
  gap: ${tokens.space.md};
  min-width: 0;
  container-type: inline-size;
`;

export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.sm};
`;

/**
 * The waveform, in a row of its own where room is short. Time runs from left to right in every
 * language.
 */
export const Slider = styled.div`
  position: relative;
  flex: 1 1 ${tokens.width.xxs};
  min-width: 0;
  height: ${tokens.size.bar};
  border-radius: ${tokens.radius.sm};
  background: ${tokens.color.surfaceSunken};
  direction: ltr;
  touch-action: pan-y;
  cursor: pointer;
  ${focusRing}

  &[aria-disabled] {
    cursor: default;
  }

  @container (width < 420px) {
    flex-basis: 100%;
    order: -1;
  }

  @media (forced-colors: active) {
    border: ${tokens.line.thin} solid CanvasText;
  }
`;

export const Wave = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  stroke: ${tokens.color.borderStrong};
  fill: none;

  &[data-played] {
    stroke: ${tokens.color.accent};
  }

  @media (forced-colors: active) {
    stroke: GrayText;

    &[data-played] {
      stroke: Highlight;
    }
  }
`;

/** The track of a recording without a waveform. */
export const Track = styled.div`
  position: absolute;
  inset: calc(50% - ${tokens.space.xxs}) 0;
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.borderStrong};

  &[data-played] {
    background: ${tokens.color.accentSolid};
  }

  @media (forced-colors: active) {
    background: GrayText;

    &[data-played] {
      background: Highlight;
    }
  }
`;

/** The position. */
export const Head = styled.div`
  position: absolute;
  inset-block: 0;
  width: ${tokens.line.thick};
  background: ${tokens.color.text};
  pointer-events: none;

  @media (forced-colors: active) {
    background: CanvasText;
  }
`;

/** The position of a mark: a flag at the upper edge. */
export const Flag = styled.div`
  position: absolute;
  inset-block: 0;
  border-inline-start: ${tokens.line.thin} solid ${tokens.color.warning};
  pointer-events: none;

  &::after {
    position: absolute;
    top: 0;
    left: 0;
    width: ${tokens.size.dot};
    height: ${tokens.size.dot};
    border-radius: 0 50% 50% 0;
    background: ${tokens.color.warning};
    content: '';
  }

  @media (forced-colors: active) {
    border-color: CanvasText;

    &::after {
      background: CanvasText;
    }
  }
`;

export const Time = styled.span`
  min-width: 5em;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  direction: ltr;
`;

/** A native list, as the one of a video. */
export const Select = styled.select`
  width: 6em;
  height: ${tokens.size.control};
  padding-inline: ${tokens.space.xs};
  border: ${tokens.line.thin} solid transparent;
  border-radius: ${tokens.radius.sm};
  background: none;
  color: ${tokens.color.text};
  font: ${tokens.font.small};
  cursor: pointer;
  ${focusRing}

  &:hover {
    background: ${tokens.color.surfaceHover};
  }

  @media (pointer: coarse) {
    height: ${tokens.size.touch};
    font-size: ${tokens.size.touchText};
  }

  option {
    background: ${tokens.color.surface};
    color: ${tokens.color.text};
  }
`;

export const Marks = styled.div`
  display: grid;
  gap: ${tokens.space.sm};
  min-width: 0;
`;

export const Note = styled.p`
  margin: 0;
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
`;

export const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Row = styled.li`
  display: flex;
  align-items: start;
  gap: ${tokens.space.xs};
  min-width: 0;
  border-block-end: ${tokens.line.thin} solid ${tokens.color.borderFaint};
`;

export const Jump = styled.button`
  display: flex;
  flex: 1;
  gap: ${tokens.space.md};
  min-width: 0;
  min-height: ${tokens.size.control};
  padding: ${tokens.space.xs};
  border: 0;
  border-radius: ${tokens.radius.sm};
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  ${focusRing}

  &:hover {
    background: ${tokens.color.surfaceHover};
  }

  @media (pointer: coarse) {
    min-height: ${tokens.size.touch};
  }
`;

export const JumpTime = styled.span`
  flex: none;
  color: ${tokens.color.accentText};
  font-variant-numeric: tabular-nums;
`;

/** A field, and the buttons at its foot. */
export const Line = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: end;
  gap: ${tokens.space.sm};
  min-width: 0;

  > :first-child {
    flex: 1 1 ${tokens.width.xxs};
  }
`;

export const Status = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.sm};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};

  /* It must be in the page before its text, and has no gap until then. */
  &:empty {
    position: absolute;
  }
`;
