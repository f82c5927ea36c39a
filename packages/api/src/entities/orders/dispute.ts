import { array, object, string } from 'yup';
import type { MoveChoice } from '../../flow/flow';
import {
  DISPUTE_MOVES,
  type DisputeAct,
  type DisputeMove,
  type DisputeStatus,
} from '../../flows/orders/disputeFlow';
import type { ReportStatus } from '../../flows/orders/reportFlow';
import type { TaskStatus } from '../../flows/orders/taskFlow';
import type { DangerLevel } from '../../resources/orders/order';
import { idText, versionNumber, word } from '../../schema';

/** Days after the issue of a report in which it may be disputed. */
export const DISPUTE_DAYS = 30;

/** Most evidence files of a dispute. */
export const DISPUTE_FILES = 10;

/** State of an order's disputes: 0 none · 1 received · 2 under review · 3 upheld · 4 corrected. */
export type OrderDisputeStatus = 0 | 1 | 2 | 3 | 4;

/** Result and level of a disputed task. */
export interface DisputedResult {
  /** Code of `task_result`. */
  result: number | null;
  dangerLevel: DangerLevel;
}

/** A survey item that a dispute is about. */
export interface DisputeItem {
  taskId: string;
  itemName: string;
  /** The error in the report; `null` where only staff selected the task. */
  content: string | null;
  /** Whether the task is verified again. */
  isReverified: boolean;
  /** `null` for clients, as are the next two. */
  status: TaskStatus | null;
  /** As it was before it was verified again. */
  before: DisputedResult | null;
  now: DisputedResult | null;
  ownerName: string | null;
}

/** An event of a dispute. */
export interface DisputeEvent {
  action: DisputeAct;
  label: string;
  /** Empty for the candidate and the product. */
  userName: string;
  content: string | null;
  createTime: string;
}

/** A version of a report that a dispute names. */
export interface DisputedReport {
  id: string;
  /** `null` until it is issued. */
  number: string | null;
  status: ReportStatus;
}

/** A dispute about an issued report. */
export interface Dispute {
  id: string;
  version: number;
  orderId: string;
  /** 1 client · 2 candidate. */
  side: 1 | 2;
  status: DisputeStatus;
  /** Name of the client's account; empty for the candidate. */
  raisedBy: string;
  raiseTime: string;
  /** `null` for the words of a candidate where a client reads. */
  content: string | null;
  items: DisputeItem[];
  files: { name: string; url: string }[];
  /** The report that it is about. */
  report: DisputedReport;
  /** The version that corrects it; `null` unless one is begun. */
  correction: DisputedReport | null;
  /** Reason of the decision, for who raised it. */
  decision: string | null;
  decideTime: string | null;
  /** Name of who decided; `null` for clients. */
  decidedBy: string | null;
  /** For staff alone. */
  events: DisputeEvent[];
  moves: MoveChoice<DisputeMove>[];
}

/** The offer to dispute the issued report of an order. */
export interface DisputeOffer {
  /** Number of the report. */
  reportNo: string;
  /** Last day. */
  until: string;
  items: { taskId: string; itemName: string }[];
  /** Sentences that say what stands in its way. */
  blockers: string[];
}

/** The issued report that a candidate may dispute. */
export type OwnDisputeOffer = Pick<DisputeOffer, 'reportNo' | 'until'>;

/** The disputes of an order, newest first. */
export interface OrderDisputes {
  disputes: Dispute[];
  /** `null` for those who may raise none, and where no report is issued. */
  raise: DisputeOffer | null;
}

/** Schema of a dispute that a client raises. */
export const disputeDraft = object({
  orderId: idText().required(),
  content: word(2_000).required(),
  items: array()
    .of(object({ taskId: idText().required(), content: word(1_000).required() }))
    .max(50),
  /** Paths of uploads. */
  files: array().of(word(500).required()).max(DISPUTE_FILES),
});

/** Schema of a move of a dispute. */
export const disputeUpdate = object({
  id: idText().required(),
  action: string<(typeof DISPUTE_MOVES)[number]>()
    .oneOf([...DISPUTE_MOVES])
    .required(),
  reason: word(500),
  /** Tasks to verify again, with `accept` and `reverify`. @default none */
  tasks: array()
    .of(
      object({
        taskId: idText().required(),
        /** @default the person who had it */
        ownerId: idText(),
      }),
    )
    .max(50),
  version: versionNumber(),
});
