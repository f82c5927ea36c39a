import { beijingDay, moneyText, type InputOf, type invoices } from '@mingjian/api';
import { sql } from 'kysely';
import type { Db } from '../../database/connect';
import { newId } from '../../database/ids';
import { inputFailure, refusal } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { demandRight } from '../../resources/scope';
import { CLIENT_ACCOUNTANTS, INVOICE_KEEPERS } from '../../roles';
import { peopleWithRight } from '../notices/peopleWithRight';
import { storeNotice } from '../notices/sendNotice';
import { readInvoiceable, readRefused } from './invoiceableLines';
import { recordInvoiceEvent } from './invoiceEvents';
import { invoiceTexts } from './texts';

type Request = InputOf<typeof invoices.save>;
type Line = Awaited<ReturnType<typeof lockLines>>[number];

/** Most lines of an invoice. */
const MOST_LINES = 10_000;

/**
 * Applies for an invoice of orders or statements and returns its id. It takes all their lines that
 * can be invoiced, or none: throws 409 when an order gives none, and when others took them first.
 */
export async function applyInvoice(
  request: Request,
  caller: Caller,
  backend: Backend,
): Promise<string> {
  demandRight(caller, [...INVOICE_KEEPERS, ...CLIENT_ACCOUNTANTS]);
  const { db, now } = backend;
  const lines = await lockLines(request, caller, db);
  const refused = await readRefused(request, caller, db);
  if (refused.length > 0) throw refusal(409, invoiceTexts, (t) => t.notAll(refused.length));
  const companyId = companyOf(lines);
  const amount = sumOf(lines, 'amount');
  if (amount <= 0) throw refusal(409, invoiceTexts, (t) => t.notPositive);
  const buyer = await buyerOf(request.ticketId, companyId, caller, db);
  await demandAddress(request.addressId, companyId, caller, db);
  const time = now();
  const id = newId(time);
  const invoiceApplyNo = await nextApplyNo(backend);
  await db
    .insertInto('companyInvoices')
    .values({
      ...buyer,
      id,
      invoiceApplyNo,
      companyId,
      invoiceType: request.invoiceType,
      amount,
      taxRate: lines[0]!.taxRate,
      taxAmount: sumOf(lines, 'taxAmount'),
      content: invoiceTexts((t) => t.service)('zh'),
      receiveEmail: request.receiveEmail || null,
      addressId: request.addressId || null,
      status: 1,
      redFlag: 0,
      appliedBy: caller.userId,
      remark: request.remark || null,
      createdAt: time,
      updatedAt: time,
    })
    .execute();
  await holdLines(id, lines, time, db);
  const right = (caller.companyId === null ? INVOICE_KEEPERS : CLIENT_ACCOUNTANTS)[0]!.code;
  const applied = { action: 'apply', before: null, after: 1, content: null } as const;
  await recordInvoiceEvent({ ...applied, invoiceId: id, right }, caller, time, db);
  if (caller.companyId !== null)
    await tellKeepers({ invoiceApplyNo, companyId, title: buyer.title, amount }, caller, backend);
  return id;
}

const sumOf = (lines: readonly Line[], field: 'amount' | 'taxAmount') =>
  lines.reduce((sum, line) => sum + line[field], 0);

/** Locks the lines that the invoice takes. Of two applications, the later finds none left. */
async function lockLines(request: Request, caller: Caller, db: Db) {
  const lines = await readInvoiceable(request, caller, db)
    .forUpdate('line')
    .limit(MOST_LINES + 1)
    .execute();
  if (lines.length > MOST_LINES) throw refusal(409, invoiceTexts, (t) => t.tooMany(MOST_LINES));
  return lines;
}

function companyOf(lines: readonly Line[]): string {
  const [first] = lines;
  if (!first) throw refusal(409, invoiceTexts, (t) => t.nothing);
  if (lines.some(({ companyId }) => companyId !== first.companyId))
    throw refusal(409, invoiceTexts, (t) => t.oneCompany);
  return first.companyId;
}

/** Returns what invoice details say of the buyer. They stay on the invoice when details change. */
async function buyerOf(ticketId: string, companyId: string, { language }: Caller, db: Db) {
  const ticket = await db
    .selectFrom('companyTickets')
    .select(['title', 'taxNo', 'bankName', 'bankAccount', 'regAddress', 'regPhone'])
    .where('id', '=', ticketId)
    .where('companyId', '=', companyId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!ticket) throw inputFailure([['ticketId', invoiceTexts((t) => t.otherTicket)]], language);
  return ticket;
}

async function demandAddress(
  addressId: string | null | undefined,
  companyId: string,
  { language }: Caller,
  db: Db,
) {
  if (!addressId) return;
  const address = await db
    .selectFrom('companyAddresses')
    .select('id')
    .where('id', '=', addressId)
    .where('companyId', '=', companyId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!address) throw inputFailure([['addressId', invoiceTexts((t) => t.otherAddress)]], language);
}

/** Lines of one invoice in SQL. */
const BATCH = 1_000;

async function holdLines(invoiceId: string, lines: readonly Line[], time: Date, db: Db) {
  for (let from = 0; from < lines.length; from += BATCH) {
    const batch = lines.slice(from, from + BATCH);
    await db
      .insertInto('invoiceLines')
      .values(
        batch.map(({ id, taxRate: _, ...line }, index) => ({
          ...line,
          id: newId(time),
          invoiceId,
          number: from + index + 1,
          statementLineId: id,
          createTime: time,
        })),
      )
      .execute();
    await db
      .updateTable('statementLines')
      .set({ invoiceId })
      .where(
        'id',
        'in',
        batch.map(({ id }) => id),
      )
      .execute();
  }
}

/** Returns the next number of the month. Applications of one month get theirs one after another. */
export async function nextApplyNo({ db, now }: Pick<Backend, 'db' | 'now'>) {
  const prefix = `FP${beijingDay(now()).replaceAll('-', '').slice(0, 6)}`;
  await sql`select pg_advisory_xact_lock(hashtext('invoice_no'), hashtext(${prefix}))`.execute(db);
  const { last } = await db
    .selectFrom('companyInvoices')
    .select(({ fn }) => fn.max('invoiceApplyNo').as('last'))
    .where('invoiceApplyNo', 'like', `${prefix}%`)
    .executeTakeFirstOrThrow();
  return `${prefix}${String(Number(last?.slice(prefix.length) ?? 0) + 1).padStart(5, '0')}`;
}

interface Applied {
  invoiceApplyNo: string;
  companyId: string;
  title: string;
  amount: number;
}

/** Tells those who issue invoices of a client's application. */
async function tellKeepers(
  { invoiceApplyNo, companyId, title, amount }: Applied,
  caller: Caller,
  backend: Backend,
) {
  const targets = await peopleWithRight(INVOICE_KEEPERS[0]!.code, null, backend.db);
  if (targets.length === 0) return;
  await storeNotice(
    {
      orderId: null,
      companyId,
      noticeType: 1,
      title: invoiceTexts((t) => t.appliedTitle(invoiceApplyNo))('zh'),
      content: invoiceTexts((t) => t.appliedContent(title, moneyText(amount)))('zh'),
      fromUser: caller.userId,
      remark: null,
    },
    { targets },
    backend,
  );
}
