import { setTimeout } from 'node:timers/promises';
import type { ExportRequest } from '@mingjian/api';
import { refusal } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { exportedFile } from './exportedFile';
import { cancelExport } from './exportJobs';
import { jobOf } from './queueExport';
import { startExport } from './startExport';
import { exportTexts } from './texts';

/** Milliseconds between two looks at the job. */
const LOOK = 50;

/**
 * Exports a list while its reader waits, in the same way as in the background. Takes no
 * transaction, which the worker would not see. A reader who leaves ends it.
 */
export async function exportNow(
  request: ExportRequest,
  limit: number,
  caller: Caller,
  backend: Backend,
): Promise<File> {
  const { id } = await startExport(request, caller, backend, limit);
  backend.exports.wake();
  for (;;) {
    const { status } = await jobOf(id, caller, backend);
    if (status === 'done') return exportedFile(id, caller, backend);
    if (status === 'failed' || status === 'cancelled')
      throw refusal(409, exportTexts, (t) => t.exportBroken);
    if (caller.leaving?.aborted) await cancelExport(id, caller.userId, backend);
    await setTimeout(LOOK);
  }
}
