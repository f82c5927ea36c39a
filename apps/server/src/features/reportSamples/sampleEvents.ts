import type { SampleAct, SampleStatus } from '@mingjian/api';
import { sql } from 'kysely';
import type { Db } from '../../database/connect';
import { accountOf, nameOfActor, type Actor } from '../../flows/serveFlow';

interface NewSampleEvent {
  sampleId: string;
  orderId: string;
  action: SampleAct;
  /** `null` for the event that begins a sample. */
  before: SampleStatus | null;
  after: SampleStatus;
  right: string | null;
  content: string | null;
}

/** Writes the next event of a sample, which is locked or new. */
export async function recordSampleEvent(
  { sampleId, orderId, action, before, after, right, content }: NewSampleEvent,
  actor: Actor,
  time: Date,
  db: Db,
) {
  await db
    .insertInto('reportSampleEvents')
    .values({
      sampleId,
      orderId,
      number: sql<number>`(
        select count(*) + 1 from report_sample_events where sample_id = ${sampleId}
      )`,
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
