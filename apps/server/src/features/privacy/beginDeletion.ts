import { object, string } from 'yup';
import { newId } from '../../database/ids';
import { refusal } from '../../failure';
import type { Backend } from '../../http/backend';
import { sendJob } from '../../jobs/jobKind';
import { queueScene } from '../messages/queueScene';
import { nextNumber } from './numbers';
import type { CertificateContent } from './tables';
import { privacyTexts } from './texts';

/** Name and payload of the job that deletes what a certificate is about. */
export const deletionJob = {
  name: 'personal-data-deletion',
  payload: object({ certificateId: string().required() }).noUnknown(),
};

/** Whose data is deleted, and the request for it; without one the retention is over. */
export interface Deletion {
  candidateId: string;
  requestId: string | null;
}

const NOTHING: CertificateContent = {
  orderNos: [],
  counts: {},
  files: [],
  evidence: [],
  exports: [],
};

/**
 * Begins a deletion in the caller's transaction: the certificate gets its number, the candidate the
 * last message, and a job deletes once that is sent.
 */
export async function beginDeletion({ candidateId, requestId }: Deletion, backend: Backend) {
  const { db, now } = backend;
  const time = now();
  const candidate = await db
    .selectFrom('candidates')
    .innerJoin('companies', 'companies.id', 'candidates.companyId')
    .select(['candidates.name', 'mobile', 'candidates.email', 'companyId', 'erasedAt'])
    .select('companies.name as companyName')
    .where('candidates.id', '=', candidateId)
    .forUpdate('candidates')
    .executeTakeFirstOrThrow();
  const known = await db
    .selectFrom('deletionCertificates')
    .select('id')
    .where('candidateId', '=', candidateId)
    .executeTakeFirst();
  if (known || candidate.erasedAt) throw refusal(409, privacyTexts, (t) => t.deleting);
  const id = newId(time);
  const certificateNo = await nextNumber('certificate', time, db);
  const { language } = (await db
    .selectFrom('collectForms')
    .select('language')
    .where('candidateId', '=', candidateId)
    .orderBy('createdAt', 'desc')
    .executeTakeFirst()) ?? { language: 'zh' as const };
  const bySms = candidate.mobile !== '';
  const messageId =
    bySms || candidate.email
      ? await queueScene(
          {
            scene: 'dataDeleted',
            channel: bySms ? 'sms' : 'email',
            recipient: bySms ? candidate.mobile : candidate.email!,
            language,
            receiverType: 1,
            receiverId: candidateId,
            values: {
              candidateName: candidate.name,
              companyName: candidate.companyName,
              certificateNo,
            },
          },
          backend,
        )
      : null;
  await db
    .insertInto('deletionCertificates')
    .values({
      id,
      certificateNo,
      candidateId,
      companyId: candidate.companyId,
      requestId,
      ground: requestId === null ? 2 : 1,
      messageId,
      content: JSON.stringify(NOTHING),
      createdAt: time,
      completedAt: null,
    })
    .execute();
  await sendJob(db, deletionJob, { certificateId: id }, { key: id });
}
