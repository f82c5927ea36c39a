import { styled } from 'styled-components';
import { tokens } from '../tokens/tokens';

/*
 * Overridable from any ancestor: --mj-badge-bg, --mj-badge-fg.
 * They are read with a fallback and never set here, so an inherited value wins.
 */
export const Root = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  vertical-align: middle;
`;

export const Mark = styled.span`
  display: inline-block;
  box-sizing: border-box;
  min-width: 1.5em;
  height: 1.5em;
  padding: 0 ${tokens.space.xs};
  border-radius: ${tokens.radius.pill};
  color: var(--mj-badge-fg, ${tokens.color.onAccent});
  background: var(--mj-badge-bg, ${tokens.color.danger});
  font: ${tokens.font.small};
  font-weight: ${tokens.font.strong};
  font-variant-numeric: tabular-nums;
  line-height: 1.5;
  text-align: center;
  white-space: nowrap;

  &[data-tone='accent'] {
    color: var(--mj-badge-fg, ${tokens.color.accentText});
    background: var(--mj-badge-bg, ${tokens.color.accentSoft});
  }

  &[data-tone='neutral'] {
    color: var(--mj-badge-fg, ${tokens.color.textMuted});
    background: var(--mj-badge-bg, ${tokens.color.surfaceSunken});
    outline: ${tokens.line.thin} solid ${tokens.color.border};
    outline-offset: calc(-1 * ${tokens.line.thin});
  }

  &[data-dot] {
    min-width: ${tokens.size.dot};
    height: ${tokens.size.dot};
    padding: 0;
  }

  &[data-dot][data-tone='accent'] {
    background: var(--mj-badge-bg, ${tokens.color.accentSolid});
  }

  &[data-dot][data-tone='neutral'] {
    background: var(--mj-badge-bg, ${tokens.color.borderStrong});
    outline: 0;
  }

  [data-anchored] > & {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    translate: 50% -50%;
    box-shadow: 0 0 0 ${tokens.space.xxs} ${tokens.color.surface};
  }

  /* A dot is small: on the corner of a round avatar it would not touch the circle. */
  [data-anchored] > &[data-dot] {
    inset-block-start: 10%;
    inset-inline-end: 10%;
  }

  [data-anchored]:dir(rtl) > & {
    translate: -50% -50%;
  }

  @media (forced-colors: active) {
    /* The background of the number would cut a border. */
    outline: ${tokens.line.thin} solid CanvasText;
    outline-offset: calc(-1 * ${tokens.line.thin});

    &[data-dot],
    &[data-dot][data-tone] {
      outline: ${tokens.line.thin} solid CanvasText;
      background: Highlight;
      forced-color-adjust: none;
    }
  }

  @media print {
    print-color-adjust: exact;
  }
`;
