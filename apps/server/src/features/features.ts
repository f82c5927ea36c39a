import type { Feature } from './feature';
import type { Backend } from '../http/backend';
import { callKey } from '../http/bind';
import { articles } from './articles/feature';
import { assistant } from './assistant/feature';
import { balances } from './balances/feature';
import { balanceWarnings } from './balanceWarnings/feature';
import { calendarChanges } from './calendarChanges/feature';
import { candidates } from './candidates/feature';
import { clientErrors } from './clientErrors/feature';
import { collect } from './collect/feature';
import { codeMaker } from './codeMaker/feature';
import { companies } from './companies/feature';
import { companyAccounts } from './companyAccounts/feature';
import { companyAddresses } from './companyAddresses/feature';
import { companyMenus } from './companyMenus/feature';
import { companyOverviews } from './companyOverviews/feature';
import { companyFollowUps } from './companyFollowUps/feature';
import { dashboard } from './dashboard/feature';
import { departments } from './departments/feature';
import { contracts } from './contracts/feature';
import { companyRegistrations } from './companyRegistrations/feature';
import { disputes } from './disputes/feature';
import { dictionaries } from './dictionaries/feature';
import { emailRecords } from './emailRecords/feature';
import { entryLinks } from './entryLinks/feature';
import { events } from './events/feature';
import { files } from './files/feature';
import { gatewayRoutes } from './gatewayRoutes/feature';
import { listExports } from './listExports/feature';
import { listViews } from './listViews/feature';
import { materials } from './materials/feature';
import { maps } from './maps/feature';
import { menus } from './menus/feature';
import { messages } from './messages/feature';
import { notices } from './notices/feature';
import { orderImports } from './orderImports/feature';
import { orderMessages } from './orderMessages/feature';
import { orders } from './orders/feature';
import { dataSources } from './dataSources/feature';
import { orderFollowUps } from './orderFollowUps/feature';
import { orderFinances } from './orderFinances/feature';
import { orderAccesses } from './orderAccesses/feature';
import { orderPresence } from './orderPresence/feature';
import { orderTasks } from './orderTasks/feature';
import { outbox } from './outbox/feature';
import { passwords } from './passwords/feature';
import { performance } from './performance/feature';
import { privacy } from './privacy/feature';
import { products } from './products/feature';
import { profile } from './profile/feature';
import { ratings } from './ratings/feature';
import { recruiting } from './recruiting/feature';
import { reportLayouts } from './reportLayouts/feature';
import { reports } from './reports/feature';
import { reportSamples } from './reportSamples/feature';
import { resourceLibrary } from './resourceLibrary/feature';
import { savedFilters } from './savedFilters/feature';
import { selfCheck } from './selfCheck/feature';
import { serverInfo } from './serverInfo/feature';
import { session } from './session/feature';
import { companyTickets } from './companyTickets/feature';
import { invoices } from './invoices/feature';
import { settlements } from './settlements/feature';
import { statements } from './statements/feature';
import { statistics } from './statistics/feature';
import { support } from './support/feature';
import { systemLogs } from './systemLogs/feature';
import { timers } from './timers/feature';
import { userConfigs } from './userConfigs/feature';
import { users } from './users/feature';
import { workCalendar } from './workCalendar/feature';
import { apiKeysFeature } from './apiKeys/feature';
import { openApiFeature } from './openApi/feature';
import { webhooks } from './webhooks/feature';
import { mall } from './mall/feature';
import { saasAccounts } from './saasAccounts/feature';

/** Every feature of the server, the only list of them. A test names a folder that is missing. */
export const features: readonly Feature[] = [
  session,
  dashboard,
  orders,
  orderTasks,
  dataSources,
  collect,
  contracts,
  reportLayouts,
  reports,
  reportSamples,
  orderFollowUps,
  orderImports,
  orderMessages,
  orderAccesses,
  orderPresence,
  products,
  codeMaker,
  companies,
  balances,
  balanceWarnings,
  statements,
  settlements,
  statistics,
  companyTickets,
  invoices,
  orderFinances,
  companyAddresses,
  companyFollowUps,
  companyMenus,
  companyOverviews,
  candidates,
  articles,
  resourceLibrary,
  files,
  materials,
  menus,
  users,
  passwords,
  dictionaries,
  userConfigs,
  listViews,
  savedFilters,
  listExports,
  notices,
  events,
  support,
  assistant,
  entryLinks,
  clientErrors,
  selfCheck,
  departments,
  outbox,
  messages,
  emailRecords,
  companyRegistrations,
  profile,
  companyAccounts,
  systemLogs,
  workCalendar,
  calendarChanges,
  timers,
  serverInfo,
  gatewayRoutes,
  maps,
  privacy,
  performance,
  disputes,
  ratings,
  saasAccounts,
  mall,
  recruiting,
  webhooks,
  apiKeysFeature,
  openApiFeature,
];

/** The handled calls, by area. */
export const boundAreas = features.flatMap(({ calls }) => calls);

/** The handled calls by name, such as `POST /login`. Opens no database. */
export const servedCalls: ReadonlySet<string> = new Set(
  boundAreas.flat().map(({ call }) => callKey(call)),
);

/** Resources whose lists can be exported, by name. */
export const servedResources: Backend['resources'] = new Map(
  features.flatMap(({ resources = [] }) => resources).map((resource) => [resource.name, resource]),
);

/** Menu entries that alone lead to a resource, by the name of the resource. */
export const onlyMenus: Backend['onlyMenus'] = new Map(
  features
    .flatMap(({ menu = [] }) => menu)
    .flatMap(({ code, resources = [] }) => resources.map((name) => [name, code] as const)),
);

/** Uses of rows by other features, by the name of the used resource. */
export const usages: Backend['usages'] = new Map(
  features
    .flatMap(({ uses = {} }) => Object.keys(uses))
    .map((used) => [used, features.flatMap(({ uses = {} }) => uses[used] ?? [])]),
);

/** Reactions to messages that were not delivered. */
export const undeliverableHandlers = features.flatMap(
  ({ onUndeliverable = [] }) => onUndeliverable,
);

/** Tables whose writes change no total of a list. */
export const uncountedTables: ReadonlySet<string> = new Set([
  'idempotencyKeys',
  ...features.flatMap((feature) => feature.uncountedTables ?? []),
]);
