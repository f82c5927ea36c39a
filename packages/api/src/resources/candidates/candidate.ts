import { code, count, day, json, reference, tags, text, time } from '../../resource/field';
import { resource, type DraftIn, type RowOf } from '../../resource/resource';

/**
 * The people who are checked. A masked number that is sent back unchanged leaves the stored one.
 */
export const candidate = resource(
  'cCandidateInfo',
  {
    name: text({ max: 64, search: true, sort: true, write: true, format: 'personName' }),
    nameEn: text({
      max: 128,
      optional: true,
      search: true,
      sort: true,
      write: true,
      format: 'personName',
    }),
    /** 1 identity card · 2 passport · 3 permit of Hong Kong, Macao or Taiwan · 4 other. */
    idType: code([1, 2, 3, 4], { search: true, sort: true, write: true, default: 1 }),
    idNo: text({ max: 32, masked: true, write: true, format: 'idNo' }),
    /** Masked as 138****0421. */
    mobile: text({ max: 32, masked: true, write: true, format: 'tel' }),
    email: text({ max: 128, optional: true, search: true, write: true, format: 'email' }),
    /** 0 unknown · 1 male · 2 female. */
    gender: code([0, 1, 2], { search: true, sort: true, write: true, default: 0 }),
    birthDate: day({ optional: true, write: true }),
    nationality: text({ max: 64, optional: true, search: true, sort: true, write: true }),
    position: text({ max: 128, optional: true, search: true, sort: true, write: true }),
    /** JSON text of `Education[]`. */
    education: json({ optional: true, write: true }),
    /** JSON text of `Employment[]`. */
    employment: json({ optional: true, write: true }),
    resumeUrl: text({ max: 500, optional: true, write: true, format: 'url' }),
    companyId: reference('aCompanyInfo', {
      search: true,
      write: 'create',
      owner: true,
      nameField: 'companyName',
    }),
    companyName: text({ max: 128, search: true }),
    /** 0 not asked · 1 asked · 2 given · 3 refused · 4 withdrawn. */
    authStatus: code([0, 1, 2, 3, 4], { search: true, sort: true }),
    /** 0 not verified · 1 in progress · 2 passed · 3 failed · 4 no longer valid. */
    realnameStatus: code([0, 1, 2, 3, 4], {
      dictionary: 'realname_status',
      search: true,
      sort: true,
    }),
    lastOrderId: reference('vOrderInfo', { optional: true }),
    orderCount: count({ max: 1_000_000 }),
    tags: tags({ optional: true, search: true, write: true }),
    withdrawTime: time({ optional: true, search: true, sort: true }),
    /** The day on which everything about the person is deleted. */
    deleteDueDate: day({ optional: true, search: true, sort: true }),
  },
  { lookup: { searched: ['name'], label: 'name', description: 'mobile' } },
);

/** A person who is checked. */
export type Candidate = RowOf<typeof candidate>;
/** The writable fields of a candidate. */
export type CandidateDraft = DraftIn<typeof candidate>;
/** 0 not asked · 1 asked · 2 given · 3 refused · 4 withdrawn. */
export type AuthStatus = Candidate['authStatus'];
/** 0 not verified · 1 in progress · 2 passed · 3 failed · 4 no longer valid. */
export type RealnameStatus = Candidate['realnameStatus'];

/** Consent of a candidate, and how the person was verified. */
export interface CandidateAuthInfo {
  candidateId: string;
  orderId: string;
  authStatus: AuthStatus;
  realnameStatus: RealnameStatus;
  /** 1 operator's records · 2 bank card · 3 face · 4 by hand. */
  realnameMethod: 1 | 2 | 3 | 4 | null;
  signTime: string | null;
  /** Address of the authorisation letter; `null` until it is signed. */
  authUrl: string | null;
}
