import { tokens } from '@mingjian/ui';
import { css } from 'styled-components';

/**
 * Columns that stay at their edge. The line at their side shows only while others are under them.
 */
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

  /* The line has its room from the start: that it shows lays nothing out. */
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

  /* The shadow falls on what is under the pin alone, and not on the rows above and below. */
  &[data-under-start] [data-pin='start'][data-edge],
  &[data-under-end] [data-pin='end'][data-edge]:dir(rtl) {
    clip-path: inset(0 calc(-1 * ${tokens.space.lg}) 0 0);
  }

  &[data-under-end] [data-pin='end'][data-edge],
  &[data-under-start] [data-pin='start'][data-edge]:dir(rtl) {
    clip-path: inset(0 0 0 calc(-1 * ${tokens.space.lg}));
  }

  /* What gets focus is scrolled from under head and pins; what is pinned is in sight already. */
  & > table > tbody :focus {
    scroll-margin-block-start: var(--_row);
  }

  & > table > * > tr > :not([data-pin]):is(:focus, :focus-within),
  & > table > * > tr > :not([data-pin]) :focus {
    scroll-margin-inline: var(--mj-grid-start) var(--mj-grid-end);
  }

  @container (width < 600px) {
    /* Or nothing of the others would be seen beside it. */
    & > table > colgroup > [data-pin='start'] {
      width: min(var(--mj-grid-col), 45cqi);
    }

    /* Scrolled to the end, the start of a wide column lies under the name. */
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
    & > table > * > tr > [data-pin] {
      position: static;
    }
  }
`;
