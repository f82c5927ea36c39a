import type { MaterialFile } from '../materialSource';

/** Returns the pictures whose names contain a text, whatever its case; all of them for none. */
export function filesNamed(files: readonly MaterialFile[], query: string): readonly MaterialFile[] {
  const text = query.trim().toLowerCase();
  if (text === '') return files;
  return files.filter(({ originalName }) => originalName.toLowerCase().includes(text));
}

/** Returns a name without its extension, as a description of the picture. */
export const pictureName = (originalName: string): string =>
  originalName.replace(/(.)\.\w+$/, '$1');
