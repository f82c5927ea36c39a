import { defineTexts } from '@mingjian/ui';

/** Texts of gaps and overlaps. */
export const timelineTexts = defineTexts('TimelineFindings', {
  zh: {
    findings: '时间检查',
    gap: (earlier: string, later: string, span: string, duration: string) =>
      `“${earlier}”与“${later}”之间空缺 ${duration}（${span}）`,
    overlap: (earlier: string, later: string, span: string, duration: string) =>
      `“${earlier}”与“${later}”重叠 ${duration}（${span}）`,
    span: (from: string, to: string) => (from === to ? from : `${from} 至 ${to}`),
  },
  en: {
    findings: 'Check of dates',
    gap: (earlier, later, span, duration) =>
      `Gap of ${duration} between “${earlier}” and “${later}” (${span})`,
    overlap: (earlier, later, span, duration) =>
      `“${earlier}” and “${later}” overlap by ${duration} (${span})`,
    span: (from, to) => (from === to ? from : `${from} to ${to}`),
  },
});
