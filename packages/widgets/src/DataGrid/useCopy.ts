import type { ClipboardEvent as ReactClipboardEvent } from 'react';
import { useLocale } from '@mingjian/ui';
import type { RowKey } from '../internal/list/row';
import { cellOf, keyOf, type CellElement } from './gridDom';
import { cellText } from './model/cellText';
import { toTsv } from './model/tsv';
import type { RowLook } from './rowLook';
import type { SelectionStore } from './selectionStore';

export interface CopyOptions<Row> {
  rows: readonly Row[];
  keys: readonly RowKey[];
  look: RowLook<Row>;
  selection: SelectionStore | undefined;
  announce(text: string): void;
}

/**
 * Copies the chosen rows of the page as they read, tab by tab; the focused cell where none is
 * chosen. It fills the browser's own copy event, which also works where a page is not served
 * safely. What is marked with the pointer is copied as ever.
 */
export function useCopy<Row>({ rows, keys, look, selection, announce }: CopyOptions<Row>) {
  const { locale } = useLocale();
  const columns = look.places.flatMap((place) => (place.kind === 'value' ? [place.column] : []));

  const fill = (clipboard: DataTransfer, cell: CellElement, withHead: boolean) => {
    const chosen = rows.filter((_, at) => selection?.has(keys[at]!));
    if (chosen.length === 0) {
      clipboard.setData('text/plain', textOf(cell.cellIndex, keyOf(cell)));
      announce(look.words.copiedCell);
      return;
    }
    const lines = chosen.map((row) => columns.map((column) => cellText(column, row)));
    const head = withHead ? [columns.map(({ label }) => label)] : [];
    clipboard.setData('text/plain', toTsv([...head, ...lines]));
    announce(look.words.copiedRows(chosen.length.toLocaleString(locale)));
  };

  const textOf = (at: number, key: RowKey | null | undefined) => {
    const place = look.places[at];
    if (place?.kind !== 'value' || key === undefined) return '';
    if (key === null) return place.column.label;
    const row = rows[keys.indexOf(key)];
    return row === undefined ? '' : cellText(place.column, row);
  };

  const handleCopy = (event: ReactClipboardEvent<HTMLElement>) => {
    const cell = cellOf(event.target);
    if (!cell || isMarked() || isTyped(event.target)) return;
    event.preventDefault();
    fill(event.clipboardData, cell, false);
  };

  /** Copies with the names of the columns in the first line. */
  const copyWithHead = (cell: CellElement) => {
    const take = (event: ClipboardEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.clipboardData) fill(event.clipboardData, cell, true);
    };
    // A copy that a script asks for happens on the page, wherever focus is.
    document.addEventListener('copy', take, { capture: true, once: true });
    document.execCommand('copy');
    document.removeEventListener('copy', take, { capture: true });
  };

  return { onCopy: handleCopy, copyWithHead };
}

function isMarked(): boolean {
  return document.getSelection()?.isCollapsed === false;
}

function isTyped(target: EventTarget): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=checkbox]), textarea'))
  );
}
