import { DAY } from '@mingjian/api';
import type { Insertable } from 'kysely';
import { seededId } from '../database/ids';
import type { CompanyAddressTable } from '../features/companyAddresses/tables';
import type { CompanyFollowUpTable } from '../features/companyFollowUps/tables';
import { areaText } from '../resources/areaText';
import { personName, unassignedMobile } from './names';
import { officeTimeAgo } from './officeHours';
import { pick, pickWeighted, share } from './pick';

const ADDRESS_COUNT = 90;
const FOLLOW_UP_COUNT = 240;

/** The part of a demo company that its contacts need. */
interface DemoCompany {
  id: string;
  area: string;
  street: string;
  lng: number;
  lat: number;
  managerId: string;
}

const FLOORS = ['3 层前台', '12 层人事部', '一层收发室', '7 层 701 室', 'B 座 5 层'];

/** Returns the postal addresses of the demo companies, several for some. */
export function demoAddresses(
  companies: readonly DemoCompany[],
  now: Date,
): Insertable<CompanyAddressTable>[] {
  return Array.from({ length: ADDRESS_COUNT }, (_, index) => {
    const company = companies[index % companies.length]!;
    const createdAt = new Date(now.getTime() - (ADDRESS_COUNT - index) * 2 * DAY);
    return {
      id: seededId(createdAt, `address ${index}`),
      companyId: company.id,
      receiver: personName(index, 80),
      phone: unassignedMobile(index, 81),
      area: company.area,
      areaName: areaText(company.area),
      detail: `${company.street}${pick(FLOORS, index, 82)}`,
      lng: company.lng,
      lat: company.lat,
      postcode: null,
      defaultFlag: index < companies.length ? 1 : 0,
      createdAt,
      updatedAt: createdAt,
      deletedAt: null,
    };
  });
}

const CONTENTS: readonly (readonly [result: 1 | 2 | 3 | 4, content: string])[] = [
  [1, '确认本月候选人名单，客户将在周五前补齐授权书。'],
  [1, '介绍闪调产品，客户希望先试用十单。'],
  [1, '回访报告质量，客户对交付时效满意，建议增加学历核验说明。'],
  [2, '电话未接，已发微信留言。'],
  [4, '约定下周二上门沟通续签与账期。'],
  [3, '客户表示本季度招聘冻结，暂不下单。'],
  [1, '对账单已确认，财务安排本月付款。'],
  [1, '客户反馈候选人无法打开采集链接，已重发并确认可用。'],
];

/** Returns the contacts with the demo companies, the newest a few hours old. */
export function demoFollowUps(
  companies: readonly DemoCompany[],
  now: Date,
): Insertable<CompanyFollowUpTable>[] {
  return Array.from({ length: FOLLOW_UP_COUNT }, (_, index) => {
    const company = pick(companies, index, 90);
    const daysAgo = Math.floor(share(index, 91) * 120);
    const createdAt = officeTimeAgo(daysAgo, now, index, 92);
    const [result, content] = pick(CONTENTS, index, 93);
    return {
      id: seededId(createdAt, `follow-up ${index}`),
      companyId: company.id,
      followType: pickWeighted<1 | 2 | 3 | 4>(
        [
          [1, 6],
          [2, 3],
          [3, 2],
          [4, 1],
        ],
        index,
        94,
      ),
      contactName: personName(index, 95),
      phone: unassignedMobile(index, 96),
      result,
      content,
      nextTime: result === 4 ? new Date(createdAt.getTime() + 7 * DAY) : null,
      userId: company.managerId,
      createdAt,
      updatedAt: createdAt,
      deletedAt: null,
    };
  });
}
