/** One row of the example list. */
export interface ExampleOrder {
  code: string;
  candidate: string;
  company: string;
  state: 'waiting' | 'checking' | 'reviewing' | 'done';
  /** Calendar day in Beijing, `YYYY-MM-DD`. */
  created: string;
  /** Price in yuan. */
  price: number;
}

const candidates = [
  '欧阳静怡',
  '张伟',
  'Alexander Montgomery-Fitzgerald',
  '李娜',
  '买买提·艾合买提',
  '王晓明',
];
const companies = [
  '上海明鉴人力资源信息技术服务有限公司华东分公司',
  '北京华信',
  '呼伦贝尔市鄂温克族自治旗巴彦托海人力资源有限责任公司',
  '深圳前海微众',
];
const states = ['waiting', 'checking', 'reviewing', 'done'] as const;

/** Forty-six orders, the newest first. */
export const exampleOrders: readonly ExampleOrder[] = Array.from({ length: 46 }, (_, index) => ({
  code: `MJ2026${String(1117 - index).padStart(4, '0')}`,
  candidate: candidates[index % candidates.length]!,
  company: companies[index % companies.length]!,
  state: states[index % states.length]!,
  created: `2026-${index < 17 ? '11' : '10'}-${String(index < 17 ? 17 - index : 47 - index).padStart(2, '0')}`,
  price: 280 + (index % 7) * 120,
}));
