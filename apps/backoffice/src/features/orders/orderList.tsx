import { order, type OrderRow } from '@mingjian/api';
import { listOf } from '../../shared/resourceList/listOf';
import {
  CandidateCell,
  DangerCell,
  DueCell,
  ManagerCell,
  OrderNoCell,
  StatusCell,
} from './OrderCells';
import { orderListTexts } from './orderList.texts';

/** The order list of staff and of client companies. */
export const orderList = listOf(order, {
  pageCode: 'orderList',
  texts: orderListTexts,
  nameField: 'orderNo',
  pageOptions: ['orderStatus', 'orderType', 'overallDanger'],
  columns: [
    { field: 'orderNo', width: 170, render: (row: OrderRow) => <OrderNoCell order={row} /> },
    { field: 'userName', width: 150, render: (row: OrderRow) => <CandidateCell order={row} /> },
    { field: 'companyName', width: 220, staffOnly: true },
    { field: 'productName', width: 160 },
    { field: 'orderStatus', width: 190, render: (row: OrderRow) => <StatusCell order={row} /> },
    { field: 'overallDanger', render: (row: OrderRow) => <DangerCell order={row} /> },
    { field: 'pmName', width: 120, render: (row: OrderRow) => <ManagerCell order={row} /> },
    { field: 'orderTime', width: 160 },
    { field: 'slaDueAt', width: 160, render: (row: OrderRow) => <DueCell order={row} /> },
    { field: 'orderType', width: 90, hidden: true },
    { field: 'mobile', width: 140, hidden: true },
    { field: 'position', width: 160, hidden: true },
    { field: 'acceptTime', width: 160, hidden: true },
    { field: 'finishTime', width: 160, hidden: true },
    { field: 'amount', width: 130, hidden: true },
  ],
  filters: [
    'orderNo',
    'userName',
    'orderStatus',
    { field: 'companyName', staffOnly: true },
    'pmName',
    'overallDanger',
    'orderType',
    'orderTime',
    { field: 'slaDueAt', openEnded: true },
  ],
});
