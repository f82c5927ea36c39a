import { defineTexts } from '@mingjian/ui';

export const userSelectTexts = defineTexts('UserSelect', {
  zh: {
    placeholder: '请选择用户信息',
    unknown: '未知用户',
    failed: '姓名加载失败',
  },
  en: {
    placeholder: 'Select a user',
    unknown: 'Unknown user',
    failed: 'The name could not be loaded',
  },
});
