import type { DisputeAct, DisputeStatus } from '@mingjian/api';
import { sql } from 'kysely';
import type { Db } from '../../database/connect';
import { accountOf, SYSTEM, type Actor } from '../../flows/serveFlow';

interface NewDisputeEvent {
  disputeId: string;
  orderId: string;
  action: DisputeAct;
  /** `null` for the event that begins a dispute. */
  before: DisputeStatus | null;
  after: DisputeStatus;
  right: string | null;
  content: string | null;
}

/** Writes the next event of a dispute, which is locked or new. */
export async function recordDisputeEvent(
  { disputeId, orderId, action, before, after, right, content }: NewDisputeEvent,
  actor: Actor,
  time: Date,
  db: Db,
) {
  await db
    .insertInto('disputeEvents')
    .values({
      disputeId,
      orderId,
      number: sql<number>`(select count(*) + 1 from dispute_events where dispute_id = ${disputeId})`,
      action,
      statusBefore: before,
      statusAfter: after,
      rightCode: right,
      userId: accountOf(actor),
      userName: actor === SYSTEM || actor.candidate ? '' : actor.realname,
      content,
      createTime: time,
    })
    .execute();
}
