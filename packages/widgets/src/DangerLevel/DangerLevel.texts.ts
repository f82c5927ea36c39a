import { defineTexts } from '@mingjian/ui';

/** Texts of the danger levels. */
export const dangerLevelTexts = defineTexts('DangerLevel', {
  zh: {
    red: '红',
    yellow: '黄',
    blue: '蓝',
    green: '绿',
    grey: '灰',
    redMeaning: '高风险',
    yellowMeaning: '有差异',
    blueMeaning: '轻微差异',
    greenMeaning: '一致',
    greyMeaning: '未判定',
    full: (color: string, meaning: string) => `${color} · ${meaning}`,
  },
  en: {
    red: 'Red',
    yellow: 'Yellow',
    blue: 'Blue',
    green: 'Green',
    grey: 'Grey',
    redMeaning: 'High risk',
    yellowMeaning: 'Discrepancy',
    blueMeaning: 'Minor discrepancy',
    greenMeaning: 'Consistent',
    greyMeaning: 'Not rated',
    full: (color, meaning) => `${color} · ${meaning}`,
  },
});
