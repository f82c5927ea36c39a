import type { UserType } from '@mingjian/api';

/** A role that the product comes with. */
export interface StandardRole {
  code: string;
  name: string;
  nameEn: string;
  userType: UserType;
}

/** Every role that the product comes with, the most powerful first. */
export const standardRoles = [
  { code: 'ADMIN', name: '系统管理员', nameEn: 'Administrator', userType: 'serviceUser' },
  { code: 'PM', name: '项目经理', nameEn: 'Project manager', userType: 'serviceUser' },
  { code: 'DISPATCH', name: '派单组长', nameEn: 'Dispatcher', userType: 'serviceUser' },
  { code: 'VERIFIER', name: '背调顾问', nameEn: 'Verifier', userType: 'serviceUser' },
  { code: 'QC', name: '质检', nameEn: 'Quality reviewer', userType: 'serviceUser' },
  { code: 'FINANCE', name: '财务', nameEn: 'Finance', userType: 'serviceUser' },
  { code: 'SALES', name: '商务', nameEn: 'Sales', userType: 'serviceUser' },
  {
    code: 'COMPANY_MAIN',
    name: '客户主账号',
    nameEn: 'Client main account',
    userType: 'companyUser',
  },
  { code: 'COMPANY_HR', name: '客户HR', nameEn: 'Client HR', userType: 'companyUser' },
  { code: 'COMPANY_FIN', name: '客户财务', nameEn: 'Client finance', userType: 'companyUser' },
] as const satisfies readonly StandardRole[];

/** Code of a standard role. */
export type Role = (typeof standardRoles)[number]['code'];

/** A group of roles that may do something; `everybody` includes accounts without a role. */
export type Roles = readonly Role[] | 'everybody';

const rolesOf = (userType: UserType): readonly Role[] =>
  standardRoles.filter((role) => role.userType === userType).map(({ code }) => code);

/*
 * Who may do what. Features name these groups; a role's code stands in no other file of the server.
 */
export const EVERYBODY = 'everybody' satisfies Roles;
export const NOBODY: readonly Role[] = [];
export const STAFF = rolesOf('serviceUser');
export const CLIENTS = rolesOf('companyUser');
export const ANY_ROLE: readonly Role[] = [...STAFF, ...CLIENTS];

/** The role of the first account of an installation. */
export const FIRST_ROLE: Role = 'ADMIN';
/** Administrators of the installation: users, menus, dictionaries, articles. */
export const ADMINISTRATORS: readonly Role[] = ['ADMIN'];
/** Administrators of a client company's views. */
export const CLIENT_ADMINISTRATORS: readonly Role[] = ['COMPANY_MAIN'];

/** Readers of amounts: prices, balances, credit limits. */
export const MONEY_READERS: readonly Role[] = [
  'ADMIN',
  'PM',
  'FINANCE',
  'SALES',
  'COMPANY_MAIN',
  'COMPANY_FIN',
];

/** Client accounts that place orders. Staff order for nobody. */
export const ORDER_PLACERS: readonly Role[] = ['COMPANY_MAIN', 'COMPANY_HR'];
/** Staff who accept orders. */
export const ORDER_ACCEPTORS: readonly Role[] = ['ADMIN', 'PM', 'DISPATCH'];

/** Staff who look after client companies. */
export const COMPANY_STAFF: readonly Role[] = ['ADMIN', 'PM', 'FINANCE', 'SALES'];
/** Staff who create and edit client companies. */
export const COMPANY_EDITORS: readonly Role[] = ['ADMIN', 'PM', 'SALES'];
/** Roles that edit a company's contact details, its main account included. */
export const COMPANY_OWNERS: readonly Role[] = [...COMPANY_EDITORS, 'COMPANY_MAIN'];
/** Staff who set terms of payment. */
export const ACCOUNTANTS: readonly Role[] = ['ADMIN', 'FINANCE'];
/** Staff who see statements. */
export const STATEMENT_READERS: readonly Role[] = ['ADMIN', 'FINANCE', 'SALES'];

/** Roles that edit a company's postal addresses. */
export const ADDRESS_EDITORS: readonly Role[] = [...COMPANY_OWNERS, 'COMPANY_FIN'];

/** Roles that create and edit candidates. */
export const CANDIDATE_EDITORS: readonly Role[] = ['ADMIN', 'PM', 'COMPANY_MAIN', 'COMPANY_HR'];
/** Staff who see the candidate list. */
export const CANDIDATE_STAFF: readonly Role[] = ['ADMIN', 'PM', 'DISPATCH', 'VERIFIER'];
/** Staff who call candidates and verify their papers: they may reveal masked numbers. */
export const NUMBER_READERS: readonly Role[] = ['PM', 'VERIFIER'];
/** Client accounts that see the candidate list. */
export const CANDIDATE_CLIENTS: readonly Role[] = ['COMPANY_MAIN', 'COMPANY_HR'];
/** Roles that see candidates, in their list and beside an order. */
export const CANDIDATE_READERS: readonly Role[] = [...CANDIDATE_STAFF, ...CANDIDATE_CLIENTS];

/** Roles that see how to reach the manager of a company. */
export const MANAGER_READERS: readonly Role[] = [...COMPANY_STAFF, ...CLIENTS];

/** The role whose holders are the main accounts of a client company. */
export const MAIN_ROLE: Role = 'COMPANY_MAIN';
/** Roles that see the accounts of client companies; a client sees its own. */
export const ACCOUNT_READERS: readonly Role[] = [...COMPANY_STAFF, 'COMPANY_MAIN'];
/** Roles that create and change accounts of client companies, and set their passwords. */
export const ACCOUNT_EDITORS: readonly Role[] = [...COMPANY_EDITORS, 'COMPANY_MAIN'];
