import { order, type OrderRow } from '@mingjian/api';
import type { FilterControlProps } from '@mingjian/widgets/ListFilter';
import { listOf } from '../../shared/resourceList/listOf';
import {
  CandidateCell,
  DangerCell,
  DueCell,
  ManagerCell,
  OrderNoCell,
  StatusCell,
  WaitCell,
} from './OrderCells';
import { DangerFilter } from './DangerFilter';
import { orderListTexts } from './orderList.texts';

/** The order list of staff and of client companies. */
export const orderList = listOf(order, {
  pageCode: 'orderList',
  texts: orderListTexts,
  nameField: 'orderNo',
  pageOptions: ['overallDanger'],
  columns: [
    {
      field: 'orderNo',
      width: 150,
      card: 'subtitle',
      render: (row: OrderRow) => <OrderNoCell order={row} />,
    },
    {
      field: 'userName',
      width: 128,
      pinned: true,
      card: 'title',
      render: (row: OrderRow) => <CandidateCell order={row} />,
    },
    { field: 'companyName', width: 180, staffOnly: true, card: 'fact' },
    {
      field: 'orderStatus',
      width: 136,
      card: 'mark',
      render: (row: OrderRow) => <StatusCell order={row} />,
    },
    {
      field: 'waitsFor',
      width: 148,
      staffOnly: true,
      card: 'fact',
      render: (row: OrderRow) => <WaitCell order={row} />,
    },
    {
      field: 'overallDanger',
      width: 96,
      render: (row: OrderRow) => <DangerCell order={row} />,
    },
    {
      field: 'pmName',
      width: 88,
      card: 'fact',
      render: (row: OrderRow) => <ManagerCell order={row} />,
    },
    {
      field: 'slaDueAt',
      width: 110,
      card: 'fact',
      render: (row: OrderRow) => <DueCell order={row} />,
    },
    { field: 'orderTime', width: 110 },
    { field: 'productName', width: 118, card: 'fact' },
    { field: 'orderType', width: 90, hidden: true },
    { field: 'mobile', width: 140, hidden: true },
    { field: 'position', width: 160, hidden: true },
    { field: 'acceptTime', hidden: true },
    { field: 'finishTime', hidden: true },
    { field: 'amount', width: 130, hidden: true },
    { field: 'etaAt', width: 110, hidden: true },
    { field: 'slaClock', width: 100, hidden: true },
    { field: 'waitsSince', hidden: true, staffOnly: true },
    { field: 'holdType', width: 110, hidden: true, staffOnly: true },
    { field: 'disputeStatus', width: 110, hidden: true },
    { field: 'delivery', width: 100, hidden: true },
  ],
  filters: [
    'orderNo',
    'userName',
    { field: 'orderStatus', several: true },
    { field: 'companyName', staffOnly: true },
    { field: 'waitsFor', staffOnly: true },
    { field: 'turnOf', staffOnly: true },
    'pmName',
    { field: 'overallDanger', control: (props: FilterControlProps) => <DangerFilter {...props} /> },
    'orderType',
    'orderTime',
    { field: 'slaDueAt', openEnded: true },
    'slaClock',
    { field: 'holdType', staffOnly: true },
    { field: 'disputeStatus', several: true },
    'finishTime',
    'acceptTime',
    { field: 'delivery', several: true },
    'urgentFlag',
    'productName',
  ],
});
