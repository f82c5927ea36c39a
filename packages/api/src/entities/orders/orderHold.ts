import { number, object } from 'yup';
import type { HoldType } from '../../resources/orders/order';
import { idText, versionNumber, word } from '../../schema';

/** Whom an order can be put on hold for: 1 candidate · 2 client · 3 third party · 4 provider. */
export type HoldFor = Exclude<HoldType, 0>;

/** The hold of an order that stands. */
export interface OrderHold {
  holdType: HoldFor;
  reason: string | null;
  /** Name of who held it; empty for the product. */
  userName: string;
  since: string;
  /** Whether the clock stands meanwhile. */
  stopsClock: boolean;
}

/** Schema of a hold. */
export const holdDraft = object({
  orderId: idText().required(),
  holdType: number<HoldFor>().oneOf([1, 2, 3, 4]).required(),
  reason: word(500).required(),
  version: versionNumber(),
});

/** Time that an order took so far, without that in which it was on hold for others. */
export interface OrderTimes {
  /** Milliseconds by the calendar; `null` before the candidate is asked. */
  candidate: number | null;
  /** Milliseconds of work; `null` before the candidate has submitted. */
  provider: number | null;
}
