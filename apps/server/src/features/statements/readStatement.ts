import { beijing, beijingDay, type StatementDetail, type StatementLine } from '@mingjian/api';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { choicesOf } from '../../flows/makeMove';
import { readRow } from '../../resources/resourceRows';
import { demandRight } from '../../resources/scope';
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
    moves: choicesOf(statementMoves, row.status, { lines: lines.length }, caller),
  };
}

/** Returns the lines of a statement. Names of candidates are masked: the order has them. */
export async function linesOf(
  statementId: string,
  { language }: Pick<Caller, 'language'>,
  db: Backend['db'],
): Promise<StatementLine[]> {
  const lines = await db
    .selectFrom('statementLines as line')
    .leftJoin('orders', 'orders.id', 'line.orderId')
    .select(['line.id', 'line.number', 'line.kind', 'line.name', 'line.nameEn', 'line.orderId'])
    .select(['line.amount', 'line.taxAmount', 'line.disputeNote'])
    .select(['orders.orderNo', 'orders.candidateName', 'orders.costCenter', 'orders.clientPoNo'])
    .select(['orders.finishTime', 'orders.cancelTime'])
    .where('line.statementId', '=', statementId)
    .orderBy('line.number')
    .execute();
  return lines.map(({ nameEn, name, candidateName, finishTime, cancelTime, ...line }) => {
    const endedAt = finishTime ?? cancelTime;
    return {
      ...line,
      name: language === 'en' ? nameEn : name,
      candidateName: candidateName && `${[...candidateName][0]}**`,
      day: endedAt && beijingDay(endedAt),
    };
  });
}
