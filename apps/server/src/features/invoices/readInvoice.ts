import { beijing, type InvoiceDetail, type InvoiceLine } from '@mingjian/api';
import type { Db } from '../../database/connect';
import { choicesOf } from '../../flows/makeMove';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { readRow } from '../../resources/resourceRows';
import { demandRight, holdsRight } from '../../resources/scope';
import { CLIENT_ACCOUNTANTS, INVOICE_KEEPERS } from '../../roles';
import { invoiceFacts, invoiceMoves } from './invoiceMoves';
import { readIssuing } from './issuing/readIssuing';
import { invoiceResource } from './resource';
import { invoiceTexts } from './texts';

/** Returns an invoice with its lines, its history and the moves that the caller may make. */
export async function invoiceDetail(
  id: string,
  caller: Caller,
  backend: Backend,
): Promise<InvoiceDetail> {
  demandRight(caller, invoiceResource.may.read);
  const row = await readRow(invoiceResource, id, caller, backend);
  const { db } = backend;
  const facts = await invoiceFacts(row, caller, db);
  const isKeeper = holdsRight(caller, INVOICE_KEEPERS);
  return {
    ...row,
    lines: await linesOf(id, caller, db),
    events: await eventsOf(id, caller, db),
    // An issued invoice is entered by a call of its own, with its number.
    moves: choicesOf(invoiceMoves, row.status, facts, caller),
    red: await redOf(id, db),
    canEdit:
      row.status >= 1 && row.status < 4 && (isKeeper || holdsRight(caller, CLIENT_ACCOUNTANTS)),
    issuing: row.status === 1 && isKeeper ? await readIssuing(id, caller, db) : null,
    canIssueByService:
      isKeeper && row.status === 1 && !facts.isBeingIssued && backend.issuer !== undefined,
    canReverse: isKeeper && row.status >= 3 && row.redFlag === 0 && !facts.hasRed,
  };
}

async function eventsOf(invoiceId: string, { language }: Caller, db: Db) {
  const events = await db
    .selectFrom('invoiceEvents')
    .selectAll()
    .where('invoiceId', '=', invoiceId)
    .orderBy('number', 'desc')
    .execute();
  return events.map(({ number, action, statusAfter, userName, content, createTime }) => ({
    number,
    action,
    label: invoiceTexts((t) => t[action])(language),
    statusAfter,
    userName,
    content,
    createTime: beijing(createTime),
  }));
}

async function linesOf(invoiceId: string, { language }: Caller, db: Db): Promise<InvoiceLine[]> {
  const lines = await db
    .selectFrom('invoiceLines as line')
    .innerJoin('orders', 'orders.id', 'line.orderId')
    .innerJoin('statements', 'statements.id', 'line.statementId')
    .select(['line.id', 'line.number', 'line.name', 'line.nameEn', 'line.orderId'])
    .select(['line.statementId', 'line.amount', 'line.taxAmount'])
    .select(['orders.orderNo', 'statements.statementNo'])
    .where('line.invoiceId', '=', invoiceId)
    .orderBy('line.number')
    .execute();
  return lines.map(({ nameEn, ...line }) => ({
    ...line,
    name: language === 'en' ? nameEn : line.name,
  }));
}

/** Returns the red invoice that reverses an invoice, or is under way to. */
async function redOf(id: string, db: Db) {
  const red = await db
    .selectFrom('companyInvoices')
    .select(['id', 'invoiceApplyNo'])
    .where('redOf', '=', id)
    .where('status', '<>', -2)
    .executeTakeFirst();
  return red ?? null;
}
