import { focusRing, tipBubble, tokens, visuallyHidden } from '@mingjian/ui';
import { css, styled } from 'styled-components';

const ink = css`
  --mj-chart-ink: ${tokens.color.accentText};

  &[data-series='1'] {
    --mj-chart-ink: ${tokens.color.warningText};
  }

  &[data-series='2'] {
    --mj-chart-ink: ${tokens.color.successText};
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

/** The box of the drawing, as high as it in every state. */
export const Body = styled.div`
  position: relative;
  min-width: 0;
`;

/** A table or placeholder in place of the drawing, scrolled where it is higher. */
export const Pane = styled.div`
  box-sizing: border-box;
  height: 100%;
  overflow: auto;
  ${focusRing}
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

  ${focusRing}

  @media print {
    display: none;
  }
`;

/** The words of the current mark. */
export const Tip = styled.div`
  ${tipBubble}
  position: absolute;
  pointer-events: none;
  transform: translate(-50%, -100%);

  @media print {
    display: none;
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
    gap: ${tokens.space.xs};
    align-items: center;
    min-width: 0;
    overflow-wrap: anywhere;
  }
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
