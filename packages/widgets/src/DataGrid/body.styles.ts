import { tokens } from '@mingjian/ui';
import { css } from 'styled-components';

/** Rows and their states. */
export const bodyStyles = css`
  /* Rows of the page before: grey, since less opacity would take their contrast. The delay keeps a
     quick answer from flickering. */
  & > table > tbody {
    transition:
      color ${tokens.motion.quick} 150ms,
      filter ${tokens.motion.quick} 150ms;
  }

  & > table[aria-busy='true'] > tbody {
    color: ${tokens.color.textMuted};
    filter: grayscale(1);
  }

  @media (prefers-reduced-motion: reduce) {
    & > table > tbody {
      transition: none;
    }
  }

  & > table > tbody > tr {
    background: ${tokens.color.surface};
  }

  & > table > tbody > tr:hover {
    background: ${tokens.color.surfaceHover};
  }

  & > table > tbody > tr[aria-current] > :first-child:not([data-pin]) {
    position: relative;
  }

  & > table > tbody > tr[aria-current] > :first-child::before {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    width: ${tokens.space.xs};
    background: ${tokens.color.accentSolid};
    content: '';
  }

  & > table > tbody > tr[aria-selected='true'] {
    background: ${tokens.color.surfaceSelected};
  }

  & > table > tbody > tr > td[data-gap] {
    height: var(--mj-grid-gap);
    padding: 0;
    border: 0;
  }

  & [data-part='actions'] {
    display: flex;
    gap: ${tokens.space.xs};
    margin-inline: calc(-1 * ${tokens.space.xs});
  }

  @media (forced-colors: active) {
    & > table > tbody > tr[aria-selected='true'] {
      outline: ${tokens.line.thick} solid Highlight;
      outline-offset: calc(-1 * ${tokens.line.thick});
    }
  }

  @media print {
    & > table > tbody > tr {
      break-inside: avoid;
    }
  }
`;
