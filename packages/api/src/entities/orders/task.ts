import { array, object } from 'yup';
import {
  choice,
  count,
  fen,
  idText,
  jsonText,
  text,
  timeText,
  word,
  type Stored,
} from '../../schema';
import type { DangerLevel } from '../../resources/orders/order';

/**
 * 0 unassigned · 10 assigned · 20 working · 25 waits for a third party · 28 on hold · 29 data
 * source asked · 30 submitted · 35 returned · 40 done · 45 unable to verify · 50 re-verified · −10
 * cancelled.
 */
export type TaskStatus = 0 | 10 | 20 | 25 | 28 | 29 | 30 | 35 | 40 | 45 | 50 | -10;

/** 1 compares a claim with a source. 2 asks whether a record exists; it has no blue. */
export type DangerType = 1 | 2;

/** One survey item of an order that somebody works on. Amounts in fen. */
export interface OrderTask extends Stored {
  taskNo: string;
  orderId: string;
  productItemCode: string;
  groupCode: string;
  itemName: string;
  itemNameEn: string;
  /** Which of several stretches, such as the second employer; from 1. */
  segIndex: number;
  status: TaskStatus;
  /** Code of the dictionary `task_result`; `null` until it is known. */
  result: number | null;
  dangerType: DangerType;
  dangerLevel: DangerLevel;
  dangerReason: string | null;
  ownerId: string | null;
  ownerName: string | null;
  reviewerId: string | null;
  assignTime: string | null;
  startTime: string | null;
  submitTime: string | null;
  passTime: string | null;
  dueAt: string | null;
  /** Number of times the source was contacted. */
  attemptCount: number;
  /** JSON text of `{ name, url }[]`. */
  evidence: string;
  /** Values from the candidate, as JSON text. */
  claimed: string;
  /** Values from the source, as JSON text. */
  verified: string;
  /** 0 created · 1 waiting · 2 answered · 9 failed; `null` when people verify. */
  apiStatus: 0 | 1 | 2 | 9 | null;
  apiSource: string | null;
  /** `null` for callers who may not see it. */
  cost: number | null;
  fee: number | null;
  returnReason: string | null;
  cancelReason: string | null;
  remark: string | null;
}

/** Fields of a task that a verifier may write. */
export const taskDraft = object({
  id: idText().required(),
  result: count(99).nullable(),
  dangerType: choice(1, 2),
  dangerLevel: choice(1, 2, 3, 4, 5),
  dangerReason: text(500),
  evidence: jsonText(),
  verified: jsonText(),
  cost: fen(),
  dueAt: timeText(),
  remark: text(500),
});

/** Fields of a task that a verifier may write. */
export type TaskDraft = typeof taskDraft.__outputType;

/** Several tasks of one order. */
export const taskListDraft = object({
  orderId: idText().required(),
  tasks: array(taskDraft.required()).min(1).max(200).required(),
});

/** Who gets which tasks. */
export const assignment = object({
  orderId: idText().required(),
  tasks: array(object({ taskId: idText().required(), ownerId: idText().required() }).required())
    .min(1)
    .max(200)
    .required(),
});

/** A reviewer's word on submitted tasks. */
export const taskVerdict = object({
  taskIds: array(idText().required()).min(1).max(200).required(),
  passFlag: choice(0, 1).required(),
  /** Needed when they are returned. */
  returnReason: word(500).when('passFlag', { is: 0, then: (schema) => schema.required() }),
});

/** Who could take tasks, with the load of each. */
export interface AssignInfo {
  orderId: string;
  tasks: OrderTask[];
  people: {
    userId: string;
    realname: string;
    openTasks: number;
    maxLoad: number;
    skills: string[];
  }[];
}

/** A response of a data source to a flash task. */
export interface TaskApiResult {
  taskId: string;
  itemName: string;
  apiStatus: 0 | 1 | 2 | 9;
  dangerLevel: DangerLevel;
  /** JSON text, masked. */
  result: string | null;
  failReason: string | null;
}
