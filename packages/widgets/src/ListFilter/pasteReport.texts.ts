import { defineTexts } from '@mingjian/ui';

/** What is said about a pasted list after the search. */
export const pasteReportTexts = defineTexts('PasteReport', {
  zh: {
    summary: (label: string, found: string, missing: string) =>
      `${label}清单：找到 ${found} 个，未找到 ${missing} 个`,
    missingOf: (label: string) => `未找到的${label}`,
    show: '查看未找到',
    copyMissing: '复制未找到',
    copyFound: '复制已找到',
  },
  en: {
    summary: (label, found, missing) => `List for ${label}: ${found} found, ${missing} not found`,
    missingOf: (label) => `Not found: ${label}`,
    show: 'Show not found',
    copyMissing: 'Copy not found',
    copyFound: 'Copy found',
  },
});
