import { css, styled } from 'styled-components';
import { tokens } from '../tokens/tokens';

/*
 * Overridable from any ancestor: --mj-text-fg.
 * It is read with a fallback and never set here, so an inherited value wins.
 */
const text = css`
  margin: 0;
  color: var(--mj-text-fg, ${tokens.color.text});
  font: ${tokens.font.body};
  overflow-wrap: anywhere;

  &[data-size='table'] {
    font: ${tokens.font.table};
  }

  &[data-size='small'] {
    font: ${tokens.font.small};
  }

  &[data-tone='muted'] {
    color: var(--mj-text-fg, ${tokens.color.textMuted});
  }

  &[data-tone='faint'] {
    color: var(--mj-text-fg, ${tokens.color.textFaint});
  }

  &[data-tone='danger'] {
    color: var(--mj-text-fg, ${tokens.color.dangerText});
  }

  &[data-tone='success'] {
    color: var(--mj-text-fg, ${tokens.color.successText});
  }

  &[data-tone='warning'] {
    color: var(--mj-text-fg, ${tokens.color.warningText});
  }

  &[data-strong] {
    font-weight: ${tokens.font.strong};
  }

  &[data-tabular] {
    font-variant-numeric: tabular-nums;
  }

  &[data-clipped] {
    display: block;
    min-width: 0;
  }
`;

export const Span = styled.span`
  ${text}
`;

export const Paragraph = styled.p`
  ${text}
`;
