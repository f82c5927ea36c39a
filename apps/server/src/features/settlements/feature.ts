import { LARGE_SETTLEMENT, settlementLogs as calls } from '@mingjian/api';
import { makeMove } from '../../flows/makeMove';
import type { Backend } from '../../http/backend';
import { bind } from '../../http/bind';
import { resourceChanges, resourceListCall } from '../../resources/resourceCalls';
import { readRow } from '../../resources/resourceRows';
import { createRow } from '../../resources/resourceWrites';
import { demandRight } from '../../resources/scope';
import { CLIENT_ACCOUNTANTS, SETTLEMENT_KEEPERS, STATEMENT_READERS } from '../../roles';
import type { Feature } from '../feature';
import { previewSettlement } from './matchSettlement';
import { settlementDetail } from './readSettlement';
import { settlementResource } from './resource';
import { recordSettlementEvent, settlementMoves } from './settlementMoves';

const committed = ({ outbox }: Backend) => outbox.wake();

/** Payments received from clients, matched to their statements. */
export const settlements: Feature = {
  name: 'settlements',
  calls: [
    [
      resourceListCall(calls.getList, settlementResource),
      ...resourceChanges(calls, settlementResource).slice(1),
    ],
    bind(calls).part(
      {
        save: async (draft, caller, backend) => {
          demandRight(caller, SETTLEMENT_KEEPERS);
          const { id } = await createRow(settlementResource, { ...draft }, caller, backend);
          const right = SETTLEMENT_KEEPERS[0]!.code;
          const entered = { action: 'enter', before: null, after: 0, content: null } as const;
          await recordSettlementEvent(
            { ...entered, settlementId: id, right },
            caller,
            backend.now(),
            backend.db,
          );
          if (draft.amount! < LARGE_SETTLEMENT)
            await makeMove(settlementMoves, 'match', { id }, caller, backend);
          return readRow(settlementResource, id, caller, backend);
        },
        getDetail: async ({ id }, caller, backend) => settlementDetail(id, caller, backend),
        preview: async (question, caller, backend) => {
          demandRight(caller, SETTLEMENT_KEEPERS);
          return previewSettlement(question, backend);
        },
        move: async ({ id, action, reason, version }, caller, backend) => {
          await makeMove(settlementMoves, action, { id, reason, version }, caller, backend);
          return settlementDetail(id, caller, backend);
        },
      },
      { save: { committed }, move: { committed } },
    ),
  ],
  resources: [settlementResource],
  uncountedTables: ['settlementParts', 'settlementEvents'],
  menu: [
    {
      code: 'settlement-list',
      parent: 'company',
      name: '回款',
      nameEn: 'Receipts',
      pageurl: 'settlementLogList',
      icon: 'banknote',
      sort: 10,
      rights: STATEMENT_READERS,
    },
    {
      code: 'client-settlements',
      parent: 'company-order',
      name: '付款记录',
      nameEn: 'Payments',
      pageurl: 'settlementLogList',
      icon: 'banknote',
      sort: 10,
      resources: ['aCompanySettlementLog'],
      rights: CLIENT_ACCOUNTANTS,
    },
  ],
};
