import { orderFlow, type OrderMove, type OrderStatus } from '@mingjian/api';
import { onOrderMove, onOrderPlaced } from '../orders/orderEffects';
import { queueEvent } from './queueEvent';

/** Moves that lead to another status, by their ends. */
const ENDS = new Map(
  (Object.keys(orderFlow.moves) as OrderMove[]).flatMap((name): [OrderMove, OrderStatus][] => {
    const move = orderFlow.moves[name];
    return 'to' in move && name !== 'place' ? [[name, move.to]] : [];
  }),
);

const CANCELLED = -10;

onOrderPlaced(async ({ id: orderId, orderNo, companyId }, backend) =>
  queueEvent(
    { type: 'order.placed', companyId, orderId, data: { orderId, orderNo, status: 10 } },
    backend,
  ),
);

for (const [name, status] of ENDS)
  onOrderMove([name], async ({ row, backend }) => {
    const { id: orderId, orderNo, companyId, state: previousStatus } = row;
    if (status === previousStatus) return;
    const data = { orderId, orderNo, status, previousStatus };
    const about = { companyId, orderId, data };
    await queueEvent({ ...about, type: 'order.status_changed' }, backend);
    if (status === CANCELLED) await queueEvent({ ...about, type: 'order.cancelled' }, backend);
    if (name === 'issueReport') await queueEvent({ ...about, type: 'report.issued' }, backend);
  });
