import { object, string } from 'yup';
import { formatted, idText, trimmed, word } from '../schema';

/** Schema of a company's request for an account. */
export const registrationDraft = object({
  companyName: word(128).required(),
  creditCode: formatted('creditCode', 18).required(),
  contactName: word().required(),
  phone: formatted('tel', 32).required(),
  email: formatted('email', 128).required(),
  username: formatted('username', 16).required(),
  password: string().max(256).required(),
  /** From `checkCode`. */
  captchaTicket: string().max(64).required(),
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
  reason: trimmed().max(500).required(),
});
