import { beijing, type DeletionCertificate } from '@mingjian/api';
import type { Db } from '../../database/connect';
import { refusal } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { renderPdf } from '../../pdf/renderPdf';
import { demandRight, withinScope } from '../../resources/scope';
import { PRIVACY_DECIDERS } from '../../roles';
import type { CertificateContent } from './tables';
import { certificateTexts, privacyTexts } from './texts';

const certificatesOf = (caller: Caller, db: Db) =>
  db
    .selectFrom('deletionCertificates')
    .where(withinScope(caller, 'deletionCertificates.companyId'));

/** Returns the certificate of a request; `null` without one. */
export async function certificateOf(
  requestId: string,
  caller: Caller,
  db: Db,
): Promise<DeletionCertificate | null> {
  const row = await certificatesOf(caller, db)
    .select(['id', 'certificateNo', 'ground', 'completedAt'])
    .where('requestId', '=', requestId)
    .executeTakeFirst();
  if (!row) return null;
  const { id, certificateNo, ground, completedAt } = row;
  return { id, certificateNo, ground, completeTime: completedAt && beijing(completedAt) };
}

/** Returns a complete certificate as a PDF. The same row gives the same bytes. */
export async function certificatePdf(
  { id }: { id: string },
  caller: Caller,
  { db }: Backend,
): Promise<File> {
  demandRight(caller, PRIVACY_DECIDERS);
  const row = await certificatesOf(caller, db)
    .innerJoin('companies', 'companies.id', 'deletionCertificates.companyId')
    .leftJoin('privacyRequests', 'privacyRequests.id', 'deletionCertificates.requestId')
    .leftJoin('users as proposer', 'proposer.id', 'privacyRequests.proposedBy')
    .leftJoin('users as decider', 'decider.id', 'privacyRequests.decidedBy')
    .select(['certificateNo', 'ground', 'deletionCertificates.content', 'completedAt'])
    .select(['deletionCertificates.createdAt', 'companies.name as companyName'])
    .select(['proposer.realname as proposedBy', 'decider.realname as decidedBy'])
    .where('deletionCertificates.id', '=', id)
    .where('deletionCertificates.status', '=', 2)
    .executeTakeFirst();
  if (!row?.completedAt) throw refusal(404, privacyTexts, (t) => t.noCertificate);
  const { language } = caller;
  const say = (choose: Parameters<typeof certificateTexts>[0]) =>
    certificateTexts(choose)(language);
  const { orderNos, counts, evidence, files } = JSON.parse(row.content) as CertificateContent;
  const none = say((t) => t.none);
  const listed = (hashes: readonly string[]) => (hashes.length > 0 ? hashes : [none]);
  const title = say((t) => t.title);
  const kinds = ['items', 'files', 'messages', 'exports', 'histories'] as const;
  const pdf = await renderPdf(
    {
      language,
      title,
      subtitle: row.certificateNo,
      facts: [
        [say((t) => t.number), row.certificateNo],
        [say((t) => t.company), row.companyName],
        [say((t) => t.orders), orderNos.join(' · ') || none],
        [say((t) => t.ground), say((t) => (row.ground === 1 ? t.byRequest : t.byRetention))],
        [
          say((t) => t.people),
          row.ground === 1 ? `${row.proposedBy} · ${row.decidedBy}` : say((t) => t.system),
        ],
        [say((t) => t.created), beijing(row.createdAt)],
        [say((t) => t.completed), beijing(row.completedAt)],
      ],
      sections: [
        {
          heading: say((t) => t.deleted),
          paragraphs: [],
          table: {
            head: [say((t) => t.kind), say((t) => t.count)],
            rows: kinds.map((kind) => [say((t) => t[kind]), String(counts[kind] ?? 0)]),
            widths: [3, 1],
          },
        },
        { heading: say((t) => t.kept), paragraphs: [say((t) => t.keptText)] },
        { heading: say((t) => t.evidence), paragraphs: listed(evidence) },
        { heading: say((t) => t.fileHashes), paragraphs: listed(files) },
      ],
      signatures: [],
      footer: row.certificateNo,
      createdAt: row.completedAt,
    },
    caller,
  );
  const name = `${title}-${row.certificateNo}.pdf`;
  return new File([pdf as BlobPart], name, { type: 'application/pdf' });
}
