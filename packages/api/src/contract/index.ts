import {
  departments,
  dictionaryValues,
  gatewayRoutes,
  roles,
  systemLogs,
  timers,
} from './administration';
import { board } from './board';
import { candidateDesk, candidates } from './candidates';
import { codeMaker } from './codeMaker';
import { collect, collectPage } from './collect';
import {
  accounts,
  companies,
  companyAddresses,
  companyFollowUps,
  companyMenus,
  companyOperateLogs,
  companyServiceNames,
  companyViews,
  saasAccounts,
} from './companies';
import { companyDesk } from './company';
import { files } from './files';
import {
  balanceLogs,
  invoices,
  invoiceViews,
  settlementLogs,
  statements,
  tickets,
} from './finance';
import { dayi, feishu, moka } from './integrations';
import { kpiItems, orderKpi } from './kpi';
import { articleCategories, articles, calendar, resources, savedFilters } from './library';
import { listExports, listViews } from './lists';
import { materialFolders, materials } from './materials';
import {
  emailRecords,
  messageRecords,
  messages,
  messageTemplates,
  messageViews,
  notices,
} from './messages';
import { orderBase } from './orderBase';
import { orderInfo } from './orderInfo';
import { financialOrders, flashOrders, orderLists, orders } from './orders';
import {
  apiLogs,
  orderApis,
  orderFollowUps,
  orderNotes,
  orderTasks,
  quickCheck,
} from './orderWork';
import { companyProducts, products } from './products';
import { reportCover, reportEnding, reportRemark, reports, reportSummary } from './reports';
import { session } from './session';
import { companySigning, contracts } from './signing';
import { statistics } from './statistics';
import { dictionaries, menus, pickers, userConfigs, users } from './system';

/** Every call of the server, by area. */
export const contract = {
  session,
  board,
  statistics,
  files,
  materials,
  materialFolders,
  orders,
  orderLists,
  orderInfo,
  orderBase,
  orderTasks,
  orderApis,
  orderNotes,
  orderFollowUps,
  financialOrders,
  flashOrders,
  quickCheck,
  apiLogs,
  collect,
  collectPage,
  candidates,
  candidateDesk,
  contracts,
  companySigning,
  reports,
  reportCover,
  reportSummary,
  reportRemark,
  reportEnding,
  orderKpi,
  kpiItems,
  moka,
  feishu,
  dayi,
  companyDesk,
  companies,
  companyViews,
  companyServiceNames,
  accounts,
  companyMenus,
  companyFollowUps,
  companyOperateLogs,
  companyAddresses,
  saasAccounts,
  products,
  companyProducts,
  statements,
  invoices,
  invoiceViews,
  tickets,
  balanceLogs,
  settlementLogs,
  messageTemplates,
  messages,
  messageRecords,
  messageViews,
  notices,
  emailRecords,
  articleCategories,
  articles,
  resources,
  savedFilters,
  calendar,
  menus,
  users,
  roles,
  departments,
  pickers,
  dictionaries,
  dictionaryValues,
  userConfigs,
  listViews,
  listExports,
  systemLogs,
  timers,
  gatewayRoutes,
  codeMaker,
};
