import type { UserType } from '@mingjian/api';

/** A role as it is written down. */
export interface RoleText {
  code: string;
  name: string;
  nameEn: string;
  userType: UserType;
}

/** Every role that the product comes with, the most powerful first. */
export const roleTexts: readonly RoleText[] = [
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
];

/** A menu entry as it is written down. */
export interface MenuText {
  code: string;
  name: string;
  nameEn: string;
  /** Name of a lucide icon. */
  icon?: string;
  /** Path below that of the entry above it. */
  pageurl: string;
  /** Keeps the entry out of the menu; its page stays reachable. */
  hidden?: boolean;
  roles: readonly string[];
  children?: readonly Omit<MenuText, 'children'>[];
}

const STAFF = ['ADMIN', 'PM', 'DISPATCH', 'VERIFIER', 'QC', 'FINANCE', 'SALES'];
const CLIENT = ['COMPANY_MAIN', 'COMPANY_HR', 'COMPANY_FIN'];
const ADMIN = ['ADMIN'];

/** The menu that the product comes with. A page that has no screen yet says so. */
export const menuTexts: readonly MenuText[] = [
  {
    code: 'order',
    name: '订单管理',
    nameEn: 'Orders',
    icon: 'clipboard-list',
    pageurl: 'f-order',
    roles: STAFF,
    children: [
      {
        code: 'order-list',
        name: '订单列表',
        nameEn: 'Order list',
        pageurl: 'f-order/orderList',
        icon: 'list',
        roles: STAFF,
      },
      {
        code: 'order-details',
        name: '订单详情',
        nameEn: 'Order details',
        pageurl: 'f-order/orderDetails',
        hidden: true,
        roles: STAFF,
      },
      {
        code: 'candidate-list',
        name: '候选人',
        nameEn: 'Candidates',
        pageurl: 'candidateList',
        icon: 'user-search',
        roles: ['ADMIN', 'PM', 'DISPATCH', 'VERIFIER'],
      },
    ],
  },
  {
    code: 'company',
    name: '客户管理',
    nameEn: 'Clients',
    icon: 'building-2',
    pageurl: 'a-company',
    roles: ['ADMIN', 'PM', 'FINANCE', 'SALES'],
    children: [
      {
        code: 'company-list',
        name: '客户公司',
        nameEn: 'Client companies',
        pageurl: 'companyList',
        icon: 'building',
        roles: ['ADMIN', 'PM', 'FINANCE', 'SALES'],
      },
      {
        code: 'statement-list',
        name: '对账单',
        nameEn: 'Statements',
        pageurl: 'statementList',
        icon: 'receipt-text',
        roles: ['ADMIN', 'FINANCE', 'SALES'],
      },
    ],
  },
  {
    code: 'system',
    name: '系统管理',
    nameEn: 'System',
    icon: 'settings',
    pageurl: 'system',
    roles: ADMIN,
    children: [
      {
        code: 'user-list',
        name: '用户',
        nameEn: 'Users',
        pageurl: 'userList',
        icon: 'users',
        roles: ADMIN,
      },
      {
        code: 'role-list',
        name: '角色',
        nameEn: 'Roles',
        pageurl: 'roleList',
        icon: 'shield-check',
        roles: ADMIN,
      },
      {
        code: 'menu-list',
        name: '菜单',
        nameEn: 'Menus',
        pageurl: 'menuList',
        icon: 'menu',
        roles: ADMIN,
      },
      {
        code: 'article-list',
        name: '文章',
        nameEn: 'Articles',
        pageurl: 'articleList',
        icon: 'book-open',
        roles: ADMIN,
      },
      {
        code: 'dictionary-list',
        name: '字典',
        nameEn: 'Dictionaries',
        pageurl: 'dictionaryList',
        icon: 'book-a',
        roles: ADMIN,
      },
    ],
  },
  {
    code: 'company-order',
    name: '订单',
    nameEn: 'Orders',
    icon: 'clipboard-list',
    pageurl: 'f-order',
    roles: CLIENT,
    children: [
      {
        code: 'company-order-list',
        name: '订单列表',
        nameEn: 'Order list',
        pageurl: 'f-order-company/orderList',
        icon: 'list',
        roles: CLIENT,
      },
      {
        code: 'company-candidate-list',
        name: '候选人',
        nameEn: 'Candidates',
        pageurl: 'candidateList',
        icon: 'user-search',
        roles: ['COMPANY_MAIN', 'COMPANY_HR'],
      },
      {
        code: 'company-order-details',
        name: '订单详情',
        nameEn: 'Order details',
        pageurl: 'f-order/orderDetails',
        hidden: true,
        roles: CLIENT,
      },
    ],
  },
];
