import type { FormField, FormValues } from '../Form';

/** Fields of a client company that fit into a dialog. */
export const companyFields: readonly FormField[] = [
  { kind: 'text', field: 'name', label: '公司名称', required: true, maxLength: 64 },
  { kind: 'text', field: 'nameEn', label: '英文名称', maxLength: 128 },
  { kind: 'text', field: 'contact', label: '联系人', maxLength: 32 },
  { kind: 'text', field: 'phone', label: '联系电话', inputMode: 'tel', maxLength: 20 },
  { kind: 'money', field: 'credit', label: '授信额度' },
  { kind: 'switch', field: 'active', label: '启用' },
];

/** A stored company. */
export const company: FormValues = {
  name: '上海明远人力资源有限公司',
  nameEn: 'Shanghai Mingyuan HR Co., Ltd.',
  contact: '林晓',
  phone: '021-58880000',
  credit: 200_000,
  active: 1,
};
