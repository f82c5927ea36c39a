import { tokens } from '@mingjian/ui';
import { css } from 'styled-components';

/** The sticky header with sort buttons and resize handles. */
export const headStyles = css`
  & > table > thead > tr {
    color: ${tokens.color.textMuted};
    background: ${tokens.color.surfaceHover};
  }

  & > table > thead > tr > th {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
    border-block-end-color: ${tokens.color.border};
    background: inherit;
    font-weight: ${tokens.font.strong};
  }

  & > table > thead > tr > th[aria-sort]:not([aria-sort='none']) {
    color: ${tokens.color.text};
  }

  & [data-part='sort'] {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.space.xs};
    max-width: calc(100% + 2 * ${tokens.space.xs});
    min-height: ${tokens.size.controlSmall};
    margin: 0 calc(-1 * ${tokens.space.xs});
    padding: 0 ${tokens.space.xs};
    overflow: hidden;
    border: 0;
    border-radius: ${tokens.radius.sm};
    color: inherit;
    background: none;
    font: inherit;
    cursor: pointer;
  }

  & [data-part='sort']:hover {
    color: ${tokens.color.text};
    background: ${tokens.color.surfaceSunken};
  }

  & [data-align='end'] > [data-part='sort'] {
    flex-direction: row-reverse;
  }

  & [data-part='sort'] > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  /* The sign always takes its width, so sorting shifts nothing. At rest: both arrows, smaller. */
  & [data-part='sort']::after {
    flex: none;
    width: calc(1em / 0.7);
    color: ${tokens.color.textFaint};
    content: '↑↓' / '';
    font-size: 0.7em;
    font-weight: 400;
    letter-spacing: -0.3em;
    text-align: center;
  }

  & [data-part='sort']:hover::after {
    color: ${tokens.color.text};
  }

  & :is([aria-sort='ascending'], [aria-sort='descending']) > [data-part='sort']::after {
    width: 1em;
    color: ${tokens.color.accentText};
    content: '↑' / '';
    font-size: inherit;
    letter-spacing: normal;
  }

  & [aria-sort='descending'] > [data-part='sort']::after {
    content: '↓' / '';
  }

  & [data-part='rank'] {
    flex: none;
    order: 1;
    color: ${tokens.color.accentText};
    font: ${tokens.font.small};
  }

  & [data-part='resize'] {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    width: ${tokens.space.sm};
    cursor: col-resize;
    touch-action: none;
  }

  & [data-pin='end'] > [data-part='resize'] {
    inset-inline: 0 auto;
  }

  & [data-pin='end'] > [data-part='resize']::after {
    inset-inline: 0 auto;
  }

  & [data-part='resize']::after {
    position: absolute;
    inset-block: 25%;
    inset-inline-end: 0;
    width: ${tokens.line.thin};
    background: ${tokens.color.border};
    content: '';
  }

  & [data-part='resize']:is(:hover, [data-active])::after {
    inset-block: 0;
    width: ${tokens.line.thick};
    background: ${tokens.color.accentSolid};
  }

  @media (pointer: coarse) {
    & [data-part='sort'] {
      min-height: ${tokens.size.controlLarge};
    }

    & [data-part='resize'] {
      width: ${tokens.space.lg};
    }
  }

  @media print {
    & > table > thead > tr > th {
      position: static;
    }

    & :is(th, [data-part='sort'], [data-part='sort'] > span) {
      overflow: visible;
    }

    & :is([data-part='resize'], [data-part='sort']::after) {
      display: none;
    }
  }
`;
