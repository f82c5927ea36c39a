import { useLayoutEffect, useRef } from 'react';
import type { MaterialFile } from './materialSource';
import {
  pictureRange,
  togglePicture,
  withoutPictures,
  withPictures,
  type SelectedPictures,
  type SelectionChange,
} from './model/pictureSelection';

export interface SelectionOptions {
  /** The shown pictures in their order. */
  files: readonly MaterialFile[];
  selected: SelectedPictures;
  setSelected(selected: SelectedPictures): void;
  /** Maximum number of selected pictures. */
  max: number;
  /** Called when a picture could not be selected because of `max`. */
  onFull(): void;
}

export interface SelectionState {
  selected: SelectedPictures;
  /** The shown pictures that are selected: those that an action applies to. */
  shown: readonly MaterialFile[];
  max: number;
  /** Selects the picture at an index, or no longer. */
  toggle(index: number): void;
  /** Selects from the last toggled picture, or else from `from`, to an index. */
  extend(index: number, from: number): void;
  add(files: readonly MaterialFile[]): void;
  remove(ids: readonly string[]): void;
  /** Selects all shown pictures. */
  selectAll(): void;
  /** Deselects all shown pictures. */
  clear(): void;
}

/** The selected pictures, by click, key and range. */
export function useSelection(options: SelectionOptions): SelectionState {
  const { files, selected, setSelected, max, onFull } = options;
  /** The picture from which a range extends, and the selection without the range. */
  const anchor = useRef<{ id: string; selected: SelectedPictures } | null>(null);
  /** The newest selection: two pictures may be stored between two renders. */
  const latest = useRef(selected);
  useLayoutEffect(() => void (latest.current = selected));
  const shown = files.filter(({ id }) => selected.has(id));

  const apply = (change: SelectionChange) => {
    if (change.selected !== latest.current) {
      latest.current = change.selected;
      setSelected(change.selected);
    }
    if (change.refused > 0) onFull();
  };
  const toggle = (index: number) => {
    const file = files[index];
    if (!file) return;
    const change = togglePicture(selected, file, max);
    anchor.current = { id: file.id, selected: change.selected };
    apply(change);
  };
  const remove = (ids: readonly string[]) =>
    apply({ selected: withoutPictures(latest.current, ids), refused: 0 });

  return {
    selected,
    shown,
    max,
    toggle,
    extend: (index, from) => {
      if (max === 1) return toggle(index);
      let start = files.findIndex(({ id }) => id === anchor.current?.id);
      if (start < 0) {
        start = from;
        anchor.current = { id: files[from]?.id ?? '', selected };
      }
      const base = anchor.current?.selected ?? selected;
      apply(withPictures(base, pictureRange(files, start, index), max));
    },
    add: (added) => apply(withPictures(latest.current, added, max)),
    remove,
    selectAll: () => apply(withPictures(selected, files, max)),
    clear: () => remove(shown.map(({ id }) => id)),
  };
}
