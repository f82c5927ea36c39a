import { beijingDay } from '@mingjian/api';
import { sql } from 'kysely';
import { object } from 'yup';
import type { Db } from '../../database/connect';
import type { Backend } from '../../http/backend';
import type { JobKind } from '../../jobs/jobKind';
import { onOrderMove } from '../orders/orderEffects';
import { beginDeletion } from './beginDeletion';
import { privacyTexts } from './texts';

/** Candidates whose deletion one run begins. */
const MOST = 200;

/**
 * Stores the day on which data is deleted: the months of the company after the end of the last
 * order. Without `candidateId` of all candidates; an order that runs clears the day.
 */
export async function updateDeleteDays(db: Db, candidateId?: string) {
  const own = candidateId === undefined ? sql`true` : sql`p.id = ${candidateId}`;
  await sql`update candidates set delete_due_date = due.day
    from (
      select p.id, case
        when bool_or(o.order_status >= 0 and o.order_status < 90) then null
        else ((max(coalesce(o.finish_time, o.cancel_time)) at time zone 'Asia/Shanghai')
          + make_interval(months => c.retention_months))::date
      end as day
      from candidates p
      join companies c on c.id = p.company_id
      join orders o on o.candidate_id = p.id
      where p.erased_at is null and ${own}
      group by p.id, c.retention_months
    ) due
    where due.id = candidates.id and candidates.delete_due_date is distinct from due.day`.execute(
    db,
  );
}

/** Deletes the data of candidates whose retention is over, unless a request of theirs is open. */
export const retention: JobKind<object, Backend> = {
  name: 'retention',
  payload: object({}).noUnknown(),
  retries: 2,
  pause: 60,
  timer: { title: privacyTexts((t) => t.retention), note: privacyTexts((t) => t.retentionNote) },
  async run(_, backend) {
    await updateDeleteDays(backend.db);
    for (const candidateId of await dueCandidates(backend))
      await backend.db
        .transaction()
        .execute(async (trx) =>
          beginDeletion({ candidateId, requestId: null }, { ...backend, db: trx }),
        );
    backend.outbox.wake();
  },
};

async function dueCandidates({ db, now }: Backend): Promise<string[]> {
  const rows = await db
    .selectFrom('candidates')
    .select('id')
    .where('deleteDueDate', '<=', beijingDay(now()))
    .where('erasedAt', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('privacyRequests')
            .select('privacyRequests.id')
            .whereRef('candidateId', '=', 'candidates.id')
            .where('privacyRequests.status', 'in', [10, 20, 30]),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('deletionCertificates')
            .select('deletionCertificates.id')
            .whereRef('candidateId', '=', 'candidates.id'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('orders')
            .select('orders.id')
            .whereRef('candidateId', '=', 'candidates.id')
            .where('orders.disputeStatus', 'in', [1, 2]),
        ),
      ),
    )
    .orderBy('deleteDueDate')
    .orderBy('id')
    .limit(MOST)
    .execute();
  return rows.map(({ id }) => id);
}

onOrderMove(['complete', 'reopen', 'cancel', 'withdraw'], async ({ row, backend }) =>
  updateDeleteDays(backend.db, row.candidateId),
);
