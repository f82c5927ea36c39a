import type { AtsSignature, RecruitingEventName } from '@mingjian/api';
import type { RecruitingSystem } from '../tables';

/** Milliseconds that a signature may be old, or ahead. */
export const TOLERANCE = 300_000;

/** Headers and body of an event as they arrived: the signature is over these bytes. */
export interface SignedEvent {
  headers: Headers;
  body: Buffer;
}

/** An order that a recruiting system places. */
export interface IncomingOrder {
  kind: 'order';
  eventId: string;
  thirdOrderId: string;
  accountId: string;
  packageId: string;
  additionalItemIds: readonly string[];
  candidate: {
    name: string;
    mobile: string | null;
    idCardNo: string | null;
    email: string | null;
    position: string | null;
  };
  remark: string | null;
}

/** The first call of a system, whose challenge is returned. */
export interface IncomingChallenge {
  kind: 'challenge';
  challenge: string;
}

/** An event that places no order. */
export interface OtherEvent {
  kind: 'other';
  eventId: string;
}

/** An event of a recruiting system, in our words. */
export type Incoming = IncomingOrder | IncomingChallenge | OtherEvent;

/** A delivery, in our words. */
export interface Delivery {
  /** The same in all attempts. */
  id: string;
  event: RecruitingEventName;
  thirdOrderId: string;
  orderNo: string;
  stage: string;
  stageEn: string;
  /** In milliseconds. */
  stageTime: number;
  /** Conclusion of a report; empty for other events. */
  result: string;
  /** Page of the order, for its reader's own sign-in. */
  url: string;
}

/** Address and secrets of the other side. */
export interface Credentials {
  baseUrl: string;
  clientId: string;
  clientSecret: string;
}

/** The way from an adapter to the other side. */
export interface Outside {
  now: Date;
  /**
   * Posts JSON and returns the beginning of the answer. Rejects for any answer but 2xx, and for an
   * address that leads inside.
   */
  post(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<string>;
}

/** A recruiting system. All else is the same for every system. */
export interface RecruitingAdapter {
  atsType: RecruitingSystem;
  /** Part of the paths of its calls. */
  path: string;
  /** Judges the signature of an event. */
  verify(event: SignedEvent, key: string, now: Date): AtsSignature['result'];
  /** Returns the headers of an event that the system would sign now. */
  sign(body: string, key: string, now: Date): Record<string, string>;
  /** Returns the text of an event, decrypted. Throws for one that cannot be. */
  open(body: Buffer, key: string): string;
  /** Reads the text of an event. Rejects for one that lacks a field. */
  read(text: string): Promise<Incoming>;
  /** Returns a body that the system would send for an order. */
  sample(order: IncomingOrder): string;
  /** Delivers something. Rejects unless the system has taken it. */
  deliver(delivery: Delivery, credentials: Credentials, outside: Outside): Promise<void>;
}
