import type { TimelineRow } from './model/monthTimeline';

/** Jobs with a gap of two months, then an overlap of two. */
export const jobs: readonly TimelineRow[] = [
  { name: '上海远景贸易有限公司', range: { from: '2017-07', to: '2020-12' } },
  { name: '杭州青禾软件有限公司', range: { from: '2021-03', to: '2023-06' } },
  { name: '苏州工业园区明远人力资源服务有限公司', range: { from: '2023-05', to: 'PRESENT' } },
];
