import type { FileEntry } from '@mingjian/widgets/FileWidget';

/** Paths of files that were added, and ids of papers that were deleted. */
export interface PaperChanges {
  added: string[];
  deleted: string[];
}

/** Returns the difference of two lists of papers. One without an id has just been uploaded. */
export function paperChanges(
  before: readonly FileEntry[],
  after: readonly FileEntry[],
): PaperChanges {
  const left = new Set(after.map(({ id }) => id));
  const known = new Set(before.map(({ url }) => url));
  return {
    added: after.filter(({ id, url }) => id === undefined && !known.has(url)).map(({ url }) => url),
    deleted: before.flatMap(({ id }) => (typeof id === 'string' && !left.has(id) ? [id] : [])),
  };
}
