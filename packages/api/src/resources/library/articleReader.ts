import { code, count, day, flag, reference, text, time } from '../../resource/field';
import { view, type RowOf } from '../../resource/resource';

/** People who must read an article, and what each of them confirmed. */
export const articleReader = view('hArticleReader', {
  articleId: reference('hArticleInfo', { search: true, nameField: 'articleTitle' }),
  articleTitle: text({ max: 200, search: true }),
  realname: text({ max: 64, search: true, sort: true }),
  userType: code(['serviceUser', 'companyUser'], { search: true, sort: true }),
  /** `null` for staff. */
  companyId: reference('aCompanyInfo', { optional: true, search: true, nameField: 'companyName' }),
  companyName: text({ max: 128, optional: true, search: true }),
  deptId: reference('sysDept', { optional: true, search: true, nameField: 'deptName' }),
  deptName: text({ max: 64, optional: true, search: true }),
  readDeadline: day({ search: true, sort: true }),
  /** Whether the person has read the article as it is required now. */
  readFlag: flag({ search: true, sort: true }),
  readTime: time({ optional: true, search: true, sort: true }),
  /** The version that the person read. */
  readVersion: count({ min: 1, max: 2_147_483_647, optional: true }),
  /** The last day on which the person was reminded. */
  remindedOn: day({ optional: true, sort: true }),
});

/** A person who must read an article. */
export type ArticleReader = RowOf<typeof articleReader>;
