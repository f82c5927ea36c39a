/** 1 精调: people verify. 2 闪调: data sources answer. */
export type OrderType = 1 | 2;

/**
 * The step that waits to be done, ×10; 0 draft, 100 settled, −10 cancelled, −20 ended with a
 * partial report.
 */
export type OrderStatus = 0 | 10 | 20 | 30 | 40 | 50 | 60 | 70 | 80 | 90 | 100 | -10 | -20;

/** Every order status, in the order of the work. */
export const ORDER_STATUSES: readonly OrderStatus[] = [
  0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, -10, -20,
];

/**
 * What an order waits for: nothing, the candidate, the client, a third party, or the provider
 * itself.
 */
export type HoldType = 0 | 1 | 2 | 3 | 4;

/** 1 red · 2 yellow · 3 blue · 4 green · 5 grey (not judged). */
export type DangerLevel = 1 | 2 | 3 | 4 | 5;

/** A row of the order list. Times are `yyyy-MM-dd HH:mm:ss` in Beijing time. */
export interface OrderRow {
  id: string;
  orderNo: string;
  orderType: OrderType;
  orderStatus: OrderStatus;
  companyId: string;
  companyName: string;
  productName: string;
  /** The candidate's name. */
  userName: string;
  /** Masked: 138****0421. */
  mobile: string;
  position: string;
  urgentFlag: 0 | 1;
  holdType: HoldType;
  overallDanger: DangerLevel;
  /** Who took the order; `null` until somebody has. */
  pmId: string | null;
  pmName: string | null;
  orderTime: string;
  acceptTime: string | null;
  slaDueAt: string | null;
  finishTime: string | null;
  /** In fen. `null` for callers who may not see it. */
  amount: number | null;
}

/** One of the nine steps of an order. */
export interface OrderStep {
  /** 1 to 9. */
  step: number;
  state: 'done' | 'current' | 'todo' | 'failed';
  /** When it was done; `null` before that. */
  doneAt: string | null;
}

/** A line of what happened to an order, newest first. */
export interface OrderEvent {
  id: string;
  /** Machine name, such as `order.taken`. */
  action: string;
  userName: string;
  content: string | null;
  createTime: string;
}

/** Everything the detail page of an order shows. */
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
  /** What the caller may do now. */
  actions: OrderAction[];
}

/** What can be done to an order from its detail page. */
export type OrderAction = 'take';

/** What the card above every order step shows. */
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
  /** Where the authorisation letter is; `null` until it is signed. */
  url: string | null;
}

/** A rule that the client company set for its checks. */
export interface OrderRule {
  username: string;
  /** JSON text of `{ url, name }[]`. */
  fileInfo: string;
}
