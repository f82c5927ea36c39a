import type { TabItem } from './tabItem';

/** The tabs of a candidate's report, some with counts. */
export const reportTabs: TabItem[] = [
  { key: 'identity', label: '身份核验', content: '欧阳静怡，身份证号与公安部记录一致。' },
  {
    key: 'education',
    label: '学历核验',
    count: 2,
    content: '硕士：上海财经大学，2016 年；本科：东北财经大学，2013 年。',
  },
  {
    key: 'work',
    label: '工作履历',
    count: 128,
    content: '近 5 年 3 段履历，其中 1 段的离职证明待补充。',
  },
  { key: 'court', label: '司法记录', disabledReason: '候选人还没有签署授权书', content: '' },
];

/** The same report returned: errors in three tabs, with a known number in two. */
export const returnedTabs: TabItem[] = [
  { key: 'identity', label: '身份核验', content: '欧阳静怡，身份证号与公安部记录一致。' },
  {
    key: 'education',
    label: '学历核验',
    count: 2,
    invalid: 2,
    content: '硕士的毕业证编号少一位；本科的毕业年份晚于硕士。',
  },
  { key: 'work', label: '工作履历', invalid: true, content: '第 2 段履历的离职日期早于入职日期。' },
  {
    key: 'court',
    label: '呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源信息咨询服务有限责任公司的司法记录',
    invalid: 128,
    content: '128 处待改。',
  },
];

/** Thirty tabs, more than fit on any screen. */
export const manyTabs: TabItem[] = Array.from({ length: 30 }, (_, index) => ({
  key: `entity${index + 1}`,
  label: index === 11 ? '呼伦贝尔市鄂温克族自治旗巴彦托海明鉴人力资源' : `签约主体 ${index + 1}`,
  content: `第 ${index + 1} 个签约主体的订单。`,
}));
