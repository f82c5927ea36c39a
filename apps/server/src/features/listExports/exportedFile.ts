import { refusal } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { FileOnDisk } from '../../http/fileOnDisk';
import { jobOf } from './queueExport';
import { exportTexts } from './texts';

const CONTENT_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
};

/** Returns the file of a caller's own export; throws 404 without it. */
export async function exportedFile(id: string, caller: Caller, backend: Backend): Promise<File> {
  const job = await jobOf(id, caller, backend);
  const file = job.status === 'done' ? await backend.exports.find(id, job.format) : undefined;
  if (!file) throw refusal(404, exportTexts, (t) => t.exportGone);
  return new FileOnDisk(file.open, {
    name: `${job.name}.${job.format}`,
    type: CONTENT_TYPES[job.format],
    size: file.size,
    version: `${id} ${+file.storedAt}`,
  });
}
