import type { Exporter, ExportJob } from './exporting/exporter';
import { declaredLayout } from './model/columnLayout';
import type { FilterField } from './model/filterFields';
import { FRESH_QUERY } from './model/listQuery';
import { writeView } from './model/viewState';
import type {
  GridColumn,
  ListAnswer,
  ListCondition,
  ListOption,
  ListQuery,
  ListSort,
} from './types';
import type { ListView, ViewStore } from './views/viewStore';

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
  return Array.from({ length: count }, (_, at) => ({
    id: String(at + 1),
    orderNo: `BG20261118${String(at + 1).padStart(5, '0')}`,
    userName: NAMES[(at * 5) % NAMES.length]!,
    phone: `138${String(10_000_000 + at * 7919).slice(-8)}`,
    companyName: COMPANIES[(at * 3) % COMPANIES.length]!,
    orderStatus: Number(STATUSES[(at * 7) % STATUSES.length]!.key),
    urgentFlag: at % 6 === 0 ? 1 : 0,
    fee: 420 + ((at * 137) % 30) * 80,
    orderTime: new Date(Date.UTC(2026, 10, 18, 6, 21) - at * 3_600_000 * 5)
      .toISOString()
      .slice(0, 16)
      .replace('T', ' '),
    remark: at % 9 === 0 ? '候选人目前在职，请勿联系现任雇主。学历核实可直接通过学信网完成。' : '',
  }));
}

export const ORDER_COLUMNS: readonly GridColumn<SampleOrder>[] = [
  {
    prop: 'orderNo',
    label: '订单编号',
    width: 190,
    sortable: true,
    fixed: 'left',
    mustFlag: true,
    isText: true,
  },
  { prop: 'userName', label: '候选人', width: 140 },
  { prop: 'companyName', label: '签约主体', width: 240 },
  { prop: 'orderStatus', label: '状态', width: 110, tagFlag: true, options: STATUSES },
  { prop: 'urgentFlag', label: '加急', width: 90, align: 'center', switchFlag: true },
  {
    prop: 'fee',
    label: '费用（元）',
    width: 120,
    align: 'end',
    sortable: true,
    format: (value) => Number(value).toFixed(2),
  },
  { prop: 'orderTime', label: '下单时间', width: 170, sortable: true },
  { prop: 'phone', label: '手机', width: 140, visibleFlag: false, isText: true },
  { prop: 'remark', label: '备注', width: 220 },
];

export const ORDER_FIELDS: readonly FilterField[] = [
  { kind: 'text', prop: 'orderNo', label: '订单编号' },
  { kind: 'text', prop: 'userName', label: '候选人' },
  { kind: 'select', prop: 'orderStatus', label: '状态', options: STATUSES },
  { kind: 'text', prop: 'companyName', label: '签约主体' },
  {
    kind: 'radio',
    prop: 'urgentFlag',
    label: '加急',
    options: [
      { key: '1', text: '是' },
      { key: '0', text: '否' },
    ],
  },
  { kind: 'dateRange', prop: 'orderTime', label: '下单时间' },
];

/** A server over `rows`: what it knows of conditions is what the stories use. */
export function sampleLoad(rows: readonly SampleOrder[]) {
  return async (
    { conditions, sort, page, pageSize }: ListQuery,
    { signal }: { signal: AbortSignal },
  ): Promise<ListAnswer<SampleOrder>> => {
    signal.throwIfAborted();
    const found = rows
      .filter((row) => conditions.every((condition) => holds(row, condition)))
      .toSorted((a, b) => compare(a, b, sort));
    return { content: found.slice((page - 1) * pageSize, page * pageSize), total: found.length };
  };
}

function holds(row: SampleOrder, { field, operator, value }: ListCondition): boolean {
  const own = String(row[field as keyof SampleOrder]);
  if (operator === 'LIKE') return own.includes(value as string);
  if (operator === 'IN') return (value as readonly string[]).includes(own);
  if (operator === 'BETWEEN') return own >= value![0]! && own <= value![1]!;
  return own === value;
}

function compare(a: SampleOrder, b: SampleOrder, sort: readonly ListSort[]): number {
  for (const { field, descending } of sort) {
    const [one, other] = [a[field as keyof SampleOrder], b[field as keyof SampleOrder]];
    if (one !== other) return (one < other ? -1 : 1) * (descending ? -1 : 1);
  }
  return 0;
}

const viewOf = (status: string) =>
  writeView({
    query: {
      ...FRESH_QUERY,
      conditions: [{ field: 'orderStatus', operator: 'EQ', value: status }],
      pageSize: 10,
    },
    layout: declaredLayout(ORDER_COLUMNS),
  });

const VIEWS: readonly ListView[] = [
  {
    id: 'urgent',
    name: '我的超时订单',
    scope: 'personal',
    isDefault: false,
    state: viewOf('50'),
    canEdit: true,
  },
  {
    id: 'todo',
    name: '待补充',
    scope: 'personal',
    isDefault: false,
    state: viewOf('30'),
    canEdit: true,
  },
  {
    id: 'team',
    name: '华东分公司本周待接单',
    scope: 'team',
    isDefault: false,
    state: viewOf('10'),
    owner: '欧阳静怡',
    canEdit: false,
  },
];

/** Views that can be opened, and refuse to be saved. */
export function sampleViews(): ViewStore {
  return {
    list: async () => VIEWS,
    save: () => Promise.reject(new Error('视图名称已被使用，请换一个名称')),
    remove: async () => {},
  };
}

const JOBS: readonly ExportJob[] = [
  {
    id: '4',
    name: '订单-20261118-142103',
    status: 'running',
    done: 31_000,
    total: 128_400,
    createdAt: '2026-11-18T06:21:03Z',
  },
  {
    id: '3',
    name: '订单-20261118-101500',
    status: 'done',
    done: 1_284,
    total: 1_284,
    createdAt: '2026-11-18T02:15:00Z',
    size: 184_320,
  },
  {
    id: '2',
    name: '订单-20261117-093000',
    status: 'failed',
    done: 4_000,
    total: 9_120,
    createdAt: '2026-11-17T01:30:00Z',
    error: '服务重启，导出中断',
  },
  {
    id: '1',
    name: '订单-20261116-180211',
    status: 'cancelled',
    done: 0,
    total: 52_000,
    createdAt: '2026-11-16T10:02:11Z',
  },
];

/** An exporter that stands still. */
export function sampleExporter(jobs: readonly ExportJob[] = JOBS): Exporter {
  return {
    start: async () => ({
      id: '5',
      name: '订单-20261118-142200',
      status: 'waiting',
      done: 0,
      total: 240,
      createdAt: '2026-11-18T06:22:00Z',
    }),
    list: async () => jobs,
    cancel: async () => {},
    download: async () => {},
  };
}
