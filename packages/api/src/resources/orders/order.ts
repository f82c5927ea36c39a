import { object, string } from 'yup';
import type { REVEAL } from '../../contract/listPage';
import { code, flag, money, reference, text, time } from '../../resource/field';
import { view, type RowOf } from '../../resource/resource';
import { idText, versionNumber, word } from '../../schema';
import type { OrderPapers } from '../../entities/orders/orderPaper';
import type { ManagerInfo } from '../../entities/session/session';

/** Every order status, in the order of the work: the waiting step × 10. */
export const ORDER_STATUSES = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, -10, -20] as const;

/** The order list: one row per order, with joined names. */
export const order = view('vOrderInfo', {
  orderNo: text({ max: 64, search: true, sort: true }),
  /** 1 精调: people verify. 2 闪调: data sources deliver results. */
  orderType: code([1, 2], { dictionary: 'order_type', search: true, sort: true }),
  /** 0 draft, 100 settled, −10 cancelled, −20 ended with a partial report. */
  orderStatus: code(ORDER_STATUSES, { dictionary: 'order_status', search: true, sort: true }),
  companyId: reference('aCompanyInfo', { search: true, nameField: 'companyName' }),
  companyName: text({ max: 128, search: true }),
  productName: text({ max: 128, search: true }),
  candidateId: reference('cCandidateInfo', { search: true, nameField: 'userName' }),
  /** The candidate's name. */
  userName: text({ max: 64, search: true }),
  /** Masked as 138****0421. */
  mobile: text({ max: 32, masked: true }),
  position: text({ max: 128, search: true }),
  urgentFlag: flag({ search: true, sort: true }),
  /** Who the order waits for: 0 nobody · 1 candidate · 2 client · 3 third party · 4 provider. */
  holdType: code([0, 1, 2, 3, 4], { dictionary: 'hold_type', search: true, sort: true }),
  /** 1 red · 2 yellow · 3 blue · 4 green · 5 grey (not judged). */
  overallDanger: code([1, 2, 3, 4, 5], { search: true, sort: true }),
  /** Who accepted the order; `null` until somebody has. */
  pmId: reference('sysUsers', { optional: true, search: true, nameField: 'pmName' }),
  pmName: text({ max: 64, optional: true, search: true }),
  orderTime: time({ search: true, sort: true }),
  acceptTime: time({ optional: true, search: true, sort: true }),
  slaDueAt: time({ optional: true, search: true, sort: true }),
  finishTime: time({ optional: true, search: true, sort: true }),
  /** `null` for readers who may not see money. */
  amount: money({ restricted: true }),
});

/** A row of the order list. */
export type OrderRow = RowOf<typeof order>;
/** 1 精调: people verify. 2 闪调: data sources deliver results. */
export type OrderType = OrderRow['orderType'];
/** The step that waits to be done, × 10; see `ORDER_STATUSES`. */
export type OrderStatus = OrderRow['orderStatus'];
/** Who an order waits for: 0 nobody · 1 candidate · 2 client · 3 third party · 4 provider. */
export type HoldType = OrderRow['holdType'];
/** 1 red · 2 yellow · 3 blue · 4 green · 5 grey (not judged). */
export type DangerLevel = OrderRow['overallDanger'];

/** One of the nine steps of an order. */
export interface OrderStep {
  /** 1 to 9. */
  step: number;
  state: 'done' | 'current' | 'todo' | 'failed';
  /** When it was done; `null` before that. */
  doneAt: string | null;
}

/** One of the five steps of an order as its client sees them. */
export type ClientStep = 'submitted' | 'authorisation' | 'verification' | 'report' | 'completed';

/** State of one of the five steps. */
export interface ClientStepState extends Pick<OrderStep, 'state' | 'doneAt'> {
  step: ClientStep;
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
  /** Who did it; empty for the system. */
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
  /** The nine steps of the work; none for a client. */
  steps: OrderStep[];
  /** The five steps that a client sees; none for staff. */
  clientSteps: ClientStepState[];
  /** The history, newest first. A client sees no event of the provider's internal work. */
  events: OrderEvent[];
  /** The project manager; `null` until somebody has accepted the order. */
  manager: ManagerInfo | null;
  /** Raised by every change. */
  version: number;
  /** Actions that the caller may take now; `REVEAL` the candidate's masked numbers. */
  actions: (OrderAction | typeof REVEAL)[];
  /** The order's papers; `null` for a reader who does not see the candidate. */
  papers: OrderPapers | null;
}

/** Every action on an order. */
export const ORDER_ACTIONS = [
  'accept',
  'returnToClient',
  'complete',
  'endEarly',
  'reopen',
] as const;

/** An action on an order. */
export type OrderAction = (typeof ORDER_ACTIONS)[number];

/** The actions as `gOrderBaseApi/update` takes them: 接单 is `take` in the specification. */
export const ORDER_UPDATES = {
  accept: 'take',
  returnToClient: 'returnToClient',
  complete: 'complete',
  endEarly: 'endEarly',
  reopen: 'reopen',
} as const satisfies Record<OrderAction, string>;

type OrderUpdate = (typeof ORDER_UPDATES)[OrderAction];

/** Schema of an action on an order. */
export const orderAction = object({
  orderId: idText().required(),
  action: string<OrderUpdate>().oneOf(Object.values(ORDER_UPDATES)).required(),
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
  /** Whether the caller may `REVEAL` the candidate's masked numbers. */
  actions: (typeof REVEAL)[];
}

/** A rule that the client company set for its checks. */
export interface OrderRule {
  username: string;
  /** JSON text of `{ url, name }[]`. */
  fileInfo: string;
}
