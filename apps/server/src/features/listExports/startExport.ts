import type { ExportJob, ExportRequest } from '@mingjian/api';
import { inputFailure, refusal } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { demandOpen } from '../../http/closedMenus';
import { demandRight } from '../../resources/scope';
import { say } from '../../texts';
import { EXPORT_LIMIT } from './exportRows';
import { exportSource } from './exportSource';
import { queueExport } from './queueExport';
import { exportTexts } from './texts';

/** Queues an export of a list that the caller may read, of at most `limit` rows. */
export async function startExport(
  { resource, name = resource, format, ...request }: ExportRequest,
  caller: Caller,
  backend: Backend,
  limit = EXPORT_LIMIT,
): Promise<ExportJob> {
  const served = backend.resources.get(resource);
  if (!served) throw inputFailure([['resource', say((t) => t.notExisting)]], caller.language);
  demandRight(caller, served.may.read);
  demandOpen(resource, caller, backend);
  const source = exportSource(served);
  const unknown = request.columns.find(({ field }) => !source.fields.has(field));
  if (unknown) throw refusal(400, exportTexts, (t) => t.exportFieldUnknown(unknown.field));
  const job = { resource, name, format, source, request, limit };
  return queueExport(job, caller, backend);
}
