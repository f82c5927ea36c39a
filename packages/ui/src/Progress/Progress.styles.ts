import { css, keyframes, styled } from 'styled-components';
import { visuallyHidden } from '../internal/styles/visuallyHidden';
import { tokens } from '../tokens/tokens';

/*
 * Overridable from any ancestor: --mj-progress-color. It is read with a fallback and never set
 * here, so an inherited value wins. --mj-progress-done is set by Progress.
 */
export const Root = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  gap: ${tokens.space.xs} ${tokens.space.md};
  min-width: 0;
  color: ${tokens.color.text};
  font: ${tokens.font.table};

  &[data-shape='ring'] {
    display: inline-grid;
    grid-template: auto auto / auto minmax(0, 1fr);
    gap: 0 ${tokens.space.md};
  }
`;

export const Label = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;

  &[data-hidden] {
    ${visuallyHidden}
  }

  [data-shape='ring'] > & {
    grid-column: 2;
    align-self: end;
  }
`;

export const Value = styled.span`
  grid-column: 2;
  color: ${tokens.color.textMuted};
  font-variant-numeric: tabular-nums;

  [data-shape='ring'] > & {
    grid-row: 2;
    align-self: start;
  }

  [data-shape='ring'] > [data-hidden] + & {
    grid-row: 1 / 3;
    align-self: center;
  }

  [data-tone='success'] > & {
    color: ${tokens.color.successText};
  }

  [data-tone='warning'] > & {
    color: ${tokens.color.warningText};
  }

  [data-tone='danger'] > & {
    color: ${tokens.color.dangerText};
  }
`;

const color = css`
  color: var(--mj-progress-color, ${tokens.color.accentText});

  [data-tone='success'] & {
    color: var(--mj-progress-color, ${tokens.color.success});
  }

  [data-tone='warning'] & {
    color: var(--mj-progress-color, ${tokens.color.warning});
  }

  [data-tone='danger'] & {
    color: var(--mj-progress-color, ${tokens.color.dangerText});
  }

  @media (forced-colors: active) {
    [data-tone] & {
      color: Highlight;
    }
  }
`;

const travel = keyframes`
  from { translate: -100% 0; }
  to { translate: 250% 0; }
`;

/** The same animation from the other side, for right-to-left text. */
const travelBack = keyframes`
  from { translate: 100% 0; }
  to { translate: -250% 0; }
`;

const turn = keyframes`
  to { rotate: 270deg; }
`;

export const Track = styled.div`
  grid-column: 1 / -1;
  height: calc(1.5 * ${tokens.space.xs});
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.border};
  overflow: hidden;
  print-color-adjust: exact;

  @media (forced-colors: active) {
    border: ${tokens.line.thin} solid CanvasText;
  }
`;

export const Fill = styled.div`
  ${color}
  width: calc(var(--mj-progress-done) * 100%);
  height: 100%;
  border-radius: inherit;
  background: currentcolor;
  forced-color-adjust: none;
  transition: width ${tokens.motion.open};

  &[data-busy] {
    width: 40%;
    animation: ${travel} 1.2s ease-in-out infinite;
  }

  &[data-busy]:dir(rtl) {
    animation-name: ${travelBack};
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;

    &[data-busy] {
      width: 100%;
      opacity: 0.5;
      animation: none;
    }
  }
`;

export const Ring = styled.div`
  grid-row: 1 / 3;
  grid-column: 1;
  align-self: center;
  width: ${tokens.size.touch};
  height: ${tokens.size.touch};
`;

export const RingTrack = styled.circle`
  fill: none;
  stroke: ${tokens.color.border};
  stroke-width: ${tokens.space.xs};

  @media (forced-colors: active) {
    stroke: Canvas;
    forced-color-adjust: none;
  }
`;

export const RingFill = styled.circle`
  ${color}
  fill: none;
  stroke: currentcolor;
  stroke-width: ${tokens.space.xs};
  stroke-linecap: butt;
  forced-color-adjust: none;
  stroke-dasharray: calc(var(--mj-progress-done) * 100) 100;
  rotate: -90deg;
  transform-origin: center;
  transition: stroke-dasharray ${tokens.motion.open};

  &[data-busy] {
    stroke-dasharray: 25 75;
    animation: ${turn} 1.2s linear infinite;
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;

    &[data-busy] {
      stroke-dasharray: 4 4;
      animation: none;
    }
  }
`;
