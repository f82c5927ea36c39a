import { beijingDay, DAY, startOfBeijingDay } from '@mingjian/api';
import { sql } from 'kysely';
import { object } from 'yup';
import { SYSTEM } from '../../flows/serveFlow';
import type { Backend } from '../../http/backend';
import type { JobKind } from '../../jobs/jobKind';
import { billPeriod } from './makeStatement';
import { statementTexts } from './texts';

/** Makes drafts of statements for the orders that came to their end in the month before. */
export const monthlyStatements: JobKind<object, Backend> = {
  name: 'monthly-statements',
  payload: object({}).noUnknown(),
  retries: 3,
  pause: 600,
  timer: { title: statementTexts((t) => t.title), note: statementTexts((t) => t.note) },
  async run(_, backend) {
    const { periodStart, periodEnd } = monthBefore(backend.now());
    const companies = await backend.db
      .selectFrom('companies')
      .select(['id', 'paymentDays'])
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('orders')
            .select('orders.id')
            .whereRef('orders.companyId', '=', 'companies.id')
            .where('statementId', 'is', null)
            .where('orderStatus', 'in', [90, -10, -20]),
        ),
      )
      .orderBy('id')
      .execute();
    // Each company in a transaction of its own: what is made stays made, and a repeat adds none.
    for (const { id: companyId, paymentDays } of companies)
      await backend.db.transaction().execute(async (trx) => {
        await sql`select pg_advisory_xact_lock(hashtext('bill'), hashtext(${companyId}))`.execute(
          trx,
        );
        const dueDate = beijingDay(new Date(backend.now().getTime() + paymentDays * DAY));
        const period = { companyId, periodStart, periodEnd, dueDate };
        await billPeriod(period, SYSTEM, { ...backend, db: trx });
      });
  },
};

/** Returns the first and the last day of the month before a moment, in Beijing. */
export function monthBefore(now: Date) {
  const firstOfMonth = startOfBeijingDay(`${beijingDay(now).slice(0, 7)}-01`);
  const periodEnd = beijingDay(new Date(firstOfMonth.getTime() - DAY));
  return { periodStart: `${periodEnd.slice(0, 7)}-01`, periodEnd };
}
