/*
 * The public names. Areas, resources and entities name their exports themselves; here stands one
 * line a file, and a test names a file that is missing.
 */
export * as contract from './contract/areas';
export * from './contract/areas';
export * as resources from './resources';
export * from './resources';
export * from './entities/account';
export * from './entities/balanceLog';
export * from './entities/board';
export * from './entities/candidate';
export * from './entities/addressRow';
export * from './entities/candidateHistory';
export * from './entities/clientError';
export * from './entities/collectForm';
export * from './entities/company';
export * from './entities/dictionary';
export * from './entities/document';
export * from './entities/emailRecord';
export * from './entities/entryLink';
export * from './entities/filter';
export * from './entities/followUp';
export * from './entities/invoice';
export * from './entities/kpi';
export * from './entities/listExport';
export * from './entities/listView';
export * from './entities/managedMenu';
export * from './entities/map';
export * from './entities/material';
export * from './entities/menu';
export * from './entities/message';
export * from './entities/notice';
export * from './entities/oneTimeCode';
export * from './entities/operateLog';
export * from './entities/operations';
export * from './entities/order';
export * from './entities/orderApi';
export * from './entities/orderDraft';
export * from './entities/orderPaper';
export * from './entities/outboxText';
export * from './entities/partUpload';
export * from './entities/pinyinKeys';
export * from './entities/product';
export * from './entities/profile';
export * from './entities/registration';
export * from './entities/report';
export * from './entities/right';
export * from './entities/safeLevel';
export * from './entities/rowInUse';
export * from './entities/saveConflict';
export * from './entities/selfCheck';
export * from './entities/serverEvent';
export * from './entities/session';
export * from './entities/settlementLog';
export * from './entities/fileBases';
export * from './entities/shellSettings';
export * from './entities/signing';
export * from './entities/statement';
export * from './entities/statistics';
export * from './entities/task';
export * from './entities/ticket';
export * from './entities/userConfig';
export { change, changeByGet, get, read, resourceOf } from './contract/call';
export type {
  ResponseType,
  AnyCall,
  Area,
  Call,
  CallOptions,
  ChangeOptions,
  Effect,
  EventStream,
  InputOf,
  Module,
  OutputOf,
  Sends,
} from './contract/call';
export { crud, entity, type CrudTypes } from './contract/crud';
export {
  listRequest,
  PAGE_SIZE_DEFAULT,
  PAGE_SIZE_LIMIT,
  READ_ONLY,
  REVEAL,
  type Can,
  type ListPage,
  type ListRequest,
} from './contract/listPage';
export * as field from './resource/field';
export type { Field, FieldKind, FieldOptions } from './resource/field';
export { resource, STORED_FIELDS, view } from './resource/resource';
export type {
  CellsOf,
  ChangesOf,
  DraftIn,
  DraftOf,
  FieldOf,
  Fields,
  Having,
  Lookup,
  Resource,
  ResourceOptions,
  RowOf,
} from './resource/resource';
export { fieldRules } from './rules/fieldRules';
export {
  checkMenu,
  MENU_PROBLEMS,
  menuPathRule,
  menuText,
  type CheckedEntry,
  type CheckedMenu,
  type MenuProblem,
  type MenuReason,
} from './rules/menuRules';
export { managedProblems, MENU_PAGE, menuOf, pagesOf, type ManagedNode } from './rules/managedMenu';
export { ruleText, type Rule, type RuleProblem, type TextRule } from './rules/rule';
export {
  PASSWORD_MIN,
  samePasswordRule,
  TEXT_RULES,
  uniqueRule,
  unmaskedRule,
  type TextFormat,
} from './rules/textRules';
export {
  monthRangeRule,
  NUMBER_RANGE,
  orderNumberRule,
  SO_FAR,
  type MonthRange,
} from './rules/valueRules';
export {
  PAPER_EXTENSIONS,
  PICTURE_EXTENSIONS,
  PICTURE_SIZES,
  UPLOAD_KINDS,
  UPLOAD_MEGABYTES,
  UPLOAD_RULES,
  VIDEO_EXTENSIONS,
  uploadExtensionOf,
  uploadKindOf,
  type PictureSize,
  type UploadExtension,
  type UploadKind,
  type UploadRule,
} from './rules/uploadRules';
export { addressRowsIn, addressRowsRule } from './rules/addressRows';
export {
  changesOf,
  versionedChangesOf,
  type Accepts,
  type Changes,
  type Flag,
  type Stored,
  type Versioned,
  type VersionedChanges,
} from './schema';
export { joinIds, splitIds } from './idList';
export { CHINA_HOLIDAYS } from './workCalendar/chinaHolidays';
export { CLOSING_HOUR, dueAfter, workdaysLater } from './workCalendar/dueTime';
export {
  isWeekend,
  plainYear,
  weekdayOf,
  workCalendarOf,
  type DayKind,
  type ListedDay,
  type WorkCalendar,
} from './workCalendar/workCalendar';
export { scrubbed, scrubbedStack } from './scrubbed';
export { moneyText, toFen, toYuan } from './money';
export { beijing, beijingDay, DAY, dayIn, fromBeijing, startOfBeijingDay } from './time';
export { createHttp, type Http, type HttpOptions, type SendOptions } from './http/createHttp';
export {
  ApiError,
  InputError,
  toApiError,
  type ApiErrorKind,
  type ApiErrorParts,
} from './http/errors';
export { inputProblems, problemText, type InputProblem } from './http/inputProblems';
export { newIdempotencyKey } from './http/idempotencyKey';
export { readEvents, type EventStreamOptions } from './http/readEvents';
export { isPassing, retrying, type RetryOptions } from './http/retrying';
export { checkCondition, checkSize, piecesOf, type Condition } from './search/conditions';
export { SEARCH_LIMITS, type SearchLimit } from './search/limits';
export { hasCase, PART_OPERATORS, SEARCH_BUDGET, searchCost } from './search/searchCost';
export { dynamicDays, dynamicRange, resolveDynamic } from './search/dynamicRange';
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
export { fromOrderParam, toOrderParam, type OrderBy } from './search/orderParam';
export { SearchError, type SearchErrorDetails, type SearchFault } from './search/searchError';
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
