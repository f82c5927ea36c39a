import type { GridColumn, ListOption } from '../internal/list/column';
import type { RowAction } from '../internal/list/row';

/** An order as a list shows it. */
export interface OrderRow {
  id: string;
  orderNo: string;
  candidate: string;
  avatar: string | null;
  company: string;
  status: string;
  danger: string;
  urgent: 0 | 1;
  phone: string;
  amount: number;
  createTime: string;
  manager: string;
}

const picture = (hue: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" fill="hsl(${hue} 40% 70%)"/><circle cx="12" cy="10" r="4" fill="hsl(${hue} 40% 30%)"/><path d="M4 24a8 8 0 0 1 16 0" fill="hsl(${hue} 40% 30%)"/></svg>`)}`;

/** Words and tones of an order's state. */
export const statuses: readonly ListOption[] = [
  { key: 'new', text: '待接单', tone: 'neutral' },
  { key: 'work', text: '调查中', tone: 'accent' },
  { key: 'review', text: '待审核', tone: 'warning' },
  { key: 'done', text: '已完成', tone: 'success' },
  { key: 'stopped', text: '已终止', tone: 'danger' },
];

const dangers: readonly ListOption[] = [
  { key: '1', text: '高', tone: 'danger' },
  { key: '2', text: '中', tone: 'warning' },
  { key: '4', text: '低', tone: 'success' },
];

const people = [
  '欧阳静怡',
  '赵子轩',
  '钱雨桐',
  '孙浩然',
  '李欣妍',
  '周俊杰',
  '吴思远',
  '郑晓彤',
  '王建国',
  '冯丽华',
  '陈文博',
  '褚佳宁',
];
const companies = [
  '上海明鉴人力资源有限公司',
  '北京远航科技股份有限公司',
  '深圳市华信金融服务有限公司',
  '杭州云栖网络技术有限公司',
  '成都天府置业集团',
];
const itemAt = <Item,>(list: readonly Item[], index: number) => list[index % list.length]!;

/** Returns orders, the same ones each time. */
export function makeOrders(count: number): OrderRow[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `o${index + 1}`,
    orderNo: `MJ2026${String(1 + ((index * 7919) % 9973)).padStart(6, '0')}`,
    candidate: itemAt(people, index * 5),
    avatar: index % 5 === 4 ? null : picture((index * 67) % 360),
    company: itemAt(companies, index * 3),
    status: itemAt(statuses, index * 2).key,
    danger: itemAt(dangers, index).key,
    urgent: index % 3 === 0 ? 1 : 0,
    phone: `138${String((index * 104_729) % 100_000_000).padStart(8, '0')}`,
    amount: 200 + ((index * 613) % 9000),
    createTime: `2026-11-${String(1 + (index % 28)).padStart(2, '0')} ${String(8 + (index % 10)).padStart(2, '0')}:20`,
    manager: itemAt(people, index * 7 + 3),
  }));
}

/** The columns of the list of orders. */
export const columns: readonly GridColumn<OrderRow>[] = [
  {
    field: 'orderNo',
    label: '订单编号',
    width: 140,
    fixed: 'left',
    mustFlag: true,
    sortable: true,
  },
  { field: 'candidate', label: '候选人', width: 110, sortable: true },
  { field: 'avatar', label: '照片', width: 72, as: 'image' },
  { field: 'company', label: '公司', width: 200 },
  { field: 'status', label: '状态', width: 100, as: 'tag', options: statuses },
  { field: 'danger', label: '风险', width: 80, as: 'tag', options: dangers },
  { field: 'urgent', label: '加急', width: 80, as: 'switch' },
  { field: 'phone', label: '手机号', width: 130, as: 'text' },
  {
    field: 'amount',
    label: '金额',
    width: 120,
    align: 'end',
    sortable: true,
    format: (value) => Number(value).toFixed(2),
  },
  { field: 'createTime', label: '创建时间', width: 150, sortable: true },
  { field: 'manager', label: '项目经理', width: 110 },
];

const englishLabels: Record<string, string> = {
  orderNo: 'Order',
  candidate: 'Candidate',
  avatar: 'Photo',
  company: 'Company',
  status: 'State',
  danger: 'Danger',
  urgent: 'Urgent',
  phone: 'Phone',
  amount: 'Amount',
  createTime: 'Created',
  manager: 'Project manager',
};

/** The same columns, labelled in English. */
export const englishColumns: readonly GridColumn<OrderRow>[] = columns.map((column) => ({
  ...column,
  label: englishLabels[column.field] ?? column.field,
}));

const nothing = () => undefined;

/** Returns what can be done with an order. */
export function orderActions({ status }: OrderRow): readonly RowAction<OrderRow>[] {
  return [
    { key: 'view', label: '查看', onSelect: nothing },
    {
      key: 'take',
      label: '接单',
      onSelect: nothing,
      ...(status !== 'new' && { disabledReason: '订单已被接走' }),
    },
    { key: 'delete', label: '删除', tone: 'danger', onSelect: nothing },
  ];
}

/** Returns more actions than there is room for. */
export function manyActions(row: OrderRow): readonly RowAction<OrderRow>[] {
  return [
    ...orderActions(row),
    { key: 'assign', label: '分配给其他项目经理', onSelect: nothing },
    { key: 'export', label: '导出报告', onSelect: nothing },
    {
      key: 'stop',
      label: '终止背调',
      tone: 'danger',
      onSelect: nothing,
      disabledReason: '报告已出具，不能终止',
    },
  ];
}

/** Returns the key of an order. */
export function orderKey({ id }: OrderRow): string {
  return id;
}
