import {
  moneyText,
  splitIds,
  type InputOf,
  type StatementDetail,
  type statements,
} from '@mingjian/api';
import { makeMove } from '../../flows/makeMove';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { CLIENT_ACCOUNTANTS, STATEMENT_KEEPERS } from '../../roles';
import { peopleWithRight } from '../notices/peopleWithRight';
import { storeNotice } from '../notices/sendNotice';
import { statementDetail } from './readStatement';
import { statementMoves } from './statementMoves';
import type { MovedStatement } from './tables';
import { statementTexts } from './texts';

/** Makes a move of a statement and returns it; a dispute names lines. */
export async function moveStatement(
  { id, action, reason, version, lineIds }: InputOf<typeof statements.move>,
  caller: Caller,
  backend: Backend,
): Promise<StatementDetail> {
  await makeMove(statementMoves, action, { id, reason, version }, caller, backend);
  if (action === 'dispute' && lineIds)
    await backend.db
      .updateTable('statementLines')
      .set({ disputeNote: reason!.trim() })
      .where('statementId', '=', id)
      .where('id', 'in', ['', ...splitIds(lineIds)])
      .execute();
  if (action === 'resend')
    await backend.db
      .updateTable('statementLines')
      .set({ disputeNote: null })
      .where('statementId', '=', id)
      .execute();
  const row = (await statementMoves.lock(id, caller, backend.db))!;
  await tell(row, action, reason ?? null, caller, backend);
  return statementDetail(id, caller, backend);
}

/** Voids statements, all or none. */
export async function voidStatements(ids: string, caller: Caller, backend: Backend) {
  const reason = statementTexts((t) => t.void)('zh');
  for (const id of splitIds(ids))
    await makeMove(statementMoves, 'void', { id, reason }, caller, backend);
}

/** Tells the client of a sent statement, and those who keep statements of the client's answer. */
async function tell(
  { companyId, statementNo, totalAmount, periodStart, periodEnd }: MovedStatement,
  action: InputOf<typeof statements.move>['action'],
  reason: string | null,
  caller: Caller,
  backend: Backend,
) {
  const isToClient = action === 'send' || action === 'resend';
  if (!isToClient && caller.companyId === null) return;
  const targets = await peopleWithRight(
    isToClient ? CLIENT_ACCOUNTANTS[0]!.code : STATEMENT_KEEPERS[0]!.code,
    isToClient ? companyId : null,
    backend.db,
  );
  if (targets.length === 0) return;
  const amount = moneyText(totalAmount, 'zh-CN');
  const act = statementTexts((t) => t[action])('zh');
  const title = isToClient
    ? statementTexts((t) => t.sentTitle(statementNo))('zh')
    : statementTexts((t) => t.answeredTitle(statementNo, act))('zh');
  const period = `${periodStart} – ${periodEnd}`;
  const content = reason ?? statementTexts((t) => t.sentContent(amount, period))('zh');
  const common = { orderId: null, companyId, noticeType: 1, remark: null } as const;
  await storeNotice({ ...common, title, content, fromUser: caller.userId }, { targets }, backend);
}
