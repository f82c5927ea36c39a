import { focusRing, tokens } from '@mingjian/ui';
import { css } from 'styled-components';

/** The cells of a grid of days or months: their buttons and the states of these. */
export const gridCells = css`
  td {
    padding: 0;
  }

  td > button {
    display: block;
    width: var(--_day);
    height: var(--_day);
    padding: 0;
    border: 0;
    border-radius: ${tokens.radius.md};
    color: ${tokens.color.text};
    background: transparent;
    font: ${tokens.font.table};
    font-variant-numeric: tabular-nums;
    cursor: pointer;
    ${focusRing}
  }

  td > button:hover {
    background: color-mix(in srgb, ${tokens.color.text} 8%, transparent);
  }

  td[data-outside] > button {
    color: ${tokens.color.textFaint};
  }

  td[data-rest] > button {
    color: ${tokens.color.textMuted};
  }

  /* The mark of a holiday or a make-up day; the name of the day says the same in words. */
  button[data-mark] {
    position: relative;
  }

  button[data-mark]::after {
    position: absolute;
    inset-block-start: calc(-1 * ${tokens.space.xxs});
    inset-inline-end: calc(-1 * ${tokens.space.xxs});
    content: attr(data-mark);
    color: ${tokens.color.successText};
    font: ${tokens.font.small};
    scale: 0.8;
  }

  td:not([data-rest]) > button[data-mark]::after {
    color: ${tokens.color.warningText};
  }

  td[data-today] > button {
    box-shadow: inset 0 0 0 ${tokens.line.thin} currentcolor;
    color: ${tokens.color.accentText};
    font-weight: ${tokens.font.strong};
  }

  td[data-off] > button {
    color: ${tokens.color.textFaint};
    text-decoration: line-through;
    cursor: not-allowed;
  }

  [data-mode='range'] td[data-selected]:not([data-hidden]) {
    background: ${tokens.color.accentSoft};
  }

  td[data-preview]:not([data-hidden]) {
    background: color-mix(in srgb, ${tokens.color.accentSoft} 60%, transparent);
  }

  td:is([data-start], :first-child) {
    border-start-start-radius: ${tokens.radius.md};
    border-end-start-radius: ${tokens.radius.md};
  }

  td:is([data-end], :last-child) {
    border-start-end-radius: ${tokens.radius.md};
    border-end-end-radius: ${tokens.radius.md};
  }

  [data-mode='single'] td[data-selected] > button,
  td:is([data-start], [data-end]) > button {
    color: ${tokens.color.onAccent};
    background: ${tokens.color.accentSolid};
  }

  [data-mode='single'] td[data-selected] > button[data-mark]::after,
  td:is([data-start], [data-end]) > button[data-mark]::after {
    color: inherit;
  }

  /* Forced colours remove backgrounds and shadows; borders and system colours replace them. */
  @media (forced-colors: active) {
    td[data-today] > button {
      border: ${tokens.line.thin} solid;
    }

    td:is([data-selected], [data-preview]) > button {
      border: ${tokens.line.thin} solid Highlight;
    }

    [data-mode='single'] td[data-selected] > button,
    td:is([data-start], [data-end]) > button {
      color: HighlightText;
      background: Highlight;
      forced-color-adjust: none;
    }

    td > button:focus-visible {
      outline-color: Highlight;
    }

    td[data-off] > button {
      color: GrayText;
    }
  }
`;
