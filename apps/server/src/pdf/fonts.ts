import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Weights of Noto Sans SC that documents use, by the paths of their files in the package. */
const WEIGHTS = ['400Regular/NotoSansSC_400Regular.ttf', '700Bold/NotoSansSC_700Bold.ttf'];

/** Folder of the fonts beside the built program. */
const BUILT = fileURLToPath(new URL('fonts/', import.meta.url));

/**
 * Returns the fonts of documents, 10.5 MB a weight: those beside the built program; in the sources
 * those of the package that they are copied from.
 */
export function readFonts(): Buffer[] {
  const folder = existsSync(BUILT)
    ? BUILT
    : path.dirname(
        createRequire(import.meta.url).resolve('@expo-google-fonts/noto-sans-sc/package.json'),
      );
  return WEIGHTS.map((file) =>
    readFileSync(path.join(folder, folder === BUILT ? path.basename(file) : file)),
  );
}
