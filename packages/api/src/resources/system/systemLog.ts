import { code, reference, text, time } from '../../resource/field';
import { view, type RowOf } from '../../resource/resource';

/** Kinds of lines in the operate log. */
export const LOG_ACTIONS = [
  'created',
  'updated',
  'deleted',
  'exported',
  'revealed',
  'passwordChanged',
] as const;

/** Kinds of rows in the operate log. A test of the server names a missing one. */
export const LOG_OBJECTS = [
  'apiCall',
  'apiKey',
  'apiLog',
  'article',
  'articleCategory',
  'articleReader',
  'balanceLog',
  'calendarDay',
  'calendarYear',
  'deletionCertificate',
  'privacyRequest',
  'materialFolder',
  'candidate',
  'company',
  'companyAddress',
  'companyFollowUp',
  'companyInvoice',
  'companyMenu',
  'saasAccount',
  'companyOverview',
  'companyProduct',
  'companyRegistration',
  'companyTicket',
  'department',
  'dictionary',
  'dictionaryValue',
  'emailRecord',
  'gatewayRoute',
  'invoiceLine',
  'kpiItem',
  'kpiSheet',
  'libraryDocument',
  'log',
  'menu',
  'message',
  'messageTemplate',
  'messageTry',
  'notice',
  'order',
  'orderApi',
  'orderFinance',
  'orderFollowUp',
  'orderPaper',
  'orderTask',
  'outboxMessage',
  'product',
  'profile',
  'recruitingConnection',
  'recruitingEvent',
  'recruitingPush',
  'reportLayout',
  'reportSample',
  'role',
  'safeLevel',
  'savedFilter',
  'settlementLog',
  'statement',
  'timer',
  'user',
  'userConfig',
  'webhookDelivery',
  'webhookEndpoint',
] as const;

/** Lines of the operate log, which only the server writes and nobody changes. */
export const systemLog = view(
  'sysLog',
  {
    createTime: time({ search: true, sort: true }),
    userId: reference('sysUsers', { search: true, nameField: 'userName' }),
    userName: text({ max: 64, search: true }),
    userType: code(['companyUser', 'serviceUser'], { search: true }),
    action: code(LOG_ACTIONS, { search: true }),
    objectType: code(LOG_OBJECTS, { search: true }),
    objectId: text({ max: 64, search: true }),
    companyId: reference('aCompanyInfo', {
      optional: true,
      search: true,
      nameField: 'companyName',
    }),
    companyName: text({ max: 128, optional: true }),
    /** JSON text of the changed fields, numbers of people masked; no password is ever in it. */
    before: text({ max: 1_048_576, optional: true }),
    after: text({ max: 1_048_576, optional: true }),
    /** Why a masked value was revealed. */
    reason: text({ max: 200, optional: true, search: true }),
    ip: text({ max: 64, search: true }),
  },
  { module: 'system' },
);

/** A line of the operate log. */
export type SystemLog = RowOf<typeof systemLog>;
