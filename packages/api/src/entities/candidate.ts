import { object } from 'yup';
import { choice, dayText, idText, jsonText, text, word, type Versioned } from './fields';

/** 0 not asked · 1 asked · 2 given · 3 refused · 4 withdrawn. */
export type AuthStatus = 0 | 1 | 2 | 3 | 4;

/** 0 not verified · 1 under way · 2 passed · 3 failed · 4 no longer valid. */
export type RealnameStatus = 0 | 1 | 2 | 3 | 4;

/** A person who is checked. Numbers come masked. */
export interface Candidate extends Versioned {
  name: string;
  nameEn: string | null;
  /** 1 identity card · 2 passport · 3 permit of Hong Kong, Macao or Taiwan · 4 other. */
  idType: 1 | 2 | 3 | 4;
  /** Masked. */
  idNo: string;
  /** Masked: 138****0421. */
  mobile: string;
  email: string | null;
  /** 0 not said · 1 male · 2 female. */
  gender: 0 | 1 | 2;
  birthDate: string | null;
  nationality: string | null;
  position: string | null;
  resumeUrl: string | null;
  companyId: string;
  companyName: string;
  authStatus: AuthStatus;
  realnameStatus: RealnameStatus;
  lastOrderId: string | null;
  orderCount: number;
  /** JSON text list of words. */
  tags: string | null;
  withdrawTime: string | null;
  /** The day on which everything about the person is deleted. */
  deleteDueDate: string | null;
}

/**
 * What may be written about a candidate. A client writes for its own company, whatever `companyId`
 * says; a number that comes back as it was masked stays what it is.
 */
export const candidateDraft = object({
  id: idText(),
  name: word().required(),
  nameEn: text(128),
  idType: choice(1, 2, 3, 4).required(),
  idNo: word(32).required(),
  mobile: word(32).required(),
  email: text(128),
  gender: choice(0, 1, 2),
  birthDate: dayText(),
  nationality: text(64),
  position: text(128),
  resumeUrl: text(500),
  companyId: idText(),
  tags: jsonText(),
});

/** What may be written about a candidate. */
export type CandidateDraft = typeof candidateDraft.__outputType;

/** What a candidate has agreed to, and how the person was verified. */
export interface CandidateAuthInfo {
  candidateId: string;
  orderId: string;
  authStatus: AuthStatus;
  realnameStatus: RealnameStatus;
  /** 1 operator's records · 2 bank card · 3 face · 4 by hand. */
  realnameMethod: 1 | 2 | 3 | 4 | null;
  signTime: string | null;
  /** Where the authorisation letter is; `null` until it is signed. */
  authUrl: string | null;
}
