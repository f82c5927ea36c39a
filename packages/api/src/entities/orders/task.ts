import { array, object } from 'yup';
import { choice, count, idText, text, versionNumber, word, type Stored } from '../../schema';
import type { MoveChoice } from '../../flow/flow';
import type { TaskMove, TaskStatus } from '../../flows/orders/taskFlow';
import type { DangerLevel } from '../../resources/orders/order';

/** 1 compares a claim with a source. 2 asks whether a record exists; it has no blue. */
export type DangerType = 1 | 2;

/** 1 agrees · 2 differs a little · 3 differs · 4 could not be verified. */
export type FindingVerdict = 1 | 2 | 3 | 4;

/** One survey item of an order that somebody works on. Amounts in fen. */
export interface OrderTask extends Stored {
  /** Raised by every change. */
  version: number;
  /** Moves of this state that the caller may make, also those that are blocked. */
  moves: MoveChoice<TaskMove>[];
  /** Whether the caller may write its result now. */
  writable: boolean;
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
  assignTime: string | null;
  startTime: string | null;
  submitTime: string | null;
  passTime: string | null;
  /** 0 created · 1 waiting · 2 answered · 9 failed; `null` when people verify. */
  apiStatus: 0 | 1 | 2 | 9 | null;
  remark: string | null;
}

/** Most characters of one finding. */
export const FINDING_TEXT = 500;

/** Fields of a task that a verifier may write. */
export const taskDraft = object({
  id: idText().required(),
  result: count(99).nullable(),
  dangerLevel: choice(1, 2, 3, 4, 5),
  dangerReason: text(500),
  remark: text(500),
  /** Findings of the rows that are filled; a row that is left out has none. */
  findings: array(
    object({
      key: word(128).required(),
      finding: word(FINDING_TEXT),
      verdict: choice<FindingVerdict>(1, 2, 3, 4).nullable(),
    }).required(),
  ).max(100),
  /** Conclusion of the whole item. */
  conclusion: text(2_000),
  /** Version that the change was made from; another one is refused with the newer task. */
  version: versionNumber(),
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
