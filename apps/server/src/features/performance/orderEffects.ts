import { onOrderMove } from '../orders/orderEffects';
import { storedRows, storedSheet } from './sheetRows';
import { reopenSheet, storeCalculated } from './storeSheet';

// Whoever corrected a sheet before keeps the last word; all others are as the rules say now.
onOrderMove(['score'], async ({ row, actor, backend }) => {
  const sheet = await storedSheet(row.id, backend.db);
  const rows = sheet?.auditStatus === 1 ? await storedRows(row.id, backend.db) : [];
  const isCorrected = rows.some(({ correctedBy }) => correctedBy !== null);
  if (sheet?.auditStatus !== 2 && !isCorrected) await storeCalculated(row.id, actor, backend);
});

onOrderMove(['returnTasks', 'redispatch'], async ({ row, actor, backend }) =>
  reopenSheet(row.id, actor, backend),
);
