import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReportLanguage, ReportModel } from '@mingjian/api';
import { sql, type Selectable } from 'kysely';
import type { Db } from '../../database/connect';
import { hashOf, newId } from '../../database/ids';
import { refusal } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import type { ReceivedContent } from '../../http/uploads';
import { canSign } from '../../pdf/openSigner';
import { renderReport } from '../../pdf/renderReport';
import { buildModel } from './buildModel';
import { canonicalJson } from './canonicalJson';
import { picturesOf } from './pictures';
import type { ReportVersionTable } from './tables';
import { reportTexts } from './texts';

type Row = Selectable<ReportVersionTable>;

/** Model of a report whose candidate was deleted. */
const ERASED = '{}';

/** Whether a report was deleted with its candidate. */
export const isErased = ({ model }: Pick<Row, 'model'>) => model === ERASED;

/** Returns the content of a version: as it was issued, or as it is now. */
export async function modelOf(row: Row, db: Db): Promise<ReportModel> {
  if (isErased(row)) throw refusal(404, reportTexts, (t) => t.erased);
  return row.model === null ? buildModel(row, null, db) : (JSON.parse(row.model) as ReportModel);
}

/**
 * Returns the path of a version's document, which is made unless it is there. Takes no transaction:
 * the document is made before the one that stores it.
 */
export async function documentOf(
  row: Row,
  language: ReportLanguage,
  caller: Pick<Caller, 'userId' | 'leaving'>,
  backend: Omit<Backend, 'exports'>,
): Promise<string> {
  const { db } = backend;
  const model = await modelOf(row, db);
  const modelHash = row.modelHash ?? hashOf(canonicalJson(model));
  const known = await storedPath(row.id, language, modelHash, db);
  if (known) return known;
  const pictures = await picturesOf(model, language, caller, backend);
  const pdf = await renderReport(
    model,
    { language, pictures, createdAt: row.issuedAt, signature: signatureOf(row, backend) },
    caller,
  );
  const content = await backend.uploads.receive(Readable.from([pdf]));
  await backend.uploads.send(content);
  return db.transaction().execute(async (trx) => {
    // One after the other, also with the move that issues it.
    const now = await trx
      .selectFrom('reportVersions')
      .selectAll()
      .where('id', '=', row.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const another = await storedPath(row.id, language, modelHash, trx);
    if (another) return another;
    return storeDocument(
      { row: now, language, modelHash, model, content },
      { ...backend, db: trx },
    );
  });
}

/** An issued report is signed by the key of the installation, while its certificate is valid. */
function signatureOf({ issuedAt }: Row, { signer, now }: Pick<Backend, 'signer' | 'now'>) {
  const at = now();
  return issuedAt && signer && canSign(signer, at)
    ? { container: signer.container, password: signer.password, subject: signer.subject, at }
    : undefined;
}

async function storedPath(
  versionId: string,
  language: ReportLanguage,
  modelHash: string,
  db: Db,
): Promise<string | undefined> {
  const file = await db
    .selectFrom('reportDocuments')
    .innerJoin('uploadedFiles', 'uploadedFiles.id', 'reportDocuments.fileId')
    .select('path')
    .where('versionId', '=', versionId)
    .where('language', '=', language)
    .where('modelHash', '=', modelHash)
    .executeTakeFirst();
  return file?.path;
}

interface NewDocument {
  row: Row;
  language: ReportLanguage;
  modelHash: string;
  model: ReportModel;
  content: ReceivedContent;
}

/** Stores a document; the client reads that of the issued version alone. */
async function storeDocument(
  { row, language, modelHash, model, content }: NewDocument,
  { db, now, uploads }: Pick<Backend, 'db' | 'now' | 'uploads'>,
): Promise<string> {
  // Nobody removes an equal content between this and the row that names it.
  await sql`select pg_advisory_xact_lock(hashtextextended(${content.hash}, 0))`.execute(db);
  await uploads.keep(content);
  await db
    .deleteFrom('uploadedFiles')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('reportDocuments')
        .select('fileId')
        .where('versionId', '=', row.id)
        .where('language', '=', language),
    )
    .execute();
  const id = newId(now());
  const path = `/uploads/${randomBytes(16).toString('hex')}.pdf`;
  await db
    .insertInto('uploadedFiles')
    .values({
      id,
      path,
      hash: content.hash,
      size: content.size,
      name: fileNameOf(model, language),
      contentType: 'application/pdf',
      companyId: row.status === 40 && row.modelHash === modelHash ? row.companyId : null,
      userId: null,
      audience: 'company',
      createdAt: now(),
    })
    .execute();
  await db
    .insertInto('reportDocuments')
    .values({ versionId: row.id, language, fileId: id, modelHash })
    .execute();
  return path;
}

function fileNameOf({ number, versionNo, candidate }: ReportModel, language: ReportLanguage) {
  const draft = reportTexts((t) => t.draft)(language);
  const name = number ?? `${versionNo}-${draft}`;
  return reportTexts((t) => t.fileName(name, candidate.name))(language);
}
