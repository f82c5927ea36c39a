import type { Migrations } from '../database/migrate';
import { articleCategoryMigration, articleReadingMigration } from './articles/tables';
import { balanceMigration } from './balances/tables';
import { calendarWarningMigration } from './calendarChanges/tables';
import { candidateHistoryMigration, candidateNumberMigration } from './candidates/tables';
import { balanceSceneMigration } from './balanceWarnings/tables';
import {
  companyReportCopyMigration,
  companyWarningMigration,
  companyWorkAreasMigration,
} from './companies/tables';
import { orderFinanceMigration, orderShareMigration } from './orderFinances/tables';
import { companyAddressMigration, companyServedAreasMigration } from './companyAddresses/tables';
import { companyFollowUpMigration, followUpPicturesMigration } from './companyFollowUps/tables';
import {
  companyRegistrationMigration,
  registrationPaperMigration,
} from './companyRegistrations/tables';
import { collectReminderMigration } from './collect/reminderTables';
import { dictionariesMigration } from './dictionaries/tables';
import { disputeMigration } from './disputes/tables';
import { entryLinkMigration } from './entryLinks/tables';
import { exportArchiveMigration } from './listExports/tables';
import { gatewayRouteMigration } from './gatewayRoutes/tables';
import { noticeMigration } from './notices/tables';
import { orderImportMigration } from './orderImports/tables';
import { orderPaperMigration } from './orders/tables';
import { emailRecordMigration } from './emailRecords/tables';
import {
  messageTemplateMigration,
  messageWordsMigration,
  sentMessageMigration,
} from './messages/tables';
import { outboxMigration, outboxTriesMigration } from './outbox/tables';
import { performanceMigration } from './performance/tables';
import { privacyMigration } from './privacy/tables';
import {
  conditionRevisionMigration,
  productContentsMigration,
  productPositionMigration,
  productVersionMigration,
} from './products/tables';
import { orderRatingMigration } from './ratings/tables';
import { pushReasonMigration, recruitingMigration } from './recruiting/tables';
import { reportLayoutMigration } from './reportLayouts/tables';
import { reportMigration } from './reports/tables';
import { reportSampleMigration } from './reportSamples/tables';
import { statisticDayMigration } from './statistics/tables';
import { resourceLibraryMigration } from './resourceLibrary/tables';
import { savedFilterMigration } from './savedFilters/tables';
import {
  convertedDocumentsMigration,
  fileAudienceMigration,
  partUploadsMigration,
  uploadedFilesMigration,
} from './files/tables';
import { materialMigration } from './materials/tables';
import { orderReductionRequestMigration } from './orders/reductionTables';
import { companyMenuMigration } from './companyMenus/tables';
import { companyOverviewMigration } from './companyOverviews/tables';
import { companyTicketMigration } from './companyTickets/tables';
import { invoiceIssuingMigration } from './invoices/issuing/tables';
import { invoiceMigration } from './invoices/tables';
import { settlementMigration } from './settlements/tables';
import { statementMigration } from './statements/tables';
import { supportMigration } from './support/tables';
import { workCalendarMigration } from './workCalendar/tables';
import { timerRunsMigration, timersMigration } from '../jobs/tables';
import { dueWarningMigration } from './timers/tables';
import { accounts } from '../database/migrations/0001_accounts';
import { sessions } from '../database/migrations/0002_sessions';
import { settings } from '../database/migrations/0003_settings';
import { createOrderIndexes, orders } from '../database/migrations/0004_orders';
import { storedFiles } from '../database/migrations/0005_files';
import { createCandidateIndexes, resources } from '../database/migrations/0006_resources';
import { lists } from '../database/migrations/0007_lists';
import { createPairIndexes, letterPairs } from '../database/migrations/0008_letter_pairs';
import { standardContent } from '../database/migrations/0009_standard_content';
import { signIns } from '../database/migrations/0012_sign_ins';
import { reveals } from '../database/migrations/0013_reveals';
import { recruitingSystem } from '../database/migrations/0014_recruiting_system';
import { industries } from '../database/migrations/0015_industries';
import { draftKeys } from '../database/migrations/0017_draft_keys';
import { viewVersions } from '../database/migrations/0018_view_versions';
import { companyProducts } from '../database/migrations/0019_company_products';
import { sessionEnds } from '../database/migrations/0020_session_ends';
import { menuCache } from '../database/migrations/0023_menu_cache';
import { passwordChanges } from '../database/migrations/0024_password_changes';
import { menuModules } from '../database/migrations/0025_menu_modules';
import { standardProductMigration } from '../database/migrations/0026_standard_products';
import { rights } from '../database/migrations/0027_rights';
import { departments } from '../database/migrations/0028_departments';
import { editedPeople } from '../database/migrations/0029_edited_people';
import { accountRows } from '../database/migrations/0030_account_rows';
import { menuRows } from '../database/migrations/0031_menu_rows';
import { logIndexes } from '../database/migrations/0032_log_indexes';
import { oneTimeCodes } from '../database/migrations/0034_one_time_codes';
import { signInHistory } from '../database/migrations/0036_sign_in_history';
import { assistanceWord } from '../database/migrations/0042_assistance_word';
import { orderAddOnMigration } from './orders/addOns';
import { orderCourseMigration } from './orders/orderCourseMigration';
import { collectMigration } from './collect/tables';
import { contractMigration } from './contracts/tables';
import { orderBackMigration, orderClockMigration } from './orders/clockTables';
import { orderAccessMigration } from './orderAccesses/tables';
import { orderPresenceMigration } from './orderPresence/tables';
import { orderDelayMigration } from './orders/delayTables';
import { orderApiMigration } from './dataSources/tables';
import { orderFollowUpMigration, recordingMarkMigration } from './orderFollowUps/tables';
import {
  customValuesMigration,
  orderReductionMigration,
  orderTermsMigration,
} from './orders/termsMigration';
import { orderWaitMigration } from './orders/waitMigration';
import { orderNoteMigration } from './orders/orderNotes';
import { orderDeliveryMigration } from './orders/deliveryMigration';
import { orderTaskJoinMigration, orderTaskListMigration } from './orderTasks/tables';
import { orderTaskMigration, taskFindingMigration } from './orders/taskTables';
import { createFoldedIndexes, foldedTexts } from '../database/migrations/0052_folded_texts';
import { apiKeyMigration } from './apiKeys/tables';
import { webhookMigration } from './webhooks/tables';
import { mallMigration } from './mall/tables';
import { saasAccountMigration } from './saasAccounts/tables';

/** Every migration in the order of running. A published one never changes: add another. */
export const migrations: Migrations = {
  '0001_accounts': accounts,
  '0002_sessions': sessions,
  '0003_settings': settings,
  '0004_orders': [...orders, ...createOrderIndexes],
  '0005_files': storedFiles,
  '0006_resources': [...resources, ...createCandidateIndexes],
  '0007_lists': lists,
  '0008_letter_pairs': [...letterPairs, ...createPairIndexes],
  '0009_standard_content': standardContent,
  '0010_company_addresses': companyAddressMigration,
  '0011_company_follow_ups': companyFollowUpMigration,
  '0012_sign_ins': signIns,
  '0013_reveals': reveals,
  '0014_recruiting_system': recruitingSystem,
  '0015_industries': industries,
  '0016_saved_filters': savedFilterMigration,
  '0017_draft_keys': draftKeys,
  '0018_view_versions': viewVersions,
  '0019_company_products': companyProducts,
  '0020_session_ends': sessionEnds,
  '0021_notices': noticeMigration,
  '0022_entry_links': entryLinkMigration,
  '0023_menu_cache': menuCache,
  '0024_password_changes': passwordChanges,
  '0025_menu_modules': menuModules,
  '0026_standard_products': standardProductMigration,
  '0027_rights': rights,
  '0028_departments': departments,
  '0029_edited_people': editedPeople,
  '0030_account_rows': accountRows,
  '0031_menu_rows': menuRows,
  '0032_log_indexes': logIndexes,
  '0033_outbox': outboxMigration,
  '0034_one_time_codes': oneTimeCodes,
  '0035_company_registrations': companyRegistrationMigration,
  '0036_sign_in_history': signInHistory,
  '0037_company_work_areas': companyWorkAreasMigration,
  '0038_company_served_areas': companyServedAreasMigration,
  '0040_candidate_history': candidateHistoryMigration,
  '0041_work_calendar': workCalendarMigration,
  '0042_assistance_word': assistanceWord,
  '0043_uploaded_files': uploadedFilesMigration,
  '0044_file_audience': fileAudienceMigration,
  '0045_materials': materialMigration,
  '0047_part_uploads': partUploadsMigration,
  '0048_converted_documents': convertedDocumentsMigration,
  '0050_order_papers': orderPaperMigration,
  '0051_registration_papers': registrationPaperMigration,
  '0052_folded_texts': [...foldedTexts, ...createFoldedIndexes],
  '0053_support': supportMigration,
  '0054_follow_up_pictures': followUpPicturesMigration,
  '0055_product_contents': productContentsMigration,
  '0056_order_course': orderCourseMigration,
  '0057_order_tasks': orderTaskMigration,
  '0058_order_delays': orderDelayMigration,
  '0059_order_notes': orderNoteMigration,
  '0060_timer_runs': timerRunsMigration,
  '0061_order_waits': orderWaitMigration,
  '0062_order_follow_ups': orderFollowUpMigration,
  '0063_order_terms': orderTermsMigration,
  '0064_order_reductions': orderReductionMigration,
  '0065_timers': [...timersMigration, ...dueWarningMigration],
  '0066_order_imports': orderImportMigration,
  '0067_product_versions': productVersionMigration,
  '0068_order_apis': orderApiMigration,
  '0070_order_add_ons': orderAddOnMigration,
  '0072_order_clock': orderClockMigration,
  '0073_order_back_requests': orderBackMigration,
  '0074_messages': [
    ...messageTemplateMigration,
    ...outboxTriesMigration,
    ...sentMessageMigration,
    ...messageWordsMigration,
    ...emailRecordMigration,
  ],
  '0075_collect_forms': collectMigration,
  '0076_contracts': contractMigration,
  '0077_privacy': privacyMigration,
  '0078_reports': reportMigration,
  '0079_collect_reminders': collectReminderMigration,
  '0080_task_findings': taskFindingMigration,
  '0081_performance': performanceMigration,
  '0082_export_archives': exportArchiveMigration,
  '0084_custom_values': customValuesMigration,
  '0085_disputes': [...disputeMigration, ...orderRatingMigration],
  '0087_balances': balanceMigration,
  '0088_statements': statementMigration,
  '0089_settlements': settlementMigration,
  '0090_invoices': [...companyTicketMigration, ...invoiceMigration],
  '0092_order_reductions': orderReductionRequestMigration,
  '0093_order_finances': [...orderFinanceMigration, ...companyWarningMigration],
  '0095_library': [...articleCategoryMigration, ...resourceLibraryMigration],
  '0096_dictionaries': dictionariesMigration,
  '0097_gateway_routes': gatewayRouteMigration,
  '0100_calendar_warnings': calendarWarningMigration,
  '0103_invoice_issuings': invoiceIssuingMigration,
  '0104_company_overviews': companyOverviewMigration,
  '0105_article_readings': articleReadingMigration,
  '0106_company_menus': companyMenuMigration,
  '0107_saas_accounts': saasAccountMigration,
  '0108_order_deliveries': orderDeliveryMigration,
  '0109_order_task_list': orderTaskListMigration,
  '0110_webhooks': webhookMigration,
  '0113_recruiting': recruitingMigration,
  '0114_api_keys': apiKeyMigration,
  '0115_mall': mallMigration,
  '0116_report_layouts': reportLayoutMigration,
  '0118_balance_scene': balanceSceneMigration,
  '0119_order_presences': orderPresenceMigration,
  '0120_recording_marks': recordingMarkMigration,
  '0122_product_positions': productPositionMigration,
  '0123_order_shares': orderShareMigration,
  '0124_order_accesses': orderAccessMigration,
  '0125_condition_revisions': conditionRevisionMigration,
  '0126_push_reasons': pushReasonMigration,
  '0127_report_samples': reportSampleMigration,
  '0128_report_copies': companyReportCopyMigration,
  '0129_statistic_days': statisticDayMigration,
  '0130_order_task_join': orderTaskJoinMigration,
  '0131_candidate_numbers': candidateNumberMigration,
};
