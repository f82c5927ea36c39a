import type { Stored } from '../../schema';

/** A contact with a source of an order. */
export interface FollowUp extends Stored {
  orderId: string | null;
  taskId: string | null;
  /** 1 phone · 2 WeChat · 3 e-mail · 4 visit. */
  followType: 1 | 2 | 3 | 4;
  contactName: string;
  contactRole: number | null;
  /** Masked. */
  phone: string | null;
  /** Source of the number: a code of the dictionary `number_source`. */
  numberSource: number | null;
  /** 1 reached · 2 not answered · 3 refused · 4 appointed. */
  result: 1 | 2 | 3 | 4;
  content: string;
  nextTime: string | null;
  audioUrl: string | null;
  /** Seconds. */
  durationSec: number | null;
  userId: string;
  userName: string;
}
