import { REPORT_EXPORT_LIMIT, type ExportJob, type ReportExportRequest } from '@mingjian/api';
import { sql } from 'kysely';
import { refusal } from '../../failure';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { demandRight } from '../../resources/scope';
import type { ExportQuery } from '../listExports/exportQuery';
import { exportSource } from '../listExports/exportSource';
import { queueExport } from '../listExports/queueExport';
import { orderResource } from '../orders/resource';
import { archiveTexts } from './archiveTexts';
import { demandReader } from './versionRows';

/** Queues an archive of the issued reports of orders; throws 409 where none has one. */
export async function exportReports(
  request: ReportExportRequest,
  caller: Caller,
  backend: Backend,
): Promise<ExportJob> {
  demandRight(caller, orderResource.may.read);
  demandReader(caller);
  return queueExport(
    {
      resource: orderResource.name,
      source: exportSource(orderResource),
      request: { ...request, columns: [] },
      format: 'zip',
      name: archiveTexts((t) => t.archiveName)(request.language),
      limit: REPORT_EXPORT_LIMIT,
      check: async (query) => demandReports(query, backend),
    },
    caller,
    backend,
  );
}

async function demandReports({ table, where }: ExportQuery, { db }: Pick<Backend, 'db'>) {
  const found = await sql`
    select 1 from ${sql.table(table)} where ${where} and exists (
      select 1 from report_versions
      where report_versions.order_id = ${sql.ref(`${table}.id`)} and report_versions.status = 40
    ) limit 1`.execute(db);
  if (found.rows.length === 0) throw refusal(409, archiveTexts, (t) => t.none);
}
