import { tokens } from '@mingjian/ui';
import { styled } from 'styled-components';

/** Column of search, columns or results, and footer. */
export const Panel = styled.div`
  display: grid;
  gap: ${tokens.space.sm};
  width: ${tokens.width.xl};
  max-width: calc(100vw - 2 * ${tokens.space.sm} - 2 * ${tokens.space.md});
  --_height: calc(6 * ${tokens.size.touch});

  &[data-levels='1'] {
    width: ${tokens.width.xs};
  }

  &[data-sheet] {
    width: auto;
    max-width: none;
    --_height: min(50vh, ${tokens.width.md});
  }
`;

/** Placeholder of the panel's size while it loads. */
export const Waiting = styled.div`
  display: grid;
  place-items: center;
  width: ${tokens.width.xl};
  max-width: 100%;
  height: ${tokens.width.sm};
`;

/** Side by side, each a list of its own. */
export const Columns = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  height: var(--_height);
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  overflow: hidden;

  & > [role='listbox'] {
    position: relative;
    min-width: 0;
    padding: ${tokens.space.xs};
    overflow: hidden auto;
    overflow-anchor: none;
    overscroll-behavior: contain;
  }

  /* A block of text, not a row of elements: there are as many as there are regions. */
  & [role='listbox'] > [role='option'] {
    position: relative;
    display: block;
    overflow: hidden;
    padding-block: calc((var(--_row) - 1lh) / 2);
    padding-inline: ${tokens.space.sm};
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & [role='listbox'] > [data-leads-on] {
    padding-inline-end: ${tokens.space.xl};
  }

  & [data-leads-on]::after {
    content: '';
    position: absolute;
    inset-block-start: calc((100% - var(--_side)) / 2);
    inset-inline-end: calc(${tokens.space.sm} + var(--_side));
    box-sizing: border-box;
    --_side: calc(${tokens.size.mark} / 2);
    width: var(--_side);
    height: var(--_side);
    border: solid ${tokens.color.textMuted};
    border-width: ${tokens.line.thin} ${tokens.line.thin} 0 0;
    rotate: 45deg;
  }

  & [data-leads-on]:dir(rtl)::after {
    border-width: ${tokens.line.thin} 0 0 ${tokens.line.thin};
    rotate: -45deg;
  }

  & [data-check] {
    margin-block: calc((1lh - ${tokens.size.icon}) / 2);
    margin-inline-end: ${tokens.space.sm};
    vertical-align: top;
  }

  & > * + * {
    border-inline-start: ${tokens.line.thin} solid ${tokens.color.border};
  }
`;

/** The columns, or the results of a search. */
export const Browser = styled.div`
  min-width: 0;
  --_row: ${tokens.size.control};

  & [role='option'] {
    display: flex;
    align-items: center;
    gap: ${tokens.space.sm};
    min-height: var(--_row);
    padding: ${tokens.space.xs} ${tokens.space.sm};
    border-radius: ${tokens.radius.sm};
    cursor: pointer;
    user-select: none;
  }

  & [role='option']:hover {
    background: ${tokens.color.surfaceHover};
  }

  & [role='option'][data-open],
  & [role='option'][data-active] {
    background: color-mix(in srgb, ${tokens.color.text} 8%, transparent);
  }

  & [role='option'][aria-selected='true'] {
    color: ${tokens.color.accentText};
    font-weight: 600;
  }

  & [role='option']:focus-visible {
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
    outline-offset: calc(-1 * ${tokens.line.thick});
  }

  & [data-name] {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & [data-check] {
    display: inline-grid;
    flex: none;
    place-items: center;
    width: ${tokens.size.icon};
    height: ${tokens.size.icon};
    border: ${tokens.line.thin} solid ${tokens.color.borderStrong};
    border-radius: ${tokens.radius.sm};
    color: ${tokens.color.onAccent};
    background: ${tokens.color.surface};
  }

  & [data-check='all'],
  & [data-check='some'] {
    border-color: ${tokens.color.accentSolid};
    background: ${tokens.color.accentSolid};
  }

  @media (pointer: coarse) {
    --_row: ${tokens.size.touch};
  }

  @media (forced-colors: active) {
    & [role='option'][aria-selected='true'],
    & [role='option'][data-active] {
      outline: ${tokens.line.thin} solid Highlight;
      outline-offset: calc(-1 * ${tokens.line.thick});
    }
  }
`;

/** Results of a search, one path a row. */
export const Results = styled.div`
  height: var(--_height);
  padding: ${tokens.space.xs};
  border: ${tokens.line.thin} solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  overflow: auto;
  overscroll-behavior: contain;

  & small {
    flex: none;
    color: ${tokens.color.textMuted};
    font: ${tokens.font.small};
    font-variant-numeric: tabular-nums;
  }
`;

/** A line of short buttons or text. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.xs};
  min-height: ${tokens.size.glyph};
  color: ${tokens.color.textMuted};
  font: ${tokens.font.small};
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.sm};
  color: ${tokens.color.textMuted};
`;
