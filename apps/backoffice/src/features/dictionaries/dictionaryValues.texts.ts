import { defineTexts } from '@mingjian/ui';

export const dictionaryValueTexts = defineTexts('dictionaryValues', {
  zh: {
    title: '字典',
    noun: '字典值',
    dicCode: '字典编码',
    dictionary: '字典',
    code: '值编码',
    codeHelp: '保存后不能修改',
    value: '中文',
    valueEn: '英文',
    sort: '排序',
    enabled: '启用',
    yes: '是',
    no: '否',
    updateTime: '更新时间',
  },
  en: {
    title: 'Dictionary values',
    noun: 'dictionary value',
    dicCode: 'Dictionary code',
    dictionary: 'Dictionary',
    code: 'Value code',
    codeHelp: 'It cannot be changed later',
    value: 'Chinese',
    valueEn: 'English',
    sort: 'Order',
    enabled: 'In use',
    yes: 'Yes',
    no: 'No',
    updateTime: 'Changed',
  },
});
