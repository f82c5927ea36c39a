import { object } from 'yup';
import { makeMove } from '../../flows/makeMove';
import { SYSTEM } from '../../flows/serveFlow';
import type { Backend } from '../../http/backend';
import type { JobKind } from '../../jobs/jobKind';
import { storeNotice } from '../notices/sendNotice';
import { collectMoves } from './collectMoves';
import { reminderTexts } from './reminderTexts';
import type { MovedForm } from './tables';

/** States of a form that end with its link: nothing has been authorised. */
const EXPIRING = [10, 20, 30] as const;
/** Forms of one run. */
const MOST = 1_000;
/** Type of a notice about an order. */
const ORDER_NOTICE = 2;

/** Ends forms whose link has expired before their candidate authorised. */
export const formExpiry: JobKind<object, Backend> = {
  name: 'form-expiry',
  payload: object({}).noUnknown(),
  retries: 1,
  pause: 60,
  timer: { title: reminderTexts((t) => t.expiry), note: reminderTexts((t) => t.expiryNote) },
  async run(_, backend) {
    const { db, now } = backend;
    const due = await db
      .selectFrom('collectForms')
      .select('id')
      .where('status', 'in', EXPIRING)
      .where('linkExpiresAt', '<=', now())
      .orderBy('linkExpiresAt')
      .limit(MOST)
      .execute();
    for (const { id } of due)
      await db.transaction().execute(async (trx) => expire(id, { ...backend, db: trx }));
  },
};

async function expire(id: string, backend: Backend) {
  const { db, now } = backend;
  const form = await collectMoves.lock(id, SYSTEM, db);
  // Somebody may have sent a new link meanwhile.
  const isDue = form && form.linkExpiresAt !== null && form.linkExpiresAt <= now();
  if (!isDue || !EXPIRING.some((state) => state === form.state)) return;
  await makeMove(collectMoves, 'expire', { id }, SYSTEM, backend);
  await tellManager(form, backend);
}

async function tellManager({ orderId, companyId }: MovedForm, backend: Backend) {
  const { orderNo, candidateName, pmId } = await backend.db
    .selectFrom('orders')
    .select(['orderNo', 'candidateName', 'pmId'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (pmId === null) return;
  const title = reminderTexts((t) => t.expiredTitle(orderNo))('zh');
  const content = reminderTexts((t) => t.expired(candidateName))('zh');
  const notice = { orderId, companyId, noticeType: ORDER_NOTICE, title, content } as const;
  await storeNotice({ ...notice, fromUser: null, remark: null }, { targets: [pmId] }, backend);
}
