import { array, object, string } from 'yup';
import { cleaned, fileOfForm, formatted, idText, word } from '../../schema';

/** Most papers, such as a business licence, of one request. */
export const REGISTRATION_PAPERS = 4;

/** Schema of one paper of a request that is being written. The file comes last. */
export const registrationPaper = object({
  /** From `startPapers`. */
  ticket: string().max(64).required(),
  file: fileOfForm().required(),
});

/** Schema of a company's request for an account. */
export const registrationDraft = object({
  companyName: word(128).required(),
  creditCode: formatted('creditCode', 18).required(),
  contactName: formatted('personName').required(),
  phone: formatted('tel', 32).required(),
  email: formatted('email', 128).required(),
  username: formatted('username', 16).required(),
  password: string().max(256).required(),
  /** From `checkCode`. */
  captchaTicket: string().max(64).required(),
  /** The ticket that its papers were uploaded with. */
  papersTicket: string().max(64),
  /** Paths of its papers. */
  papers: array().of(word(500).required()).max(REGISTRATION_PAPERS),
});

/** The number under which a company finds its request again, with the phone number in it. */
export interface RegistrationReceipt {
  referenceNo: string;
}

/** Schema of looking a request up. */
export const registrationRef = object({
  referenceNo: word(32).required(),
  phone: formatted('tel', 32).required(),
});

/** The state of a request, as the company sees it. */
export interface RegistrationState {
  companyName: string;
  /** 0 pending · 1 approved · 2 refused. */
  status: 0 | 1 | 2;
  /** Why it was refused. */
  reason: string | null;
  /** Name of the main account, once it is approved. */
  username: string | null;
  createTime: string;
  handledTime: string | null;
}

/** Schema of an approval. */
export const registrationApproval = object({
  id: idText().required(),
  /** Name of the main account. @default the requested one */
  username: formatted('username', 16),
});

/** Schema of a refusal. */
export const registrationRefusal = object({
  id: idText().required(),
  reason: cleaned().max(500).required(),
});
