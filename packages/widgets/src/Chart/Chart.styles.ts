import { focusRing, tipBubble, tokens, visuallyHidden } from '@mingjian/ui';
import { css, styled } from 'styled-components';

const ink = css`
  --mj-chart-ink: ${tokens.color.accentText};

  &[data-series='1'] {
    --mj-chart-ink: ${tokens.color.warning};
  }

  &[data-series='2'] {
    --mj-chart-ink: ${tokens.color.success};
  }

  &[data-series='3'] {
    --mj-chart-ink: ${tokens.color.noticeText};
  }

  &[data-series='4'] {
    --mj-chart-ink: ${tokens.color.dangerText};
  }

  &[data-series='5'] {
    --mj-chart-ink: ${tokens.color.textMuted};
  }

  &[data-series='compared'] {
    --mj-chart-ink: ${tokens.color.borderStrong};
  }

  @media (forced-colors: active) {
    &[data-series] {
      --mj-chart-ink: CanvasText;
    }
  }
`;

/** The figure with its head, drawing and legend. */
export const Root = styled.figure`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.sm};
  min-width: 0;
  margin: 0;
  color: ${tokens.color.text};
  break-inside: avoid;
`;

/** Title and tools in one line. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.sm};
  align-items: center;
  justify-content: space-between;
  min-height: ${tokens.size.control};
`;

/** The name of the figure. */
export const Title = styled.figcaption`
  min-width: 0;
  font: ${tokens.font.title};
  overflow-wrap: anywhere;
`;

/** The buttons of a chart, which paper does not need. */
export const Tools = styled.div`
  display: flex;
  gap: ${tokens.space.sm};
  align-items: center;

  @media print {
    display: none;
  }
`;

/** Drawing and legend: one below the other, or side by side where there is room. */
export const Plot = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.sm};
  min-width: 0;

  &[data-aside] {
    flex-flow: row wrap;
    gap: ${tokens.space.sm} ${tokens.space.xl};
    align-items: center;
    justify-content: center;

    & > div {
      flex: 0 1 ${tokens.width.sm};
    }

    & > ul {
      flex: 0 1 auto;
      flex-direction: column;
      gap: ${tokens.space.sm};
    }
  }
`;

/** The box of the drawing, as high as it in every state. */
export const Body = styled.div`
  position: relative;
  min-width: 0;

  @media print {
    &[data-table] {
      height: auto !important;
    }
  }
`;

/** Bars in place of the drawing while it loads. */
export const Skeleton = styled.div`
  display: flex;
  gap: ${tokens.space.lg};
  align-items: flex-end;
  box-sizing: border-box;
  height: 100%;
  padding: 0 ${tokens.space.xl};

  & > * {
    flex: 1;
  }
`;

/** A table or placeholder in place of the drawing, scrolled where it is higher. */
export const Pane = styled.div`
  box-sizing: border-box;
  height: 100%;
  overflow: auto;
  ${focusRing}

  &[data-centred] {
    display: grid;
    place-content: center;
  }

  @media print {
    height: auto;
    overflow: visible;
  }
`;

/** The drawing. */
export const Drawing = styled.svg`
  display: block;
  max-width: 100%;
  overflow: visible;
  direction: ltr;

  text {
    fill: ${tokens.color.textMuted};
    font: ${tokens.font.small};
    font-variant-numeric: tabular-nums;
  }

  text[data-strong] {
    fill: ${tokens.color.text};
    font: ${tokens.font.heading};
  }

  text[data-inside] {
    fill: ${tokens.color.surface};
    font-weight: ${tokens.font.strong};
  }

  @media (forced-colors: active) {
    text,
    text[data-strong] {
      fill: CanvasText;
    }

    text[data-inside] {
      fill: Canvas;
    }
  }
`;

/** The lines of a pattern, which alone tell series apart in forced colours. */
export const Hatch = styled.path`
  fill: none;
  stroke-opacity: 0.4;

  @media (forced-colors: active) {
    stroke: Canvas;
    stroke-width: 2;
    stroke-opacity: 1;
  }
`;

/** The shape of a point on a line. */
export const Point = styled.path`
  fill: currentcolor;
  stroke: ${tokens.color.surface};
  paint-order: stroke;
`;

/** A line of the grid; that of zero is stronger. */
export const Rule = styled.line`
  stroke: ${tokens.color.borderFaint};

  &[data-zero] {
    stroke: ${tokens.color.borderStrong};
  }
`;

/** A group in the colour of its series. */
export const Ink = styled.g`
  ${ink}
  color: var(--mj-chart-ink);
`;

/** A swatch of the legend in the colour of its series. */
export const Swatch = styled.svg`
  ${ink}
  flex: none;
  color: var(--mj-chart-ink);
`;

/** The focusable box of the current mark. */
export const Cursor = styled.div`
  position: absolute;
  box-sizing: border-box;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.sm};
  background: none;

  &[data-opens] {
    cursor: pointer;
  }

  &[data-shown] {
    outline: ${tokens.line.thin} solid ${tokens.color.text};
    outline-offset: ${tokens.line.thin};
  }

  ${focusRing}

  &[data-outlined] {
    outline: none;
  }

  @media print {
    display: none;
  }
`;

/** The outline of the current slice, in the place of a focus ring. */
export const Outlined = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  overflow: visible;
  pointer-events: none;

  path {
    fill: none;
    stroke: ${tokens.color.text};
    stroke-width: ${tokens.line.thick};
  }

  @media print {
    display: none;
  }
`;

/** The bubble of the current mark. */
export const Tip = styled.div`
  ${tipBubble}
  position: absolute;
  border: ${tokens.line.thin} solid ${tokens.color.border};
  color: ${tokens.color.text};
  background: ${tokens.color.surfaceRaised};
  pointer-events: none;
  transform: translate(-50%, -100%);

  &[data-side='right'] {
    transform: none;
  }

  &[data-side='left'] {
    transform: translate(-100%, 0);
  }

  @media print {
    display: none;
  }
`;

/** The category of a bubble. */
export const TipHead = styled.div`
  color: ${tokens.color.textMuted};
`;

/** A series with its value in a bubble. */
export const TipRow = styled.div`
  display: flex;
  gap: ${tokens.space.sm};
  align-items: center;

  &[data-current] {
    font-weight: ${tokens.font.strong};
  }
`;

/** A value at the end of its row. */
export const TipValue = styled.span`
  flex: 1;
  font-variant-numeric: tabular-nums;
  text-align: end;

  &:only-child {
    text-align: start;
  }
`;

/** The names of the series. */
export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs} ${tokens.space.lg};
  margin: 0;
  padding: 0;
  list-style: none;
  font: ${tokens.font.small};
  color: ${tokens.color.textMuted};

  li {
    display: flex;
    gap: ${tokens.space.sm};
    align-items: center;
    min-width: 0;
  }
`;

/** A name of the legend. */
export const LegendName = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** A value of the legend, below those of the others. */
export const LegendValue = styled.span`
  color: ${tokens.color.text};
  font-variant-numeric: tabular-nums;
  text-align: end;

  &[data-share] {
    min-width: 6ch;
    color: ${tokens.color.textMuted};
  }
`;

/** The tints of a heat chart between its lowest and highest value. */
export const HeatScale = styled.div`
  display: flex;
  gap: ${tokens.space.sm};
  align-items: center;
  font-variant-numeric: tabular-nums;
`;

/** Words for assistive technology alone. */
export const Hidden = styled.div`
  ${visuallyHidden}
`;

/** The line of a small chart within a text. */
export const Spark = styled.span`
  display: inline-flex;
  vertical-align: middle;
`;
