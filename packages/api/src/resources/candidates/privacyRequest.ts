import { area, code, reference, text, time } from '../../resource/field';
import { view, type RowOf } from '../../resource/resource';

/** Requests of candidates about their personal data. Not specified. */
export const privacyRequest = view('privacyRequest', {
  requestNo: text({ max: 32, search: true }),
  /** 1 access · 2 correction · 3 objection · 4 deletion. */
  kind: code([1, 2, 3, 4], { dictionary: 'privacy_kind', search: true, sort: true }),
  /** 10 received · 20 in work · 30 proposed · 40 granted · 50 refused · 60 withdrawn. */
  status: code([10, 20, 30, 40, 50, 60], {
    dictionary: 'privacy_status',
    search: true,
    sort: true,
  }),
  candidateId: reference('cCandidateInfo', { search: true, nameField: 'candidateName' }),
  candidateName: text({ max: 64, search: true }),
  companyId: reference('aCompanyInfo', { search: true, owner: true, nameField: 'companyName' }),
  companyName: text({ max: 128, search: true }),
  /** 1 page of the candidate · 2 phone · 3 letter. */
  channel: code([1, 2, 3], { dictionary: 'privacy_channel', search: true, sort: true }),
  /** Words of the candidate; `null` once they are deleted. */
  content: area({ max: 2_000, optional: true }),
  createTime: time({ search: true, sort: true }),
  dueTime: time({ search: true, sort: true }),
  handledBy: reference('sysUsers', { optional: true, search: true, nameField: 'handledByName' }),
  handledByName: text({ max: 64, optional: true, search: true }),
  answerTime: time({ optional: true, search: true, sort: true }),
});

/** A request of a candidate about their personal data. */
export type PrivacyRequest = RowOf<typeof privacyRequest>;
