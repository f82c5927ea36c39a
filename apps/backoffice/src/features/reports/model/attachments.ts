/** A file of a list. */
export interface ListedFile {
  name: string;
  url: string;
}

/** Returns the files that a JSON text lists; none for another text. */
export function readFiles(json: string): ListedFile[] {
  try {
    const files = JSON.parse(json) as unknown;
    return Array.isArray(files) ? (files as ListedFile[]) : [];
  } catch {
    return [];
  }
}

/** Returns files with one moved up (−1) or down (1). */
export function movedFile(files: readonly ListedFile[], index: number, by: -1 | 1): ListedFile[] {
  const moved = [...files];
  const [file] = moved.splice(index, 1);
  if (file) moved.splice(index + by, 0, file);
  return moved;
}
