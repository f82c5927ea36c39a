import { object, string } from 'yup';
import type { OrderRow } from '../resources/orders/order';
import { idText, versionNumber, word } from '../schema';
import type { OrderPapers } from './orderPaper';

/** One of the nine steps of an order. */
export interface OrderStep {
  /** 1 to 9. */
  step: number;
  state: 'done' | 'current' | 'todo' | 'failed';
  /** When it was done; `null` before that. */
  doneAt: string | null;
}

/** Every action that an order's history can hold, as it is stored. */
export const ORDER_EVENTS = [
  'order.placed',
  'order.accepted',
  'order.invited',
  'order.submitted',
  'order.dispatched',
  'order.reviewed',
  'order.reported',
  'order.scored',
  'order.issued',
  'order.finished',
  'order.settled',
  'order.cancelled',
  'order.terminated',
] as const;

/** An action of an order's history. */
export type OrderEventAction = (typeof ORDER_EVENTS)[number];

/** One event of an order's history. */
export interface OrderEvent {
  id: string;
  /** One of `ORDER_EVENTS`; a newer server may know others. */
  action: string;
  userName: string;
  content: string | null;
  createTime: string;
}

/** Content of an order's detail page. */
export interface OrderDetail extends OrderRow {
  mainCompanyName: string;
  email: string;
  idCardNo: string;
  candidateId: string;
  city: string;
  remark: string | null;
  cancelReason: string | null;
  steps: OrderStep[];
  events: OrderEvent[];
  /** Raised by every change. */
  version: number;
  /** Actions that the caller may take now. */
  actions: OrderAction[];
  can: OrderCan;
  /** The order's papers; `null` for a reader who does not see the candidate. */
  papers: OrderPapers | null;
}

/** Permissions of an order's reader beyond its actions. */
export interface OrderCan {
  /** Whether the reader may reveal the candidate's masked numbers, with a reason. */
  reveal: boolean;
}

/**
 * Every action of `gOrderBaseApi/update`. `take` is 接单 (accept) on the wire, where the
 * specification's clients send it.
 */
export const ORDER_ACTIONS = ['take', 'returnToClient', 'complete', 'endEarly', 'reopen'] as const;

/** An action on an order. */
export type OrderAction = (typeof ORDER_ACTIONS)[number];

/** Schema of an action on an order. */
export const orderAction = object({
  orderId: idText().required(),
  action: string<OrderAction>()
    .oneOf([...ORDER_ACTIONS])
    .required(),
  /** Required by the actions that go against the order's course. */
  reason: word(500),
  /** Version of the order that the caller saw. */
  version: versionNumber(),
});

/** Content of the card above every order step. */
export interface OrderTopInfo {
  companyName: string;
  /** JSON text of `OrderRule[]`. */
  rulesList: string;
  mainCompanyName: string;
  userName: string;
  mobile: string;
  email: string;
  /** `null` when the client left none. */
  remark: string | null;
  /** Address of the authorisation letter; `null` until it is signed. */
  url: string | null;
  candidateId: string;
  can: OrderCan;
}

/** A rule that the client company set for its checks. */
export interface OrderRule {
  username: string;
  /** JSON text of `{ url, name }[]`. */
  fileInfo: string;
}
