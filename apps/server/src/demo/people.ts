import { DAY } from '@mingjian/api';
import { seededId } from '../database/ids';
import type { UserRoleTable, UserTable } from '../features/users/tables';
import { COMPANY_COUNT, companyId } from './companies';
import { departmentOf } from './departments';
import { personName, unassignedMobile } from './names';
import { share } from './pick';

const JOINED = new Date('2023-04-01T01:00:00Z');

/** Accounts of a working day, one a minute. */
const A_DAY = 480;

const joinedAt = (index: number) =>
  new Date(JOINED.getTime() + Math.floor(index / A_DAY) * DAY + (index % A_DAY) * 60_000);

interface Account {
  username: string;
  realname: string;
  role: string;
  /** Index of the company; none for staff. */
  company?: number;
}

/** The accounts to try the demo with. */
export const demoAccounts: readonly Account[] = [
  { username: 'admin', realname: '周明远', role: 'ADMIN' },
  { username: 'officer', realname: '林晓', role: 'PM' },
  { username: 'officer2', realname: '欧阳若兰', role: 'PM' },
  { username: 'client', realname: '陈思齐', role: 'COMPANY_MAIN', company: 0 },
  { username: 'client2', realname: '阿依努尔·买合木提', role: 'COMPANY_MAIN', company: 1 },
];

/** The one password of all demo accounts. */
export const DEMO_PASSWORD = 'Mingjian@2026';

/** Roles of the other staff, in turn. */
const STAFF_ROLES = [
  'PM',
  'VERIFIER',
  'PM',
  'DISPATCH',
  'VERIFIER',
  'QC',
  'FINANCE',
  'PM',
  'VERIFIER',
  'SALES',
];
/** Departments of clients, by role. */
const DEPARTMENTS: Readonly<Record<string, string>> = {
  COMPANY_MAIN: '人力资源部',
  COMPANY_HR: '招聘组',
  COMPANY_FIN: '财务部',
};
const CLIENT_ROLES = ['COMPANY_HR', 'COMPANY_FIN', 'COMPANY_HR', 'COMPANY_HR'];

/** A user with its role. */
export interface DemoUser {
  user: Omit<UserTable, 'version' | 'deletedAt'>;
  role: UserRoleTable['roleCode'];
}

/**
 * Returns `count` users: the demo accounts, one staff member in seven, and clients, at least one
 * main account a company.
 */
export function demoUsers(count: number, passwordHash: string): DemoUser[] {
  const staffCount = Math.max(20, Math.floor(count / 7));
  return Array.from({ length: count }, (_, index) =>
    demoUser(accountAt(index, staffCount), index, passwordHash),
  );
}

function accountAt(index: number, staffCount: number): Account {
  const known = demoAccounts[index];
  if (known) return known;
  const turn = index - demoAccounts.length;
  if (turn < staffCount) {
    const role = STAFF_ROLES[turn % STAFF_ROLES.length]!;
    return {
      username: `${role.toLowerCase()}${String(turn + 1).padStart(3, '0')}`,
      realname: personName(index, 40),
      role,
    };
  }
  const client = turn - staffCount;
  // The first two companies have their main accounts already.
  const isMain = client < COMPANY_COUNT - 2;
  const company = isMain ? client + 2 : client % COMPANY_COUNT;
  const role = isMain
    ? 'COMPANY_MAIN'
    : CLIENT_ROLES[Math.floor(client / COMPANY_COUNT) % CLIENT_ROLES.length]!;
  return {
    username: `hr${String(client + 1).padStart(5, '0')}`,
    realname: personName(index, 40),
    role,
    company,
  };
}

function demoUser(
  { username, realname, role, company }: Account,
  index: number,
  passwordHash: string,
): DemoUser {
  const user: DemoUser['user'] = {
    id: seededId(JOINED, `user ${index}`),
    username,
    realname,
    phone: unassignedMobile(index, 50),
    email: `${username}@${company === undefined ? 'mingjian.example' : `company${company + 1}.example`}`,
    avatar: null,
    userType: company === undefined ? 'serviceUser' : 'companyUser',
    companyId: company === undefined ? null : companyId(company),
    mainFlag: role === 'COMPANY_MAIN' ? 1 : 0,
    passwordHash,
    deptId: departmentOf(role),
    deptName: DEPARTMENTS[role] ?? null,
    status: index >= demoAccounts.length && share(index, 51) < 0.04 ? 0 : 1,
    createdAt: joinedAt(index),
    updatedAt: joinedAt(index),
  };
  return { user, role };
}
