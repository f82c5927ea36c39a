import type { FormField, FormValues } from './formField';

/** Fields of a client company, of many kinds. */
export const companyFields: readonly FormField[] = [
  { kind: 'text', field: 'name', label: '公司名称', required: true, maxLength: 64 },
  { kind: 'text', field: 'nameEn', label: '英文名称', maxLength: 128 },
  {
    kind: 'select',
    field: 'industry',
    label: '行业',
    required: true,
    options: [
      { key: 'it', text: '互联网' },
      { key: 'finance', text: '金融' },
      { key: 'trade', text: '外贸', isRetired: true },
    ],
    missingLabel: '已停用',
  },
  {
    kind: 'radio',
    field: 'billing',
    label: '结算方式',
    required: true,
    numeric: true,
    options: [
      { key: '1', text: '月结' },
      { key: '2', text: '预付' },
    ],
  },
  {
    kind: 'number',
    field: 'days',
    label: '账期',
    unit: '天',
    description: '开票后几天内付款',
    shownFor: { field: 'billing', value: 1 },
  },
  { kind: 'money', field: 'credit', label: '授信额度' },
  { kind: 'day', field: 'signedOn', label: '签约日期' },
  { kind: 'monthRange', field: 'term', label: '合同期', wide: true },
  {
    kind: 'checkbox',
    field: 'services',
    label: '服务',
    options: [
      { key: 'flash', text: '闪调' },
      { key: 'refined', text: '精调' },
    ],
  },
  { kind: 'switch', field: 'active', label: '启用' },
  { kind: 'tags', field: 'labels', label: '标签' },
  { kind: 'area', field: 'remark', label: '备注', maxLength: 500 },
];

/** A stored company. */
export const company: FormValues = {
  name: '上海明远人力资源有限公司',
  nameEn: 'Shanghai Mingyuan HR Co., Ltd.',
  industry: 'it',
  billing: 1,
  days: 30,
  credit: 200_000,
  signedOn: '2026-03-01',
  term: { from: '2025-03', to: 'PRESENT' },
  services: ['flash'],
  active: 1,
  labels: ['重点客户'],
  remark: '对账单每月 5 日前发出。',
};

/** Values of a new company. */
export const newCompany: FormValues = {
  ...Object.fromEntries(companyFields.map(({ field }) => [field, null])),
  billing: 1,
  active: 1,
};

/** Addresses of a company, in an order of importance. */
export const addressField: FormField = {
  kind: 'rows',
  field: 'addresses',
  label: '地址',
  noun: '地址',
  max: 3,
  fields: [
    { kind: 'text', field: 'city', label: '城市', required: true, maxLength: 32 },
    { kind: 'text', field: 'street', label: '街道', maxLength: 128 },
  ],
};
