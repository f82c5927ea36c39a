import { DAY } from '@mingjian/api';
import { seededId } from '../database/ids';
import type { CompanyRegistrationTable } from '../features/companyRegistrations/tables';
import { demoCompany } from './companies';
import { personName, unassignedMobile } from './names';

/** Who decides on the demo's registrations, and the hash of the demo's password. */
export interface DemoHandling {
  handlerId: string;
  passwordHash: string;
}

interface Registration {
  companyName: string;
  creditCode: string;
  username: string;
  /** Days before the demo's present day. */
  age: number;
  /** Applications with the same number have the same phone. */
  person: number;
  reason?: string;
}

/** No region has the code 990000, so no company has these credit codes. */
const REGISTRATIONS: readonly Registration[] = [
  {
    companyName: '月亮邮差（绍兴）供应链管理有限公司',
    creditCode: '91990000MA0000001B',
    username: '月亮邮差人事',
    age: 1,
    person: 1,
  },
  {
    companyName: '月亮邮差（绍兴）供应链管理有限公司',
    creditCode: '91990000MA0000001B',
    username: 'moon_hr',
    age: 2,
    person: 2,
  },
  {
    companyName: '半糖云朵食品有限公司',
    creditCode: '91990000MA0000002E',
    username: '半糖云朵',
    age: 3,
    person: 3,
  },
  {
    companyName: '半糖云朵食品有限公司',
    creditCode: '91990000MA0000002E',
    username: '半糖云朵',
    age: 12,
    person: 3,
    reason: '营业执照上的公司名称与申请不一致，请核对后重新申请。',
  },
];

/** Returns companies that request an account: new, repeated, refused, and one that has one. */
export function demoRegistrations(
  now: Date,
  { handlerId, passwordHash }: DemoHandling,
): CompanyRegistrationTable[] {
  const { name, creditCode } = demoCompany(2, handlerId);
  const known: Registration = {
    companyName: name,
    creditCode,
    username: 'second_account',
    age: 4,
    person: 4,
  };
  return [...REGISTRATIONS, known].map(({ age, person, reason, ...asked }, index) => {
    const createdAt = new Date(now.getTime() - age * DAY);
    const phone = unassignedMobile(person, 91);
    const isRefused = reason !== undefined;
    return {
      id: seededId(createdAt, `registration ${index}`),
      referenceNo: `ZCDEMO${String(index).padStart(6, '2')}`,
      ...asked,
      contactName: personName(person, 92),
      phone,
      phoneDigits: phone,
      email: `hr@registration${index + 1}.example`,
      passwordHash: isRefused ? null : passwordHash,
      language: 'zh',
      status: isRefused ? 2 : 0,
      reason: reason ?? null,
      createdBy: null,
      companyId: null,
      handledBy: isRefused ? handlerId : null,
      handledAt: isRefused ? new Date(createdAt.getTime() + DAY) : null,
      createdAt,
    };
  });
}
