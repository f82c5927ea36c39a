import { moneyText, type InputOf, type StatementDetail, type statements } from '@mingjian/api';
import type { Selectable } from 'kysely';
import { newId } from '../../database/ids';
import type { Db } from '../../database/connect';
import { inputFailure, refusal } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { demandRight } from '../../resources/scope';
import { STATEMENT_KEEPERS } from '../../roles';
import { statementDetail } from './readStatement';
import { recordStatementEvent } from './statementEvents';
import { statementMoves } from './statementMoves';
import type { StatementLineTable } from './tables';
import { statementTexts } from './texts';

/**
 * Takes an amount off a line of a confirmed statement, which itself never changes: the next
 * statement of the company has it as a negative line. Throws 409 for a statement that is not
 * confirmed, 400 for more than the order of the line still costs.
 */
export async function correctLine(
  { lineId, amount, reason }: InputOf<typeof statements.correct>,
  caller: Caller,
  backend: Backend,
): Promise<StatementDetail> {
  demandRight(caller, STATEMENT_KEEPERS);
  const { db, now } = backend;
  const line = await db
    .selectFrom('statementLines')
    .selectAll()
    .where('id', '=', lineId)
    .executeTakeFirst();
  const statement = line && (await statementMoves.lock(line.statementId, caller, db));
  if (!statement) throw statementMoves.words.missing();
  if (statement.status < 3) throw refusal(409, statementTexts, (t) => t.notConfirmed);
  const rest = await restOf(line, db);
  if (amount > rest)
    throw inputFailure(
      [['amount', statementTexts((t) => t.tooMuchOff(moneyText(rest, 'zh-CN')))]],
      caller.language,
    );
  const time = now();
  const { companyId, number } = line;
  await db
    .insertInto('statementCorrections')
    .values({
      id: newId(time),
      companyId,
      lineId,
      amount,
      reason: reason.trim(),
      createdBy: caller.userId,
      createdAt: time,
      takenLineId: null,
    })
    .execute();
  const { status } = statement;
  const content = statementTexts((t) =>
    t.corrected(number, moneyText(amount, 'zh-CN'), reason.trim()),
  )('zh');
  const right = STATEMENT_KEEPERS[0]!.code;
  await recordStatementEvent(
    {
      statementId: line.statementId,
      action: 'correct',
      before: status,
      after: status,
      right,
      content,
    },
    caller,
    time,
    db,
  );
  return statementDetail(line.statementId, caller, backend);
}

/** Returns the fen that the order of a line costs on its statement, less what was corrected. */
async function restOf({ statementId, orderId }: Selectable<StatementLineTable>, db: Db) {
  const { rest } = await db
    .selectFrom('statementLines as line')
    .leftJoin('statementCorrections as correction', 'correction.lineId', 'line.id')
    .select(({ fn, eb }) =>
      eb(
        db
          .selectFrom('statementLines')
          .select(fn.sum<string>('amount').as('sum'))
          .where('statementId', '=', statementId)
          .where('orderId', '=', orderId)
          .where('correctsId', 'is', null),
        '-',
        fn.coalesce(fn.sum<string>('correction.amount'), eb.val('0')),
      ).as('rest'),
    )
    .where('line.statementId', '=', statementId)
    .where('line.orderId', '=', orderId)
    .executeTakeFirstOrThrow();
  return Math.max(0, Number(rest));
}
