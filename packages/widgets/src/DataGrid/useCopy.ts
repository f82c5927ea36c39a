import type { ClipboardEvent as ReactClipboardEvent } from 'react';
import type { RowKey } from '../internal/list/row';
import { cellOf, keyOf, type CellElement } from './gridDom';
import { copiedText } from '../internal/list/cellText';
import { toTsv } from './model/tsv';
import type { RowContext } from './rowContext';
import type { SelectionStore } from './selectionStore';

export interface CopyOptions<Row> {
  rows: readonly Row[];
  keys: readonly RowKey[];
  context: RowContext<Row>;
  selection: SelectionStore | undefined;
  announce(text: string): void;
}

export interface CopyState {
  onCopy(event: ReactClipboardEvent<HTMLElement>): void;
  /** Copies with the column labels in the first line. */
  copyWithHead(cell: CellElement): void;
}

/**
 * Copies the selected rows of the page as tab-separated text, or the focused cell. It fills the
 * browser's copy event, which also works in an insecure context. Selected text is copied as usual.
 */
export function useCopy<Row>({
  rows,
  keys,
  context,
  selection,
  announce,
}: CopyOptions<Row>): CopyState {
  const columns = context.columns.flatMap((display) =>
    display.kind === 'value' ? [display.column] : [],
  );

  const fill = (clipboard: DataTransfer, cell: CellElement, withHead: boolean) => {
    const selected = rows.filter((_, index) => selection?.has(keys[index]!));
    if (selected.length === 0) {
      clipboard.setData('text/plain', textOf(cell.cellIndex, keyOf(cell)));
      announce(context.texts.copiedCell);
      return;
    }
    const lines = selected.map((row) => columns.map((column) => copiedText(column, row)));
    const head = withHead ? [columns.map(({ label }) => label)] : [];
    clipboard.setData('text/plain', toTsv([...head, ...lines]));
    announce(context.texts.copiedRows(selected.length));
  };

  const textOf = (index: number, key: RowKey | null | undefined) => {
    const display = context.columns[index];
    if (display?.kind !== 'value' || key === undefined) return '';
    if (key === null) return display.column.label;
    const row = rows[keys.indexOf(key)];
    return row === undefined ? '' : copiedText(display.column, row);
  };

  const handleCopy = (event: ReactClipboardEvent<HTMLElement>) => {
    const cell = cellOf(event.target);
    if (!cell || hasSelectedText() || isTextInput(event.target)) return;
    event.preventDefault();
    fill(event.clipboardData, cell, false);
  };

  const copyWithHead = (cell: CellElement) => {
    const handle = (event: ClipboardEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.clipboardData) fill(event.clipboardData, cell, true);
    };
    // The copy event of `execCommand` is dispatched on the document, wherever focus is.
    document.addEventListener('copy', handle, { capture: true, once: true });
    document.execCommand('copy');
    document.removeEventListener('copy', handle, { capture: true });
  };

  return { onCopy: handleCopy, copyWithHead };
}

function hasSelectedText(): boolean {
  return document.getSelection()?.isCollapsed === false;
}

function isTextInput(target: EventTarget): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=checkbox]), textarea'))
  );
}
