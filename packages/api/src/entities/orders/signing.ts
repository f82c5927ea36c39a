import { object } from 'yup';
import { choice, cleaned, idText, word, type Flag, type Stored } from '../../schema';
import type { RealnameStatus } from '../../resources/candidates/candidate';

/**
 * 0 not begun · 1 waits for verification (access) · 2 to be signed · 3 partly signed · 4 signed · 5
 * refused · 6 expired · 7 revoked · 8 being rescinded · 9 rescinded.
 */
export type ContractStatus = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** A contract or authorisation letter that is signed online. */
export interface SignedContract extends Stored {
  contractNo: string;
  title: string;
  /** 1 framework contract · 2 authorisation letter · 3 confidentiality. */
  kind: 1 | 2 | 3;
  orderId: string | null;
  companyId: string | null;
  candidateId: string | null;
  status: ContractStatus;
  /** JSON text of `{ name, mobile, type, status, signTime }[]`. */
  signers: string;
  deadline: string | null;
  exemptFlag: Flag;
  fileUrl: string | null;
  fileHash: string | null;
  rejectReason: string | null;
  rollbackCount: number;
}

/** Reference to a contract, by its id or its signer. */
export const contractRef = object({
  contractId: idText(),
  orderId: idText(),
  candidateId: idText(),
  companyId: idText(),
  /** The token of the candidate's link. */
  token: word(128),
});

/** A contract to begin. */
export const contractDraft = object({
  title: word(200).required(),
  kind: choice(1, 2, 3).required(),
  orderId: idText(),
  companyId: idText(),
  candidateId: idText(),
  templateId: idText(),
});

/** A signature, with each consent separately. */
export const signature = object({
  contractId: idText().required(),
  token: word(128),
  /** Kinds of consent that were agreed to, comma-joined. */
  consentKinds: word(32),
  /** Proof of the signer's identity, from the preceding verification. */
  verifyCode: word(64),
});

/** Schema of a message with a signing link. */
export const signNotice = object({
  orderId: idText().required(),
  candidateId: idText().required(),
  /** 1 text message · 2 e-mail · 3 both. */
  channel: choice(1, 2, 3).required(),
  mobile: cleaned('tel').max(32).nullable(),
  email: cleaned('email').max(128).nullable(),
});

/** Whether a person or a company may sign. */
export interface AuthFlag {
  /** 1 once verified. */
  authFlag: Flag;
  status: RealnameStatus;
  failReason: string | null;
}

/** An address to open. */
export interface OpenUrl {
  url: string;
}

/** Schema of a candidate's proof of a phone number. */
export const phoneProof = object({
  orderId: idText().required(),
  userName: cleaned('personName').max(64).required(),
  idCardNo: cleaned('idNo').max(32).required(),
  mobile: cleaned('tel').max(32).required(),
  token: word(128),
});
