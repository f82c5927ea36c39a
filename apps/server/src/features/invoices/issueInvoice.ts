import { beijingDay, invoiceNoRule, type InputOf, type invoices } from '@mingjian/api';
import type { Db } from '../../database/connect';
import { newId } from '../../database/ids';
import { inputFailure, refusal } from '../../failure';
import { makeMove } from '../../flows/makeMove';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { demandRight } from '../../resources/scope';
import { INVOICE_KEEPERS } from '../../roles';
import { sayRule, type Wording } from '../../texts';
import { giveToCompany, pathsIn } from '../files/companyFiles';
import { nextApplyNo } from './applyInvoice';
import { recordInvoiceEvent } from './invoiceEvents';
import { hasRed, invoiceMoves } from './invoiceMoves';
import type { MovedInvoice } from './tables';
import { invoiceTexts } from './texts';

type Issue = InputOf<typeof invoices.issue>;

/** Enters what the tax office issued: number, day and files. A red one takes its original back. */
export async function issueInvoice(issue: Issue, caller: Caller, backend: Backend) {
  demandRight(caller, INVOICE_KEEPERS);
  const { db } = backend;
  const row = await invoiceMoves.lock(issue.id, caller, db);
  if (!row) throw invoiceMoves.words.missing();
  const wrong = await problemsOf(issue, row, backend);
  if (wrong.length > 0) throw inputFailure(wrong, caller.language);
  const { id, version, invoiceNo, issueDate } = issue;
  const fileUrl = issue.fileUrl || null;
  const columns = {
    invoiceNo,
    issueDate,
    fileUrl,
    ...(row.redFlag === 1 && { redConfirmNo: issue.redConfirmNo!.trim() }),
  };
  await makeMove(invoiceMoves, 'issue', { id, version, columns }, caller, backend);
  await giveToCompany(pathsIn(fileUrl), row.companyId, caller, db);
}

type Problem = [field: string, wording: Wording];

async function problemsOf(
  { id, invoiceNo, issueDate, fileUrl, redConfirmNo }: Issue,
  row: MovedInvoice,
  { db, now }: Backend,
) {
  const problems: Problem[] = [];
  const isRed = row.redFlag === 1;
  const add = (field: string, wording: Parameters<typeof invoiceTexts>[0]) =>
    problems.push([field, invoiceTexts(wording)]);
  if (!invoiceNoRule.accepts(invoiceNo)) problems.push(['invoiceNo', sayRule(invoiceNoRule)]);
  else if (await isTaken(invoiceNo, id, db)) add('invoiceNo', (t) => t.numberTaken);
  if (issueDate > beijingDay(now())) add('issueDate', (t) => t.future);
  if (row.redOf !== null && issueDate < (await issueDayOf(row.redOf, db)))
    add('issueDate', (t) => t.beforeOriginal);
  if (pathsIn(fileUrl).length === 0) add('fileUrl', (t) => t.needsFile);
  if (isRed && !redConfirmNo?.trim()) add('redConfirmNo', (t) => t.needsConfirmNo);
  return problems;
}

async function isTaken(invoiceNo: string, id: string, db: Db) {
  const other = await db
    .selectFrom('companyInvoices')
    .select('id')
    .where('invoiceNo', '=', invoiceNo)
    .where('id', '<>', id)
    .executeTakeFirst();
  return other !== undefined;
}

async function issueDayOf(id: string, db: Db) {
  const { issueDate } = await db
    .selectFrom('companyInvoices')
    .select('issueDate')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return issueDate ?? '';
}

/**
 * Begins the red invoice that reverses an issued one, and returns its id. The original stays what
 * it is until the red one is issued; then its lines can be invoiced again.
 */
export async function reverseInvoice(
  { id, version, reason }: InputOf<typeof invoices.reverse>,
  caller: Caller,
  backend: Backend,
): Promise<string> {
  demandRight(caller, INVOICE_KEEPERS);
  const { db, now } = backend;
  const row = await invoiceMoves.lock(id, caller, db);
  if (!row) throw invoiceMoves.words.missing();
  await demandReversible(row, db);
  if (row.version !== version) throw refusal(409, invoiceTexts, (t) => t.changed);
  const time = now();
  const redId = newId(time);
  const { state: _, ...original } = row;
  await db
    .insertInto('companyInvoices')
    .values({
      ...original,
      id: redId,
      invoiceApplyNo: await nextApplyNo(backend),
      amount: -row.amount,
      taxAmount: -row.taxAmount,
      status: 1,
      invoiceNo: null,
      issueDate: null,
      fileUrl: null,
      expressNo: null,
      redFlag: 1,
      redOf: id,
      appliedBy: caller.userId,
      remark: reason.trim(),
      version: 1,
      createdAt: time,
      updatedAt: time,
    })
    .execute();
  await reverseLines(id, redId, time, db);
  const right = INVOICE_KEEPERS[0]!.code;
  await recordInvoiceEvent(
    { invoiceId: redId, action: 'reverse', before: null, after: 1, right, content: reason.trim() },
    caller,
    time,
    db,
  );
  return redId;
}

async function demandReversible(row: MovedInvoice, db: Db) {
  const refuse = (wording: Parameters<typeof invoiceTexts>[0]) => {
    throw refusal(409, invoiceTexts, wording);
  };
  if (row.redFlag === 1) refuse((t) => t.isRed);
  if (row.status < 3) refuse((t) => t.onlyIssued);
  if (await hasRed(row.id, db)) refuse((t) => t.hasRedAlready);
}

async function reverseLines(from: string, redId: string, time: Date, db: Db) {
  const lines = await db
    .selectFrom('invoiceLines')
    .selectAll()
    .where('invoiceId', '=', from)
    .orderBy('number')
    .execute();
  for (let at = 0; at < lines.length; at += BATCH)
    await db
      .insertInto('invoiceLines')
      .values(
        lines.slice(at, at + BATCH).map((line) => ({
          ...line,
          id: newId(time),
          invoiceId: redId,
          amount: -line.amount,
          taxAmount: -line.taxAmount,
          createTime: time,
        })),
      )
      .execute();
}

/** Lines of one invoice in SQL. */
const BATCH = 1_000;
