import type { ComboboxLoad, ComboboxOption } from './comboboxOption';

/** Client companies, one of which is disabled. */
export const companies: readonly ComboboxOption[] = [
  { value: 'sh', label: '上海明鉴人力资源信息技术服务有限公司', description: '上海 · 在途订单 12' },
  { value: 'hz', label: '杭州云栖数据科技有限公司', description: '杭州 · 在途订单 3' },
  {
    value: 'sz',
    label: '深圳前海信和金融控股有限公司',
    disabledReason: '合同已于 2026-10-31 到期',
  },
  {
    value: 'hk',
    label: 'Mingjian International (Hong Kong) Limited',
    description: '香港 · 在途订单 1',
  },
  { value: 'bj', label: '北京华信背调咨询有限公司', description: '北京 · 在途订单 0' },
];

const surnames = '王 李 张 刘 陈 杨 黄 赵 周 吴 徐 孙 马 朱 胡 郭 何 林 高 罗'.split(' ');
const givenNames = ['静怡', '子墨', '浩然', '雨桐', '明远', '思齐', '文博', '佳宁', '俊杰', '晓雯'];

/** Ten thousand candidates. */
export const candidates: readonly ComboboxOption[] = Array.from({ length: 10_000 }, (_, index) => ({
  value: `c${index}`,
  label: `${surnames[index % 20]}${givenNames[Math.floor(index / 20) % 10]} ${String(index + 1).padStart(5, '0')}`,
}));

/** Finds companies immediately. */
export const findCompanies: ComboboxLoad = (query) =>
  Promise.resolve(companies.filter(({ label }) => label.includes(query)));

/** Never responds. */
export const findForever: ComboboxLoad = () => new Promise(() => {});

/** Fails each time. */
export const findNothing: ComboboxLoad = () => Promise.reject(new Error('503'));

/**
 * Responds to a short query late and to a long one at once, so that responses arrive out of order.
 */
export const findOutOfOrder: ComboboxLoad = (query) =>
  new Promise((resolve) => {
    setTimeout(
      () => resolve([{ value: query, label: `“${query}”的结果` }]),
      query.length > 1 ? 0 : 700,
    );
  });
