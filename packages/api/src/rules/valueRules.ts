import type { Rule } from './rule';

/** Least and greatest number where a field names no others. Source: spec 1 §9. */
export const NUMBER_RANGE = [0, 1_000] as const;

/** Numbers by which people order rows, such as folders. Source: spec 1 §9. */
export const orderNumberRule: Rule<number> = {
  accepts: (value) =>
    Number.isInteger(value) && value >= NUMBER_RANGE[0] && value <= NUMBER_RANGE[1],
  problem: { zh: '请输入 0 至 1000 的整数', en: 'Enter a whole number from 0 to 1,000' },
};

/** End of a range until now. It is stored instead of a month, so it stays true. */
export const SO_FAR = 'PRESENT';

/** A first and a last month, each `yyyy-MM`; the last one may be `SO_FAR`. */
export interface MonthRange {
  from: string;
  to: string;
}

/** Ranges of months: the end is not before the start, or open. Source: spec 1 §5. */
export const monthRangeRule: Rule<MonthRange> = {
  accepts: ({ from, to }) => isMonth(from) && (to === SO_FAR || (isMonth(to) && to >= from)),
  problem: {
    zh: '请按 yyyy-MM 填写起止月份，结束月份不能早于开始月份',
    en: 'Enter both months as yyyy-MM, the last one not before the first one',
  },
};

const isMonth = (text: string) => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

/** Ids that travel in comma-joined lists. Source: the product. */
export const separateIdRule: Rule<string> = {
  accepts: (id) => !id.includes(','),
  problem: {
    zh: '编号含有逗号，不能与其他编号一起提交',
    en: 'An ID contains a comma, so it cannot be sent with others',
  },
};
