import { number, object } from 'yup';
import { idText } from '../../schema';

/** Most accesses that one response has. */
export const MOST_ACCESSES = 500;

/** One access to the data of a candidate: the first of a person to one thing on one day. */
export interface OrderAccess {
  key: string;
  /** Beijing time, `yyyy-MM-dd HH:mm:ss`. */
  time: string;
  /** Organisation and role of the reader, in the language of the caller. */
  who: string;
  /** Name of what was read, in the language of the caller. */
  what: string;
}

/** An access with the person who had it, for staff. */
export interface NamedOrderAccess extends OrderAccess {
  userName: string;
  /** Reason of a revealed number; `null` for other accesses. */
  reason: string | null;
}

/** The accesses of one day in Beijing, newest first. */
export interface AccessDay<Access extends OrderAccess = OrderAccess> {
  /** `yyyy-MM-dd` */
  day: string;
  accesses: Access[];
}

/** The newest accesses, by day. */
export interface AccessLog<Access extends OrderAccess = OrderAccess> {
  days: AccessDay<Access>[];
  /** Number of all accesses. */
  total: number;
}

/** Schema of the number of accesses in a response. */
export const accessRequest = object({
  size: number().integer().min(1).max(MOST_ACCESSES).required(),
});

/** Schema of the accesses to one order. */
export const orderAccessRequest = accessRequest.shape({ orderId: idText().required() });
