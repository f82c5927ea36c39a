import { defineTexts } from '@mingjian/ui';

export const dictionaryValueTexts = defineTexts('dictionaryValues', {
  zh: {
    pageTitle: '字典',
    noun: '字典值',
    dicCode: '字典',
    code: '值编码',
    codeDescription: '保存后不能修改',
    value: '中文',
    valueEn: '英文',
    sort: '排序',
    enabled: '启用',
  },
  en: {
    pageTitle: 'Dictionary values',
    noun: 'dictionary value',
    dicCode: 'Dictionary',
    code: 'Value code',
    codeDescription: 'Cannot be changed after saving',
    value: 'Chinese',
    valueEn: 'English',
    sort: 'Order',
    enabled: 'Enabled',
  },
});
