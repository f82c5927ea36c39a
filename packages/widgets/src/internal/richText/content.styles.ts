import { tokens } from '@mingjian/ui';
import { css } from 'styled-components';

/**
 * Typography of rich text, in the reader and the editor alike. Sizes are those of a page; a text's
 * own sizes are in its value.
 */
export const richContent = css`
  color: ${tokens.color.text};
  font: ${tokens.font.body};
  overflow-wrap: anywhere;

  p,
  h1,
  h2,
  h3,
  h4,
  h5,
  h6,
  ul,
  ol,
  pre,
  blockquote,
  table {
    margin-block: 0 ${tokens.space.sm};
  }

  h1 {
    font: ${tokens.font.display};
  }

  h2 {
    font: ${tokens.font.heading};
  }

  h3,
  h4,
  h5,
  h6 {
    font: ${tokens.font.title};
  }

  ul,
  ol {
    padding-inline-start: ${tokens.space.xl};
  }

  li > ul,
  li > ol {
    margin-block-end: 0;
  }

  blockquote {
    margin-inline: 0;
    padding-inline-start: ${tokens.space.md};
    border-inline-start: ${tokens.line.thick} solid ${tokens.color.borderStrong};
    color: ${tokens.color.textMuted};
  }

  hr {
    margin-block: ${tokens.space.md};
    border: 0;
    border-block-start: ${tokens.line.thin} solid ${tokens.color.borderStrong};
  }

  pre {
    font: inherit;
    white-space: pre-wrap;
  }

  img {
    max-width: 100%;
    height: auto;
    vertical-align: bottom;
  }

  a {
    color: ${tokens.color.accentText};
  }

  table {
    max-width: 100%;
    border-collapse: collapse;
  }

  th,
  td {
    min-width: ${tokens.size.tile};
    padding: ${tokens.space.xs} ${tokens.space.sm};
    border: ${tokens.line.thin} solid ${tokens.color.borderStrong};
    text-align: start;
    vertical-align: top;
  }

  th {
    background: ${tokens.color.surfaceSunken};
    font-weight: ${tokens.font.strong};
  }

  td > :last-child,
  th > :last-child {
    margin-block-end: 0;
  }
`;

/** The chip of a merge field. */
export const mergeChip = css`
  padding-inline: ${tokens.space.xs};
  border-radius: ${tokens.radius.sm};
  color: ${tokens.color.accentText};
  background: ${tokens.color.accentSoft};
`;
