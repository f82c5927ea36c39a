import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CodeColumn } from '@mingjian/api';

/** The generator of the repository, `tools/codeOfTable.mjs`. */
interface Generator {
  codeOfTable: (table: string, columns: readonly CodeColumn[]) => Record<string, string>;
}

/**
 * Returns the files of an administration list for a table, as texts by path. The generator is read
 * from the source of the product, since `npm run new:list` writes the same files.
 */
export async function codeOfTable(
  tableName: string,
  columns: readonly CodeColumn[],
  sourceFolder: string,
) {
  const file = pathToFileURL(path.join(sourceFolder, 'tools/codeOfTable.mjs')).href;
  const generator = (await import(/* @vite-ignore */ file)) as Generator;
  return generator.codeOfTable(tableName, columns);
}
