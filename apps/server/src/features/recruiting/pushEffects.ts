import { onFormMove } from '../collect/formEffects';
import { onOrderMove } from '../orders/orderEffects';
import { onReportMove } from '../reports/reportEffects';
import { queuePush } from './queuePush';
import { stages } from './stages';

onFormMove(['invite'], async ({ row, backend }) => {
  await queuePush({ id: row.orderId }, 'order.progress', stages.invited, backend);
});

onFormMove(['authorise', 'authoriseOnPaper'], async ({ row, backend }) => {
  await queuePush({ id: row.orderId }, 'order.progress', stages.authorised, backend);
});

onFormMove(['returnItems'], async ({ row, backend }) => {
  await queuePush({ id: row.orderId }, 'order.progress', stages.supplement, backend);
});

onOrderMove(['submit'], async ({ row, backend }) => {
  await queuePush(row, 'order.progress', stages.submitted, backend);
});

onOrderMove(['returnToClient'], async ({ row, backend }) => {
  await queuePush(row, 'order.progress', stages.supplement, backend);
});

onOrderMove(['passCollection'], async ({ row, backend }) => {
  await queuePush(row, 'order.progress', stages.verifying, backend);
});

onOrderMove(['cancel', 'withdraw', 'endEarly', 'refuseConsent'], async ({ row, backend }) => {
  await queuePush(row, 'order.progress', stages.ended, backend);
  await queuePush(row, 'order.cancelled', stages.ended, backend);
});

/** Code of a report about a part of an order. */
const INTERIM = 1;

onReportMove(['issue'], async ({ row, backend }) => {
  const order = { id: row.orderId };
  if (row.kind === INTERIM)
    return void (await queuePush(order, 'order.progress', stages.interim, backend));
  await queuePush(order, 'order.progress', stages.reported, backend);
  await queuePush(order, 'report.issued', stages.reported, backend);
});
