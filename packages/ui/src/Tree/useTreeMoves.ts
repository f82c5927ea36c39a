import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { isComposed } from '../internal/events/isComposed';
import type { TreeItem } from './model/treeItem';
import { dropPart, placeAfter, placeOf, type TreePlace, type TreeStep } from './model/treePlaces';
import type { TreeState } from './useTree';
import type { TreeFocusState } from './useTreeFocus';

/** Called with a moved item and its new place, the item itself not counted. */
export type TreeItemMove = (key: string, place: TreePlace) => void;

export interface TreeMovesOptions {
  items: readonly TreeItem[];
  state: TreeState;
  focus: TreeFocusState;
  /** Without it items stay where they are. */
  onItemMove: TreeItemMove | undefined;
}

export interface TreeMovesState {
  /** The item that moved last and its place, for the announcement. */
  moved: { label: string; place: TreePlace } | null;
  /** Moves the focused item by Alt and an arrow key. Returns whether the key was one. */
  pressKey(event: KeyboardEvent): boolean;
  /** Handlers of the element with the rows. */
  pointerProps: {
    onPointerDown(event: PointerEvent<HTMLElement>): void;
    onPointerMove(event: PointerEvent<HTMLElement>): void;
    onPointerUp(event: PointerEvent<HTMLElement>): void;
    onPointerCancel(event: PointerEvent<HTMLElement>): void;
  };
  /** Whether the click that follows a drop is its end, and no press. */
  isDropClick(): boolean;
}

const STEPS: Readonly<Record<string, TreeStep>> = { ArrowUp: 'up', ArrowDown: 'down' };
/** Pixels that the pointer travels before a press becomes a drag. */
const THRESHOLD = 5;

interface Drag {
  key: string;
  startY: number;
  isDragging: boolean;
  place: TreePlace | null;
}

/**
 * Moves items by dragging them with a mouse or pen, and by keys. Fingers scroll: give them a menu.
 * Escape cancels a drag.
 */
export function useTreeMoves({
  items,
  state,
  focus,
  onItemMove,
}: TreeMovesOptions): TreeMovesState {
  const [moved, setMoved] = useState<TreeMovesState['moved']>(null);
  const drag = useRef<Drag | null>(null);
  const wasDropped = useRef(false);
  const rowsRef = useRef<HTMLElement | null>(null);
  const end = () => {
    drag.current = null;
    clearMarks(rowsRef.current);
  };
  useEscape(() => {
    if (drag.current?.isDragging) wasDropped.current = true;
    end();
  });

  const move = (key: string, place: TreePlace) => {
    const row = state.rows.find((one) => one.key === key);
    setMoved(row?.kind === 'item' ? { label: row.item.label, place } : null);
    if (place.parent !== null) state.setExpanded([place.parent], true);
    focus.moveTo(key);
    onItemMove?.(key, place);
  };
  const targetAt = (dragged: string, { clientX, clientY }: PointerEvent) => {
    const element = rowAt(clientX, clientY);
    const row = element && state.rows[Number(element.dataset['index'])];
    if (!element || row?.kind !== 'item') return null;
    const { top, height } = element.getBoundingClientRect();
    const part = dropPart((clientY - top) / height);
    const place = placeOf(items, dragged, row.key, part);
    return place && { element, part, place };
  };

  return {
    moved,
    isDropClick: () => {
      const was = wasDropped.current;
      wasDropped.current = false;
      return was;
    },
    pressKey: (event) => {
      if (!onItemMove || !event.altKey || event.ctrlKey || event.metaKey) return false;
      const step = STEPS[event.key] ?? sideStep(event);
      const row = state.rows[focus.index];
      if (!step || row?.kind !== 'item') return false;
      event.preventDefault();
      const place = placeAfter(items, row.key, step);
      if (place) move(row.key, place);
      return true;
    },
    pointerProps: {
      onPointerDown: (event) => {
        wasDropped.current = false;
        const row = rowAt(event.clientX, event.clientY);
        const key = row && state.rows[Number(row.dataset['index'])]?.key;
        if (!onItemMove || !key || event.button !== 0 || event.pointerType === 'touch') return;
        rowsRef.current = event.currentTarget;
        drag.current = { key, startY: event.clientY, isDragging: false, place: null };
      },
      onPointerMove: (event) => {
        const current = drag.current;
        if (!current) return;
        if (!current.isDragging && Math.abs(event.clientY - current.startY) < THRESHOLD) return;
        current.isDragging = true;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        const target = targetAt(current.key, event);
        current.place = target?.place ?? null;
        clearMarks(rowsRef.current);
        if (target) target.element.dataset['drop'] = target.part;
        rowsRef.current!.dataset['dragging'] = '';
      },
      onPointerUp: () => {
        const current = drag.current;
        if (!current?.isDragging) return end();
        wasDropped.current = true;
        end();
        if (current.place) move(current.key, current.place);
      },
      onPointerCancel: end,
    },
  };
}

/** In a tree that is written from right to left, "in" is to the left. */
function sideStep({ key, currentTarget }: KeyboardEvent): TreeStep | undefined {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
  return (key === 'ArrowRight') === isRtl ? 'out' : 'in';
}

function useEscape(cancel: () => void) {
  const latest = useRef(cancel);
  useEffect(() => void (latest.current = cancel));
  useEffect(() => {
    const handle = (event: globalThis.KeyboardEvent) =>
      event.key === 'Escape' && !isComposed(event) && latest.current();
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, []);
}

/** The drop mark is set without a render: a long tree would render with every row passed. */
function clearMarks(rows: HTMLElement | null) {
  if (!rows) return;
  delete rows.dataset['dragging'];
  for (const row of rows.querySelectorAll<HTMLElement>('[data-drop]')) delete row.dataset['drop'];
}

function rowAt(x: number, y: number): HTMLElement | null {
  return document.elementFromPoint?.(x, y)?.closest<HTMLElement>('[role="treeitem"]') ?? null;
}
