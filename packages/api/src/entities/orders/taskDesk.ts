import type { OrderFollowUp } from '../../resources/orders/orderFollowUp';
import type { FindingVerdict, OrderTask } from './task';

/** A row of a task: the claim of the candidate beside the finding of the verifier. */
export interface TaskFinding {
  key: string;
  label: string;
  labelEn: string;
  /** In the reader's language; `null` where the candidate was not asked or gave nothing. */
  claim: string | null;
  /** Empty until it is written. */
  finding: string;
  verdict: FindingVerdict | null;
}

/** A contact with a source, as the page of a task lists it. */
export type TaskContact = Pick<
  OrderFollowUp,
  | 'id'
  | 'version'
  | 'followType'
  | 'contactName'
  | 'numberSource'
  | 'result'
  | 'content'
  | 'audioUrl'
  | 'audioMarks'
  | 'createTime'
> & { userName: string };

/** A task with everything that its verifier works with. */
export interface TaskDesk {
  task: OrderTask;
  orderNo: string;
  candidateName: string;
  companyName: string;
  position: string | null;
  rows: TaskFinding[];
  conclusion: string | null;
  /** JSON text of `{ name, url }[]`: papers of the candidate for this item. */
  files: string;
  /** Free text of the candidate beside the answers; `null` for none. */
  explanation: string | null;
  /** Whether the candidate asked not to contact this employer yet. */
  doNotContact: boolean;
  /** Whether the candidate did not agree to this item. */
  isWaived: boolean;
  /** Phone numbers among the claims; masked for readers who may not reveal them. */
  phones: { label: string; phone: string }[];
  /** Contacts with sources of the order, the newest first. */
  contacts: TaskContact[];
}

/** Details of a save that somebody else was faster than. */
export interface NewerTask {
  desk: TaskDesk;
}
