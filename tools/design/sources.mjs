import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const isWritten = (name) =>
  /\.(ts|tsx)$/.test(name) && !/\.(test|stories|fixtures|guide)\.tsx?$/.test(name);

/**
 * The source files below these folders of `base`, as `{ file, text }`; tests, stories and their
 * data are left out.
 */
export function sources(base, folders, accepts = isWritten) {
  return folders.flatMap((folder) => {
    try {
      return readdirSync(path.join(base, folder), { recursive: true })
        .map(String)
        .filter(
          (name) => accepts(name) && !name.includes('node_modules') && !name.startsWith('dist'),
        )
        .map((name) => path.join(folder, name))
        .map((file) => ({ file, text: readFileSync(path.join(base, file), 'utf8') }));
    } catch (error) {
      if (error.code === 'ENOENT') return [];
      throw error;
    }
  });
}
