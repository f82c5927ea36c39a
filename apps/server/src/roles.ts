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

/** A permission. Roles hold it, by standard or because an administrator said so. */
export interface Right {
  code: string;
  /** Roles that hold it in a new installation. */
  holders: readonly Role[];
}

/** A right that an administrator gives to roles and takes from them. */
export interface StandardRight extends Right {
  name: string;
  nameEn: string;
  module: RightModule;
}

/** Part of the product that a right belongs to. */
export type RightModule = keyof typeof rightModules;

/** The parts of the product, as the form of a role groups rights. */
export const rightModules = {
  orders: { name: '订单', nameEn: 'Orders' },
  candidates: { name: '候选人', nameEn: 'Candidates' },
  companies: { name: '客户', nameEn: 'Client companies' },
  products: { name: '产品', nameEn: 'Products' },
  finance: { name: '财务', nameEn: 'Finance' },
  system: { name: '系统', nameEn: 'System' },
} as const;

/** Rights of which one suffices; `everybody` includes accounts without a role. */
export type Rights = readonly Right[] | 'everybody';

const catalogue: StandardRight[] = [];

/** Every right that roles hold, by the declarations below. */
export const standardRights: readonly StandardRight[] = catalogue;

function right(
  code: string,
  { name, nameEn }: Pick<StandardRight, 'name' | 'nameEn'>,
  holders: readonly Role[],
): readonly Right[] {
  const module = code.slice(0, code.indexOf('.')) as RightModule;
  const declared: StandardRight = { code, name, nameEn, module, holders };
  catalogue.push(declared);
  return [declared];
}

/** Returns the right that every role of a user type has without being given it. */
const everyRoleOf = (userType: UserType): readonly Right[] => [
  {
    code: userType,
    holders: standardRoles.filter((role) => role.userType === userType).map(({ code }) => code),
  },
];

/** Returns the standard roles that hold one of the rights. */
export const holdersOf = (rights: Rights): readonly Role[] =>
  standardRoles
    .map(({ code }) => code)
    .filter((role) => rights === EVERYBODY || rights.some(({ holders }) => holders.includes(role)));

/** Returns the user types whose roles may be given a right: those of its standard holders. */
export const userTypesOf = ({ holders }: Right): readonly UserType[] => [
  ...new Set(
    standardRoles.filter(({ code }) => holders.includes(code)).map(({ userType }) => userType),
  ),
];

/*
 * Who may do what. Features name these rights; a role's code stands in no other file of the server.
 */
export const EVERYBODY = 'everybody' satisfies Rights;
export const NOBODY: readonly Right[] = [];
export const STAFF = everyRoleOf('serviceUser');
export const CLIENTS = everyRoleOf('companyUser');
export const ANY_ROLE: readonly Right[] = [...STAFF, ...CLIENTS];

/** The role of the first account of an installation. */
export const FIRST_ROLE: Role = 'ADMIN';
/** The role of the main account of a client company. */
export const MAIN_ACCOUNT_ROLE: Role = 'COMPANY_MAIN';
/** Administrators of the installation: users, roles, departments, menus, shared views. */
export const ADMINISTRATORS = right(
  'system.administer',
  { name: '管理用户、角色、部门和菜单', nameEn: 'Administer users, roles, departments and menus' },
  ['ADMIN'],
);
/**
 * Administrators who give also rights that they lack. They read codes that replace passwords, in
 * the outbox.
 */
export const RIGHT_GIVERS = right(
  'system.grant',
  { name: '授予任何权限、查看发件箱', nameEn: 'Give any right, read the outbox' },
  ['ADMIN'],
);
/** Staff who maintain dictionaries. */
export const DICTIONARY_EDITORS = right(
  'system.dictionaries',
  { name: '维护字典', nameEn: 'Maintain dictionaries' },
  ['ADMIN'],
);
/** Staff who maintain the working calendar. */
export const CALENDAR_EDITORS = right(
  'system.calendar',
  { name: '维护工作日历', nameEn: 'Maintain the working calendar' },
  ['ADMIN'],
);
/** Staff who write the templates of messages. */
export const MESSAGE_EDITORS = right(
  'system.messages',
  { name: '维护消息模板', nameEn: 'Maintain templates of messages' },
  ['ADMIN', 'PM'],
);
/** Staff who keep the timers. */
export const TIMER_KEEPERS = right(
  'system.timers',
  { name: '管理定时任务', nameEn: 'Manage timers' },
  ['ADMIN'],
);
/** Staff who write articles. */
export const ARTICLE_EDITORS = right(
  'system.articles',
  { name: '维护学习资料', nameEn: 'Maintain articles' },
  ['ADMIN'],
);
/** Staff who keep the documents of the resource library. */
export const LIBRARY_EDITORS = right(
  'system.library',
  { name: '维护资源库', nameEn: 'Maintain the resource library' },
  ['ADMIN', 'PM'],
);
/** Roles that fill a material library: that of the provider, or that of their company. */
export const MATERIAL_EDITORS = right(
  'system.materials',
  { name: '维护素材库', nameEn: 'Maintain the material library' },
  ['ADMIN', 'PM', 'COMPANY_MAIN', 'COMPANY_HR'],
);
/** Administrators of a client company's views. */
export const CLIENT_ADMINISTRATORS = right(
  'companies.administer',
  { name: '管理本公司的共享视图', nameEn: 'Administer shared views of the company' },
  ['COMPANY_MAIN'],
);

/** Readers of amounts: prices, balances, credit limits. */
export const MONEY_READERS = right('finance.amounts', { name: '查看金额', nameEn: 'See amounts' }, [
  'ADMIN',
  'PM',
  'FINANCE',
  'SALES',
  'COMPANY_MAIN',
  'COMPANY_FIN',
]);

/** Client accounts that place orders for their own company. */
export const CLIENT_PLACERS = right(
  'orders.place',
  { name: '发起背调订单', nameEn: 'Place orders' },
  ['COMPANY_MAIN', 'COMPANY_HR'],
);
/** Staff who place orders for client companies. */
export const STAFF_PLACERS = right(
  'orders.placeFor',
  { name: '代客户下单', nameEn: 'Place orders for clients' },
  ['ADMIN', 'PM'],
);
/** Everybody who places orders. */
export const ORDER_PLACERS: Rights = [...CLIENT_PLACERS, ...STAFF_PLACERS];
/** Staff who accept orders. */
export const ORDER_ACCEPTORS = right('orders.accept', { name: '接单', nameEn: 'Accept orders' }, [
  'ADMIN',
  'PM',
  'DISPATCH',
]);

/** Staff who run orders: they send them back, and break them off. */
export const ORDER_MANAGERS = right(
  'orders.manage',
  { name: '驳回、取消和推进订单', nameEn: 'Return, cancel and move orders' },
  ['ADMIN', 'PM'],
);

/** Staff who give tasks to people. */
export const ORDER_DISPATCHERS = right(
  'orders.dispatch',
  { name: '派单和改派', nameEn: 'Dispatch tasks' },
  ['ADMIN', 'PM', 'DISPATCH'],
);
/** Staff who decide about more time for orders. */
export const DELAY_DECIDERS = right(
  'orders.delay',
  { name: '审批延期', nameEn: 'Decide on delays' },
  ['ADMIN', 'PM', 'DISPATCH'],
);
/** Staff who keep the layouts of reports. */
export const LAYOUT_EDITORS = right(
  'orders.layouts',
  { name: '维护报告排版模板', nameEn: 'Maintain layouts of reports' },
  ['ADMIN', 'PM'],
);
/** Staff of whom two together recall an issued report. */
export const REPORT_RECALLERS = right(
  'orders.recall',
  { name: '撤回报告（双人）', nameEn: 'Recall reports, with a colleague' },
  ['ADMIN', 'PM', 'QC'],
);
/** Staff who draw issued reports and inspect them once more. */
export const REPORT_INSPECTORS = right(
  'orders.inspect',
  { name: '抽检已出具报告', nameEn: 'Inspect issued reports' },
  ['ADMIN', 'QC'],
);
/** Staff who read what such inspections found. */
export const SAMPLE_READERS: readonly Right[] = [
  ...REPORT_INSPECTORS,
  ...right(
    'orders.samples',
    { name: '查看报告抽检', nameEn: 'See inspections of issued reports' },
    ['PM', 'DISPATCH'],
  ),
];
/** Staff who approve large reductions that others ask for. */
export const REDUCTION_DECIDERS = right(
  'orders.reduce',
  { name: '审批大额减免', nameEn: 'Approve large reductions' },
  ['ADMIN', 'FINANCE'],
);
/** Staff of whom two together reopen a completed order. */
export const ORDER_REOPENERS = right(
  'orders.reopen',
  { name: '重新打开已完成订单（双人）', nameEn: 'Reopen completed orders, with a colleague' },
  ['ADMIN', 'PM', 'FINANCE'],
);
/** Staff who work on tasks. */
export const ORDER_VERIFIERS = right(
  'orders.verify',
  { name: '处理核实任务', nameEn: 'Work on tasks' },
  ['PM', 'VERIFIER'],
);
/** Staff who review the work of others. */
export const ORDER_REVIEWERS = right(
  'orders.review',
  { name: '审核核实任务', nameEn: 'Review tasks' },
  ['ADMIN', 'PM', 'QC'],
);

/** Staff who read the answers of candidates. */
export const ANSWER_READERS: readonly Right[] = [
  ...ORDER_MANAGERS,
  ...ORDER_VERIFIERS,
  ...ORDER_REVIEWERS,
];

/** Staff who log contacts with the sources of orders, and write messages about orders. */
export const CONTACT_LOGGERS = right(
  'orders.contact',
  { name: '记录核实联系', nameEn: 'Log contacts with sources' },
  ['ADMIN', 'PM', 'VERIFIER'],
);
/** Staff who read them. */
export const CONTACT_READERS: readonly Right[] = [...CONTACT_LOGGERS, ...ORDER_REVIEWERS];

/** Staff who see templates of messages, to send them. */
export const TEMPLATE_READERS: readonly Right[] = [...MESSAGE_EDITORS, ...CONTACT_LOGGERS];

/** Staff who ask data sources, which costs money. */
export const SOURCE_QUERIERS = right(
  'orders.query',
  { name: '查询数据源', nameEn: 'Ask data sources' },
  ['ADMIN', 'PM', 'VERIFIER'],
);
/** Staff who read the statistics of everybody's work; their own they read without it. */
export const STATISTIC_READERS = right(
  'orders.statistics',
  { name: '查看全员统计', nameEn: 'See everybody’s statistics' },
  ['ADMIN', 'PM', 'DISPATCH', 'QC', 'FINANCE', 'SALES'],
);
/** Clients who read the statistics of their company's orders. */
export const CLIENT_STATISTIC_READERS = right(
  'orders.ownStatistics',
  { name: '查看本公司统计', nameEn: 'See statistics of the company’s orders' },
  ['COMPANY_MAIN', 'COMPANY_HR'],
);
/** Staff who see the interfaces of orders and the log of exchanges. */
export const INTERFACE_READERS: readonly Right[] = [...SOURCE_QUERIERS, ...ORDER_REVIEWERS];

/** Staff who look after client companies. */
export const COMPANY_STAFF = right(
  'companies.read',
  { name: '查看客户', nameEn: 'See client companies' },
  ['ADMIN', 'PM', 'FINANCE', 'SALES'],
);
/** Staff who create and edit client companies. */
export const COMPANY_EDITORS = right(
  'companies.edit',
  { name: '新增和编辑客户', nameEn: 'Create and edit client companies' },
  ['ADMIN', 'PM', 'SALES'],
);
/** Staff who delete client companies and follow-ups. */
export const COMPANY_DELETERS = right(
  'companies.delete',
  { name: '删除客户和跟进记录', nameEn: 'Delete client companies and follow-ups' },
  ['ADMIN'],
);
/** Roles that edit a company's contact details, its main account included. */
export const COMPANY_OWNERS = right(
  'companies.contacts',
  { name: '编辑公司联系信息', nameEn: 'Edit contact details of companies' },
  ['ADMIN', 'PM', 'SALES', 'COMPANY_MAIN'],
);
/** Roles that edit a company's postal addresses. */
export const ADDRESS_EDITORS = right(
  'companies.addresses',
  { name: '编辑公司地址', nameEn: 'Edit addresses of companies' },
  ['ADMIN', 'PM', 'SALES', 'COMPANY_MAIN', 'COMPANY_FIN'],
);
/** Staff who see products and their prices. */
export const PRODUCT_READERS = right(
  'products.view',
  { name: '查看产品', nameEn: 'See products' },
  ['ADMIN', 'PM', 'FINANCE', 'SALES'],
);
/** Staff who edit and publish products. */
export const PRODUCT_EDITORS = right(
  'products.manage',
  { name: '编辑和发布产品', nameEn: 'Edit and publish products' },
  ['ADMIN', 'PM'],
);
/** Staff who set terms of payment. */
export const ACCOUNTANTS = right(
  'finance.terms',
  { name: '设置付款条件', nameEn: 'Set terms of payment' },
  ['ADMIN', 'FINANCE'],
);
/** Staff who enter what clients paid in or got back. */
export const BALANCE_KEEPERS = right(
  'finance.balances',
  { name: '登记充值、退款和调账', nameEn: 'Enter top-ups, refunds and adjustments' },
  ['ADMIN', 'FINANCE'],
);
/** Client accounts that see what their company has paid and owes. */
export const CLIENT_ACCOUNTANTS = right(
  'finance.own',
  { name: '查看本公司的余额和账单', nameEn: 'See the balance and bills of the company' },
  ['COMPANY_MAIN', 'COMPANY_FIN'],
);
/** Staff who enter payments of clients and match them to statements. */
export const SETTLEMENT_KEEPERS = right(
  'finance.receive',
  { name: '登记和核销回款', nameEn: 'Enter and match payments of clients' },
  ['ADMIN', 'FINANCE'],
);
/** Staff who make statements, send them and void them. */
export const STATEMENT_KEEPERS = right(
  'finance.bill',
  { name: '生成和发送对账单', nameEn: 'Make and send statements' },
  ['ADMIN', 'FINANCE'],
);
/** Staff who enter issued invoices, reject applications and deliver invoices. */
export const INVOICE_KEEPERS = right(
  'finance.invoice',
  { name: '开具和交付发票', nameEn: 'Issue and deliver invoices' },
  ['ADMIN', 'FINANCE'],
);
/** Staff who see statements. */
export const STATEMENT_READERS = right(
  'finance.statements',
  { name: '查看对账单', nameEn: 'See statements' },
  ['ADMIN', 'FINANCE', 'SALES'],
);

/** Roles that create and edit candidates. */
export const CANDIDATE_EDITORS = right(
  'candidates.edit',
  { name: '新增和编辑候选人', nameEn: 'Create and edit candidates' },
  ['ADMIN', 'PM', 'COMPANY_MAIN', 'COMPANY_HR'],
);
/** Staff who see the candidate list. */
export const CANDIDATE_STAFF = right(
  'candidates.read',
  { name: '查看候选人', nameEn: 'See candidates' },
  ['ADMIN', 'PM', 'DISPATCH', 'VERIFIER'],
);
/** Staff who call candidates and verify their papers: they may reveal masked numbers. */
export const NUMBER_READERS = right(
  'candidates.reveal',
  { name: '查看完整号码', nameEn: 'Reveal masked numbers' },
  ['PM', 'VERIFIER'],
);
/** Client accounts that see the candidate list. */
export const CANDIDATE_CLIENTS = right(
  'candidates.own',
  { name: '查看本公司候选人', nameEn: 'See candidates of the company' },
  ['COMPANY_MAIN', 'COMPANY_HR'],
);
/** Roles that see candidates, in their list and beside an order. */
export const CANDIDATE_READERS: readonly Right[] = [...CANDIDATE_STAFF, ...CANDIDATE_CLIENTS];

/** Roles that take part in support conversations; a client in that of its company. */
export const SUPPORT_PEOPLE: readonly Right[] = [...COMPANY_STAFF, ...CLIENTS];

/** Roles that see how to reach the manager of a company. */
export const MANAGER_READERS: readonly Right[] = [...COMPANY_STAFF, ...CLIENTS];

/** Staff who decide on requests of companies for an account. */
export const REGISTRATION_HANDLERS = right(
  'companies.registrations',
  { name: '处理注册申请', nameEn: 'Decide on registrations' },
  ['ADMIN', 'PM', 'SALES'],
);

/** Main accounts of client companies, which manage the others of their company. */
export const ACCOUNT_OWNERS = right(
  'companies.accounts',
  { name: '管理本公司账号', nameEn: 'Manage accounts of the company' },
  ['COMPANY_MAIN'],
);
/** Roles that see the accounts of client companies; a client sees its own. */
export const ACCOUNT_READERS: readonly Right[] = [...COMPANY_STAFF, ...ACCOUNT_OWNERS];
/** Roles that create and change accounts of client companies, and set their passwords. */
export const ACCOUNT_EDITORS: readonly Right[] = [...COMPANY_EDITORS, ...ACCOUNT_OWNERS];

/** Staff who look after the interfaces of client companies: endpoints of webhooks and keys. */
export const STAFF_INTEGRATORS = right(
  'companies.integrations',
  { name: '管理客户的开放接口', nameEn: 'Manage open interfaces of clients' },
  ['ADMIN', 'PM'],
);
/** Client accounts that manage the interfaces of their company. */
export const CLIENT_INTEGRATORS = right(
  'companies.ownIntegrations',
  { name: '管理本公司的开放接口', nameEn: 'Manage open interfaces of the company' },
  ['COMPANY_MAIN'],
);
/** Everybody who manages interfaces of client companies. */
export const INTEGRATION_KEEPERS: readonly Right[] = [...STAFF_INTEGRATORS, ...CLIENT_INTEGRATORS];

/** Staff who work on requests of candidates about their personal data. */
export const PRIVACY_HANDLERS = right(
  'candidates.requests',
  { name: '处理个人信息请求', nameEn: 'Work on requests about personal data' },
  ['ADMIN', 'PM', 'VERIFIER'],
);
/** Staff who grant and refuse them, and download deletion certificates. */
export const PRIVACY_DECIDERS = right(
  'candidates.decideRequests',
  { name: '答复个人信息请求', nameEn: 'Decide on requests about personal data' },
  ['ADMIN', 'PM'],
);
