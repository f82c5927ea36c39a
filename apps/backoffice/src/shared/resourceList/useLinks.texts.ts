import { defineTexts, type FormatNumber } from '@mingjian/ui';

/** Texts of links to what uses a row, by the resource of the users. */
export const useLinkTexts = defineTexts('useLinks', {
  zh: {
    vOrderInfo: (count: number, format: FormatNumber) => `查看 ${format(count)} 个订单`,
    cCandidateInfo: (count: number, format: FormatNumber) => `查看 ${format(count)} 位候选人`,
    hArticleInfo: (count: number, format: FormatNumber) => `查看 ${format(count)} 篇文章`,
    hArticleCategory: (count: number, format: FormatNumber) => `查看 ${format(count)} 个下级分类`,
    aCompanyInfo: (count: number, format: FormatNumber) => `查看 ${format(count)} 家公司`,
    aCompanyAccount: (count: number, format: FormatNumber) => `查看 ${format(count)} 个账号`,
    sysDicValue: (count: number, format: FormatNumber) => `查看 ${format(count)} 个字典值`,
  },
  en: {
    vOrderInfo: (count, format) => `View ${format(count)} ${count === 1 ? 'order' : 'orders'}`,
    cCandidateInfo: (count, format) =>
      `View ${format(count)} ${count === 1 ? 'candidate' : 'candidates'}`,
    hArticleInfo: (count, format) =>
      `View ${format(count)} ${count === 1 ? 'article' : 'articles'}`,
    hArticleCategory: (count, format) =>
      `View ${format(count)} ${count === 1 ? 'category' : 'categories'}`,
    aCompanyInfo: (count, format) =>
      `View ${format(count)} ${count === 1 ? 'company' : 'companies'}`,
    aCompanyAccount: (count, format) =>
      `View ${format(count)} ${count === 1 ? 'account' : 'accounts'}`,
    sysDicValue: (count, format) => `View ${format(count)} ${count === 1 ? 'value' : 'values'}`,
  },
});
