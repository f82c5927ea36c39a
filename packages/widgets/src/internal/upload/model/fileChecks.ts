/** Limits of a file before it is sent. */
export interface FileLimits {
  /** Accepted extensions, without dot, in lower case. */
  extensions: readonly string[];
  /** Size in MB (1,048,576 bytes) above which a file is refused. @default no limit */
  maxSize?: number | undefined;
}

/** Why a file is not sent: there are too many, or its extension, size or emptiness. */
export type FileProblem = 'count' | 'extension' | 'size' | 'empty';

/** Files that are not sent, by their problem. */
export type RefusedFiles = ReadonlyMap<FileProblem, readonly File[]>;

/** Bytes of one MB. */
export const MB = 1024 * 1024;

/** Returns the extension after the last dot, in lower case; empty without one. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : '';
}

/** Returns the `accept` attribute of a file input. */
export const acceptOf = (extensions: readonly string[]): string =>
  extensions.map((extension) => `.${extension}`).join(',');

/** Returns the problem of a file, `null` for none. The browser only guesses its type. */
export function fileProblem(file: File, { extensions, maxSize }: FileLimits): FileProblem | null {
  if (!extensions.includes(extensionOf(file.name))) return 'extension';
  if (maxSize !== undefined && file.size > maxSize * MB) return 'size';
  return file.size === 0 ? 'empty' : null;
}

/** Separates the files to send, the first `room` ones, from those to refuse. */
export function sortFiles(
  files: readonly File[],
  limits: FileLimits,
  room: number,
): { accepted: readonly File[]; refused: RefusedFiles } {
  const refused = new Map<FileProblem, File[]>();
  const accepted: File[] = [];
  for (const file of files) {
    const problem = fileProblem(file, limits) ?? (accepted.length < room ? null : 'count');
    if (problem) refused.set(problem, [...(refused.get(problem) ?? []), file]);
    else accepted.push(file);
  }
  return { accepted, refused };
}
