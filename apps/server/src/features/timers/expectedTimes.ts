import { object } from 'yup';
import type { Backend } from '../../http/backend';
import type { JobKind } from '../../jobs/jobKind';
import { learnDurations, refreshEta, runningOrders } from '../orders/orderEta';
import { jobTexts } from './texts';

/** Orders of one look. */
const BATCH = 1_000;

/** Works out again when orders will be done. It tells nobody. */
export const expectedTimes: JobKind<object, Pick<Backend, 'db' | 'now'>> = {
  name: 'expected-times',
  payload: object({}).noUnknown(),
  retries: 1,
  pause: 60,
  timer: { title: jobTexts((t) => t.expectedTimes), note: jobTexts((t) => t.expectedTimesNote) },
  async run(_, { db, now }) {
    await db.transaction().execute(async (trx) => learnDurations({ db: trx, now }));
    const orders = await runningOrders(db);
    for (let from = 0; from < orders.length; from += BATCH) {
      const some = orders.slice(from, from + BATCH);
      await db.transaction().execute(async (trx) => refreshEta(some, { db: trx, now }));
    }
  },
};
