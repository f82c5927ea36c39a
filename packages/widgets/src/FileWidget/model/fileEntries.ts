/** A stored file. Keys that a reader does not know are kept. */
export interface FileEntry {
  name: string;
  /** Stored path. */
  url: string;
  [key: string]: unknown;
}

/** An entry of a value as it was read: `source` is written back unchanged. */
export interface StoredFile {
  source: unknown;
  /** Empty when the entry has none. */
  name: string;
  /** Stored path; empty when the entry is not readable. */
  url: string;
}

/** Type of a value: JSON text of entries, or the entries themselves. */
export type FileValueFormat = 'json' | 'array';

/**
 * Returns the entries of a value in either format, and `null` for one that is none: such a text is
 * kept as it is. An entry that is no object is kept in its place.
 */
export function readFiles(value: unknown): readonly StoredFile[] | null {
  if (value === null || value === undefined) return [];
  if (typeof value !== 'string') return Array.isArray(value) ? value.map(storedFile) : null;
  if (value.trim() === '') return [];
  try {
    const parsed: unknown = JSON.parse(value);
    return parsed === null ? [] : Array.isArray(parsed) ? parsed.map(storedFile) : null;
  } catch {
    return null;
  }
}

/** Returns a `readFiles` that gives an equal entry of the value before as the same object. */
export function createFileReader(): typeof readFiles {
  let known = new Map<string, StoredFile>();
  return (value) => {
    const keyed = readFiles(value)?.map((file) => [JSON.stringify(file.source), file] as const);
    if (!keyed) return null;
    const files = keyed.map(([key, file]) => [key, known.get(key) ?? file] as const);
    known = new Map(files);
    return files.map(([, file]) => file);
  };
}

/** Returns an entry with what can be read of it. */
export function storedFile(source: unknown): StoredFile {
  const entry = typeof source === 'object' && source !== null ? (source as Partial<FileEntry>) : {};
  return { source, name: textOf(entry.name), url: textOf(entry.url) };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Returns the value of entries in a format. */
export function writeFiles(files: readonly StoredFile[], format: 'json'): string;
export function writeFiles(files: readonly StoredFile[], format: 'array'): FileEntry[];
export function writeFiles(files: readonly StoredFile[], format: FileValueFormat) {
  const sources = files.map(({ source }) => source as FileEntry);
  return format === 'json' ? JSON.stringify(sources) : sources;
}

/** Returns the key of an entry among those of a value. */
export const fileKey = ({ url, name }: StoredFile): string => `${url}\n${name}`;

/** Returns the files without the first one that equals a file. */
export function withoutFile(files: readonly StoredFile[], file: StoredFile): readonly StoredFile[] {
  const text = JSON.stringify(file.source);
  const index = files.findIndex(({ source }) => JSON.stringify(source) === text);
  return files.filter((_, other) => other !== index);
}
