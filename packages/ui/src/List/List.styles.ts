import { styled } from 'styled-components';
import { stretchedAction } from '../internal/styles/stretchedAction';
import { tokens } from '../tokens/tokens';

/*
 * Overridable from any ancestor: --mj-list-padding, at the sides of header and rows.
 * It is read with a fallback and never set here, so an inherited value wins.
 */
export const Root = styled.div`
  min-width: 0;
  color: ${tokens.color.text};
  font: ${tokens.font.body};
`;

export const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.xs} ${tokens.space.md};
  padding: ${tokens.space.xs} var(--mj-list-padding, ${tokens.space.sm}) ${tokens.space.sm};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
`;

export const Empty = styled.div`
  padding: ${tokens.space.md} var(--mj-list-padding, ${tokens.space.sm});
`;

/* Rows are plain elements styled by the list: a thousand rows share one class. */
export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    position: relative;
    display: flex;
    align-items: center;
    gap: ${tokens.space.md};
    min-height: ${tokens.size.row};
    padding: ${tokens.space.sm} var(--mj-list-padding, ${tokens.space.sm});
    border-radius: ${tokens.radius.sm};
  }

  &[data-dense] > li {
    min-height: ${tokens.size.control};
    padding-block: ${tokens.space.xs};
  }

  &[data-divided] > li {
    border-radius: 0;
  }

  &[data-divided] > li:not(:first-child) {
    border-block-start: ${tokens.line.thin} solid ${tokens.color.borderFaint};
  }

  & > li:has(> [data-body] > :is(a, button):hover) {
    background: color-mix(in srgb, ${tokens.color.text} 6%, transparent);
  }

  & > li[data-selected] {
    background: ${tokens.color.surfaceSelected};
  }

  & [data-leading],
  & [data-trailing] {
    display: flex;
    flex: none;
    align-items: center;
    gap: ${tokens.space.sm};
    max-width: 50%;
    color: ${tokens.color.textMuted};
  }

  & [data-trailing] {
    position: relative;
    flex-wrap: wrap;
    justify-content: flex-end;
    font: ${tokens.font.small};
    text-align: end;
  }

  & [data-body] {
    display: grid;
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  & [data-description] {
    color: ${tokens.color.textMuted};
    font: ${tokens.font.small};
  }

  & [data-body] > :is(a, button) {
    ${stretchedAction(tokens.radius.sm, `calc(-1 * ${tokens.line.thick})`)}
  }

  & [data-body] > :is([aria-current], [aria-pressed='true']) {
    color: ${tokens.color.accentText};
  }

  & [data-body] > button:disabled {
    color: ${tokens.color.textFaint};
    cursor: not-allowed;
  }

  @media (pointer: coarse) {
    & > li:has(> [data-body] > :is(a, button)),
    &[data-dense] > li:has(> [data-body] > :is(a, button)) {
      min-height: ${tokens.size.touch};
    }
  }

  @media (forced-colors: active) {
    & > li[data-selected] {
      outline: ${tokens.line.thick} solid Highlight;
      outline-offset: calc(-1 * ${tokens.line.thick});
    }
  }
`;
