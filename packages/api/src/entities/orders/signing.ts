import { object } from 'yup';
import { choice, cleaned, idText, jsonText, word, type Flag, type Stored } from '../../schema';
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
  /** Keys of the consents that were agreed to, comma-joined; the others are refused. */
  consentKinds: word(2_000),
  /** 1 drawn by hand · 2 typed name, confirmed by a code. */
  method: choice(1, 2).required(),
  /** JSON text of the strokes: `{ x, y, time, pressure }[][]`; of a drawn one. */
  strokes: jsonText(),
  /** The name as it was typed. */
  typedName: word(64),
  /** The code that confirms a typed name. */
  codeId: word(64),
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
  codeId: word(64).required(),
  code: cleaned('code')
    .matches(/^\d{6}$/, { excludeEmptyString: true })
    .required(),
  userName: cleaned('personName').max(64).required(),
  idCardNo: cleaned('idNo').max(32).required(),
  mobile: cleaned('tel').max(32).required(),
});
