import type { ReactNode } from 'react';
import { DictionaryProvider } from './DictionaryProvider';
import { createDictionaryStore, type DictionaryLoad } from './dictionaryStore';
import type { DictionaryValue } from './model/dictionaryValue';

/** Ways of contact with a client. One of them is switched off. */
export const FOLLOW_TYPES: readonly DictionaryValue[] = [
  { code: '1', label: '电话', labelEn: 'Phone' },
  { code: '2', label: '微信', labelEn: 'WeChat' },
  { code: '3', label: '上门拜访', labelEn: 'Visit' },
  { code: '4', label: '传真', labelEn: 'Fax', isRetired: true },
  { code: '5', label: '邮件', labelEn: 'E-mail' },
];

const DEGREES: readonly DictionaryValue[] = [
  '小学',
  '初中',
  '中专',
  '高中',
  '职业高中',
  '技工学校',
  '大学专科',
  '大学本科',
  '双学士',
  '硕士研究生',
  '博士研究生',
  '博士后',
].map((label, index) => ({ code: String(index + 1), label }));

const LONG: readonly DictionaryValue[] = [
  {
    code: '1',
    label: '新疆维吾尔自治区乌鲁木齐高新技术产业开发区人力资源服务外包与背景调查中心',
  },
];

const DICTIONARIES: Readonly<Record<string, readonly DictionaryValue[]>> = {
  follow_type: FOLLOW_TYPES,
  degree: DEGREES,
  long: LONG,
  none: [],
};

/** Loads the sample dictionaries; `slow` never arrives, and any other code fails. */
export const loadSample: DictionaryLoad = (code) => {
  if (code === 'slow') return new Promise(() => {});
  const values = DICTIONARIES[code];
  return values ? Promise.resolve(values) : Promise.reject(new Error('503'));
};

/** Gives the sample dictionaries to an example. */
export function SampleDictionaries({ children }: { children: ReactNode }) {
  return <DictionaryProvider store={SAMPLE}>{children}</DictionaryProvider>;
}

const SAMPLE = createDictionaryStore(loadSample);
