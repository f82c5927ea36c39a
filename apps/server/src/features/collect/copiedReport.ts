import type { Db } from '../../database/connect';

/**
 * Returns the issued report of an order whose company gives candidates a copy; `undefined` while
 * there is none, as when it was recalled.
 */
export const copiedReport = async (orderId: string, db: Db) =>
  db
    .selectFrom('reportVersions')
    .innerJoin('companies', 'companies.id', 'reportVersions.companyId')
    .selectAll('reportVersions')
    .where('reportVersions.orderId', '=', orderId)
    .where('reportVersions.status', '=', 40)
    .where('companies.reportCopy', '=', 1)
    .executeTakeFirst();
