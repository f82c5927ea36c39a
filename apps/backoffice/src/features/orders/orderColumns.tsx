import { ORDER_STATUSES, type OrderRow } from '@mingjian/api';
import type { FilterField } from '@mingjian/widgets/ListFilter';
import type { GridColumn, ListOption } from '@mingjian/widgets/DataGrid';
import type { DateText } from '../../shared/useDateText';
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

/** What the order list is made of. */
export interface OrderListParts {
  t: (typeof orderListTexts)['zh'];
  words: (typeof orderTexts)['zh'];
  dates: DateText;
  /** Writes an amount in fen. */
  money(fen: number): string;
  /** The danger levels in words. */
  dangers: readonly ListOption[];
  /** Whether the person works for a client, whose orders all belong to the one company. */
  isClient: boolean;
}

/** The columns of the order list. */
export function orderColumns({
  t,
  words,
  dates,
  money,
  dangers,
  isClient,
}: OrderListParts): readonly GridColumn<OrderRow>[] {
  const time = (value: unknown) => (typeof value === 'string' ? dates.time(value) : '');
  return [
    {
      ...{
        field: 'orderNo',
        label: t.orderNo,
        width: 170,
        sortable: true,
        fixed: 'left',
        mustFlag: true,
        isText: true,
      },
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
      ...{
        field: 'orderStatus',
        label: t.orderStatus,
        width: 190,
        sortable: true,
        options: statusOptions(words),
      },
      render: (order) => <StatusCell order={order} />,
    },
    {
      ...{
        field: 'overallDanger',
        label: t.overallDanger,
        width: 120,
        sortable: true,
        options: dangers,
      },
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
      options: typeOptions(words),
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
      ...{ field: 'amount', label: t.amount, width: 130, align: 'end', visibleFlag: false },
      format: (value) => (typeof value === 'number' ? money(value) : ''),
    },
  ];
}

/** The fields of its filter bar: the first three are always in sight. */
export function orderFields({
  t,
  words,
  dangers,
  isClient,
}: OrderListParts): readonly FilterField<OrderRow>[] {
  const company: FilterField<OrderRow>[] = isClient
    ? []
    : [{ kind: 'text', field: 'companyName', label: t.companyName }];
  return [
    { kind: 'text', field: 'orderNo', label: t.orderNo },
    { kind: 'text', field: 'userName', label: t.userName },
    { kind: 'select', field: 'orderStatus', label: t.orderStatus, options: statusOptions(words) },
    ...company,
    { kind: 'text', field: 'pmName', label: t.pmName },
    { kind: 'select', field: 'overallDanger', label: t.overallDanger, options: dangers },
    { kind: 'radio', field: 'orderType', label: t.orderType, options: typeOptions(words) },
    { kind: 'dateRange', field: 'orderTime', label: t.orderTime },
    { kind: 'openDateRange', field: 'slaDueAt', label: t.slaDueAt },
  ];
}

const statusOptions = (words: OrderListParts['words']): readonly ListOption[] =>
  ORDER_STATUSES.map((status) => ({ key: String(status), text: words[`status${status}`] }));

const typeOptions = (words: OrderListParts['words']): readonly ListOption[] => [
  { key: '1', text: words.type1 },
  { key: '2', text: words.type2 },
];
