import { defineTexts, type FormatNumber } from '@mingjian/ui';

/** Texts of the record navigation. */
export const recordNavTexts = defineTexts('RecordNav', {
  zh: {
    label: '逐条处理',
    previous: '上一条（Alt+↑）',
    next: '下一条（Alt+↓）',
    first: '已是第一条',
    last: '已是最后一条',
    position: (position: number, total: number, format: FormatNumber) =>
      `第 ${format(position)} / ${format(total)} 条`,
    remaining: (count: number, format: FormatNumber) => `剩余 ${format(count)} 条`,
    save: '保存',
    saveAndNext: '保存并下一条',
  },
  en: {
    label: 'Record navigation',
    previous: 'Previous record (Alt+↑)',
    next: 'Next record (Alt+↓)',
    first: 'This is the first record',
    last: 'This is the last record',
    position: (position, total, format) => `${format(position)} of ${format(total)}`,
    remaining: (count, format) => `${format(count)} remaining`,
    save: 'Save',
    saveAndNext: 'Save and next',
  },
});
