import { array, object, string } from 'yup';
import type { RecruitingPush } from '../../resources/integrations/recruitingPush';
import {
  choice,
  cleaned,
  fileOfForm,
  flag,
  idText,
  jsonText,
  text,
  word,
  type Flag,
  type Stored,
} from '../../schema';

/** A note on an order; never changed once written. */
export interface OrderNote extends Stored {
  orderId: string;
  content: string;
  /** 1 staff only · 2 the client too. */
  visible: 1 | 2;
  userId: string;
  userName: string;
}

/** Schema of the writable fields of a note. */
export const orderNoteDraft = object({
  orderId: idText().required(),
  content: word(2_000).required(),
  visible: choice(1, 2),
});

/** 1 Moka · 2 飞书 · 3 大易. */
export type AtsType = 1 | 2 | 3;

/** Connection of a company's recruiting system. */
export interface AtsConfig {
  companyId: string;
  atsType: AtsType;
  accountId: string | null;
  enabled: Flag;
  /** JSON text: their package ids beside our product ids. */
  packages: string;
  lastSyncTime: string | null;
  /** Whether orders of the system can be verified. */
  hasSigningKey: boolean;
  /** When a secret was set last. */
  secretSetTime: string | null;
}

/** Schema of the writable fields of a connection; secrets go in and never come out. */
export const atsConfigDraft = object({
  companyId: idText().required(),
  accountId: text(128),
  clientId: text(128),
  clientSecret: text(256),
  signingKey: text(256),
  baseUrl: text(500),
  packages: jsonText(),
  enabled: flag(),
});

/** A delivery to a recruiting system. */
export type AtsPush = RecruitingPush;

/** An event of a recruiting system, as its bytes, which its signature is over. */
export const atsEvent = object({
  /** The connection that it is for: part of the address that the system sends to. */
  connectionId: idText().required(),
  content: fileOfForm().required(),
});

/** Headers and body of an event, to find out whether their signature is right. */
export const atsSample = object({
  id: idText().required(),
  /** One a line, such as `X-Ats-Timestamp: 1781489400`. */
  headers: string().max(4_000).required(),
  body: string().max(65_536).required(),
});

/** Whether an event is signed as its system signs. */
export interface AtsSignature {
  /** `late`: signed rightly, but more than five minutes ago or ahead. */
  result: 'valid' | 'missing' | 'late' | 'wrong' | 'noKey';
}

/** A sample of a signed event: headers one a line, and the body. */
export interface AtsSignedSample {
  headers: string;
  body: string;
}

/** Deliveries that are attempted again, comma-joined. */
export const atsReplay = object({ ids: word(2_700).required() });

/** An event that is processed again, with facts that it lacks. */
export const atsRetry = object({
  id: idText().required(),
  mobile: cleaned('tel').max(32),
  idCardNo: cleaned('idNo').max(32),
});

/** An order as a recruiting system sends it, with its own id. */
export const atsOrder = object({
  eventId: word(128).required(),
  thirdOrderId: word(128).required(),
  accountId: word(128).required(),
  packageId: word(128).required(),
  additionalItemIds: array(word(128).required()).max(50),
  candidate: object({
    name: cleaned('personName').max(64).required(),
    mobile: cleaned('tel').max(32).nullable(),
    idCardNo: cleaned('idNo').max(32).nullable(),
    email: cleaned('email').max(128).nullable(),
    position: text(128),
    resumeUrl: text(500),
  }).required(),
  contact: object({
    name: cleaned('personName').max(64).nullable(),
    email: cleaned('email').max(128).nullable(),
  }).nullable(),
  remark: text(500),
});
