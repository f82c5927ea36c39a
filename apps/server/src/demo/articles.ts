import { beijingDay, startOfBeijingDay } from '@mingjian/api';
import type { Insertable } from 'kysely';
import { seededId } from '../database/ids';
import type {
  ArticleCategoryTable,
  ArticleReadingTable,
  ArticleTable,
} from '../features/articles/tables';
import { demoPath } from './demoPath';
import { coverPath, demoCover } from './covers';
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

/** Categories below those, which are being prepared. */
const INNER: typeof CATEGORIES = [
  ['webinar', '客户公开课', 'Client webinars'],
  ['archive', '历史公告', 'Past announcements'],
];
const INNER_PARENTS = [2, 4];

/** Articles of the demo: shelf, title, English title, summary. */
const ARTICLES: readonly (readonly [
  category: number,
  title: string,
  titleEn: string | null,
  summary: string,
])[] = [
  [
    0,
    '五分钟发起第一单背景调查',
    'Your first check in five minutes',
    '选产品、填候选人、付款，三步提交，候选人随即收到授权短信。',
  ],
  [
    0,
    '如何解读报告中的红黄蓝绿灰五级警示',
    'Reading the five levels of a report',
    '每一级表示什么、由谁判定，以及看到红色和黄色时先做什么。',
  ],
  [
    0,
    '候选人收不到授权短信怎么办',
    'When the consent message does not arrive',
    '检查号码和拦截、改用邮件发送，以及何时请项目经理代为联系。',
  ],
  [
    0,
    '批量导入订单的表格填写规范',
    'Filling in the sheet for many orders',
    '每一列填什么、日期和证件号的格式，以及导入失败时怎样定位到行。',
  ],
  [
    0,
    '对账单与发票的申请流程',
    'Statements and invoices',
    '月结客户的对账时间、确认方式和开票信息，预付客户如何补开。',
  ],
  [
    1,
    '《个人信息保护法》与背景调查的合规边界',
    'Personal information law and background checks',
    '知情同意、最小必要和保存期限三项原则怎样落到每一个调查项。',
  ],
  [
    1,
    '单独同意：哪些调查项必须再次取得候选人授权',
    'Separate consent',
    '金融信用、诉讼记录和敏感信息需要单独勾选，口头同意无效。',
  ],
  [
    1,
    '竞业限制协议的核实要点',
    'Verifying non-compete agreements',
    '范围、期限和补偿金是否支付，向前雇主核实时可以问到哪一步。',
  ],
  [
    1,
    '犯罪记录查询的法定范围',
    'What criminal-record queries the law allows',
    '企业不能自行查询，候选人可以申请无犯罪记录证明。',
  ],
  [
    1,
    '报告的保存期限与到期删除',
    'How long reports are kept',
    '报告默认保存 24 个月，到期自动删除，客户可以申请缩短。',
  ],
  [
    2,
    '新员工必修：保密义务与利益冲突申报',
    'Confidentiality and conflicts of interest',
    '入职一周内读完并申报，候选人信息不得用于核实之外的目的。',
  ],
  [
    2,
    '证明人访谈的提问技巧',
    'Interviewing referees',
    '从事实问到评价，避免引导，并记录原话而不是转述。',
  ],
  [
    2,
    '通过总机回拨核实证明人身份',
    'Calling back through the switchboard',
    '候选人提供的手机号不足为凭，回拨总机转接才算核实。',
  ],
  [
    2,
    '识别伪造的学历与离职证明',
    'Spotting forged certificates',
    '印章、编号和字体的常见破绽，以及应当向谁复核。',
  ],
  [
    2,
    '通话录音告知语与留存要求',
    'Announcing and keeping call recordings',
    '通话前先告知录音，录音与报告同期保存，不得外传。',
  ],
  [
    2,
    '调查顾问的时间管理：从接单到出具报告',
    'Time management of verifiers',
    '先约候选人，再排证明人，最后等院校回函：把等待的时间用起来。',
  ],
  [
    3,
    '案例：一段被隐去的创业经历',
    'A start-up that was left out',
    '工商登记中的法人身份如何被发现，报告怎样如实而不越界地表述。',
  ],
  [
    3,
    '案例：同名诉讼记录的排除',
    'Ruling out a namesake',
    '证件号只公开后四位时，用住所、年龄和单位排除同名者。',
  ],
  [
    3,
    '案例：只有一个来源的负面评价为何不能定级',
    'Why one negative source sets no level',
    '孤证不定级：补充第二个来源之前，只作为备注。',
  ],
  [
    3,
    '案例：海外学历核实的三个难点',
    'Three difficulties with foreign degrees',
    '院校只收邮寄、授权书要原件、时差和语言，各有办法。',
  ],
  [
    4,
    '闪调产品升级：身份核验平均用时缩短至 3 分钟',
    'Flash checks got faster',
    '新增两个数据来源，夜间提交的订单同样即时出结果。',
  ],
  [
    4,
    '2026 年春节期间服务安排',
    'Service over the Spring Festival 2026',
    '假期前一日 17:00 后提交的订单，从节后第一个工作日起算。',
  ],
  [
    4,
    '新增企业自定义报告模板',
    'Report templates of your own',
    '封面、条款和摘要的顺序可以按公司设定，由项目经理协助配置。',
  ],
  [
    4,
    '关于系统维护的通知（草稿）',
    'Notice of maintenance (draft)',
    '维护期间不能登录和提交，未保存的内容留在本机。',
  ],
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

/** The categories below them, disabled. */
export const demoInnerCategories: readonly Insertable<ArticleCategoryTable>[] = INNER.map(
  ([code, name, nameEn], index) => ({
    id: categoryId(CATEGORIES.length + index),
    parentId: categoryId(INNER_PARENTS[index]!),
    code,
    name,
    nameEn,
    sort: 1,
    enabled: 0,
    createdAt: FOUNDED,
    updatedAt: FOUNDED,
  }),
);

/** Videos of the demo's articles, by the title of each; `seconds` is how long it lasts. */
export const demoLessons = [
  { title: '证明人访谈的提问技巧', seed: 'lesson interview', file: 'interview.webm', seconds: 54 },
  {
    title: '通过总机回拨核实证明人身份',
    seed: 'lesson callback',
    file: 'callback.webm',
    seconds: 48,
  },
];

/** Articles that people must read, by index: the audience, and the days until the deadline. */
const MUST_READ: Readonly<Record<number, readonly [audience: 1 | 2, days: number]>> = {
  6: [1, 2],
  10: [2, 9],
};

function mustRead(index: number, baseDay: string) {
  const [readAudience, days] = MUST_READ[index] ?? [0 as const, 0];
  const readDeadline = readAudience ? beijingDay(startOfBeijingDay(baseDay, days)) : null;
  return { readAudience, readDeadline };
}

/** Returns the confirmations of the people who have read what they must read: about half. */
export function demoReadings(
  people: readonly { id: string; companyId?: string | null | undefined }[],
  now: Date,
): ArticleReadingTable[] {
  return Object.entries(MUST_READ).flatMap(([index, [audience]], position) =>
    people
      .filter(({ companyId }) => audience === 1 || !companyId)
      .filter((_, person) => person >= FIXED_ACCOUNTS && share(person, 210 + position) < 0.55)
      .map(({ id }, person) => ({
        articleId: seededId(FOUNDED, `article ${index}`),
        userId: id,
        version: 1,
        readAt: new Date(now.getTime() - between(person, 215 + position, 1, 90) * HOUR),
      })),
  );
}

/** Accounts at the beginning, which journeys and readers of the guide sign in to: none has read. */
const FIXED_ACCOUNTS = 12;

/** Returns the demo's articles, all published before `baseDay` but the last, a draft. */
export function demoArticles(baseDay: string): Insertable<ArticleTable>[] {
  return ARTICLES.map(([category, title, titleEn, summary], index) => {
    const isDraft = index === ARTICLES.length - 1;
    const lesson = demoLessons.find((one) => one.title === title);
    const day = startOfBeijingDay(baseDay, -Math.floor(between(index, 200, 1, 500)));
    const time = new Date(day.getTime() + Math.floor(between(index, 201, 9, 18)) * HOUR);
    return {
      id: seededId(FOUNDED, `article ${index}`),
      categoryId: categoryId(category),
      title,
      titleEn,
      summary,
      content: `${summary}\n\n${BODY}`,
      coverUrl: coverPath(index),
      videoUrl: lesson ? demoPath(lesson.seed, 'webm') : null,
      duration: lesson?.seconds ?? null,
      author: category === 4 ? '产品部' : '合规与培训组',
      publishTime: isDraft ? null : time,
      topFlag: index === 0 || index === 10 ? 1 : 0,
      mustLearn: category === 2 && index < 13 ? 1 : 0,
      viewCount: isDraft ? 0 : Math.floor(share(index, 202) * 900),
      status: isDraft ? 0 : 1,
      ...mustRead(index, baseDay),
      createdAt: time,
      updatedAt: time,
    };
  });
}

/** Returns the covers of the demo's articles, as SVG. */
export const demoCovers = () =>
  ARTICLES.map(([category, title], index) => ({
    seed: `cover ${index}`,
    name: `${title}.png`,
    svg: demoCover(category, index),
  }));
