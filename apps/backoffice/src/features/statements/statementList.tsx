import { use } from 'react';
import { statement, type Statement } from '@mingjian/api';
import { listOf } from '../../shared/resourceList/listOf';
import { RowName } from '../../shared/RowName.styles';
import { OpenStatement } from './OpenStatement';
import { statementTexts } from './statements.texts';

/** The number of a statement, which opens it. */
function NumberCell({ statement: { id, statementNo } }: { statement: Statement }) {
  const open = use(OpenStatement);
  return (
    <RowName type="button" onClick={() => open(id)}>
      {statementNo}
    </RowName>
  );
}

/** Tones of the states of statements. */
export const STATUS_TONES = {
  '0': 'neutral',
  '1': 'warning',
  '2': 'danger',
  '3': 'accent',
  '4': 'accent',
  '5': 'success',
  '-1': 'neutral',
} as const;

/** Statements of clients. */
export const list = listOf(statement, {
  pageCode: 'statementList',
  texts: statementTexts,
  nameField: 'statementNo',
  tones: { status: STATUS_TONES },
  columns: [
    {
      field: 'statementNo',
      width: 150,
      card: 'title',
      render: (row: Statement) => <NumberCell statement={row} />,
    },
    { field: 'status', width: 110, card: 'mark' },
    { field: 'companyName', width: 210, staffOnly: true, card: 'subtitle' },
    { field: 'periodStart', width: 110, card: 'fact' },
    { field: 'periodEnd', width: 110, card: 'fact' },
    { field: 'orderCount', width: 80, card: 'fact' },
    { field: 'totalAmount', width: 120, card: 'fact' },
    { field: 'paidAmount', width: 120, card: 'fact' },
    { field: 'invoicedAmount', width: 120, hidden: true },
    { field: 'dueDate', width: 110, card: 'fact' },
    { field: 'overdueDays', width: 90 },
    { field: 'reduceAmount', width: 110, hidden: true },
    { field: 'mainCompanyName', width: 200, hidden: true },
    { field: 'sentTime', hidden: true },
    { field: 'confirmedTime', hidden: true },
    { field: 'confirmUser', width: 110, hidden: true },
    { field: 'remark', width: 220, hidden: true },
    { field: 'createTime', hidden: true },
  ],
  filters: [
    { field: 'companyName', staffOnly: true },
    'status',
    'periodStart',
    'statementNo',
    'dueDate',
    'sentTime',
    'confirmedTime',
    'mainCompanyName',
    'createTime',
    'remark',
  ],
  form: ['companyId', 'mainCompanyName', 'periodStart', 'periodEnd', 'dueDate', 'remark'],
});
