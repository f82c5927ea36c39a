import { area, code, json, reference, text, time } from '../../resource/field';
import { resource, type DraftIn, type RowOf } from '../../resource/resource';

/** Contacts of the provider's staff with client companies. Clients do not see them. */
export const companyFollowUp = resource('aCompanyFollowUpLog', {
  companyId: reference('aCompanyInfo', {
    search: true,
    write: 'create',
    owner: true,
    nameField: 'companyName',
  }),
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
  phone: text({ max: 32, optional: true, write: true, masked: true, format: 'tel' }),
  /** 1 reached · 2 not answered · 3 refused · 4 appointed. */
  result: code([1, 2, 3, 4], {
    dictionary: 'follow_result',
    search: true,
    sort: true,
    write: true,
    default: 1,
  }),
  content: area({ max: 2_000, search: true, write: true }),
  /** JSON list of the paths of stored pictures, five at most: what was seen on a visit. */
  pictures: json({ optional: true, write: true }),
  nextTime: time({ optional: true, search: true, sort: true, write: true }),
  /** Who wrote it; the server sets it. */
  userId: reference('sysUsers', { search: true, nameField: 'userName' }),
  userName: text({ max: 64, search: true }),
});

/** A contact with a client company. */
export type CompanyFollowUp = RowOf<typeof companyFollowUp>;
/** The writable fields of a contact. */
export type CompanyFollowUpDraft = DraftIn<typeof companyFollowUp>;
