import { tokens } from '@mingjian/ui';
import { css } from 'styled-components';

/** Pinned columns. The line at their side is visible only while others are scrolled under them. */
export const pinStyles = css`
  & > table > * > tr > [data-pin] {
    position: sticky;
    z-index: 1;
    background: inherit;
  }

  & > table > * > tr > [data-pin='start'] {
    inset-inline-start: var(--mj-grid-at);
  }

  & > table > * > tr > [data-pin='end'] {
    inset-inline-end: var(--mj-grid-at);
  }

  & > table > thead > tr > [data-pin] {
    z-index: 3;
  }

  /* The line always takes its width, so showing it causes no layout. */
  & [data-pin='start'][data-edge] {
    border-inline-end: ${tokens.line.thin} solid transparent;
  }

  & [data-pin='end'][data-edge] {
    border-inline-start: ${tokens.line.thin} solid transparent;
  }

  &[data-under-start] [data-pin='start'][data-edge],
  &[data-under-end] [data-pin='end'][data-edge] {
    border-inline-color: ${tokens.color.border};
    box-shadow: ${tokens.shadow.popover};
  }

  /* The shadow is clipped to the columns under the pin, not the rows above and below. */
  &[data-under-start] [data-pin='start'][data-edge],
  &[data-under-end] [data-pin='end'][data-edge]:dir(rtl) {
    clip-path: inset(0 calc(-1 * ${tokens.space.lg}) 0 0);
  }

  &[data-under-end] [data-pin='end'][data-edge],
  &[data-under-start] [data-pin='start'][data-edge]:dir(rtl) {
    clip-path: inset(0 0 0 calc(-1 * ${tokens.space.lg}));
  }

  /* Without a pinned column at the end, a shadow at the edge tells that more follows. */
  &[data-open-end]::after {
    position: sticky;
    inset-inline-end: 0;
    z-index: ${tokens.layer.sticky};
    grid-area: 1 / 1;
    align-self: stretch;
    justify-self: end;
    width: ${tokens.line.thin};
    pointer-events: none;
    content: '';
  }

  &[data-open-end][data-under-end]::after {
    box-shadow: ${tokens.shadow.popover};
    clip-path: inset(0 0 0 calc(-1 * ${tokens.space.lg}));
  }

  &[data-open-end][data-under-end]:dir(rtl)::after {
    clip-path: inset(0 calc(-1 * ${tokens.space.lg}) 0 0);
  }

  /* Focused cells scroll out from under header and pins. Pinned cells are visible already. */
  & > table > tbody :focus {
    scroll-margin-block-start: var(--_row);
  }

  & > table > * > tr > :not([data-pin]):is(:focus, :focus-within),
  & > table > * > tr > :not([data-pin]) :focus {
    scroll-margin-inline: var(--mj-grid-start) var(--mj-grid-end);
  }

  @container (width < 600px) {
    /* Otherwise the other columns would have no visible width. */
    & > table > colgroup > [data-pin='start'] {
      width: min(var(--mj-grid-col), 45cqi);
    }

    /* At the scroll end the start of a wide column would be under the naming column. */
    & > table > thead > tr > [data-pin='end'] {
      text-align: end;
    }

    & [data-pin='end'] > [data-part='actions'] {
      justify-content: flex-end;
    }

    & > table > tbody > tr > [data-loose] {
      position: static;
    }

    & > table > thead > tr > [data-loose] {
      inset-inline: auto;
      z-index: 2;
    }

    & > table > * > tr > :is([data-loose], :not([data-pin])):is(:focus, :focus-within),
    & > table > * > tr > :is([data-loose], :not([data-pin])) :focus {
      scroll-margin-inline: var(--mj-grid-tight) 0;
    }
  }

  @media print {
    &[data-open-end]::after {
      display: none;
    }

    & > table > * > tr > [data-pin] {
      position: static;
    }
  }
`;
