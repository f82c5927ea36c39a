import { flashOrder, type FlashOrder } from '@mingjian/api';
import { Tag, useTexts } from '@mingjian/ui';
import type { FilterControlProps } from '@mingjian/widgets/ListFilter';
import { listOf } from '../../../shared/resourceList/listOf';
import { DangerFilter } from '../DangerFilter';
import {
  CandidateCell,
  DangerCell,
  DueCell,
  ManagerCell,
  OrderNoCell,
  StatusCell,
} from '../OrderCells';
import * as S from '../OrderCells.styles';
import { flashListTexts } from './flashList.texts';

/** The list of flash orders, with how far their queries are. */
export const flashList = listOf(flashOrder, {
  pageCode: 'flashOrderList',
  texts: flashListTexts,
  nameField: 'orderNo',
  pageOptions: ['overallDanger'],
  columns: [
    {
      field: 'orderNo',
      width: 150,
      card: 'subtitle',
      render: (row: FlashOrder) => <OrderNoCell order={row} />,
    },
    {
      field: 'userName',
      width: 128,
      pinned: true,
      card: 'title',
      render: (row: FlashOrder) => <CandidateCell order={row} />,
    },
    { field: 'companyName', width: 180, card: 'fact' },
    {
      field: 'orderStatus',
      width: 136,
      card: 'mark',
      render: (row: FlashOrder) => <StatusCell order={row} />,
    },
    {
      field: 'queryCount',
      width: 150,
      card: 'fact',
      render: (row: FlashOrder) => <QueryCell order={row} />,
    },
    {
      field: 'overallDanger',
      width: 96,
      render: (row: FlashOrder) => <DangerCell order={row} />,
    },
    {
      field: 'pmName',
      width: 88,
      card: 'fact',
      render: (row: FlashOrder) => <ManagerCell order={row} />,
    },
    {
      field: 'slaDueAt',
      width: 110,
      card: 'fact',
      render: (row: FlashOrder) => <DueCell order={row} />,
    },
    { field: 'orderTime', width: 110 },
    { field: 'productName', width: 140, card: 'fact' },
    { field: 'finishTime', hidden: true },
    { field: 'amount', width: 130, hidden: true },
  ],
  filters: [
    'orderNo',
    'userName',
    { field: 'orderStatus', several: true },
    'companyName',
    'pmName',
    { field: 'overallDanger', control: (props: FilterControlProps) => <DangerFilter {...props} /> },
    'orderTime',
    { field: 'slaDueAt', openEnded: true },
  ],
});

/** The queries of an order: those with an answer of all, and those that failed. */
function QueryCell({ order: { queryCount, doneCount, failedCount } }: { order: FlashOrder }) {
  const t = useTexts(flashListTexts);
  if (queryCount === 0) return <S.Faint>{t.noQuery}</S.Faint>;
  return (
    <S.WithTag>
      {t.done(doneCount, queryCount)}
      {failedCount > 0 && <Tag tone="danger">{t.failed(failedCount)}</Tag>}
    </S.WithTag>
  );
}
