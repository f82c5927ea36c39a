import type { UndeliverableHandler } from '../outbox/undeliverable';
import { LINK_SCENES } from './invite';

/** Milliseconds in which the messages of one sending are stored. */
const ONE_SENDING = 60_000;

/** Marks the form of an order when nothing of its last sending arrived. */
export const markUndeliverable: UndeliverableHandler = async (message, { db }) => {
  const { id, orderId, kind, problem, createdAt } = message;
  if (orderId === null || !LINK_SCENES.some((scene) => scene === kind)) return;
  const form = await db
    .selectFrom('collectForms')
    .select(['id', 'sentAt'])
    .where('orderId', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  const began = (form?.sentAt?.getTime() ?? Infinity) - ONE_SENDING;
  if (!form || createdAt.getTime() < began) return;
  const arriving = await db
    .selectFrom('outbox')
    .select('id')
    .where('orderId', '=', orderId)
    .where('kind', 'in', [...LINK_SCENES])
    .where('createdAt', '>=', new Date(began))
    .where('id', '<>', id)
    .where('status', '<>', 2)
    .limit(1)
    .executeTakeFirst();
  if (arriving) return;
  await db
    .updateTable('collectForms')
    .set({ undeliverable: problem })
    .where('id', '=', form.id)
    .execute();
};
