import { dictionaryValue } from '@mingjian/api';
import { defineTexts } from '@mingjian/ui';
import { listOf } from '../../shared/resourceList/listOf';

const texts = defineTexts('dictionaryValues', {
  zh: {
    pageTitle: '字典',
    noun: '字典值',
    dicName: '所属字典',
    code: '值编码',
    codeDescription: '保存后不能修改',
    value: '名称',
    valueEn: '英文名称',
    sort: '排序',
    enabled: '启用',
  },
  en: {
    pageTitle: 'Dictionary values',
    noun: 'dictionary value',
    dicName: 'Dictionary',
    code: 'Value code',
    codeDescription: 'Cannot be changed after saving',
    value: 'Name',
    valueEn: 'English name',
    sort: 'Order',
    enabled: 'Enabled',
  },
});

/** The values of dictionaries. */
export const list = listOf(dictionaryValue, {
  pageCode: 'dictionaryList',
  texts,
  nameField: 'value',
  columns: [
    { field: 'value', width: 180 },
    { field: 'valueEn', width: 200 },
    { field: 'dicCode', width: 160 },
    { field: 'code', width: 120 },
    'sort',
    'enabled',
    'updateTime',
  ],
  filters: ['value', 'dicCode', 'enabled', { field: 'code', operator: 'EQ' }, 'valueEn'],
  form: ['dicCode', 'code', 'value', 'valueEn', 'sort', 'enabled'],
});
