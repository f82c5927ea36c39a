import { defineTexts } from '@mingjian/ui';

export const openPageTexts = defineTexts('openPage', {
  zh: {
    brand: '明鉴',
    product: '员工背景调查平台',
    toLogin: '返回登录',
    toStart: '返回控制台首页',
  },
  en: {
    brand: 'Mingjian',
    product: 'Employee background checks',
    toLogin: 'Back to sign-in',
    toStart: 'Back to the home page',
  },
});
