import type { REVEAL } from '../../contract/listPage';
import type { MoveChoice } from '../../flow/flow';
import type { OrderMove } from '../../flows/orders/orderFlow';
import type { OrderApi } from '../../resources/orders/orderApi';
import type { OrderRow } from '../../resources/orders/order';
import type { ManagerInfo } from '../session/session';
import type { ClientStepState, OrderStep } from './orderStep';
import type { OrderCollect } from './orderCollect';
import type { BackRequest } from './backRequest';
import type { ReductionRequest } from './reductionRequest';
import type { CustomValue } from './customField';
import type { DelayRequest } from './delayRequest';
import type { OrderHold, OrderTimes } from './orderHold';
import type { OrderPapers } from './orderPaper';

/** Part of an order that an event is about. */
export type OrderEventKind = 'order' | 'task' | 'note' | 'paper' | 'contact' | 'api';

/** One event of an order's history. */
export interface OrderEvent {
  /** Identifies it in its history. */
  key: string;
  kind: OrderEventKind;
  /** Of an order one of `ORDER_ACTS`; a newer server may know others. */
  action: string;
  /** Name of what was done, in the reader's language. */
  label: string;
  /** Name of who did it; empty for the system. */
  userName: string;
  /** Reason, note, or name of a file; `null` for none. */
  content: string | null;
  createTime: string;
}

/** A fact of an order that its staff, or its client, may correct. */
export type OrderCorrection = 'remark' | 'dueDay' | 'reduce' | 'product' | 'tasks';

/** Content of an order's detail page. */
export interface OrderDetail extends OrderRow {
  mainCompanyName: string;
  email: string;
  idCardNo: string;
  candidateId: string;
  city: string;
  remark: string | null;
  cancelReason: string | null;
  consigneeName: string | null;
  clientPoNo: string | null;
  costCenter: string | null;
  /** Values of the client's own fields, in the order of the form. */
  customValues: CustomValue[];
  /** Add-ons (加项), by code, with their names in the reader's language. */
  addOns: { productCode: string; name: string }[];
  /** In fen; `null` for readers who may not see money. */
  reduceAmount: number | null;
  /** Facts that the caller may correct now. */
  corrections: OrderCorrection[];
  /** The nine steps of the work; none for a client. */
  steps: OrderStep[];
  /** The five steps that a client sees; none for staff. */
  clientSteps: ClientStepState[];
  /** Everything that happened, newest first. A client sees nothing of the internal work. */
  events: OrderEvent[];
  /** The project manager; `null` until somebody has accepted the order. */
  manager: ManagerInfo | null;
  /** Who works on it beside the manager, with the part of each; none for a client. */
  team: { id: string; realname: string; part: string }[];
  /** Raised by every change. */
  version: number;
  /** Moves of this state that the caller may make, also those that are blocked. */
  moves: MoveChoice<OrderMove>[];
  /** Requests for more time, newest first; none for a client. */
  delays: DelayRequest[];
  /** The choice to ask for more time; `null` for those who may not. */
  askDelay: MoveChoice<'askDelay'> | null;
  /** Requests to move it back behind its report, newest first; none for a client. */
  backRequests: BackRequest[];
  /** Requests to take a large amount off it, newest first; none for a client. */
  reductions: ReductionRequest[];
  /** The hold that stands; a client sees those for itself and the candidate alone. */
  hold: OrderHold | null;
  times: OrderTimes;
  /** Number of times that the day of `etaAt` has changed. */
  etaChangedCount: number;
  /** Whether the caller may `REVEAL` the candidate's masked numbers. */
  actions: (typeof REVEAL)[];
  /** Interfaces that its data came through; none for readers who may not see them. */
  interfaces: OrderInterface[];
  /** Data sources that the caller may ask for tasks of people. */
  askable: AskableSource[];
  /** Its collection form; `null` while there is none. */
  collect: OrderCollect | null;
  /** Day on which the personal data of its candidate is deleted; `null` while an order runs. */
  deleteDueDate: string | null;
  /** Whether the caller may read who has read the order. */
  seesAccesses: boolean;
  /** The statement that it is on; `null` without one and for who may not read it. */
  statement: { id: string; statementNo: string } | null;
  /** The order's papers; `null` for a reader who does not see the candidate. */
  papers: OrderPapers | null;
}

/** A data source that answers the survey item of a task. */
export interface AskableSource {
  taskId: string;
  /** In the reader's language, as is the name of the source. */
  itemName: string;
  apiCode: string;
  apiName: string;
}

/** An interface on the page of its order. */
export type OrderInterface = Pick<
  OrderApi,
  | 'id'
  | 'itemName'
  | 'apiName'
  | 'vendor'
  | 'status'
  | 'problem'
  | 'tries'
  | 'fee'
  | 'askTime'
  | 'answerTime'
  | 'nextTime'
> & {
  /** Id of its newest exchange; `null` before the first. */
  logId: string | null;
  /** Whether the caller may ask its data source now. */
  mayQuery: boolean;
};

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
  /** As in lists, before this call counts as an opening. */
  isUpdated: 0 | 1;
  /** Whether the caller may `REVEAL` the candidate's masked numbers. */
  actions: (typeof REVEAL)[];
}

/** A rule that the client company set for its checks. */
export interface OrderRule {
  username: string;
  /** JSON text of `{ url, name }[]`. */
  fileInfo: string;
}
