import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { isComposed, useMedia } from '@mingjian/ui';
import type { RowKey } from '../../internal/list/row';
import type { ListPreview } from './listPreview';

export interface PreviewOptions<Row> {
  /** `undefined` for a list without a preview. */
  preview: ListPreview<Row> | undefined;
  /** The current page; `undefined` until it has loaded. */
  rows: readonly Row[] | undefined;
  /** Number of that page. */
  page: number | undefined;
  rowKey: (row: Row) => RowKey;
}

/** State of the preview of a list. */
export interface PreviewState<Row> {
  isOpen: boolean;
  /** Whether it is a drawer above the rows, because the window is narrow. */
  isDrawer: boolean;
  /** The row under the focus, which the panel is about to show. */
  current: Row | undefined;
  /** Rows before and behind it on the page. */
  previous: Row | undefined;
  next: Row | undefined;
  /** The row of the panel. It follows once the focus rests. */
  shown: Row | undefined;
  render(row: Row): ReturnType<ListPreview<Row>['render']>;
  toggle(): void;
  /** Shows a row. */
  open(row: Row): void;
  /** Shows another row without moving focus. */
  show(row: Row): void;
  /** Closes the panel and returns focus to its row. */
  close(): void;
  panelRef: RefObject<HTMLElement | null>;
  /** Handlers of the element around the rows. */
  handlers: {
    onFocus(event: FocusEvent<HTMLElement>): void;
    onKeyDown(event: KeyboardEvent<HTMLElement>): void;
    onDoubleClick(event: MouseEvent<HTMLElement>): void;
  };
}

/** The row of a preview, and where it was. */
interface PreviewPlace {
  key: RowKey | null;
  index: number;
  page: number | undefined;
}

/** Returns the index of the row that replaced a removed one; 0 on another page. */
const replacement = (place: PreviewPlace, page: number | undefined, count: number) =>
  place.page === page ? Math.max(0, Math.min(place.index, count - 1)) : 0;

/** Milliseconds for which the focus rests on a row before the panel follows. */
const REST = 150;

/** Returns the state of a list's preview; `null` for a list without one. */
export function usePreview<Row>({
  preview,
  rows = [],
  page,
  rowKey,
}: PreviewOptions<Row>): PreviewState<Row> | null {
  const isDrawer = useMedia('(width < 1024px)');
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [isPanelOpen, setPanelOpen] = useState(false);
  const [place, setPlace] = useState<PreviewPlace>({ key: null, index: 0, page });
  const focusedKey = useRef<RowKey | null>(null);
  const rowsRef = useRef<HTMLElement | null>(null);
  const panelRef = useRef<HTMLElement | null>(null);
  const isOpen = isDrawer ? isDrawerOpen : (preview?.open ?? isPanelOpen);
  const indexOf = (key: RowKey | null) => rows.findIndex((row) => rowKey(row) === key);
  const found = indexOf(place.key);
  const index = found === -1 ? replacement(place, page, rows.length) : found;
  const current = rows[index];
  const restingKey = useRest(isOpen && current ? rowKey(current) : null);
  if (!preview) return null;

  const setKey = (key: RowKey | null) => {
    if (key !== place.key) setPlace({ key, index: Math.max(0, indexOf(key)), page });
  };
  const setOpen = (open: boolean) => {
    if (isDrawer) return setDrawerOpen(open);
    setPanelOpen(open);
    preview.onOpenChange?.(open);
  };
  const openKey = (next: RowKey | null) => {
    setKey(next);
    if (!isOpen) setOpen(true);
  };
  const close = () => {
    setOpen(false);
    if (!isDrawer && current) focusRow(rowsRef.current, rowKey(current));
  };
  return {
    isOpen,
    isDrawer,
    current,
    previous: rows[index - 1],
    next: rows[index + 1],
    shown: rows.find((row) => rowKey(row) === restingKey) ?? current,
    render: preview.render,
    toggle: () => (isOpen ? setOpen(false) : openKey(focusedKey.current)),
    open: (row) => openKey(rowKey(row)),
    show: (row) => setKey(rowKey(row)),
    close,
    panelRef,
    handlers: {
      onFocus({ target, currentTarget }) {
        rowsRef.current = currentTarget;
        focusedKey.current = keyAt(target) ?? focusedKey.current;
        if (isOpen && focusedKey.current !== null) setKey(focusedKey.current);
      },
      onKeyDown(event) {
        if (event.defaultPrevented || isComposed(event.nativeEvent)) return;
        const rowAt = keyAt(event.target);
        if (event.key === 'Enter' && event.altKey && rowAt !== undefined) {
          if (isOpen) panelRef.current?.focus();
          else openKey(rowAt);
        } else if (event.key === 'Escape' && isOpen) setOpen(false);
        else return;
        event.preventDefault();
      },
      onDoubleClick({ target }) {
        const rowAt = keyAt(target);
        const isControl = (target as Element).closest('a, button, input, select, textarea');
        if (rowAt !== undefined && !isControl) openKey(rowAt);
      },
    },
  };
}

/** Returns the key of the row around an element. */
const keyAt = (target: EventTarget) =>
  (target as Element).closest<HTMLElement>('[data-key]')?.dataset['key'];

/** Focuses the cell of a row that Tab would reach, or the one that names it. */
function focusRow(rows: HTMLElement | null, key: RowKey) {
  const row = rows?.querySelector(`[data-key="${CSS.escape(key)}"]`);
  const target =
    row?.querySelector<HTMLElement>("[tabindex='0']") ??
    row?.querySelector<HTMLElement>("[scope='row'], td, button");
  if (!target) return;
  if (target instanceof HTMLTableCellElement && !target.hasAttribute('tabindex'))
    target.tabIndex = -1;
  target.focus();
}

/** Returns the last key that stayed for a moment; the first one at once. */
function useRest(key: RowKey | null): RowKey | null {
  const [rested, setRested] = useState(key);
  if ((rested === null) !== (key === null)) setRested(key);
  const rest = useEffectEvent(() => setRested(key));
  useEffect(() => {
    const timer = setTimeout(() => rest(), REST);
    return () => clearTimeout(timer);
  }, [key]);
  return rested;
}
