import { existsSync } from 'node:fs';
import path from 'node:path';

/** Returns the path of the first program that `PATH` or one of the folders contains. */
export function findProgram(
  names: readonly string[],
  folders: readonly string[] = [],
): string | null {
  const searched = [...(process.env['PATH'] ?? '').split(path.delimiter), ...folders];
  for (const name of names)
    for (const folder of searched)
      if (folder !== '' && existsSync(path.join(folder, name))) return path.join(folder, name);
  return null;
}
