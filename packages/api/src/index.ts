export { contract } from './contract/index';
export {
  departments,
  dictionaryValues,
  gatewayRoutes,
  roles,
  systemLogs,
  timers,
} from './contract/administration';
export { board } from './contract/board';
export { candidateDesk, candidates } from './contract/candidates';
export { codeMaker } from './contract/codeMaker';
export { collect, collectPage } from './contract/collect';
export {
  accounts,
  companies,
  companyAddresses,
  companyFollowUps,
  companyMenus,
  companyOperateLogs,
  companyServiceNames,
  companyViews,
  saasAccounts,
} from './contract/companies';
export { companyDesk } from './contract/company';
export { files } from './contract/files';
export {
  balanceLogs,
  invoices,
  invoiceViews,
  settlementLogs,
  statements,
  tickets,
} from './contract/finance';
export { dayi, feishu, moka } from './contract/integrations';
export { kpiItems, orderKpi } from './contract/kpi';
export { articleCategories, articles, calendar, resources, savedFilters } from './contract/library';
export { listExports, listViews } from './contract/lists';
export { materialFolders, materials } from './contract/materials';
export {
  emailRecords,
  messageRecords,
  messages,
  messageTemplates,
  messageViews,
  notices,
} from './contract/messages';
export { orderBase, TAKING_ROLES } from './contract/orderBase';
export { orderInfo } from './contract/orderInfo';
export { financialOrders, flashOrders, orderLists, orders } from './contract/orders';
export {
  apiLogs,
  orderApis,
  orderFollowUps,
  orderNotes,
  orderTasks,
  quickCheck,
} from './contract/orderWork';
export { companyProducts, products } from './contract/products';
export {
  reportCover,
  reportEnding,
  reportRemark,
  reports,
  reportSummary,
} from './contract/reports';
export { session } from './contract/session';
export { companySigning, contracts } from './contract/signing';
export { statistics } from './contract/statistics';
export { dictionaries, menus, pickers, userConfigs, users } from './contract/system';
export { get, post } from './contract/call';
export type {
  Accepts,
  Answers,
  AnyCall,
  Area,
  Call,
  CallOptions,
  InputOf,
  Module,
  OutputOf,
  Sends,
} from './contract/call';
export { crud, type CrudOptions } from './contract/crud';
export { listRequest, PAGE_SIZE_LIMIT, type ListPage, type ListRequest } from './contract/list';
export type { BoardFigures, MallFigures } from './contract/board';
export type { CodeImage } from './contract/session';
export type { DictionaryOption, PickerUser, UserConfig, UserRow } from './contract/system';
export {
  accountDraft,
  passwordChange,
  saasAccountDraft,
  type Account,
  type AccountDraft,
  type SaasAccount,
  type SaasAccountDraft,
} from './entities/account';
export { addressDraft, type Address, type AddressDraft } from './entities/address';
export {
  articleCategoryDraft,
  articleChanges,
  articleDraft,
  type ArticleCategory,
  type ArticleCategoryDraft,
  type Article,
  type ArticleChanges,
  type ArticleDraft,
} from './entities/article';
export {
  balanceLogDraft,
  type BalanceType,
  type BalanceLog,
  type BalanceLogDraft,
} from './entities/balanceLog';
export {
  calendarDayDraft,
  calendarYear,
  type DayType,
  type CalendarDay,
  type CalendarDayDraft,
} from './entities/calendarDay';
export {
  candidateDraft,
  type AuthStatus,
  type RealnameStatus,
  type Candidate,
  type CandidateDraft,
  type CandidateAuthInfo,
} from './entities/candidate';
export {
  collectItemDraft,
  collectFormDraft,
  collectRef,
  collectNotice,
  type CollectStatus,
  type CollectItemStatus,
  type CollectForm,
  type CollectItem,
  type CollectFormData,
  type CollectConfig,
  type CollectPage,
} from './entities/collectForm';
export {
  companyDraft,
  type CompanyStatus,
  type Company,
  type CompanyDraft,
  type CompanyName,
  type CompanyServiceName,
  type DataSource,
} from './entities/company';
export {
  dictionaryCodeDraft,
  dictionaryValueDraft,
  type DictionaryCode,
  type DictionaryCodeDraft,
  type DictionaryValue,
  type DictionaryValueDraft,
} from './entities/dictionary';
export { emailRecordDraft, type EmailRecord, type EmailRecordDraft } from './entities/emailRecord';
export {
  changesOf,
  versionedChangesOf,
  type Changes,
  type Flag,
  type Stored,
  type Versioned,
  type VersionedChanges,
} from './entities/fields';
export {
  exportRequest,
  type ExportColumn,
  type ExportFormat,
  type ExportJob,
  type ExportRequest,
  type ExportStatus,
} from './entities/listExport';
export {
  listViewDraft,
  listViewPage,
  type ListView,
  type ListViewDraft,
  type ListViewScope,
} from './entities/listView';
export { savedFilterDraft, type SavedFilter, type SavedFilterDraft } from './entities/filter';
export { followUpDraft, type FollowUp, type FollowUpDraft } from './entities/followUp';
export {
  invoiceDraft,
  invoiceRequest,
  type InvoiceStatus,
  type Invoice,
  type InvoiceDraft,
} from './entities/invoice';
export {
  kpiItemDraft,
  orderKpiDraft,
  type KpiCategory,
  type KpiItem,
  type KpiItemDraft,
  type OrderKpi,
  type CalculatedKpi,
} from './entities/kpi';
export {
  materialFolderDraft,
  uploadDraft,
  type MaterialFolder,
  type MaterialNode,
  type MaterialFile,
  type Uploaded,
} from './entities/material';
export {
  messageTemplateDraft,
  messageDraft,
  type MessageChannel,
  type MessageTemplate,
  type MessageTemplateDraft,
  type Message,
  type MessageDraft,
} from './entities/message';
export { noticeDraft, type NoticeType, type Notice, type NoticeDraft } from './entities/notice';
export type { OperateLog, SystemLog } from './entities/operateLog';
export {
  timerDraft,
  gatewayRouteDraft,
  companyMenuDraft,
  type Timer,
  type TimerDraft,
  type GatewayRoute,
  type GatewayRouteDraft,
  type CodeTable,
  type CodeColumn,
  type ServerInfo,
  type CompanyMenu,
  type CompanyMenuDraft,
} from './entities/operations';
export {
  orderApiDraft,
  orderNoteDraft,
  atsConfigDraft,
  atsOrder,
  type OrderApiRecord,
  type OrderApiDraft,
  type ApiLog,
  type OrderNote,
  type AtsType,
  type AtsConfig,
  type AtsPush,
} from './entities/orderApi';
export {
  orderDraft,
  quickOrderDraft,
  type OrderDraft,
  type FinancialOrder,
  type FlashOrder,
} from './entities/orderDraft';
export {
  productDraft,
  companyProductDraft,
  type Product,
  type ProductDraft,
  type ProductGroup,
  type ProductField,
  type CompanyProduct,
  type CompanyProductDraft,
} from './entities/product';
export {
  reportVersionDraft,
  reportPartDraft,
  type ReportKind,
  type ReportStatus,
  type ReportVersion,
  type ReportPart,
  type ReportRecord,
  type GeneratedReport,
} from './entities/report';
export { resourceDraft, type Resource, type ResourceDraft } from './entities/resource';
export {
  roleDraft,
  departmentDraft,
  type Role,
  type RoleDraft,
  type Department,
  type DepartmentDraft,
} from './entities/role';
export { safeLevelDraft, type SafeLevel } from './entities/safeLevel';
export type { ConflictingField, SaveConflict } from './entities/saveConflict';
export {
  settlementLogDraft,
  type SettlementLog,
  type SettlementLogDraft,
} from './entities/settlementLog';
export {
  contractRef,
  contractDraft,
  signature,
  signNotice,
  phoneProof,
  type ContractStatus,
  type SignedContract,
  type AuthFlag,
  type OpenUrl,
} from './entities/signing';
export {
  statementDraft,
  billRequest,
  type StatementStatus,
  type Statement,
  type StatementDraft,
} from './entities/statement';
export {
  statisticRequest,
  type StatisticFigures,
  type StatisticRow,
  type Statistic,
  type AmountPoint,
} from './entities/statistics';
export {
  taskDraft,
  taskListDraft,
  assignment,
  taskVerdict,
  type TaskStatus,
  type DangerType,
  type OrderTask,
  type TaskDraft,
  type AssignInfo,
  type TaskApiResult,
} from './entities/task';
export { ticketDraft, type Ticket, type TicketDraft } from './entities/ticket';
export type { MenuNode } from './entities/menu';
export { ORDER_STATUSES } from './entities/order';
export type {
  DangerLevel,
  HoldType,
  OrderAction,
  OrderDetail,
  OrderEvent,
  OrderRow,
  OrderRule,
  OrderStatus,
  OrderStep,
  OrderTopInfo,
  OrderType,
} from './entities/order';
export type { LoginInfo, ManagerInfo, RoleInfo, UserInfo, UserType } from './entities/session';
export { createHttp, type Http, type HttpOptions, type SendOptions } from './http/createHttp';
export {
  ApiError,
  InputError,
  toApiError,
  type ApiErrorKind,
  type ApiErrorParts,
} from './http/errors';
export { newIdempotencyKey } from './http/idempotencyKey';
export { isPassing, retrying, type RetryOptions } from './http/retrying';
export { CONDITION_LIMIT, LIST_LIMIT, checkCondition, type Condition } from './search/conditions';
export { dynamicRange, resolveDynamic } from './search/dynamicRange';
export { DYNAMIC_TOKENS, isDynamicToken, type DynamicToken } from './search/dynamicTokens';
export { toCamel, toSnake } from './search/fieldNames';
export {
  isOperator,
  OPERATOR_SHAPES,
  OPERATORS,
  valueShapeOf,
  type Operator,
  type ValueShape,
} from './search/operators';
export { fromOrderParam, ORDER_LIMIT, toOrderParam, type OrderBy } from './search/orderParam';
export { SearchError, type SearchFault } from './search/searchError';
export { fromSearchParam, toSearchParam } from './search/searchParams';
export {
  decodeFilterParam,
  decodeSearch,
  decodeSearchParamS,
  encodeFilterParam,
  encodeSearch,
  encodeSearchParamS,
  type SearchParamS,
  type SearchType,
} from './search/searchTexts';
