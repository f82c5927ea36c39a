import { array, object } from 'yup';
import {
  choice,
  cleaned,
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
}

/** Schema of the writable fields of a connection; secrets go in and never come out. */
export const atsConfigDraft = object({
  companyId: idText().required(),
  accountId: text(128),
  clientId: text(128),
  clientSecret: text(256),
  packages: jsonText(),
  enabled: flag(),
});

/** A delivery to a recruiting system. */
export interface AtsPush extends Stored {
  orderId: string;
  orderNo: string;
  /** Such as `order.progress` or `report.issued`. */
  event: string;
  /** 0 waits · 1 delivered · 2 failed, to be repeated · 3 given up. */
  status: 0 | 1 | 2 | 3;
  attemptCount: number;
  lastError: string | null;
  nextTime: string | null;
}

/** An order as a recruiting system sends it, with its own id. */
export const atsOrder = object({
  eventId: word(128).required(),
  thirdOrderId: word(128).required(),
  accountId: word(128).required(),
  packageId: word(128).required(),
  additionalItemIds: array(word(128).required()).max(50),
  candidate: object({
    name: cleaned('personName').max(64).required(),
    mobile: cleaned('tel').max(32),
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
