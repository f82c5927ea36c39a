import { beijingDay } from '@mingjian/api';
import { onOrderMove, onOrderPlaced } from '../orders/orderEffects';
import { firstDue } from '../orders/orderClock';
import { tellClient } from './tellClient';

onOrderPlaced(async ({ id, isOneOfMany }, backend) => {
  if (isOneOfMany) return;
  await tellClient(
    { scene: 'orderPlaced', orderId: id, values: {}, isConfirmation: true },
    backend,
  );
});

onOrderMove(['accept'], async ({ row, time, backend }) => {
  // A flash order has its report within minutes; the message about that is enough.
  if (row.orderType === 2) return;
  const officer = await backend.db
    .selectFrom('orders')
    .leftJoin('users', 'users.id', 'orders.pmId')
    .select(['users.realname', 'users.phone'])
    .where('orders.id', '=', row.id)
    .executeTakeFirstOrThrow();
  const values = {
    dueDate: beijingDay(await firstDue(row, time, backend.db)),
    officerName: officer.realname ?? '',
    officerPhone: officer.phone ?? '',
  };
  await tellClient({ scene: 'orderAccepted', orderId: row.id, values }, backend);
});

onOrderMove(['postpone'], async ({ row, reason, backend }) => {
  const { slaDueAt } = await backend.db
    .selectFrom('orders')
    .select('slaDueAt')
    .where('id', '=', row.id)
    .executeTakeFirstOrThrow();
  if (!row.slaDueAt || !slaDueAt) return;
  const dueDate = beijingDay(slaDueAt);
  if (dueDate === beijingDay(row.slaDueAt)) return;
  const values = { dueDate, reason: reason ?? '' };
  await tellClient({ scene: 'delayApproved', orderId: row.id, values }, backend);
});
