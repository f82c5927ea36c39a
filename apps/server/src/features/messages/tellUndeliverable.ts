import type { UndeliverableHandler } from '../outbox/undeliverable';
import { maskedAddress } from './maskedAddress';
import { queueScene } from './queueScene';

/**
 * Tells staff in the product that a message about an order was not delivered: who wrote it, else
 * the manager of the order.
 */
export const tellUndeliverable: UndeliverableHandler = async (message, services) => {
  const { orderId, authorId, recipient, problem } = message;
  if (orderId === null) return;
  const order = await services.db
    .selectFrom('orders')
    .innerJoin('companies', 'companies.id', 'orders.companyId')
    .select(['orderNo', 'candidateName', 'pmId', 'companies.name as companyName'])
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow();
  const told = await services.db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [authorId ?? '', order.pmId ?? ''])
    .where('status', '=', 1)
    .orderBy((eb) => eb('id', '=', authorId ?? ''), 'desc')
    .executeTakeFirst();
  if (!told) return;
  const { orderNo, candidateName, companyName } = order;
  await queueScene(
    {
      scene: 'undeliverable',
      channel: 'notice',
      language: 'zh',
      receiverType: 3,
      receiverId: told.id,
      orderId,
      values: {
        orderNo,
        candidateName,
        companyName,
        receiver: maskedAddress(recipient),
        reason: problem,
      },
    },
    services,
  );
};
