import { makeMove } from '../../flows/makeMove';
import { SYSTEM } from '../../flows/serveFlow';
import { onReportMove } from '../reports/reportEffects';
import { sampleMoves } from './sampleMoves';

// Nobody inspects a report that no client reads any more.
onReportMove(['replace', 'recall'], async ({ row, backend }) => {
  const sample = await backend.db
    .selectFrom('reportSamples')
    .select('id')
    .where('reportId', '=', row.id)
    .where('status', '=', 0)
    .executeTakeFirst();
  if (sample) await makeMove(sampleMoves, 'drop', { id: sample.id }, SYSTEM, backend);
});
