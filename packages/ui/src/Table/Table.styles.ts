import { styled } from 'styled-components';
import { disabledReasonTip } from '../internal/styles/disabledReasonTip';
import { tokens } from '../tokens/tokens';

/*
 * Cells are plain elements styled by the table: a thousand cells share one class. Overridable from
 * any ancestor: --mj-table-row-height. Variables with --_ are private.
 */
export const Root = styled.table`
  --_inset: ${tokens.space.md};
  width: 100%;
  border-spacing: 0;
  border-collapse: separate;
  color: ${tokens.color.text};
  background: ${tokens.color.surface};
  font: ${tokens.font.table};
  font-variant-numeric: tabular-nums;

  & > caption {
    padding: ${tokens.space.sm} ${tokens.space.md};
    color: ${tokens.color.textMuted};
    text-align: start;
  }

  & > * > tr > :is(th, td) {
    height: var(--mj-table-row-height, ${tokens.size.row});
    padding: 0 var(--_inset);
    border-block-end: ${tokens.line.thin} solid ${tokens.color.borderFaint};
    background: inherit;
    white-space: nowrap;
    text-align: start;
    vertical-align: middle;
  }

  &[data-density='compact'] {
    --_inset: ${tokens.space.sm};
  }

  &[data-density='compact'] > * > tr > :is(th, td) {
    height: var(--mj-table-row-height, ${tokens.size.tile});
  }

  &[data-density='roomy'] > * > tr > :is(th, td) {
    height: var(--mj-table-row-height, ${tokens.size.bar});
  }

  & > thead > tr {
    background: ${tokens.color.surfaceHover};
  }

  & > thead > tr > th {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    color: ${tokens.color.textMuted};
    font-weight: ${tokens.font.strong};
  }

  & > tbody > tr {
    background: ${tokens.color.surface};
  }

  & > tbody > tr > th {
    font-weight: inherit;
  }

  & > :is(tbody, tfoot) > tr:last-child > :is(th, td) {
    border-block-end-color: transparent;
  }

  &
    > tbody
    > tr:hover:not(:where([aria-disabled='true'], [data-disabled]:not([data-disabled='false']))) {
    background: ${tokens.color.surfaceHover};
  }

  & > tbody > tr:is([aria-selected='true'], [data-selected]:not([data-selected='false'])) {
    background: ${tokens.color.surfaceSelected};
  }

  /* A row that cannot be selected is still read: muted, not faint. */
  & > tbody > tr:is([aria-disabled='true'], [data-disabled]:not([data-disabled='false'])) {
    color: ${tokens.color.textMuted};
  }

  & > tbody > tr[data-reason] {
    position: relative;
    ${disabledReasonTip}
  }

  /*
   * A border, which forced colours preserve; a positioned bar would cover the outline of a selected
   * row.
   */
  &
    > tbody
    > tr:is([data-tone='success'], [data-tone='warning'], [data-tone='danger'])
    > :is(th, td):first-child {
    padding-inline-start: calc(var(--_inset) - ${tokens.space.xs});
    border-inline-start: ${tokens.space.xs} solid ${tokens.color.successText};
  }

  & > tbody > tr[data-tone='warning'] > :is(th, td):first-child {
    border-inline-start-color: ${tokens.color.warningText};
  }

  & > tbody > tr[data-tone='danger'] > :is(th, td):first-child {
    border-inline-start-color: ${tokens.color.dangerText};
  }

  & > tfoot > tr > :is(th, td) {
    border-block-start: ${tokens.line.thin} solid ${tokens.color.border};
    background: ${tokens.color.surface};
    font-weight: ${tokens.font.strong};
  }

  & > * > tr > :is(th, td)[data-align='end'] {
    text-align: end;
  }

  & > * > tr > :is(th, td)[data-wrap] {
    padding-block: ${tokens.space.sm};
    white-space: normal;
    overflow-wrap: anywhere;
  }

  & > * > tr > :is(th, td)[data-align='center'] {
    text-align: center;
  }

  & > thead > tr > th > button {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.space.xs};
    min-height: ${tokens.size.controlSmall};
    margin: 0 calc(-1 * ${tokens.space.xs});
    padding: 0 ${tokens.space.xs};
    border: 0;
    border-radius: ${tokens.radius.sm};
    color: inherit;
    background: none;
    font: inherit;
    white-space: nowrap;
    cursor: pointer;
  }

  & > thead > tr > th > button:hover {
    color: ${tokens.color.text};
    background: ${tokens.color.surfaceSunken};
  }

  & > thead > tr > th > button:focus-visible {
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
    outline-offset: ${tokens.line.thin};
  }

  /*
   * The arrow of a sorted column. A sortable column reserves its space, before the text where the
   * text is end-aligned.
   */
  & > thead > tr > th[aria-sort] > button::after {
    flex: none;
    width: 1em;
    color: ${tokens.color.textFaint};
    visibility: hidden;
    content: '↓' / '';
    font-weight: 400;
    text-align: center;
  }

  & > thead > tr > th[aria-sort] > button:is(:hover, :focus-visible)::after {
    visibility: visible;
  }

  & > thead > tr > th[data-align='end'] > button {
    flex-direction: row-reverse;
  }

  & > thead > tr > th:is([aria-sort='ascending'], [aria-sort='descending']) {
    color: ${tokens.color.text};
  }

  & > thead > tr > th[aria-sort='ascending'] > button::after {
    color: ${tokens.color.accentText};
    visibility: visible;
    content: '↑' / '';
  }

  & > thead > tr > th[aria-sort='descending'] > button::after {
    color: ${tokens.color.accentText};
    visibility: visible;
    content: '↓' / '';
  }

  @media (width < 600px) {
    &[data-pin] > * > tr > :is(th, td):first-child,
    & > * > tr > :is(th, td)[data-pin] {
      position: sticky;
      inset-inline-start: 0;
      z-index: 1;
      border-inline-end: ${tokens.line.thin} solid ${tokens.color.border};
    }

    &[data-pin] > thead > tr > th:first-child,
    & > thead > tr > th[data-pin] {
      z-index: 2;
    }
  }

  @media (pointer: coarse) {
    & > thead > tr > th > button {
      min-height: ${tokens.size.controlLarge};
    }
  }

  @media (forced-colors: active) {
    & > tbody > tr:is([aria-selected='true'], [data-selected]:not([data-selected='false'])) {
      outline: ${tokens.line.thick} solid Highlight;
      outline-offset: calc(-1 * ${tokens.line.thick});
    }

    & > tbody > tr:is([aria-disabled='true'], [data-disabled]:not([data-disabled='false'])) {
      color: GrayText;
    }

    & > :is(tbody, tfoot) > tr:last-child > :is(th, td) {
      border-block-end-width: 0;
    }
  }

  @media print {
    & > thead > tr > th {
      position: static;
    }

    & > tbody > tr {
      break-inside: avoid;
    }
  }
`;
