import { ORDER_STATUSES, type OrderRow } from '@mingjian/api';
import type { GridColumn, ListOption } from '@mingjian/widgets/DataGrid';
import type { FilterField } from '@mingjian/widgets/ListFilter';
import type { DateFormat } from '../../shared/useDateFormat';
import type { orderTexts } from '../../shared/orders/orders.texts';
import {
  CandidateCell,
  DangerCell,
  DueCell,
  ManagerCell,
  OrderNoCell,
  StatusCell,
} from './OrderCells';
import type { orderListTexts } from './orderList.texts';

/** Texts, formatters and options of the order list. */
export interface OrderListParts {
  t: (typeof orderListTexts)['zh'];
  labels: (typeof orderTexts)['zh'];
  dates: DateFormat;
  /** Formats an amount in fen. */
  money(fen: number): string;
  /** Options of the danger levels. */
  dangers: readonly ListOption[];
  /** Whether the person belongs to a client company, which sees only its own orders. */
  isClient: boolean;
}

/** The columns of the order list. */
export function orderColumns({
  t,
  labels,
  dates,
  money,
  dangers,
  isClient,
}: OrderListParts): readonly GridColumn<OrderRow>[] {
  const time = (value: unknown) => (typeof value === 'string' ? dates.time(value) : '');
  return [
    {
      field: 'orderNo',
      label: t.orderNo,
      width: 170,
      sortable: true,
      fixed: 'left',
      mustFlag: true,
      isText: true,
      render: (order) => <OrderNoCell order={order} />,
    },
    {
      field: 'userName',
      label: t.userName,
      width: 150,
      render: (order) => <CandidateCell order={order} />,
    },
    { field: 'companyName', label: t.companyName, width: 220, visibleFlag: !isClient },
    { field: 'productName', label: t.productName, width: 160 },
    {
      field: 'orderStatus',
      label: t.orderStatus,
      width: 190,
      sortable: true,
      options: statusOptions(labels),
      render: (order) => <StatusCell order={order} />,
    },
    {
      field: 'overallDanger',
      label: t.overallDanger,
      width: 120,
      sortable: true,
      options: dangers,
      render: (order) => <DangerCell order={order} />,
    },
    {
      field: 'pmName',
      label: t.pmName,
      width: 120,
      render: (order) => <ManagerCell order={order} />,
    },
    { field: 'orderTime', label: t.orderTime, width: 160, sortable: true, format: time },
    {
      field: 'slaDueAt',
      label: t.slaDueAt,
      width: 160,
      sortable: true,
      format: time,
      render: (order) => <DueCell order={order} />,
    },
    {
      field: 'orderType',
      label: t.orderType,
      width: 90,
      sortable: true,
      visibleFlag: false,
      options: typeOptions(labels),
    },
    { field: 'mobile', label: t.mobile, width: 140, visibleFlag: false, isText: true },
    { field: 'position', label: t.position, width: 160, visibleFlag: false },
    {
      field: 'acceptTime',
      label: t.acceptTime,
      width: 160,
      sortable: true,
      visibleFlag: false,
      format: time,
    },
    {
      field: 'finishTime',
      label: t.finishTime,
      width: 160,
      sortable: true,
      visibleFlag: false,
      format: time,
    },
    {
      field: 'amount',
      label: t.amount,
      width: 130,
      align: 'end',
      visibleFlag: false,
      format: (value) => (typeof value === 'number' ? money(value) : ''),
    },
  ];
}

/** The filters of the order list. The first three are always visible. */
export function orderFields({
  t,
  labels,
  dangers,
  isClient,
}: OrderListParts): readonly FilterField<OrderRow>[] {
  const company: FilterField<OrderRow>[] = isClient
    ? []
    : [{ kind: 'text', field: 'companyName', label: t.companyName }];
  return [
    { kind: 'text', field: 'orderNo', label: t.orderNo },
    { kind: 'text', field: 'userName', label: t.userName },
    { kind: 'select', field: 'orderStatus', label: t.orderStatus, options: statusOptions(labels) },
    ...company,
    { kind: 'text', field: 'pmName', label: t.pmName },
    { kind: 'select', field: 'overallDanger', label: t.overallDanger, options: dangers },
    { kind: 'radio', field: 'orderType', label: t.orderType, options: typeOptions(labels) },
    { kind: 'dateRange', field: 'orderTime', label: t.orderTime },
    { kind: 'openDateRange', field: 'slaDueAt', label: t.slaDueAt },
  ];
}

const statusOptions = (labels: OrderListParts['labels']): readonly ListOption[] =>
  ORDER_STATUSES.map((status) => ({ key: String(status), text: labels[`status${status}`] }));

const typeOptions = (labels: OrderListParts['labels']): readonly ListOption[] => [
  { key: '1', text: labels.type1 },
  { key: '2', text: labels.type2 },
];
