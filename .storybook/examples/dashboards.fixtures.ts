/** An order of the example dashboards. Times are relative to the day of the sketch. */
export interface ExampleWork {
  key: string;
  person: string;
  product: 'refined' | 'senior' | 'flash';
  company: string;
  status: 'awaiting' | 'collecting' | 'authorisation' | 'verification' | 'report' | 'settle';
  /** Days until it is due, negative when overdue; none before the candidate has submitted. */
  dueDays?: number;
}

const order = (
  key: string,
  person: string,
  [product, status]: [ExampleWork['product'], ExampleWork['status']],
  dueDays?: number,
): ExampleWork => ({
  key,
  person,
  product,
  status,
  company: Number(key) % 2 ? '月亮邮差（绍兴）供应链管理有限公司' : '半糖',
  ...(dueDays !== undefined && { dueDays }),
});

export const overdue = [
  order('1', '邓承勇', ['senior', 'verification'], -22),
  order('2', '陈熙', ['refined', 'report'], -3),
];

export const dueToday = [
  order('3', '阿依努尔·买合木提', ['refined', 'verification'], 0),
  order('4', '欧阳静怡', ['flash', 'report'], 0),
];

export const awaiting = [
  order('5', '李娜', ['refined', 'awaiting']),
  order('6', 'Alexander Montgomery-Fitzgerald', ['senior', 'awaiting']),
  order('7', '王晓明', ['flash', 'awaiting']),
];

export const later = [
  order('8', '何一鸣', ['refined', 'verification'], 2),
  order('9', '袁晴', ['senior', 'collecting'], 4),
];

export const clientWork = [
  order('10', '邓承勇', ['senior', 'verification'], 1),
  order('11', '陈熙', ['refined', 'report'], 2),
  order('12', '李娜', ['refined', 'authorisation']),
];

export const clientReports = [
  order('13', '马立远', ['refined', 'settle']),
  order('14', '阿依努尔·买合木提', ['flash', 'settle']),
];

export const toSettle = [
  order('15', '马立远', ['refined', 'settle']),
  order('16', '周子涵', ['senior', 'settle']),
];

export const registrations = ['月亮邮差（绍兴）供应链管理有限公司', '半糖（苏州）食品有限公司'];
export const failedMail = ['您的注册申请已通过'];
