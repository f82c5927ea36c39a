import { defineTexts } from '@mingjian/ui';

/** Texts of the panel that previews a row. */
export const previewTexts = defineTexts('ListPreview', {
  zh: {
    nameOf: (row: string) => `速览：${row}`,
    previous: '上一条',
    next: '下一条',
    first: '已是本页第一条',
    last: '已是本页最后一条',
    close: '关闭速览（Esc）',
    keys: '↑ ↓ 切换行 · Alt+Enter 进入速览 · Esc 关闭',
  },
  en: {
    nameOf: (row) => `Preview: ${row}`,
    previous: 'Previous row',
    next: 'Next row',
    first: 'This is the first row of the page',
    last: 'This is the last row of the page',
    close: 'Close the preview (Esc)',
    keys: '↑ ↓ other row · Alt+Enter into the preview · Esc closes',
  },
});
