import { defineTexts } from '@mingjian/ui';

/** Texts of the fields and labels of dictionaries. */
export const dictionaryTexts = defineTexts('Dictionary', {
  zh: {
    loading: '加载中…',
    failed: '未加载',
    failedNote: '选项加载失败，已选的值不受影响',
    failedRetry: '选项加载失败，已选的值不受影响；展开列表可重试',
    unknown: '未知值',
    unknownCodes: (codes: string) => `未知值（${codes}）`,
    retired: (label: string) => `${label}（已停用）`,
    join: '、',
  },
  en: {
    loading: 'Loading…',
    failed: 'Not loaded',
    failedNote: 'The options could not be loaded. The value is kept.',
    failedRetry: 'The options could not be loaded. The value is kept. Open the list to try again.',
    unknown: 'Unknown value',
    unknownCodes: (codes) => `Unknown value (${codes})`,
    retired: (label) => `${label} (disabled)`,
    join: ', ',
  },
});
