import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hashPixels, readPixels } from '../pixels';

/**
 * Returns a line for each of these pictures whose pixels are not those that its name says. Removed
 * ones are left out.
 */
export async function pictureFaults(root: string, files: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const file of files.filter((name) => existsSync(path.join(root, name)))) {
    const hash = await readPixels(readFileSync(path.join(root, file))).then(
      hashPixels,
      () => 'unreadable',
    );
    if (hash !== path.basename(file, '.webp'))
      faults.push(`${file} contains other pixels than its name says (${hash}).`);
  }
  return faults;
}
