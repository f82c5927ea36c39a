import type { Db } from '../../database/connect';
import { refusal } from '../../failure';
import type { Caller } from '../../http/caller';
import { disputeTexts } from './texts';

interface Evidence {
  id: string;
  orderId: string;
  paths: readonly string[];
}

/** Adds files that the caller has uploaded as the evidence of a dispute. */
export async function attachFiles({ id, orderId, paths }: Evidence, caller: Caller, db: Db) {
  const unique = [...new Set(paths)];
  if (unique.length === 0) return;
  const files = await db
    .selectFrom('uploadedFiles as file')
    .leftJoin('orderPapers as paper', 'paper.fileId', 'file.id')
    .leftJoin('disputeFiles as other', 'other.fileId', 'file.id')
    .select('file.id')
    .where('file.path', 'in', unique)
    .where('file.userId', '=', caller.userId)
    .where('paper.id', 'is', null)
    .where('other.fileId', 'is', null)
    .execute();
  if (files.length < unique.length) throw refusal(400, disputeTexts, (t) => t.fileMissing);
  for (const file of files)
    await db
      .insertInto('disputeFiles')
      .values({ disputeId: id, orderId, fileId: file.id })
      .execute();
}
