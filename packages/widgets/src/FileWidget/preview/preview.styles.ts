import { focusRing, tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

export const Waiting = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${tokens.space.sm};
  min-height: 100%;
  color: ${tokens.color.textMuted};
`;

export const Audio = styled.audio`
  display: block;
  width: 100%;
`;

export const TextFrame = styled.div`
  display: grid;
  gap: ${tokens.space.sm};
`;

export const PlainText = styled.pre`
  margin: 0;
  font: ${tokens.font.table};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export const Centred = styled.div`
  display: grid;
  place-content: center;
  min-height: 100%;
`;

export const Picture = styled.img`
  display: block;
  max-width: 100%;
  margin-inline: auto;
`;

export const Pdf = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  gap: ${tokens.space.sm};
  height: 100%;
`;

export const PdfBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs};
`;

export const Zoom = styled.span`
  min-width: 5ch;
  color: ${tokens.color.textMuted};
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

export const Pages = styled.div`
  position: relative;
  min-height: 0;
  padding: ${tokens.space.md};
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surfaceSunken};
  overflow: auto;
  overscroll-behavior: contain;
  ${focusRing}

  @media (width < 600px) {
    padding: ${tokens.space.xs};
  }
`;

/* Paper is white in the dark mode too: its contents have colours of their own. */
export const Page = styled.section`
  position: relative;
  width: var(--mj-pdf-width);
  height: var(--mj-pdf-height);
  margin: 0 auto ${tokens.space.md};
  background: Canvas;
  box-shadow: ${tokens.shadow.raised};
  color-scheme: only light;

  & > canvas {
    display: block;
    width: 100%;
    height: 100%;
  }
`;

/* Transparent text above the picture of a page, to be selected and read aloud. */
export const TextLayer = styled.div`
  position: absolute;
  inset: 0;
  line-height: 1;
  text-align: initial;
  transform-origin: 0 0;
  overflow: clip;
  /* Otherwise the invisible text would cover the drawn one. */
  forced-color-adjust: none;
  --scale-round-x: ${tokens.line.thin};
  --scale-round-y: ${tokens.line.thin};
  --min-font-size: 1;
  --text-scale-factor: calc(var(--total-scale-factor) * var(--min-font-size));
  --min-font-size-inv: calc(1 / var(--min-font-size));

  & :is(span, br) {
    position: absolute;
    color: transparent;
    white-space: pre;
    cursor: text;
    transform-origin: 0% 0%;
  }

  & > :not(.markedContent),
  & .markedContent span:not(.markedContent) {
    font-size: calc(var(--text-scale-factor) * var(--font-height, 0));
    transform: rotate(var(--rotate, 0deg)) scaleX(var(--scale-x, 1)) scale(var(--min-font-size-inv));
  }

  & .markedContent {
    display: contents;
  }

  & ::selection {
    background: color-mix(in srgb, ${tokens.color.accent}, transparent 70%);
  }
`;

export const Password = styled.form`
  display: grid;
  justify-items: start;
  gap: ${tokens.space.md};
  max-width: ${tokens.width.md};
  margin-inline: auto;
`;
