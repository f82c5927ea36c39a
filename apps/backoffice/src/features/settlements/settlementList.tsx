import { use } from 'react';
import { settlementLog, type SettlementLog } from '@mingjian/api';
import { FilesControl } from '../../shared/files/FilesControl';
import { listOf } from '../../shared/resourceList/listOf';
import type { ControlProps } from '../../shared/resourceList/listItems';
import { RowName } from '../../shared/RowName.styles';
import { OpenSettlement } from './OpenSettlement';
import { settlementTexts } from './settlements.texts';

/** The number of a payment, which opens it. */
function NumberCell({ settlement: { id, settleNo } }: { settlement: SettlementLog }) {
  const open = use(OpenSettlement);
  return (
    <RowName type="button" onClick={() => open(id)}>
      {settleNo}
    </RowName>
  );
}

/** Tones of the states of payments. */
export const STATUS_TONES = { '0': 'warning', '1': 'success', '2': 'neutral' } as const;

/** Payments received from clients. */
export const list = listOf(settlementLog, {
  pageCode: 'settlementLogList',
  texts: settlementTexts,
  nameField: 'settleNo',
  tones: { status: STATUS_TONES },
  columns: [
    {
      field: 'settleNo',
      width: 150,
      card: 'title',
      render: (row: SettlementLog) => <NumberCell settlement={row} />,
    },
    { field: 'status', width: 110, card: 'mark' },
    { field: 'companyName', width: 210, staffOnly: true, card: 'subtitle' },
    { field: 'amount', width: 130, card: 'fact' },
    { field: 'payTime', width: 140, card: 'fact' },
    { field: 'payMethod', width: 100, card: 'fact' },
    { field: 'payer', width: 180, card: 'fact' },
    { field: 'verifyUser', width: 90 },
    { field: 'enterUser', width: 90, hidden: true },
    { field: 'statementNo', width: 150, hidden: true },
    { field: 'verifyTime', hidden: true },
    { field: 'remark', width: 220, hidden: true },
    { field: 'createTime', hidden: true },
  ],
  filters: [
    { field: 'companyName', staffOnly: true },
    'status',
    'payTime',
    'settleNo',
    'payMethod',
    'payer',
    'statementNo',
    'enterUser',
    'verifyUser',
    'verifyTime',
    'createTime',
    'remark',
  ],
  form: [
    'companyId',
    'amount',
    'payMethod',
    'payTime',
    { field: 'payer', wide: true },
    {
      field: 'voucherUrl',
      control: (props: ControlProps) => <FilesControl {...props} max={4} />,
    },
    'remark',
  ],
});
