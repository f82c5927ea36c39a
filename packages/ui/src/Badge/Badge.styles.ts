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
  min-width: 18px;
  height: 18px;
  padding: 0 5px;
  border-radius: ${tokens.radius.pill};
  color: var(--mj-badge-fg, ${tokens.color.onAccent});
  background: var(--mj-badge-bg, ${tokens.color.danger});
  font: ${tokens.font.small};
  font-weight: ${tokens.font.strong};
  font-variant-numeric: tabular-nums;
  line-height: 18px;
  text-align: center;
  white-space: nowrap;

  &[data-tone='accent'] {
    color: var(--mj-badge-fg, ${tokens.color.accentText});
    background: var(--mj-badge-bg, ${tokens.color.accentSoft});
  }

  &[data-tone='neutral'] {
    color: var(--mj-badge-fg, ${tokens.color.textMuted});
    background: var(--mj-badge-bg, ${tokens.color.surfaceSunken});
  }

  &[data-dot] {
    min-width: 8px;
    height: 8px;
    padding: 0;
  }

  &[data-dot][data-tone='accent'] {
    background: var(--mj-badge-bg, ${tokens.color.accent});
  }

  &[data-dot][data-tone='neutral'] {
    background: var(--mj-badge-bg, ${tokens.color.borderStrong});
  }

  [data-anchored] > & {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    translate: 50% -50%;
    box-shadow: 0 0 0 2px ${tokens.color.surface};
  }

  [data-anchored]:dir(rtl) > & {
    translate: -50% -50%;
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    line-height: 16px;

    &[data-dot] {
      background: Highlight;
      forced-color-adjust: none;
    }
  }

  @media print {
    print-color-adjust: exact;
  }
`;
