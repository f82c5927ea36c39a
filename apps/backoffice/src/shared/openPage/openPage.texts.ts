import { defineTexts } from '@mingjian/ui';

export const openPageTexts = defineTexts('openPage', {
  zh: { brand: '明鉴', product: '员工背景调查平台' },
  en: { brand: 'Mingjian', product: 'Employee background checks' },
});
