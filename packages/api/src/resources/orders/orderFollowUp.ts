import { area, code, json, reference, text, time } from '../../resource/field';
import { resource, type DraftIn, type RowOf } from '../../resource/resource';

/** Contacts with the sources of orders: referees, schools, authorities. Clients do not see them. */
export const orderFollowUp = resource('gOrderFollowUpLog', {
  orderId: reference('vOrderInfo', { search: true, write: 'create', nameField: 'orderNo' }),
  orderNo: text({ max: 64, search: true }),
  candidateName: text({ max: 64, search: true }),
  /** The company of the order; the server sets it. */
  companyId: reference('aCompanyInfo', { search: true, nameField: 'companyName' }),
  companyName: text({ max: 128, search: true }),
  /** 1 phone · 2 WeChat · 3 e-mail · 4 visit. */
  followType: code([1, 2, 3, 4], {
    dictionary: 'follow_type',
    search: true,
    sort: true,
    write: true,
    default: 1,
  }),
  contactName: text({ max: 64, search: true, sort: true, write: true, format: 'personName' }),
  /** 1 supervisor · 2 peer · 3 subordinate · 4 HR · 5 client or partner. */
  contactRole: code([1, 2, 3, 4, 5], {
    dictionary: 'referee_relation',
    optional: true,
    search: true,
    write: true,
  }),
  phone: text({ max: 32, optional: true, write: true, masked: true, format: 'tel' }),
  /** 1 switchboard · 2 website · 3 candidate · 4 client. */
  numberSource: code([1, 2, 3, 4], {
    dictionary: 'number_source',
    optional: true,
    search: true,
    write: true,
  }),
  /** 1 reached · 2 no answer · 3 refused · 4 appointment · 5 wrong number. */
  result: code([1, 2, 3, 4, 5], {
    dictionary: 'contact_result',
    search: true,
    sort: true,
    write: true,
    default: 1,
  }),
  content: area({ max: 2_000, search: true, write: true }),
  /** When to try again. */
  nextTime: time({ optional: true, search: true, sort: true, write: true }),
  /** JSON text of uploaded recordings. */
  audioUrl: json({ optional: true, write: true }),
  /** JSON text of `RecordingMark[]`, of the recordings above. */
  audioMarks: json({ optional: true, write: true }),
  /** Who wrote it; the server sets it. */
  userId: reference('sysUsers', { search: true, nameField: 'userName' }),
  userName: text({ max: 64, search: true }),
});

/** A contact with a source of an order. */
export type OrderFollowUp = RowOf<typeof orderFollowUp>;
/** The writable fields of a contact. */
export type OrderFollowUpDraft = DraftIn<typeof orderFollowUp>;
