import type { GridColumn, ListOption } from './column';
import type { ListCondition, ListPage, ListQuery, ListSort } from './query';

/** An order, as the stories and tests list it. */
export interface SampleOrder {
  id: string;
  orderNo: string;
  userName: string;
  phone: string;
  companyName: string;
  orderStatus: number;
  urgentFlag: 0 | 1;
  fee: number;
  orderTime: string;
  remark: string;
}

export const STATUSES: readonly ListOption[] = [
  { key: '10', text: '待接单', tone: 'neutral' },
  { key: '20', text: '调查中', tone: 'accent' },
  { key: '30', text: '待补充', tone: 'warning' },
  { key: '40', text: '已完成', tone: 'success' },
  { key: '50', text: '已超时', tone: 'danger' },
];

const NAMES = [
  '欧阳静怡',
  '王晓明',
  'Maria da Silva',
  '买买提·吐尔逊',
  '李雷',
  '韩梅梅',
  '司马相如',
  '陈立',
];
const COMPANIES = [
  '上海明鉴信息技术有限公司',
  '深圳市前海供应链管理有限公司',
  'Deutsche Handelsbank (China) Co., Ltd.',
  '新疆天山人才服务有限公司',
];

/** Orders made of their number, without chance or clock. */
export function sampleOrders(count: number): SampleOrder[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    orderNo: `BG20261118${String(index + 1).padStart(5, '0')}`,
    userName: NAMES[(index * 5) % NAMES.length]!,
    phone: `138${String(10_000_000 + index * 7919).slice(-8)}`,
    companyName: COMPANIES[(index * 3) % COMPANIES.length]!,
    orderStatus: Number(STATUSES[(index * 7) % STATUSES.length]!.key),
    urgentFlag: index % 6 === 0 ? 1 : 0,
    fee: 420 + ((index * 137) % 30) * 80,
    orderTime: new Date(Date.UTC(2026, 10, 18, 6, 21) - index * 3_600_000 * 5)
      .toISOString()
      .slice(0, 16)
      .replace('T', ' '),
    remark:
      index % 9 === 0 ? '候选人目前在职，请勿联系现任雇主。学历核实可直接通过学信网完成。' : '',
  }));
}

export const ORDER_COLUMNS: readonly GridColumn<SampleOrder>[] = [
  {
    field: 'orderNo',
    label: '订单编号',
    width: 190,
    sortable: true,
    fixed: 'left',
    mustFlag: true,
    as: 'text',
  },
  { field: 'userName', label: '候选人', width: 140 },
  { field: 'companyName', label: '签约主体', width: 240 },
  { field: 'orderStatus', label: '状态', width: 110, as: 'tag', options: STATUSES },
  { field: 'urgentFlag', label: '加急', width: 90, align: 'center', as: 'switch' },
  {
    field: 'fee',
    label: '费用（元）',
    width: 120,
    align: 'end',
    sortable: true,
    format: (value) => Number(value).toFixed(2),
  },
  { field: 'orderTime', label: '下单时间', width: 170, sortable: true },
  { field: 'phone', label: '手机', width: 140, visibleFlag: false, as: 'text' },
  { field: 'remark', label: '备注', width: 220 },
];

export const ORDER_FIELDS = [
  { kind: 'text', field: 'orderNo', label: '订单编号' },
  { kind: 'text', field: 'userName', label: '候选人' },
  { kind: 'select', field: 'orderStatus', label: '状态', options: STATUSES },
  { kind: 'text', field: 'companyName', label: '签约主体' },
  {
    kind: 'radio',
    field: 'urgentFlag',
    label: '加急',
    options: [
      { key: '1', text: '是' },
      { key: '0', text: '否' },
    ],
  },
  { kind: 'dateRange', field: 'orderTime', label: '下单时间' },
] as const;

/** A server over `rows`: what it knows of conditions is what the stories use. */
export function sampleLoad(rows: readonly SampleOrder[]) {
  return async (
    { conditions, advanced, sort, page, pageSize }: ListQuery,
    { signal }: { signal: AbortSignal },
  ): Promise<ListPage<SampleOrder>> => {
    signal.throwIfAborted();
    const found = rows
      .filter((row) => conditions.every((condition) => holds(row, condition)))
      .filter((row) => {
        const held = advanced?.conditions.filter((condition) => holds(row, condition)) ?? [];
        return (
          !advanced || held.length >= (advanced.join === 'and' ? advanced.conditions.length : 1)
        );
      })
      .toSorted((a, b) => compare(a, b, sort));
    return { content: found.slice((page - 1) * pageSize, page * pageSize), total: found.length };
  };
}

function holds(row: SampleOrder, { field, operator, value }: ListCondition): boolean {
  const actual = String(row[field as keyof SampleOrder]);
  if (operator === 'DYNAMIC') return true;
  if (operator === 'LIKE') return actual.includes(value as string);
  if (operator === 'LIKEIN')
    return (value as string).split(',').some((piece) => actual.includes(piece));
  if (operator === 'IN') return (value as readonly string[]).includes(actual);
  if (operator === 'BETWEEN') return actual >= value![0]! && actual <= value![1]!;
  return actual === value;
}

function compare(a: SampleOrder, b: SampleOrder, sort: readonly ListSort[]): number {
  for (const { field, descending } of sort) {
    const [one, other] = [a[field as keyof SampleOrder], b[field as keyof SampleOrder]];
    if (one !== other) return (one < other ? -1 : 1) * (descending ? -1 : 1);
  }
  return 0;
}
