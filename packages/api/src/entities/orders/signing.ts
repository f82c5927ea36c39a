import { object, string } from 'yup';
import type { MoveChoice } from '../../flow/flow';
import type { ContractAct, ContractMove, ContractStatus } from '../../flows/orders/contractFlow';
import { choice, cleaned, fileOfForm, flag, idText, jsonText, text, word } from '../../schema';
import type { Flag, Versioned } from '../../schema';
import type { RealnameStatus } from '../../resources/candidates/candidate';

/** 1 framework contract · 2 authorisation letter · 3 confidentiality. */
export type ContractKind = 1 | 2 | 3;

/** Provider of signatures: the product itself, e签宝 or 法大大. */
export type SigningVendor = 'builtin' | 'esign' | 'fadada';

/** One who signs a contract. */
export interface ContractSigner {
  name: string;
  /** Masked; `null` for a company. */
  mobile: string | null;
  type: 'candidate' | 'company' | 'provider';
  status: 'waiting' | 'signed' | 'refused';
  signTime: string | null;
}

/** A contract or authorisation letter that is signed online. */
export interface SignedContract extends Versioned {
  contractNo: string;
  title: string;
  kind: ContractKind;
  orderId: string | null;
  companyId: string | null;
  candidateId: string | null;
  status: ContractStatus;
  /** JSON text of `ContractSigner[]`. */
  signers: string;
  deadline: string | null;
  exemptFlag: Flag;
  /** The signed document; `null` before. */
  fileUrl: string | null;
  /** SHA-256 of the document; `null` before. */
  fileHash: string | null;
  /** SHA-256 of the content that was signed; `null` before. */
  contentHash: string | null;
  rejectReason: string | null;
  rollbackCount: number;
  vendor: SigningVendor;
  /** Kind of the electronic signature by law, in the reader's language. */
  signatureKind: string;
  signTime: string | null;
}

/** Reference to a contract, by its id or its signer. Candidates need none. */
export const contractRef = object({
  contractId: idText(),
  orderId: idText(),
  candidateId: idText(),
  companyId: idText(),
});

/** Schema of a contract that goes back to the verification of its signer. */
export const contractRollback = contractRef.shape({ reason: text(500) });

/** A contract to begin. */
export const contractDraft = object({
  title: word(200).required(),
  kind: choice<ContractKind>(1, 2, 3).required(),
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
  method: choice<1 | 2>(1, 2).required(),
  /** JSON text of the strokes: `StrokePoint[][]`; of a drawn one. */
  strokes: jsonText(),
  /** The name as it was typed. */
  typedName: word(64),
  /** The code that confirms a typed name. */
  codeId: word(64),
  verifyCode: word(64),
});

/** A point of a drawn signature: the position in pixels, milliseconds, and 0 to 1. */
export interface StrokePoint {
  x: number;
  y: number;
  time: number;
  pressure: number;
}

/** Most strokes of a signature, and most points of all of them. */
export const MOST_STROKES = 200;
export const MOST_STROKE_POINTS = 5_000;

/** Schema of a message with a signing link. */
export const signNotice = object({
  orderId: idText().required(),
  candidateId: idText().required(),
  /** 1 text message · 2 e-mail · 3 both. */
  channel: choice<1 | 2 | 3>(1, 2, 3).required(),
  mobile: cleaned('tel').max(32).nullable(),
  email: cleaned('email').max(128).nullable(),
});

/** Whether a person or a company may sign. */
export interface AuthFlag {
  /** 1 once verified. */
  authFlag: Flag;
  status: RealnameStatus;
  /** In the reader's language; `null` unless the last attempt has failed. */
  failReason: string | null;
  /** Whether a code to the mobile number is needed: messages leave the installation. */
  needsCode: boolean;
  /** Attempts that are left today. */
  attemptsLeft: number;
  /** Type of the document that is compared: 1 identity card · 2 passport · 3 permit · 4 other. */
  idType: 1 | 2 | 3 | 4;
  /** Masked mobile number that a code is sent to; `null` without one. */
  mobile: string | null;
}

/** An address to open. */
export interface OpenUrl {
  url: string;
}

/** Part of the text of a contract. */
export interface ContractSection {
  heading: string | null;
  paragraphs: string[];
}

/** The page on which a contract is signed. */
export interface SignPage extends OpenUrl {
  contract: SignedContract;
  /** The text to be signed, in the reader's language. */
  title: string;
  sections: ContractSection[];
  /** Whether a typed name needs a code to the mobile number. */
  needsCode: boolean;
  /** Whether the signature goes on at `url`, the page of a signing vendor. */
  isElsewhere: boolean;
}

/** Schema of a candidate's proof of identity: from the papers, with a code where one is sent. */
export const phoneProof = object({
  codeId: word(64),
  code: cleaned('code').matches(/^\d{6}$/, { excludeEmptyString: true }),
  userName: cleaned('personName').max(64).required(),
  idCardNo: cleaned('idNo').max(32).required(),
  /** Must be the candidate's own, when it is given. */
  mobile: cleaned('tel').max(32),
});

/** Schema of a decision of staff about papers that no source can verify, such as a passport. */
export const identityDecision = object({
  orderId: idText().required(),
  passed: flag().required(),
  reason: text(500),
});

/** Schema of a notification of a signing vendor: its text is read and verified as it arrived. */
export const vendorNotification = object({
  vendor: string<Exclude<SigningVendor, 'builtin'>>().oneOf(['esign', 'fadada']).required(),
  content: fileOfForm().required(),
});

/** An event of a contract's course. */
export interface ContractEvent {
  action: ContractAct;
  /** In the reader's language. */
  label: string;
  statusBefore: ContractStatus | null;
  statusAfter: ContractStatus;
  /** Who made it; empty for the product itself. */
  userName: string;
  content: string | null;
  createTime: string;
}

/** Authorisation and signature of an order, for staff. */
export interface OrderSigning {
  /** `null` until the letter is made. */
  contract: SignedContract | null;
  /** The newest first. */
  events: ContractEvent[];
  /** Moves that the caller may make, also those that are blocked. */
  moves: MoveChoice<ContractMove>[];
  identity: AuthFlag;
  /** Whether the caller decides about the candidate's papers by hand. */
  decidesIdentity: boolean;
  /** Whether there is evidence, and the caller may have the proof package. */
  canProve: boolean;
  /** Whether the caller may send the candidate a link to the signing page, by `sendSmsEmail`. */
  canSend: boolean;
}
