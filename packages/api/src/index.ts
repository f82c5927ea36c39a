/*
 * The public names. Areas, resources and entities name their exports themselves; here stands one
 * line a file, and a test names a file that is missing.
 */
export * as contract from './contract/areas';
export * from './contract/areas';
export * as resources from './resources';
export * from './resources';
export * from './flow/flow';
export * from './flow/replay';
export * from './flows/candidates/privacyFlow';
export * from './flows/finance/invoiceFlow';
export * from './flows/finance/settlementFlow';
export * from './flows/finance/statementFlow';
export * from './flows/orders/collectFlow';
export * from './flows/orders/disputeFlow';
export * from './flows/orders/contractFlow';
export * from './flows/orders/orderFlow';
export * from './flows/orders/reportFlow';
export * from './flows/orders/requestFlow';
export * from './flows/orders/sampleFlow';
export * from './flows/orders/taskFlow';
export * from './entities/candidates/candidateHistory';
export * from './entities/candidates/privacy';
export * from './entities/companies/addressRow';
export * from './entities/companies/registration';
export * from './entities/files/fileBases';
export * from './entities/files/material';
export * from './entities/files/partUpload';
export * from './entities/finance/balanceStanding';
export * from './entities/finance/invoice';
export * from './entities/finance/settlementLog';
export * from './entities/finance/statement';
export * from './entities/integrations/orderApi';
export * from './entities/integrations/openApi';
export * from './entities/integrations/webhook';
export * from './entities/library/filter';
export * from './entities/lists/listExport';
export * from './entities/lists/listView';
export * from './entities/lists/rowInUse';
export * from './entities/lists/saveConflict';
export * from './entities/maps/map';
export * from './entities/messages/assistant';
export * from './entities/messages/message';
export * from './entities/messages/messageFile';
export * from './entities/messages/messageScene';
export * from './entities/messages/noticeDraft';
export * from './entities/messages/outboxText';
export * from './entities/messages/supportMessage';
export * from './entities/orders/collectForm';
export * from './entities/orders/backRequest';
export * from './entities/orders/delayRequest';
export * from './entities/orders/orderPresence';
export * from './entities/orders/orderAccess';
export * from './entities/orders/dispute';
export * from './entities/orders/kpi';
export * from './entities/orders/orderBulk';
export * from './entities/orders/orderCollect';
export * from './entities/orders/orderDetail';
export * from './entities/orders/reductionRequest';
export * from './entities/orders/orderStep';
export * from './entities/orders/orderHold';
export * from './entities/orders/orderDraft';
export * from './entities/orders/orderImport';
export * from './entities/orders/orderPaper';
export * from './entities/orders/orderRating';
export * from './entities/orders/orderUpdate';
export * from './entities/orders/report';
export * from './entities/orders/reportLayout';
export * from './entities/orders/reportModel';
export * from './entities/orders/reportSample';
export * from './entities/orders/safeLevel';
export * from './entities/orders/signing';
export * from './entities/orders/task';
export * from './entities/orders/taskDesk';
export * from './entities/orders/taskUpdate';
export * from './entities/orders/customField';
export * from './entities/products/mall';
export * from './entities/products/product';
export * from './entities/products/productItems';
export * from './entities/session/clientError';
export * from './entities/session/entryLink';
export * from './entities/session/menuNode';
export * from './entities/session/oneTimeCode';
export * from './entities/session/profile';
export * from './entities/session/selfCheck';
export * from './entities/session/serverEvent';
export * from './entities/session/session';
export * from './entities/session/shellSettings';
export * from './entities/statistics/board';
export * from './entities/statistics/figures';
export * from './entities/statistics/statisticRules';
export * from './entities/statistics/statistics';
export * from './entities/statistics/stretches';
export * from './entities/system/account';
export * from './entities/system/gatewayState';
export * from './entities/system/managedMenu';
export * from './entities/system/operations';
export * from './entities/system/pinyinKeys';
export * from './entities/system/right';
export * from './entities/system/serverInfo';
export * from './entities/system/timerRun';
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
export { dictionaryUses, type DictionaryUse } from './resource/dictionaryUses';
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
export { cleanCode, cleanText, foldText } from './rules/cleanText';
export {
  isAnswered,
  isPersonalEmail,
  missingAnswers,
  monthFindings,
  readStretches,
  wrongAnswers,
  type AnswerRef,
  type AskedField,
  type MonthFinding,
} from './rules/collectAnswers';
export { CLIENT_STEPS, clientStepOf, clientStepsOf } from './rules/clientSteps';
export { fieldRules } from './rules/fieldRules';
export {
  contrastToWhite,
  LAYOUT_CONTRAST,
  readLayout,
  reportLayoutRule,
} from './rules/reportLayoutRules';
export {
  readRecordingMarks,
  recordingMarksRule,
  recordingName,
  type RecordingMark,
} from './rules/recordingMarks';
export {
  identityCheck,
  identityFacts,
  identityProblems,
  type IdentityFacts,
  type IdentityField,
  type TypedIdentity,
} from './rules/identityNumber';
export {
  ADMINISTRATION_PAGES,
  checkMenu,
  MENU_PROBLEMS,
  menuPathRule,
  menuText,
  pagesOf,
  type CheckedEntry,
  type CheckedMenu,
  type MenuProblem,
  type MenuReason,
} from './rules/menuRules';
export { managedProblems, menuOf, type ManagedNode } from './rules/managedMenu';
export {
  problemIn,
  ruleText,
  type Rule,
  type RuleProblem,
  type TextFormat,
  type TextRule,
} from './rules/rule';
export {
  PASSWORD_MIN,
  samePasswordRule,
  TEXT_RULES,
  uniqueRule,
  unmaskedRule,
} from './rules/textRules';
export { addressesOf, apiAddressesRule, apiScopesOf, apiScopesRule } from './rules/apiKeyRules';
export { webhookEventsOf, webhookEventsRule, webhookUrlRule } from './rules/webhookRules';
export { gatewayPathRule, gatewayTargetRule } from './rules/gatewayRules';
export { textOfHtml, withVariables } from './rules/htmlText';
export {
  suggestLamp,
  type LampFacts,
  type LampReason,
  type LampSuggestion,
} from './rules/suggestLamp';
export {
  escapedHtml,
  filledHtml,
  filledText,
  isClock,
  quietUntil,
  shownValues,
  signedText,
  smsLength,
  templateTextProblem,
  variablesIn,
  type QuietHours,
  type SmsLength,
  type TemplateTextOptions,
  type TemplateValues,
} from './rules/messageTexts';
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
export { addressesIn, addressListRule } from './rules/addressList';
export { addressRowsIn, addressRowsRule } from './rules/addressRows';
export { invoiceNoRule, invoiceTextRule, taxpayerNoRule } from './rules/invoiceRules';
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
export { CHINA_HOLIDAYS, isOfficialYear, officialYear } from './workCalendar/chinaHolidays';
export {
  CLOSING_HOUR,
  dueAfter,
  dueByCalendar,
  workdaysLater,
  type RunningDue,
} from './workCalendar/dueTime';
export {
  dueAfterPause,
  dueTime,
  OPENING_HOUR,
  pausedDays,
  WORKDAY,
  workTimeBetween,
  workTimeLater,
  type OrderClock,
  type PausedDue,
  type Stretch,
} from './workCalendar/workTime';
export {
  dayTypesOf,
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
