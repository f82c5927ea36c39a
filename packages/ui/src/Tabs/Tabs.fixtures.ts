import type { TabItem } from './Tabs';

/** The tabs of a candidate's report, with what waits behind some of them. */
export const reportTabs: TabItem[] = [
  { key: 'identity', label: '身份核验', content: '欧阳静怡，身份证号与公安部记录一致。' },
  { key: 'education', label: '学历核验', count: 2, content: '硕士：上海财经大学，2016 年；本科：东北财经大学，2013 年。' },
  { key: 'work', label: '工作履历', count: 128, content: '近 5 年 3 段履历，其中 1 段的离职证明待补充。' },
  { key: 'court', label: '司法记录', disabledReason: '候选人还没有签署授权书', content: '' },
];

/** Thirty tabs, more than any screen has room for. */
export const manyTabs: TabItem[] = Array.from({ length: 30 }, (_, at) => ({
  key: `entity${at + 1}`,
  label: at === 11 ? '呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源' : `签约主体 ${at + 1}`,
  content: `第 ${at + 1} 个签约主体的订单。`,
}));
