import { invoiceNoRule } from '@mingjian/api';
import type { Updateable } from 'kysely';
import { makeMove } from '../../../flows/makeMove';
import { SYSTEM } from '../../../flows/serveFlow';
import type { Backend } from '../../../http/backend';
import type { IssueAnswer, IssuedInvoice } from '../../../http/invoiceService';
import type { ReceivedContent } from '../../../http/uploads';
import { sendJob, type JobKind } from '../../../jobs/jobKind';
import { keepDocument, sendDocument } from '../../files/storeDocument';
import { storeNotice } from '../../notices/sendNotice';
import { invoiceMoves } from '../invoiceMoves';
import type { MovedInvoice } from '../tables';
import { tellInvoice } from '../tellInvoice';
import { invoiceTexts, issueProblemTexts } from '../texts';
import { questionOf } from './issueQuestion';
import { invoiceIssuing } from './issuingKind';
import type { InvoiceIssuingTable } from './tables';

/** Seconds from a failed attempt to the next one. After the last, people take over. */
export const ISSUE_PAUSES = [5, 60, 600] as const;

/** Milliseconds in which no second process asks what one asks already. */
const LEASE = 90_000;

/** Asks the issuing service for an invoice, and stores what it issued. */
export const invoiceIssuings: JobKind<{ invoiceId: string }, Backend> = {
  ...invoiceIssuing,
  retries: 3,
  pause: 30,
  async run({ invoiceId }, backend) {
    const inTransaction = async <Result>(work: (inside: Backend) => Promise<Result>) =>
      backend.db.transaction().execute(async (trx) => work({ ...backend, db: trx }));
    const begun = await inTransaction(async (inside) => begin(invoiceId, inside));
    if (!begun) return;
    const answer = checked(await begun.issuer.issue(begun.question), begun.question.reverses);
    const file = 'issued' in answer && (await sendDocument(answer.issued.pdf, backend));
    await inTransaction(async (inside) => {
      if ('issued' in answer)
        await issued(invoiceId, answer.issued, file as ReceivedContent, inside);
      else await failed(invoiceId, answer, inside);
    });
  },
};

/** Marks a request as asked. `undefined` when there is nothing to ask any more. */
async function begin(invoiceId: string, backend: Backend) {
  const { db, now, issuer } = backend;
  const found = await lockIssuing(invoiceId, backend);
  if (!found) return undefined;
  const { row, issuing } = found;
  const { status, askedAt, tries, requestId } = issuing;
  const isAsked = status === 1 && askedAt!.getTime() > now().getTime() - LEASE;
  // What another process asks is looked at again later: it may have died in the middle.
  if (isAsked) throw new Error('The issuing service is being asked for the invoice.');
  if (status === 2 || status === 9 || row.state !== 1) return undefined;
  if (!issuer) {
    await failed(invoiceId, { problem: 'unreachable', message: null }, backend, true);
    return undefined;
  }
  await setIssuing(
    invoiceId,
    { status: 1, tries: tries + 1, askedAt: now(), nextAt: null },
    backend,
  );
  return { issuer, question: await questionOf(row, requestId, db) };
}

/** Takes an answer for one that can be used, or for the problem that it has. */
function checked(answer: IssueAnswer, reverses: object | null): IssueAnswer {
  if (!('issued' in answer)) return answer;
  const { invoiceNo, redConfirmNo, pdf } = answer.issued;
  const isUsable =
    invoiceNoRule.accepts(invoiceNo) &&
    (reverses === null || Boolean(redConfirmNo?.trim())) &&
    pdf.subarray(0, 5).toString('latin1') === '%PDF-';
  return isUsable ? answer : { problem: 'unreadable', message: null };
}

/** Stores an issued invoice with its file. */
async function issued(
  id: string,
  { invoiceNo, issueDate, redConfirmNo }: IssuedInvoice,
  file: ReceivedContent,
  backend: Backend,
) {
  const { db } = backend;
  const found = await lockIssuing(id, backend);
  if (!found || found.row.state !== 1) return;
  const { row } = found;
  const other = await db
    .selectFrom('companyInvoices')
    .select('id')
    .where('invoiceNo', '=', invoiceNo)
    .executeTakeFirst();
  if (other) return failed(id, { problem: 'refused', message: numberTaken('zh') }, backend, true);
  const name = `${invoiceNo}.pdf`;
  const url = await keepDocument(file, name, { companyId: row.companyId, formId: null }, backend);
  await setIssuing(id, { status: 2, problem: null, message: null, nextAt: null }, backend);
  const columns = {
    invoiceNo,
    issueDate,
    fileUrl: JSON.stringify([{ name, url }]),
    ...(row.redFlag === 1 && { redConfirmNo }),
  };
  await makeMove(invoiceMoves, 'issue', { id, columns }, SYSTEM, backend);
  await tellInvoice(id, 'issue', null, SYSTEM, backend);
}

const numberTaken = invoiceTexts((t) => t.numberTaken);

/** Plans the next attempt; after the last one, and after a refusal, who asked is told. */
async function failed(
  id: string,
  { problem, message }: Extract<IssueAnswer, { problem: unknown }>,
  backend: Backend,
  isFinal = problem === 'refused',
) {
  const { db, now } = backend;
  const found = await lockIssuing(id, backend);
  if (!found || found.issuing.status === 9) return;
  const { row, issuing } = found;
  const pause = isFinal ? undefined : ISSUE_PAUSES[issuing.tries - 1];
  if (pause !== undefined) {
    const nextAt = new Date(now().getTime() + pause * 1_000);
    await setIssuing(id, { status: 0, problem, message, nextAt }, backend);
    await sendJob(db, invoiceIssuing, { invoiceId: id }, { key: id, startAfter: nextAt });
    return;
  }
  await setIssuing(id, { status: 9, problem, message, nextAt: null }, backend);
  await tellFailed(row, issuing.askedBy, { problem, message }, backend);
}

async function tellFailed(
  { invoiceApplyNo, companyId }: MovedInvoice,
  askedBy: string,
  { problem, message }: Extract<IssueAnswer, { problem: unknown }>,
  backend: Backend,
) {
  const said = issueProblemTexts((t) => t[problem])('zh');
  const notice = {
    orderId: null,
    companyId,
    noticeType: 2,
    title: invoiceTexts((t) => t.issueFailedTitle(invoiceApplyNo))('zh'),
    content: invoiceTexts((t) => t.issueFailed(message ? `${said}：${message}` : said))('zh'),
    fromUser: null,
    remark: null,
  } as const;
  await storeNotice(notice, { targets: [askedBy] }, backend);
}

/** Locks an invoice, then its request. */
async function lockIssuing(invoiceId: string, { db }: Backend) {
  const row = await invoiceMoves.lock(invoiceId, SYSTEM, db);
  const issuing = await db
    .selectFrom('invoiceIssuings')
    .selectAll()
    .where('invoiceId', '=', invoiceId)
    .forUpdate()
    .executeTakeFirst();
  return row && issuing && { row, issuing };
}

async function setIssuing(
  invoiceId: string,
  values: Updateable<InvoiceIssuingTable>,
  { db, now }: Backend,
) {
  await db
    .updateTable('invoiceIssuings')
    .set({ ...values, updatedAt: now() })
    .where('invoiceId', '=', invoiceId)
    .execute();
}
