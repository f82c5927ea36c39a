import { statSync } from 'node:fs';
import path from 'node:path';

/** Returns the folder whose Storybook was built last; `null` where none was. */
export function lastBuilt(folders: readonly string[]): string | null {
  const built = folders.flatMap((folder) => {
    const index = statSync(path.join(folder, 'index.json'), { throwIfNoEntry: false });
    return index ? [{ folder, at: index.mtimeMs }] : [];
  });
  return built.toSorted((one, other) => other.at - one.at)[0]?.folder ?? null;
}
