import type { Generated } from 'kysely';
import type { DangerLevel, HoldType, OrderStatus, OrderType, UserType } from '@mingjian/api';

interface Dated {
  createdAt: Date;
  updatedAt: Date;
}

export interface CompanyTable extends Dated {
  id: string;
  companyNo: string;
  name: string;
  shortName: string;
  creditCode: string;
  /** Six-digit code of the district. */
  regionCode: string;
  industry: string;
  enterpriseScale: string;
  belonging: string;
  informationWay: string;
  managerId: string | null;
  /** JSON text of `OrderRule[]`. */
  rulesList: string;
  /** 0 trial, 1 regular, 2 suspended. */
  status: 0 | 1 | 2;
}

export interface UserTable extends Dated {
  id: string;
  username: string;
  realname: string;
  phone: string | null;
  email: string | null;
  avatar: string | null;
  userType: UserType;
  companyId: string | null;
  mainFlag: 0 | 1;
  passwordHash: string;
  status: 0 | 1;
}

export interface RoleTable {
  code: string;
  name: string;
  nameEn: string;
  userType: UserType;
  sort: number;
}

export interface UserRoleTable {
  userId: string;
  roleCode: string;
}

export interface MenuTable {
  code: string;
  parentCode: string | null;
  name: string;
  nameEn: string;
  icon: string | null;
  iconColor: string | null;
  pageurl: string;
  showFlag: 0 | 1;
  /** The module that the entry belongs to. */
  remark: string | null;
  sort: number;
}

export interface RoleMenuTable {
  roleCode: string;
  menuCode: string;
}

export interface SessionTable {
  tokenHash: string;
  userId: string;
  createdAt: Date;
  lastSeenAt: Date;
}

export interface LoginAttemptTable {
  /** What failed to sign in: an account, an address, or both together. */
  subject: string;
  failures: number;
  lastFailedAt: Date;
}

export interface CaptchaTable {
  id: string;
  answer: string;
  expiresAt: Date;
}

export interface CaptchaTicketTable {
  ticketHash: string;
  expiresAt: Date;
}

export interface DictionaryTable {
  code: string;
  name: string;
  nameEn: string;
}

export interface DictionaryValueTable {
  dictionaryCode: string;
  code: string;
  value: string;
  valueEn: string;
  sort: number;
  enabled: 0 | 1;
}

export interface UserConfigTable {
  id: string;
  userId: string;
  code: string;
  value: string;
  updatedAt: Date;
}

export interface ProductTable {
  id: string;
  productCode: string;
  name: string;
  nameEn: string;
  orderType: OrderType;
  /** In fen. */
  price: number;
  slaDays: number;
  sort: number;
  status: 0 | 1;
}

export interface CandidateTable {
  id: string;
  companyId: string;
  name: string;
  mobile: string;
  email: string;
  idCardNo: string;
  createdAt: Date;
}

export interface OrderTable {
  id: string;
  orderNo: string;
  orderType: OrderType;
  orderStatus: OrderStatus;
  companyId: string;
  signingEntity: string;
  productId: string;
  candidateId: string;
  /** The candidate's name as it was when the order was placed. */
  candidateName: string;
  orderedBy: string | null;
  position: string;
  city: string;
  urgentFlag: 0 | 1;
  holdType: HoldType;
  overallDanger: DangerLevel;
  pmId: string | null;
  orderTime: Date;
  acceptTime: Date | null;
  submitTime: Date | null;
  dispatchTime: Date | null;
  reviewTime: Date | null;
  reportTime: Date | null;
  kpiTime: Date | null;
  issueTime: Date | null;
  finishTime: Date | null;
  settleTime: Date | null;
  cancelTime: Date | null;
  slaDueAt: Date | null;
  /** In fen. */
  amount: number;
  remark: string | null;
  cancelReason: string | null;
  authUrl: string | null;
  version: Generated<number>;
}

export interface OrderEventTable {
  id: string;
  orderId: string;
  action: string;
  /** `null` when the system or the candidate did it. */
  userId: string | null;
  userName: string;
  content: string | null;
  createTime: Date;
}

/** The tables, by their names in TypeScript. */
/** A text file that a company keeps with us, such as its rules. */
export interface StoredFileTable {
  /** Starts with a slash; unguessable parts are not needed, since every reading is scoped. */
  path: string;
  companyId: string;
  name: string;
  contentType: string;
  content: string;
}

export interface Schema {
  companies: CompanyTable;
  users: UserTable;
  roles: RoleTable;
  userRoles: UserRoleTable;
  menus: MenuTable;
  roleMenus: RoleMenuTable;
  sessions: SessionTable;
  loginAttempts: LoginAttemptTable;
  captchas: CaptchaTable;
  captchaTickets: CaptchaTicketTable;
  dictionaries: DictionaryTable;
  dictionaryValues: DictionaryValueTable;
  userConfigs: UserConfigTable;
  products: ProductTable;
  candidates: CandidateTable;
  orders: OrderTable;
  orderEvents: OrderEventTable;
  storedFiles: StoredFileTable;
}
