import type { Db } from '../../database/connect';
import type { Caller } from '../../http/caller';
import { withinScope } from '../../resources/scope';

/** Returns the query of requests with the names that belong to them. */
export const requestRows = (db: Db) =>
  db
    .selectFrom('privacyRequests')
    .innerJoin('candidates', 'candidates.id', 'privacyRequests.candidateId')
    .innerJoin('companies', 'companies.id', 'privacyRequests.companyId')
    .innerJoin('orders', 'orders.id', 'privacyRequests.orderId')
    .leftJoin('users', 'users.id', 'privacyRequests.handledBy')
    .leftJoin('collectForms', 'collectForms.orderId', 'privacyRequests.orderId')
    .leftJoin('collectItems', (join) =>
      join
        .onRef('collectItems.formId', '=', 'collectForms.id')
        .onRef('collectItems.groupCode', '=', 'privacyRequests.groupCode'),
    )
    .leftJoin('disputes', 'disputes.requestId', 'privacyRequests.id')
    .selectAll('privacyRequests')
    .select('disputes.status as disputeStatus')
    .select(['candidates.name as candidateName', 'companies.name as companyName'])
    .select(['orders.orderNo', 'users.realname as handledByName'])
    .select(['collectItems.name as itemName', 'collectItems.nameEn as itemNameEn']);

/** Returns a request within the scope of staff; `undefined` without one. */
export const readRequestRow = async (id: string, caller: Caller, db: Db) =>
  requestRows(db)
    .where('privacyRequests.id', '=', id)
    .where(withinScope(caller, 'privacyRequests.companyId'))
    .executeTakeFirst();
