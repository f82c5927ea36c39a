import { orderInfo, statements as calls } from '@mingjian/api';
import { refusal } from '../../failure';
import type { Backend } from '../../http/backend';
import { bind } from '../../http/bind';
import { resourceChanges, resourceListCall } from '../../resources/resourceCalls';
import { readRow } from '../../resources/resourceRows';
import { demandRight } from '../../resources/scope';
import { CLIENT_ACCOUNTANTS, STATEMENT_KEEPERS, STATEMENT_READERS } from '../../roles';
import type { Feature } from '../feature';
import { billOrders, billPeriod } from './makeStatement';
import { moveStatement, voidStatements } from './moveStatement';
import { correctLine } from './corrections';
import { statementDetail } from './readStatement';
import { statementFile } from './statementFiles';
import { statementResource } from './resource';
import { statementTexts } from './texts';

const committed = ({ outbox }: Backend) => outbox.wake();

/** Statements of clients: made of completed orders, sent, disputed or confirmed, paid. */
export const statements: Feature = {
  name: 'statements',
  calls: [
    [
      resourceListCall(calls.getList, statementResource),
      resourceChanges(calls, statementResource)[1],
    ],
    bind(calls).part(
      {
        save: async (draft, caller, backend) => {
          demandRight(caller, STATEMENT_KEEPERS);
          const id = await billPeriod({ ...draft, companyId: draft.companyId! }, caller, backend);
          if (!id) throw refusal(409, statementTexts, (t) => t.nothingToBill);
          return readRow(statementResource, id, caller, backend);
        },
        delete: async ({ id }, caller, backend) => voidStatements(id, caller, backend),
        getDetail: async ({ id }, caller, backend) => statementDetail(id, caller, backend),
        download: async (input, caller, backend) => statementFile(input, caller, backend),
        move: async (input, caller, backend) => moveStatement(input, caller, backend),
        correct: async (input, caller, backend) => correctLine(input, caller, backend),
      },
      { move: { committed } },
    ),
    bind(orderInfo).part({
      generateBill: async (request, caller, backend) =>
        readRow(statementResource, await billOrders(request, caller, backend), caller, backend),
      deleteStatement: async ({ statementId }, caller, backend) =>
        voidStatements(statementId, caller, backend),
    }),
  ],
  resources: [statementResource],
  uncountedTables: ['statementLines', 'statementEvents', 'statementCorrections'],
  menu: [
    {
      code: 'statement-list',
      parent: 'company',
      name: '对账单',
      nameEn: 'Statements',
      pageurl: 'statementList',
      icon: 'receipt-text',
      sort: 1,
      rights: STATEMENT_READERS,
    },
    {
      code: 'client-statements',
      parent: 'company-order',
      name: '对账单',
      nameEn: 'Statements',
      pageurl: 'statementList',
      icon: 'receipt-text',
      sort: 9,
      resources: ['aCompanyStatement'],
      rights: CLIENT_ACCOUNTANTS,
    },
  ],
};
