import { defineTexts, type FormatNumber } from '../texts/texts';
import type { BulkOutcome } from './model/outcomes';

export const bulkResultTexts = defineTexts('BulkResult', {
  zh: {
    summary: (label: string, counts: Record<BulkOutcome, number>, format: FormatNumber) =>
      `${label}：成功 ${format(counts.succeeded)} 条，失败 ${format(counts.failed)} 条，跳过 ${format(counts.skipped)} 条`,
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
    retry: (count: number, format: FormatNumber) => `重试 ${format(count)} 条失败项`,
    more: (count: number, left: number) => `再显示 ${count} 条，还有 ${left} 条`,
  },
  en: {
    summary: (label, counts, format) =>
      `${label}: ${format(counts.succeeded)} succeeded, ${format(counts.failed)} failed, ${format(counts.skipped)} skipped`,
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
    retry: (count, format) => `Retry ${format(count)} failed`,
    more: (count, left) => `Show ${count} more of ${left}`,
  },
});
