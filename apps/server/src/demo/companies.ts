import type { Insertable } from 'kysely';
import { seededId } from '../database/ids';
import type { CompanyTable } from '../features/companies/tables';
import type { StoredFileTable } from '../features/files/tables';
import { personName, undialableMobile } from './names';
import { between, pick, share } from './pick';
import { demoRegions } from './regions';

/**
 * Short name and full name of each made-up company. The first two belong to the accounts client and
 * client2.
 */
const NAMES: readonly (readonly [string, string])[] = [
  ['会飞的橘子', '会飞的橘子（上海）文化科技有限公司'],
  ['云上麦浪', '云上麦浪智能农业股份有限公司'],
  ['半亩星河', '半亩星河科技有限公司'],
  ['纸鸢', '纸鸢出行服务有限公司'],
  [
    '月亮码头',
    '月亮码头跨境供应链数字化综合服务与产业互联网运营管理（集团）股份有限公司上海第一分公司',
  ],
  ['松果屋', '松果屋家居有限公司'],
  ['蓝鲸座', '蓝鲸座海洋装备制造有限公司'],
  ['云獭软件', 'Nimbus Otter 云獭软件（苏州）有限公司'],
  ['橡皮船', '橡皮船物流有限公司'],
  ['青苔', '青苔茶'],
  ['不倒翁', '不倒翁人寿保险经纪有限公司'],
  ['风车镇', '风车镇新能源科技有限公司'],
  ['铁皮鼓', '铁皮鼓音乐教育咨询有限公司'],
  ['三只松鸦', '三只松鸦食品有限公司'],
  ['雾中灯塔', '雾中灯塔信息安全技术有限公司'],
  ['小行星带', '小行星带航天材料研究院有限公司'],
  ['白日梦', '白日梦影业有限公司'],
  ['花间一壶', '花间一壶酒店管理有限公司'],
  ['玻璃弹珠', '玻璃弹珠网络游戏有限公司'],
  ['远山来信', '远山来信邮政速运有限公司'],
  ['燕尾蝶', '燕尾蝶生物医药（杭州）有限公司'],
  ['四季分明', '四季分明空调设备有限公司'],
  ['一苇', '一苇渡江国际旅行社有限公司'],
  ['麒麟阁', '麒麟阁证券研究咨询有限公司'],
  ['木偶戏', '木偶戏机器人有限公司'],
  ['半夏', '半夏中药饮片有限公司'],
  ['猫头鹰', '猫头鹰夜间教育科技有限公司'],
  ['糖纸', '糖纸包装印刷有限公司'],
  ['沙漏', '沙漏半导体（无锡）有限公司'],
  ['芦苇荡', '芦苇荡环境工程有限公司'],
  ['九曲桥', '九曲桥城市更新建设集团有限公司'],
  ['红豆杉林', '红豆杉林林业发展有限公司'],
  [
    'Paper Crane',
    'Paper Crane International Trading (Shenzhen) Co., Ltd. 纸鹤国际贸易（深圳）有限公司',
  ],
  ['潮汐', '潮汐储能技术有限公司'],
  ['梧桐巷', '梧桐巷物业服务有限公司'],
  ['百草园', '百草园健康管理有限公司'],
  ['回声谷', '回声谷语音技术有限公司'],
  ['千里眼', '千里眼光学仪器有限公司'],
  ['稻草人', '稻草人劳务派遣有限公司'],
  ['星期八', '星期八便利连锁有限公司'],
];

const STREETS = [
  '梧桐路',
  '星湖街',
  '创新大道',
  '滨河东路',
  '学院路',
  '望江街',
  '云栖路',
  '科苑南路',
];
const INDUSTRIES = [
  '互联网',
  '制造业',
  '金融',
  '物流',
  '零售',
  '医药',
  '教育',
  '文化娱乐',
  '能源',
  '建筑',
];
const FOUNDED = new Date('2023-03-01T01:00:00Z');

/** Number of demo companies. */
export const COMPANY_COUNT = NAMES.length;

/** Returns the id of a company. */
export const companyId = (index: number) => seededId(FOUNDED, `company ${index}`);

/** Returns a company. `managerId` is who looks after it. */
export function demoCompany(index: number, managerId: string) {
  const [shortName, name] = NAMES[index]!;
  const region = demoRegions[index]!;
  return {
    ...termsOf(index),
    ...contactOf(index),
    id: companyId(index),
    companyNo: `KH${String(index + 1).padStart(5, '0')}`,
    name,
    shortName,
    creditCode: `9Z${region.code}MA${String(Math.floor(share(index, 21) * 1e8)).padStart(8, '0')}`,
    industry: pick(INDUSTRIES, index, 22),
    enterpriseScale: String(1 + Math.floor(share(index, 23) * 5)),
    belonging: String(1 + Math.floor(share(index, 24) * 5)),
    informationWay: String(1 + Math.floor(share(index, 25) * 5)),
    managerId,
    rulesList: JSON.stringify(rulesOf(index)),
    status: index === 38 ? 2 : index % 9 === 8 ? 0 : 1,
    createdAt: FOUNDED,
    updatedAt: FOUNDED,
  } satisfies Insertable<CompanyTable>;
}

/** Most companies pay in advance; amounts are in fen. */
function termsOf(index: number) {
  const paysLater = share(index, 27) < 0.3;
  return {
    payMode: paysLater ? 2 : 1,
    balance: paysLater ? 0 : Math.floor(between(index, 28, 0, 800)) * 10_000,
    creditLimit: paysLater ? Math.ceil(between(index, 29, 1, 20)) * 1_000_000 : 0,
    discount: pick([1, 1, 0.95, 0.9, 0.85], index, 30),
    paymentDays: paysLater ? pick([30, 45, 60], index, 31) : 0,
    contractExpire: `20${27 + Math.floor(share(index, 32) * 3)}-${pick(['03-31', '06-30', '09-30', '12-31'], index, 33)}`,
    authStatus: index % 9 === 8 ? 0 : 2,
    atsType: pick([0, 0, 0, 1, 2, 3, 4], index, 34),
    retentionMonths: pick([24, 24, 24, 12, 36], index, 35),
    remark: share(index, 36) < 0.7 ? null : '每月 5 日前发送对账单，报告抄送合规部。',
  } satisfies Partial<Insertable<CompanyTable>>;
}

function contactOf(index: number) {
  const { code, city, name } = demoRegions[index]!;
  return {
    area: JSON.stringify([...new Set([`${code.slice(0, 2)}0000`, `${code.slice(0, 4)}00`, code])]),
    address: `${city}${name === city ? '' : name}${pick(STREETS, index, 37)}${1 + Math.floor(share(index, 38) * 800)}号`,
    contactName: personName(index, 60),
    contactPhone: undialableMobile(index, 70),
    contactEmail: `hr@company${index + 1}.example`,
  } satisfies Partial<Insertable<CompanyTable>>;
}

/** Returns the files behind the rules of a company. */
export function demoRuleFiles(index: number): StoredFileTable[] {
  return ruleFilesOf(index).map(({ folder, ...file }) => ({
    ...file,
    path: `/rules/${index + 1}/${folder}.txt`,
    companyId: companyId(index),
    contentType: 'text/plain; charset=utf-8',
  }));
}

function rulesOf(index: number) {
  const files = ruleFilesOf(index);
  return ['人力资源部', '合规部'].flatMap((username) => {
    const own = files.filter((file) => file.content.includes(username));
    const fileInfo = JSON.stringify(
      own.map(({ name, folder }) => ({ name, url: `/rules/${index + 1}/${folder}.txt` })),
    );
    return own.length > 0 ? [{ username, fileInfo }] : [];
  });
}

function ruleFilesOf(index: number) {
  if (index > 1 && share(index, 26) < 0.4) return [];
  const files = [
    {
      folder: 'commission',
      name: '背景调查委托须知.txt',
      content:
        '背景调查委托须知\n\n一、仅核查候选人已授权的项目。\n二、联系候选人现任雇主之前，须取得候选人书面同意。\n三、报告须在出具当日送达。\n\n人力资源部',
    },
    {
      folder: 'script',
      name: '候选人沟通话术（2026版）.txt',
      content:
        '候选人沟通话术（2026版）\n\n您好，我们受贵司意向单位委托，对您授权的项目进行核实，通话将被录音。\n\n人力资源部',
    },
  ];
  if (index % 3 !== 0) return files;
  const posts = {
    folder: 'posts',
    name: '关键岗位核查要求.txt',
    content: '关键岗位核查要求\n\n财务、采购岗位须核查商业利益与诉讼记录。\n\n合规部',
  };
  return [...files, posts];
}

/** Full names, by index. */
export const COMPANY_NAMES: readonly string[] = NAMES.map(([, name]) => name);
