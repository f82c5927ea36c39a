import { startOfBeijingDay } from '@mingjian/api';
import type { Insertable } from 'kysely';
import { seededId } from '../database/ids';
import type { ArticleCategoryTable, ArticleTable } from '../features/articles/tables';
import { demoCover } from './covers';
import { between, share } from './pick';

const HOUR = 3_600_000;
const FOUNDED = new Date('2023-03-01T01:00:00Z');

const CATEGORIES: readonly (readonly [code: string, name: string, nameEn: string])[] = [
  ['guide', '操作指南', 'How to'],
  ['law', '法律法规', 'Law'],
  ['training', '员工培训', 'Training'],
  ['case', '案例分析', 'Cases'],
  ['announcement', '产品公告', 'Announcements'],
];

/** Shelf, title, English title. */
const ARTICLES: readonly (readonly [category: number, title: string, titleEn: string | null])[] = [
  [0, '五分钟发起第一单背景调查', 'Your first check in five minutes'],
  [0, '如何解读报告中的红黄蓝绿灰五级警示', 'Reading the five levels of a report'],
  [0, '候选人收不到授权短信怎么办', 'When the consent message does not arrive'],
  [0, '批量导入订单的表格填写规范', 'Filling in the sheet for many orders'],
  [0, '对账单与发票的申请流程', 'Statements and invoices'],
  [1, '《个人信息保护法》与背景调查的合规边界', 'Personal information law and background checks'],
  [1, '单独同意：哪些调查项必须再次取得候选人授权', 'Separate consent'],
  [1, '竞业限制协议的核实要点', 'Verifying non-compete agreements'],
  [1, '犯罪记录查询的法定范围', 'What criminal-record queries the law allows'],
  [1, '报告的保存期限与到期删除', 'How long reports are kept'],
  [2, '新员工必修：保密义务与利益冲突申报', 'Confidentiality and conflicts of interest'],
  [2, '证明人访谈的提问技巧', 'Interviewing referees'],
  [2, '通过总机回拨核实证明人身份', 'Calling back through the switchboard'],
  [2, '识别伪造的学历与离职证明', 'Spotting forged certificates'],
  [2, '通话录音告知语与留存要求', 'Announcing and keeping call recordings'],
  [2, '调查顾问的时间管理：从接单到出具报告', 'Time management of verifiers'],
  [3, '案例：一段被隐去的创业经历', 'A start-up that was left out'],
  [3, '案例：同名诉讼记录的排除', 'Ruling out a namesake'],
  [3, '案例：只有一个来源的负面评价为何不能定级', 'Why one negative source sets no level'],
  [3, '案例：海外学历核实的三个难点', 'Three difficulties with foreign degrees'],
  [4, '闪调产品升级：身份核验平均用时缩短至 3 分钟', 'Flash checks got faster'],
  [4, '2026 年春节期间服务安排', 'Service over the Spring Festival 2026'],
  [4, '新增企业自定义报告模板', 'Report templates of your own'],
  [4, '关于系统维护的通知（草稿）', 'Notice of maintenance (draft)'],
];

const BODY = [
  '背景调查以候选人的授权为前提。未经授权的项目，系统不会开始任务。',
  '本文说明适用的情形、需要准备的材料、办理的步骤，以及常见问题的处理方式。',
  '如仍有疑问，请联系您的项目经理，或在工作日 9:00–18:00 致电客服。',
].join('\n\n');

const categoryId = (index: number) => seededId(FOUNDED, `article category ${index}`);

/** The shelves of the demo's articles. */
export const demoCategories: readonly Insertable<ArticleCategoryTable>[] = CATEGORIES.map(
  ([code, name, nameEn], index) => ({
    id: categoryId(index),
    code,
    name,
    nameEn,
    sort: index + 1,
    createdAt: FOUNDED,
    updatedAt: FOUNDED,
  }),
);

/** Returns the demo's articles, all published before `baseDay` but the last, a draft. */
export function demoArticles(baseDay: string): Insertable<ArticleTable>[] {
  return ARTICLES.map(([category, title, titleEn], index) => {
    const isDraft = index === ARTICLES.length - 1;
    const day = startOfBeijingDay(baseDay, -Math.floor(between(index, 200, 1, 500)));
    const time = new Date(day.getTime() + Math.floor(between(index, 201, 9, 18)) * HOUR);
    return {
      id: seededId(FOUNDED, `article ${index}`),
      categoryId: categoryId(category),
      title,
      titleEn,
      summary: `${title}。`,
      content: `${title}\n\n${BODY}`,
      coverUrl: demoCover(category, index),
      videoUrl: null,
      duration: null,
      author: category === 4 ? '产品部' : '合规与培训组',
      publishTime: isDraft ? null : time,
      topFlag: index === 0 || index === 10 ? 1 : 0,
      mustLearn: category === 2 && index < 13 ? 1 : 0,
      viewCount: isDraft ? 0 : Math.floor(share(index, 202) * 900),
      status: isDraft ? 0 : 1,
      createdAt: time,
      updatedAt: time,
    };
  });
}
