import { defineTexts } from '../texts/texts';

export const bulkResultTexts = defineTexts('BulkResult', {
  zh: {
    summary: (label: string, succeeded: string, failed: string, skipped: string) =>
      `${label}：成功 ${succeeded} 条，失败 ${failed} 条，跳过 ${skipped} 条`,
    filter: '按结果筛选',
    all: '全部',
    failed: '失败',
    succeeded: '成功',
    skipped: '跳过',
    id: '编号',
    name: '名称',
    outcome: '结果',
    reason: '原因',
    copy: '复制失败项',
    retry: (count: string) => `重试 ${count} 条失败项`,
    more: (count: number, left: number) => `再显示 ${count} 条，还有 ${left} 条`,
  },
  en: {
    summary: (label: string, succeeded: string, failed: string, skipped: string) =>
      `${label}: ${succeeded} succeeded, ${failed} failed, ${skipped} skipped`,
    filter: 'Filter by outcome',
    all: 'All',
    failed: 'Failed',
    succeeded: 'Succeeded',
    skipped: 'Skipped',
    id: 'Number',
    name: 'Name',
    outcome: 'Outcome',
    reason: 'Reason',
    copy: 'Copy failures',
    retry: (count: string) => `Retry ${count} failed`,
    more: (count: number, left: number) => `Show ${count} more of ${left}`,
  },
});
