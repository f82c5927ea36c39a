import { code, reference, text, time } from '../../resource/field';
import { view, type RowOf } from '../../resource/resource';
import { LOG_ACTIONS } from '../system/systemLog';

/** Kinds of rows that are about a client company itself. */
export const COMPANY_LOG_OBJECTS = [
  'company',
  'companyAddress',
  'companyFollowUp',
  'companyProduct',
  'companyRegistration',
  'companyTicket',
  'companyInvoice',
  'balanceLog',
  'settlementLog',
  'statement',
  'user',
] as const;

/** Operations on client companies, which only the server writes and nobody changes. */
export const companyOperateLog = view('aCompanyOperateLog', {
  createTime: time({ search: true, sort: true }),
  companyId: reference('aCompanyInfo', { search: true, nameField: 'companyName' }),
  companyName: text({ max: 128, optional: true }),
  userId: reference('sysUsers', { search: true, nameField: 'userName' }),
  userName: text({ max: 64, search: true }),
  userType: code(['companyUser', 'serviceUser'], { search: true }),
  action: code(LOG_ACTIONS, { search: true }),
  objectType: code(COMPANY_LOG_OBJECTS, { search: true }),
  objectId: text({ max: 64, search: true }),
  /** JSON text of the changed fields, numbers of people masked; for readers of amounts. */
  before: text({ max: 1_048_576, optional: true, restricted: true }),
  after: text({ max: 1_048_576, optional: true, restricted: true }),
  reason: text({ max: 200, optional: true, search: true }),
});

/** An operation on a client company. */
export type CompanyOperateLog = RowOf<typeof companyOperateLog>;
