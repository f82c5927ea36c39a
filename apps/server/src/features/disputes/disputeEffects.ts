import { makeMove } from '../../flows/makeMove';
import { accountOf, SYSTEM } from '../../flows/serveFlow';
import { orderMoves } from '../orders/orderMoves';
import { onTaskMove } from '../orders/taskEffects';
import { worstLevel } from '../orders/taskMoves';
import { onObjection, onRequestMove } from '../privacy/requestEffects';
import { onReportMove } from '../reports/reportEffects';
import { disputeMoves, readDisputeFacts } from './disputeMoves';
import { openForCandidate } from './raiseDispute';
import { tellOfDispute } from './tellOfDispute';
import { disputeTexts } from './texts';

onObjection(openForCandidate);

onRequestMove(['withdraw'], async ({ row, backend }) => {
  const dispute = await backend.db
    .selectFrom('disputes')
    .select('id')
    .where('requestId', '=', row.id)
    .where('status', '=', 1)
    .executeTakeFirst();
  if (dispute) await makeMove(disputeMoves, 'withdraw', { id: dispute.id }, SYSTEM, backend);
});

// The correction ends the disputes that it was begun for, and its levels are those of the order.
onReportMove(['issue'], async ({ row, backend }) => {
  const { db } = backend;
  const corrected = await db
    .selectFrom('disputes')
    .select('id')
    .where('correctionId', '=', row.id)
    .where('status', '=', 2)
    .orderBy('id')
    .execute();
  if (corrected.length === 0) return;
  await db
    .updateTable('orders')
    .set({ overallDanger: await worstLevel(row.orderId, db) })
    .where('id', '=', row.orderId)
    .execute();
  for (const { id } of corrected) await makeMove(disputeMoves, 'correct', { id }, SYSTEM, backend);
});

// The manager decides once everything is verified again.
onTaskMove(['pass', 'giveUp'], async ({ row, actor, backend }) => {
  const { db } = backend;
  const open = await db
    .selectFrom('disputes')
    .innerJoin('disputeItems as item', 'item.disputeId', 'disputes.id')
    .select(['disputes.id', 'raisedBy', 'correctionId'])
    .where('item.taskId', '=', row.id)
    .where('item.isReverified', '=', true)
    .where('disputes.status', '=', 2)
    .execute();
  for (const dispute of open) {
    const { openTasks } = await readDisputeFacts(dispute, SYSTEM, db);
    const order = await orderMoves.lock(row.orderId, SYSTEM, db);
    if (openTasks > 0 || !order) continue;
    await tellOfDispute(
      {
        order,
        to: [order.pmId],
        from: accountOf(actor),
        title: disputeTexts((t) => t.doneTitle(order.orderNo)),
        content: disputeTexts((t) => t.done(order.candidateName)),
      },
      backend,
    );
  }
});
