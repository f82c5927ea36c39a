import { ORDER_COLUMNS } from '../internal/list/orders.fixtures';
import type { Exporter, ExportJob } from './exporting/exporter';
import { declaredLayout } from './model/columnLayout';
import { EMPTY_QUERY } from './model/listQuery';
import { writeView } from './model/viewState';
import { ViewConflict, type ListView, type ViewStore } from './views/viewStore';

const viewOf = (status: string) =>
  writeView({
    query: {
      ...EMPTY_QUERY,
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

/** Views with versions, each of which somebody saved a minute ago. */
export function sampleVersions(): ViewStore {
  return {
    ...sampleViews(),
    save: () =>
      Promise.reject(
        new ViewConflict('该视图已被修改', {
          savedBy: '欧阳静怡',
          savedByYou: false,
          savedAt: '2026-11-18T06:21:03Z',
          version: 4,
        }),
      ),
    versions: async () => [
      {
        version: 3,
        state: viewOf('30'),
        savedBy: '欧阳静怡',
        savedAt: '2026-11-17T10:05:00Z',
      },
      { version: 2, state: viewOf('20'), savedBy: '林晓', savedAt: '2026-11-12T01:30:00Z' },
      { version: 1, state: viewOf('10'), savedBy: null, savedAt: '2026-10-30T07:48:00Z' },
    ],
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

/** Returns an exporter whose jobs do not progress. */
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
