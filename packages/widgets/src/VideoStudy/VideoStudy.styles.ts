import { focusRing, tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

/* Overridable from any ancestor: --mj-video-study-backdrop, behind a video of another shape. */

export const Root = styled.section`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  color: ${tokens.color.text};
  font: ${tokens.font.body};
`;

export const Player = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  background: ${tokens.color.surface};

  &[data-full] {
    height: 100%;
  }
`;

export const Stage = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  aspect-ratio: 16 / 9;
  background: var(--mj-video-study-backdrop, ${tokens.color.surfaceSunken});

  [data-full] > & {
    aspect-ratio: auto;
  }
`;

export const Video = styled.video`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: contain;

  &[data-covered] {
    visibility: hidden;
  }
`;

/** Loading, failure or a missing video, over the picture. */
export const Cover = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  overflow: auto;

  &[data-passive] {
    pointer-events: none;
  }
`;

export const Notice = styled.div`
  padding: ${tokens.space.sm};
  padding-block-end: 0;
`;

export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs};
  padding: ${tokens.space.sm};
`;

/** The seek bar, in a row of its own on phones. */
export const Seek = styled.div`
  position: relative;
  display: flex;
  flex: 1 1 ${tokens.width.xxs};
  align-items: center;
  min-width: 0;

  @media (width < 640px) {
    flex-basis: 100%;
    order: -1;
  }
`;

const THUMB = tokens.size.mark;

/** The watched parts, behind the thumb: positions are those of the thumb's centre. */
export const Track = styled.div`
  position: absolute;
  inset-inline: calc(${THUMB} / 2);
  height: ${tokens.space.xs};
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.border};
  pointer-events: none;

  @media (forced-colors: active) {
    background: GrayText;
  }
`;

export const Watched = styled.div`
  position: absolute;
  inset-block: 0;
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.accentSolid};

  @media (forced-colors: active) {
    background: Highlight;
  }
`;

export const Range = styled.input`
  position: relative;
  width: 100%;
  height: ${tokens.size.control};
  margin: 0;
  background: none;
  appearance: none;
  outline: none;
  cursor: pointer;

  &::-webkit-slider-thumb {
    width: ${THUMB};
    height: ${THUMB};
    border: ${tokens.line.thick} solid ${tokens.color.accentSolid};
    border-radius: 50%;
    background: ${tokens.color.surface};
    appearance: none;
  }

  &::-moz-range-thumb {
    box-sizing: border-box;
    width: ${THUMB};
    height: ${THUMB};
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

  &:disabled {
    cursor: default;
  }

  &:disabled::-webkit-slider-thumb {
    border-color: ${tokens.color.borderStrong};
  }

  &:disabled::-moz-range-thumb {
    border-color: ${tokens.color.borderStrong};
  }

  @media (pointer: coarse) {
    height: ${tokens.size.touch};
  }

  @media (forced-colors: active) {
    &::-webkit-slider-thumb {
      border-color: Highlight;
      background: Canvas;
    }
  }
`;

export const Time = styled.span`
  padding-inline: ${tokens.space.xs};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  unicode-bidi: plaintext;
`;

/** A native list: one in a portal would be invisible in full screen. */
export const Select = styled.select`
  max-width: ${tokens.width.xxxs};
  height: ${tokens.size.control};
  padding-inline: ${tokens.space.xs};
  border: ${tokens.line.thin} solid transparent;
  border-radius: ${tokens.radius.sm};
  background: none;
  color: ${tokens.color.text};
  font: ${tokens.font.small};
  cursor: pointer;

  &:hover {
    background: ${tokens.color.surfaceHover};
  }

  &:focus-visible {
    ${focusRing}
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

export const Push = styled.span`
  flex: 1;

  @media (width >= 640px) {
    display: none;
  }
`;
