import { beijing, beijingDay, type StatementDetail, type StatementLine } from '@mingjian/api';
import { sql } from 'kysely';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { choicesOf } from '../../flows/makeMove';
import { readRow } from '../../resources/resourceRows';
import { demandRight, holdsRight } from '../../resources/scope';
import {
  CLIENT_ACCOUNTANTS,
  INVOICE_KEEPERS,
  SETTLEMENT_KEEPERS,
  STATEMENT_KEEPERS,
} from '../../roles';
import { statementResource } from './resource';
import { statementMoves } from './statementMoves';
import { statementTexts } from './texts';

/** Returns a statement with its lines, its history and the moves that the caller may make. */
export async function statementDetail(
  id: string,
  caller: Caller,
  backend: Backend,
): Promise<StatementDetail> {
  demandRight(caller, statementResource.may.read);
  const row = await readRow(statementResource, id, caller, backend);
  const { db } = backend;
  const events = await db
    .selectFrom('statementEvents')
    .selectAll()
    .where('statementId', '=', id)
    .orderBy('number', 'desc')
    .execute();
  const lines = await linesOf(id, caller, db);
  const payments = await db
    .selectFrom('settlementParts as part')
    .innerJoin('settlementLogs as log', 'log.id', 'part.settlementId')
    .select(['part.settlementId', 'log.settleNo', 'part.amount', 'part.createdAt'])
    .where('part.statementId', '=', id)
    .orderBy('part.createdAt')
    .orderBy('part.number')
    .execute();
  const billed = await invoicesOf(id, db);
  const mayApply = holdsRight(caller, [...INVOICE_KEEPERS, ...CLIENT_ACCOUNTANTS]);
  return {
    ...row,
    lines,
    events: events.map(({ number, action, statusAfter, userName, content, createTime }) => ({
      number,
      action,
      label: statementTexts((t) => t[action])(caller.language),
      statusAfter,
      userName,
      content,
      createTime: beijing(createTime),
    })),
    payments: payments.map(({ createdAt, ...payment }) => ({
      ...payment,
      createTime: beijing(createdAt),
    })),
    invoices: billed,
    canInvoice: row.status >= 3 && mayApply && (await hasUninvoiced(id, db)),
    canReceive: (row.status === 3 || row.status === 4) && holdsRight(caller, SETTLEMENT_KEEPERS),
    canCorrect: row.status >= 3 && holdsRight(caller, STATEMENT_KEEPERS),
    moves: choicesOf(statementMoves, row.status, { lines: lines.length }, caller),
  };
}

/** Returns the invoices that have lines of a statement, those that were withdrawn left out. */
const invoicesOf = async (statementId: string, db: Backend['db']) =>
  db
    .selectFrom('invoiceLines as line')
    .innerJoin('companyInvoices as invoice', 'invoice.id', 'line.invoiceId')
    .select(['invoice.id as invoiceId', 'invoice.invoiceApplyNo', 'invoice.status'])
    .select(sql<number>`sum(line.amount)::bigint`.as('amount'))
    .where('line.statementId', '=', statementId)
    .where('invoice.status', '<>', -2)
    .groupBy(['invoice.id', 'invoice.invoiceApplyNo', 'invoice.status'])
    .orderBy('invoice.invoiceApplyNo')
    .execute();

async function hasUninvoiced(statementId: string, db: Backend['db']) {
  const line = await db
    .selectFrom('statementLines')
    .select('id')
    .where('statementId', '=', statementId)
    .where('invoiceId', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return line !== undefined;
}

/** Returns the lines of a statement. Names of candidates are masked: the order has them. */
export async function linesOf(
  statementId: string,
  { language }: Pick<Caller, 'language'>,
  db: Backend['db'],
): Promise<StatementLine[]> {
  const lines = await db
    .selectFrom('statementLines as line')
    .innerJoin('orders', 'orders.id', 'line.orderId')
    .leftJoin('statementLines as corrected', 'corrected.id', 'line.correctsId')
    .leftJoin('statements as source', 'source.id', 'corrected.statementId')
    .select(['line.id', 'line.number', 'line.kind', 'line.name', 'line.nameEn', 'line.orderId'])
    .select(['line.amount', 'line.taxAmount', 'line.disputeNote'])
    .select(['orders.orderNo', 'orders.candidateName', 'orders.costCenter', 'orders.clientPoNo'])
    .select(['orders.finishTime', 'orders.cancelTime'])
    .select(['source.id as sourceId', 'source.statementNo as sourceNo'])
    .select(({ selectFrom, fn, eb }) =>
      selectFrom('statementCorrections')
        .select(fn.coalesce(fn.sum<string>('amount'), eb.val('0')).as('sum'))
        .whereRef('lineId', '=', 'line.id')
        .as('off'),
    )
    .where('line.statementId', '=', statementId)
    .orderBy('line.number')
    .execute();
  return lines.map(({ nameEn, name, candidateName, finishTime, cancelTime, ...read }) => {
    const { sourceId, sourceNo, off, ...line } = read;
    const endedAt = finishTime ?? cancelTime;
    return {
      ...line,
      corrected: Number(off ?? 0),
      corrects: sourceId && sourceNo ? { statementId: sourceId, statementNo: sourceNo } : null,
      name: language === 'en' ? nameEn : name,
      candidateName: candidateName && `${Array.from(candidateName)[0]}**`,
      day: endedAt && beijingDay(endedAt),
    };
  });
}
