import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { isComposed } from '@mingjian/ui';
import type { MaterialFile } from './materialSource';
import { gridMove } from './model/gridMoves';
import { useGridWindow, type GridWindowState } from './useGridWindow';
import type { SelectionState } from './useSelection';

export interface PictureGridOptions {
  files: readonly MaterialFile[];
  selection: SelectionState;
  /** Called with the index of a picture that is opened by Enter or a double click. */
  onView(index: number): void;
  /** Called by Delete. */
  onDelete?: (() => void) | undefined;
}

export interface PictureGridState extends Omit<GridWindowState, 'reveal' | 'page'> {
  /** Index of the picture in the tab order. */
  activeIndex: number;
  /** Handlers of the element with the rows. */
  gridProps: {
    onClick(event: MouseEvent): void;
    onDoubleClick(event: MouseEvent): void;
    onFocus(event: FocusEvent): void;
    onKeyDown(event: KeyboardEvent<HTMLElement>): void;
  };
}

/** Focus, keys and clicks of a grid of pictures, by the grid pattern of APG. */
export function usePictureGrid(options: PictureGridOptions): PictureGridState {
  const { files, selection, onView, onDelete } = options;
  const window = useGridWindow(files.length);
  const { columns, page, scrollerRef } = window;
  const [active, setActive] = useState({ id: '', index: 0 });
  const isMoving = useRef(false);
  const found = files.findIndex(({ id }) => id === active.id);
  // The picture after a removed one takes its place.
  const activeIndex = found >= 0 ? found : Math.min(active.index, files.length - 1);

  useLayoutEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    window.reveal(activeIndex);
    const cell = scrollerRef.current?.querySelector<HTMLElement>(`[data-index="${activeIndex}"]`);
    cell?.focus({ preventScroll: true });
  });

  const isRemoved = active.id !== '' && found < 0;
  const restoreFocus = useEffectEvent(() => focusWhereLost(scrollerRef, activeIndex));
  useLayoutEffect(() => {
    if (isRemoved) restoreFocus();
  }, [isRemoved]);

  const activate = (index: number) => setActive({ id: files[index]?.id ?? '', index });
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { key, shiftKey, ctrlKey, metaKey, currentTarget } = event;
    const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
    const isWhole = ctrlKey || metaKey;
    const shape = { count: files.length, columns, page };
    const next = gridMove({ key, isWhole, isRtl }, activeIndex, shape);
    if (next !== null) {
      isMoving.current = true;
      activate(next);
      if (shiftKey) selection.extend(next, activeIndex);
    } else if (key === ' ') {
      if (shiftKey) selection.extend(activeIndex, activeIndex);
      else selection.toggle(activeIndex);
    } else if (isWhole && key.toLowerCase() === 'a') selection.selectAll();
    else if (key === 'Enter') onView(activeIndex);
    else if (key === 'Delete' && onDelete) onDelete();
    else return false;
    return true;
  };

  return {
    scrollerRef,
    columns,
    rowHeight: window.rowHeight,
    from: window.from,
    to: window.to,
    activeIndex,
    gridProps: {
      onClick: (event) => {
        const index = cellIndex(event.target);
        if (index < 0) return;
        if (event.shiftKey) selection.extend(index, activeIndex);
        else selection.toggle(index);
      },
      onDoubleClick: ({ target }) => void (cellIndex(target) >= 0 && onView(cellIndex(target))),
      onFocus: ({ target }) => void (cellIndex(target) >= 0 && activate(cellIndex(target))),
      onKeyDown: (event) => {
        if (event.altKey || isComposed(event.nativeEvent)) return;
        if (press(event)) event.preventDefault();
      },
    },
  };
}

/**
 * Focuses the picture in the place of a removed one, where focus was lost with it. A dialog that
 * asked about it gives focus back first: to a picture that was focused before, or to nothing.
 */
function focusWhereLost({ current: scroller }: RefObject<HTMLElement | null>, index: number) {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const { activeElement, body } = document;
      const isLost = activeElement === body || activeElement?.getAttribute('role') === 'gridcell';
      const cell = scroller?.querySelector<HTMLElement>(`[data-index="${index}"]`);
      if (isLost) cell?.focus();
    }),
  );
}

/** Returns the index of the picture that contains an element, -1 for none. */
export function cellIndex(target: EventTarget): number {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[role="gridcell"]') : null;
  return Number(cell?.dataset['index'] ?? -1);
}
