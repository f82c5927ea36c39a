import type { Db } from '../../database/connect';
import type { Backend } from '../../http/backend';
import type { FileContents } from './fileContents';
import { removeExpiredUploads } from './partUploads';
import { withContent } from './withContent';

type Tidied = Pick<Backend, 'db' | 'now'> & { uploads: FileContents };

/** Removes uploads that never ended, and contents that no row names. */
export async function tidyUploads({ db, uploads, now }: Tidied) {
  await removeExpiredUploads({ db, uploads, now });
  await uploads.removeUnfinished();
  for await (const hashes of uploads.olderHashes()) {
    const used = await usedOf(hashes, db);
    for (const hash of hashes.filter((one) => !used.has(one)))
      await withContent(hash, db, async (trx) => {
        if (!(await usedOf([hash], trx)).has(hash)) await uploads.remove(hash);
      });
  }
}

async function usedOf(hashes: readonly string[], db: Db): Promise<ReadonlySet<string>> {
  if (hashes.length === 0) return new Set();
  const rows = await db
    .selectFrom('uploadedFiles')
    .select('hash')
    .distinct()
    .where('hash', 'in', hashes)
    .execute();
  return new Set(rows.map(({ hash }) => hash));
}
