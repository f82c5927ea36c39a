import { css } from 'styled-components';
import { tokens } from '../tokens/tokens';

/** Adjacent buttons with shared borders and rounded outer corners. */
export const joined = css`
  isolation: isolate;

  & > * {
    position: relative;
  }

  & > * + * {
    margin-inline-start: calc(-1 * ${tokens.line.thin});
  }

  & > :not(:first-child) {
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }

  & > :not(:last-child) {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }

  & > [data-tone='quiet'] {
    border-color: ${tokens.color.borderButton};
  }

  & > [data-tone='quiet']:not(:hover, [aria-pressed='true'], [aria-expanded='true']) {
    background: ${tokens.color.surface};
  }

  & > [data-tone='primary']:not(:disabled, [aria-disabled='true']) + [data-tone='primary'] {
    border-inline-start-color: color-mix(in srgb, ${tokens.color.onAccent} 50%, transparent);
  }

  & > :is([aria-pressed='true'], [aria-expanded='true']):not([data-tone='primary']) {
    z-index: 1;
    border-color: ${tokens.color.accentText};
    color: ${tokens.color.accentText};
    background: ${tokens.color.accentSoft};
  }

  & > :focus-visible {
    z-index: 2;
  }

  @media (forced-colors: active) {
    & > [data-tone] {
      border-color: ButtonBorder;
    }

    & > :is([aria-pressed='true'], [aria-expanded='true']) {
      border-color: Highlight;
      outline: ${tokens.line.thin} solid Highlight;
    }
  }
`;
