import type { Generated, GeneratedAlways } from 'kysely';
import type {
  AuthStatus,
  DangerLevel,
  HoldType,
  OrderStatus,
  OrderType,
  RealnameStatus,
  UserType,
} from '@mingjian/api';
import type { ExportJobTable, ExportRowTable, ListViewTable } from './listTables';

interface Dated {
  createdAt: Date;
  updatedAt: Date;
}

interface Edited extends Dated {
  version: Generated<number>;
  /** `null` while it exists. */
  deletedAt: Date | null;
}

export interface CompanyTable extends Edited {
  id: string;
  companyNo: string;
  name: string;
  shortName: string | null;
  creditCode: string | null;
  /** JSON text list of region codes, from the province down. */
  area: string | null;
  address: string | null;
  lng: number | null;
  lat: number | null;
  contactName: string | null;
  contactPhone: string | null;
  contactEmail: string | null;
  industry: string | null;
  enterpriseScale: string | null;
  belonging: string | null;
  informationWay: string | null;
  managerId: string | null;
  salesId: string | null;
  payMode: Generated<1 | 2>;
  /** In fen, as are the next two. */
  balance: Generated<number>;
  freezeBalance: Generated<number>;
  creditLimit: Generated<number>;
  discount: Generated<number>;
  paymentDays: Generated<number>;
  reportTemplateId: string | null;
  logo: string | null;
  /** `yyyy-MM-dd`. */
  contractExpire: string | null;
  authStatus: Generated<RealnameStatus>;
  atsType: Generated<number>;
  retentionMonths: Generated<number>;
  remark: string | null;
  /** JSON text of `OrderRule[]`. */
  rulesList: Generated<string>;
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
  /** The code, for the lists. */
  id: GeneratedAlways<string>;
  code: string;
  name: string;
  nameEn: string;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
}

export interface DictionaryValueTable {
  id: string;
  dictionaryCode: string;
  code: string;
  value: string;
  valueEn: string | null;
  sort: Generated<number>;
  enabled: Generated<0 | 1>;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
  version: Generated<number>;
  deletedAt: Date | null;
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

export interface CandidateTable extends Edited {
  id: string;
  companyId: string;
  name: string;
  nameEn: string | null;
  mobile: string;
  email: string | null;
  idType: Generated<1 | 2 | 3 | 4>;
  idCardNo: string;
  gender: Generated<0 | 1 | 2>;
  /** `yyyy-MM-dd`. */
  birthDate: string | null;
  nationality: string | null;
  position: string | null;
  resumeUrl: string | null;
  authStatus: Generated<AuthStatus>;
  realnameStatus: Generated<RealnameStatus>;
  /** JSON text list of words. */
  tags: string | null;
  withdrawTime: Date | null;
  /** `yyyy-MM-dd`. */
  deleteDueDate: string | null;
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

/** A text file that a company keeps with us, such as its rules. */
export interface StoredFileTable {
  /** Starts with a slash; unguessable parts are not needed, since every reading is scoped. */
  path: string;
  companyId: string;
  name: string;
  contentType: string;
  content: string;
}

export interface ArticleCategoryTable extends Edited {
  id: string;
  parentId: string | null;
  name: string;
  nameEn: string | null;
  code: string;
  sort: Generated<number>;
  enabled: Generated<0 | 1>;
}

export interface ArticleTable extends Edited {
  id: string;
  categoryId: string;
  title: string;
  titleEn: string | null;
  summary: string | null;
  coverUrl: string | null;
  /** Plain text. */
  content: string | null;
  videoUrl: string | null;
  /** Of the video, in seconds. */
  duration: number | null;
  author: string | null;
  publishTime: Date | null;
  topFlag: Generated<0 | 1>;
  viewCount: Generated<number>;
  mustLearn: Generated<0 | 1>;
  status: Generated<0 | 1>;
}

export interface ArticleProgressTable {
  articleId: string;
  userId: string;
  /** Where the person stopped watching. */
  seconds: number;
  updatedAt: Date;
}

/** One change of one row, kept for ever. */
export interface OperateLogTable {
  id: string;
  /** The company that the row belongs to; `null` for what belongs to none. */
  companyId: string | null;
  module: string;
  action: 'created' | 'updated' | 'deleted' | 'exported';
  objectType: string;
  objectId: string;
  /** The version that the change made. */
  version: number;
  /** JSON text of the changed fields, numbers of people masked. */
  before: string | null;
  after: string | null;
  userId: string;
  userName: string;
  userType: UserType;
  ip: string;
  createTime: Date;
}

/** An answer that is given again when its request is sent again. */
export interface IdempotencyKeyTable {
  userId: string;
  key: string;
  /** SHA-256 of the call and its input. */
  requestHash: string;
  /** JSON text. */
  answer: string | null;
  createdAt: Date;
}

/** The tables, by their names in TypeScript. */
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
  articleCategories: ArticleCategoryTable;
  articles: ArticleTable;
  articleProgress: ArticleProgressTable;
  operateLogs: OperateLogTable;
  idempotencyKeys: IdempotencyKeyTable;
  listViews: ListViewTable;
  exportJobs: ExportJobTable;
  exportRows: ExportRowTable;
}
