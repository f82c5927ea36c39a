import type { AddressRow } from '@mingjian/api';
import type { Insertable } from 'kysely';
import { seededId } from '../database/ids';
import type { CompanyTable } from '../features/companies/tables';
import type { StoredFileTable } from '../features/files/tables';
import { personName, unassignedMobile } from './names';
import { between, pick, share } from './pick';
import { areaOf, COMPANY_PROFILES } from './companyProfiles';
import { demoRegions, type DemoRegion } from './regions';

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
const FOUNDED = new Date('2023-03-01T01:00:00Z');

/** Number of demo companies. */
export const COMPANY_COUNT = COMPANY_PROFILES.length;

/** Returns the id of a company. */
export const companyId = (index: number) => seededId(FOUNDED, `company ${index}`);

/** Returns the region of a company. */
export function companyRegion(index: number): DemoRegion {
  const { region } = COMPANY_PROFILES[index]!;
  return demoRegions.find(({ code }) => code === region)!;
}

/** Returns a company. `managerId` is who looks after it. */
export function demoCompany(index: number, managerId: string) {
  const { shortName, name, industry, scale, region } = COMPANY_PROFILES[index]!;
  return {
    ...termsOf(index),
    ...contactOf(index),
    id: companyId(index),
    companyNo: `KH${String(index + 1).padStart(5, '0')}`,
    name,
    shortName,
    // GB 32100 has no Z, so that no demo code is a real company's.
    creditCode: `9Z${region}MA${String(Math.floor(share(index, 21) * 1e8)).padStart(8, '0')}`,
    industry,
    enterpriseScale: String(scale),
    belonging: areaOf(region),
    informationWay: String(1 + Math.floor(share(index, 25) * 5)),
    managerId,
    rulesList: JSON.stringify(rulesOf(index)),
    workAreas: share(index, 37) < 0.4 ? null : JSON.stringify(workAreasOf(index, region)),
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
    reportCopy: index % 4 === 0 ? 1 : 0,
    remark: share(index, 36) < 0.7 ? null : '每月 5 日前发送对账单，报告抄送合规部。',
  } satisfies Partial<Insertable<CompanyTable>>;
}

/** People work in the city of the company, and for some in another province. */
function workAreasOf(index: number, region: string): AddressRow[] {
  const own = { province: `${region.slice(0, 2)}0000`, city: [`${region.slice(0, 4)}00`] };
  const others = ['310000', '440000', '510000', '420000'].filter((code) => code !== own.province);
  return share(index, 38) < 0.5 ? [own] : [own, { province: pick(others, index, 39), city: [] }];
}

/** Companies of one district are some streets apart. */
const nearby = (degrees: number, index: number, salt: number) =>
  Math.round((degrees + between(index, salt, -0.004, 0.004)) * 1e6) / 1e6;

/** Returns the point of a company's postal addresses, GCJ-02. */
export function companyPoint(index: number) {
  const { lng, lat } = companyRegion(index);
  return { lng: nearby(lng, index, 61), lat: nearby(lat, index, 62) };
}

/** Returns the street and number of a company, which its district goes before. */
export const companyStreet = (index: number) =>
  `${pick(STREETS, index, 37)}${1 + Math.floor(share(index, 38) * 800)}号`;

function contactOf(index: number) {
  const { code, city, name } = companyRegion(index);
  return {
    area: JSON.stringify([...new Set([`${code.slice(0, 2)}0000`, `${code.slice(0, 4)}00`, code])]),
    address: `${city}${name === city ? '' : name}${companyStreet(index)}`,
    contactName: personName(index, 60),
    contactPhone: unassignedMobile(index, 70),
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
export const COMPANY_NAMES: readonly string[] = COMPANY_PROFILES.map(({ name }) => name);
