import type { MaterialFile } from '../materialSource';

/** Selected pictures by their ids, in the order of selection. */
export type SelectedPictures = ReadonlyMap<string, MaterialFile>;

/** Selected pictures, and how many more could not be selected. */
export interface SelectionChange {
  selected: SelectedPictures;
  refused: number;
}

/** No pictures. */
export const NONE_SELECTED: SelectedPictures = new Map();

/**
 * Returns the selection with more pictures, up to `max` in all. Where only one can be selected, the
 * last of them takes its place.
 */
export function withPictures(
  selected: SelectedPictures,
  files: readonly MaterialFile[],
  max: number,
): SelectionChange {
  const added = files.filter(({ id }) => !selected.has(id));
  const last = added.at(-1);
  if (max === 1) return { selected: last ? new Map([[last.id, last]]) : selected, refused: 0 };
  const room = Math.max(0, max - selected.size);
  const next = new Map(selected);
  for (const file of added.slice(0, room)) next.set(file.id, file);
  return { selected: next, refused: Math.max(0, added.length - room) };
}

/** Returns the selection without some pictures. */
export function withoutPictures(
  selected: SelectedPictures,
  ids: readonly string[],
): SelectedPictures {
  const next = new Map(selected);
  for (const id of ids) next.delete(id);
  return next.size === selected.size ? selected : next;
}

/** Returns the selection with a picture selected that was not, or not selected that was. */
export const togglePicture = (
  selected: SelectedPictures,
  file: MaterialFile,
  max: number,
): SelectionChange =>
  selected.has(file.id)
    ? { selected: withoutPictures(selected, [file.id]), refused: 0 }
    : withPictures(selected, [file], max);

/** Returns the pictures from one index to another, whichever comes first. */
export function pictureRange(
  files: readonly MaterialFile[],
  from: number,
  to: number,
): readonly MaterialFile[] {
  const range = files.slice(Math.min(from, to), Math.max(from, to) + 1);
  // Counted from the anchor, so that a maximum leaves out the farthest.
  return from <= to ? range : range.toReversed();
}
