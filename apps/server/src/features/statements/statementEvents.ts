import type { StatementAct, StatementStatus } from '@mingjian/api';
import { sql } from 'kysely';
import type { Db } from '../../database/connect';
import { accountOf, nameOfActor, type Actor } from '../../flows/serveFlow';

interface NewStatementEvent {
  statementId: string;
  action: StatementAct;
  /** `null` for the event that begins a statement. */
  before: StatementStatus | null;
  after: StatementStatus;
  right: string | null;
  content: string | null;
}

/** Writes the next event of a statement, which is locked or new. */
export async function recordStatementEvent(
  { statementId, action, before, after, right, content }: NewStatementEvent,
  actor: Actor,
  time: Date,
  db: Db,
) {
  await db
    .insertInto('statementEvents')
    .values({
      statementId,
      number: sql<number>`(
        select count(*) + 1 from statement_events where statement_id = ${statementId})`,
      action,
      statusBefore: before,
      statusAfter: after,
      rightCode: right,
      userId: accountOf(actor),
      userName: nameOfActor(actor),
      content,
      createTime: time,
    })
    .execute();
}
