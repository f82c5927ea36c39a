import { defineTexts, type FormatNumber } from '@mingjian/ui';

/** Texts of the report about a pasted list. */
export const pasteReportTexts = defineTexts('PasteReport', {
  zh: {
    summary: (label: string, found: number, missing: number, format: FormatNumber) =>
      `${label}清单：找到 ${format(found)} 个，未找到 ${format(missing)} 个`,
    missingOf: (label: string) => `未找到的${label}`,
    show: '查看未找到',
    copyMissing: '复制未找到',
    copyFound: '复制已找到',
  },
  en: {
    summary: (label, found, missing, format) =>
      `List for ${label}: ${format(found)} found, ${format(missing)} not found`,
    missingOf: (label) => `Not found: ${label}`,
    show: 'Show not found',
    copyMissing: 'Copy not found',
    copyFound: 'Copy found',
  },
});
