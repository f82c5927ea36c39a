import { object } from 'yup';
import type { OutboxWorker } from '../features/outbox/outboxWorker';
import { balanceChecks, balanceWarnings } from '../features/balanceWarnings/balanceChecks';
import { yearWarning } from '../features/calendarChanges/yearWarning';
import { formExpiry } from '../features/collect/expireForms';
import { collectReminders } from '../features/collect/reminders';
import { tidyRegistrationPapers } from '../features/companyRegistrations/registrationPapers';
import { expireContracts } from '../features/contracts/expireContracts';
import { contractRefreshes, flowRevocations } from '../features/contracts/vendors/refreshContract';
import { companyRefreshes } from '../features/contracts/vendors/refreshCompany';
import { identityRefreshes } from '../features/contracts/vendors/refreshIdentity';
import { flashOrders } from '../features/dataSources/moveFlashOrder';
import { sourceQueries } from '../features/dataSources/runQuery';
import { tidyExchanges } from '../features/dataSources/tidyExchanges';
import type { FileContents } from '../features/files/fileContents';
import { tidyUploads } from '../features/files/tidyUploads';
import { invoiceIssuings } from '../features/invoices/issuing/runIssuing';
import { orderPlacing, tidyImports } from '../features/orderImports/placeImport';
import { orderCompletion } from '../features/reports/completeOrders';
import { monthlyStatements } from '../features/statements/monthlyStatements';
import { recruitingPushJobs } from '../features/recruiting/deliverPushes';
import { recruitingEventJobs } from '../features/recruiting/processEvent';
import { reportRenderings } from '../features/reports/renderReports';
import { reportSampling } from '../features/reportSamples/drawSamples';
import { personalDataDeletion } from '../features/privacy/deletePersonalData';
import { retention } from '../features/privacy/retention';
import { articleReminders } from '../features/articles/reminders';
import { expiryNotice } from '../features/resourceLibrary/expiryNotice';
import { keptStatistics } from '../features/statistics/keepDays';
import { removeExpired } from '../features/session/authenticate';
import { dueWarning } from '../features/timers/dueWarning';
import { expectedTimes } from '../features/timers/expectedTimes';
import { jobTexts } from '../features/timers/texts';
import { webhookDeliveries } from '../features/webhooks/runDeliveries';
import { tidyEvents } from '../features/recruiting/tidyEvents';
import { tidyPresences } from '../features/orderPresence/reportPresence';
import { tidyApiCalls } from '../features/apiKeys/tidyApiCalls';
import { tidyDeliveries } from '../features/webhooks/tidyDeliveries';
import type { Backend } from '../http/backend';
import type { JobKind } from './jobKind';
import type { TimerRule } from './timer';
import { tidyRuns } from './timerRuns';

/** The services that jobs use. */
export type JobServices = Omit<Backend, 'outbox' | 'uploads'> & {
  outbox: OutboxWorker;
  uploads: FileContents;
};

/** Removes what has expired: rows, texts, papers, and uploads that nobody has finished. */
const tidying: JobKind<object, JobServices> = {
  name: 'tidying',
  payload: object({}).noUnknown(),
  retries: 2,
  pause: 60,
  timer: { title: jobTexts((t) => t.tidying), note: jobTexts((t) => t.tidyingNote) },
  async run(_, services) {
    await removeExpired(services);
    await services.outbox.tidy();
    await tidyRegistrationPapers(services);
    await tidyUploads(services);
    await tidyRuns(services);
    await tidyImports(services);
    await tidyExchanges(services);
    await expireContracts(services);
    await tidyDeliveries(services);
    await tidyEvents(services);
    await tidyApiCalls(services);
    await tidyPresences(services);
  },
};

/** All kinds of jobs. */
export const jobKinds = [
  tidying,
  dueWarning,
  expectedTimes,
  keptStatistics,
  orderPlacing,
  collectReminders,
  formExpiry,
  flashOrders,
  sourceQueries,
  contractRefreshes,
  flowRevocations,
  identityRefreshes,
  companyRefreshes,
  reportRenderings,
  reportSampling,
  orderCompletion,
  monthlyStatements,
  invoiceIssuings,
  balanceChecks,
  balanceWarnings,
  personalDataDeletion,
  retention,
  expiryNotice,
  articleReminders,
  yearWarning,
  recruitingEventJobs,
  recruitingPushJobs,
  webhookDeliveries,
] as const;

/** Kinds of jobs that people may run by the clock. */
export const timerHandlers = jobKinds.filter(({ timer }) => timer !== undefined);

/** A timer that the product comes with. */
interface StandardTimer extends TimerRule {
  /** Also the id of its row: never renamed. */
  code: string;
  jobName: string;
  nameEn: string;
  jobGroup: string;
  beanName: (typeof jobKinds)[number]['name'];
  status: 0 | 1;
}

/** All timers that the product comes with. What tells people begins stopped. */
export const standardTimers: readonly StandardTimer[] = [
  {
    code: 'tidying',
    jobName: '清理过期内容',
    nameEn: 'Tidy up',
    jobGroup: '系统',
    beanName: 'tidying',
    cron: '0 7 * * * *',
    missed: 'once',
    status: 1,
  },
  {
    code: 'due-warning',
    jobName: 'SLA预警',
    nameEn: 'Warn of due orders',
    jobGroup: '订单',
    beanName: 'due-warning',
    cron: '0 0/30 8-19 * * *',
    missed: 'once',
    status: 0,
  },
  {
    code: 'expected-times',
    jobName: '更新预计完成时间',
    nameEn: 'Work out expected times',
    jobGroup: '订单',
    beanName: 'expected-times',
    cron: '0 10 8-19 * * *',
    missed: 'once',
    status: 1,
  },
  {
    code: 'statistic-days',
    jobName: '汇总统计数据',
    nameEn: 'Count figures of past days',
    jobGroup: '系统',
    beanName: 'statistic-days',
    cron: '0 3/5 * * * *',
    missed: 'once',
    status: 1,
  },
  {
    code: 'collect-reminders',
    jobName: '提醒候选人填写信采表',
    nameEn: 'Remind candidates of their forms',
    jobGroup: '候选人',
    beanName: 'collect-reminders',
    cron: '0 20 8-17 * * *',
    missed: 'once',
    // It goes on with what somebody began: an invitation.
    status: 1,
  },
  {
    code: 'form-expiry',
    jobName: '结束过期的信采链接',
    nameEn: 'End expired links of forms',
    jobGroup: '候选人',
    beanName: 'form-expiry',
    cron: '0 25 * * * *',
    missed: 'once',
    status: 1,
  },
  {
    code: 'order-completion',
    jobName: '自动完成订单',
    nameEn: 'Complete orders',
    jobGroup: '订单',
    beanName: 'order-completion',
    cron: '0 40 8-19 * * *',
    missed: 'once',
    // What is completed is charged, so somebody decides that it happens by itself.
    status: 0,
  },
  {
    code: 'report-sampling',
    jobName: '抽检已出具报告',
    nameEn: 'Sample issued reports',
    jobGroup: '订单',
    beanName: 'report-sampling',
    cron: '0 0 8 * * 1',
    missed: 'once',
    // It draws, and tells nobody.
    status: 1,
  },
  {
    code: 'monthly-statements',
    jobName: '月账单',
    nameEn: 'Monthly statements',
    jobGroup: '财务',
    beanName: 'monthly-statements',
    cron: '0 0 9 1 * *',
    missed: 'once',
    // It makes drafts, which somebody sends.
    status: 1,
  },
  {
    code: 'balance-warning',
    jobName: '余额预警',
    nameEn: 'Warn of low balances',
    jobGroup: '财务',
    beanName: 'balance-warning',
    cron: '0 15/30 8-19 * * *',
    missed: 'once',
    // It warns once each time: the movement that crosses the limit would warn by itself.
    status: 1,
  },
  {
    code: 'retention',
    jobName: '到期删除个人信息',
    nameEn: 'Delete personal data in time',
    jobGroup: '候选人',
    beanName: 'retention',
    cron: '0 30 3 * * *',
    missed: 'skip',
    // What is deleted never comes back: somebody decides that it happens by itself.
    status: 0,
  },
  {
    code: 'document-expiry',
    jobName: '资源库文档到期提醒',
    nameEn: 'Remind of expiring library documents',
    jobGroup: '系统',
    beanName: 'document-expiry',
    cron: '0 0 9 * * *',
    missed: 'once',
    status: 0,
  },
  {
    code: 'article-reminders',
    jobName: '提醒阅读必读文章',
    nameEn: 'Remind of articles to read',
    jobGroup: '系统',
    beanName: 'article-reminders',
    cron: '0 15 9 * * *',
    missed: 'once',
    // Somebody asked for each article to be read, with the day.
    status: 1,
  },
  {
    code: 'calendar-year',
    jobName: '提醒录入明年节假日',
    nameEn: "Remind of next year's holidays",
    jobGroup: '系统',
    beanName: 'calendar-year',
    cron: '0 30 9 * * *',
    missed: 'once',
    // Once a year, to those who maintain the calendar.
    status: 1,
  },
];
