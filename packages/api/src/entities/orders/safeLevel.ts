import { array, object } from 'yup';
import { choice, count, idText, text, versionNumber } from '../../schema';
import type { DangerLevel } from '../../resources/orders/order';
import type { DangerType } from './task';

/** A paper of an order that proves a judgement. */
export interface SafeLevelEvidence {
  /** Id of the paper. */
  id: string;
  name: string;
  url: string;
}

/** Judgement of one task of an order: its danger level, with the evidence. */
export interface SafeLevel {
  /** Id of the task. */
  id: string;
  orderId: string;
  taskId: string;
  groupCode: string;
  /** In the reader's language. */
  itemName: string;
  segIndex: number;
  dangerType: DangerType;
  /** The level of the task, which report and lists read too. */
  dangerValue: DangerLevel;
  /** Whether the task has a result; without one its level says nothing. */
  isJudged: boolean;
  reason: string | null;
  evidence: SafeLevelEvidence[];
  /** Number of independent sources. */
  sourceCount: number;
  /** Level that the rules suggest; a person confirms it. */
  suggestValue: DangerLevel | null;
  /** Reason of a level that differs from the suggested one. */
  overrideReason: string | null;
  /** Whether it is red or yellow, was judged by people, and has no evidence yet. */
  isUnproven: boolean;
  /** Name of the person who judged it last. */
  userName: string | null;
  /** Version of the task; a save from an older one is refused. */
  version: number;
  /** Whether the caller may change the level, or the evidence alone. */
  can: { judge: boolean; prove: boolean };
}

/** Most papers that prove one judgement. */
export const SAFE_LEVEL_EVIDENCE = 20;

/** The judgements of one order. */
export const safeLevelDraft = object({
  orderId: idText().required(),
  levels: array(
    object({
      taskId: idText().required(),
      dangerType: choice(1, 2).required(),
      dangerValue: choice(1, 2, 3, 4, 5)
        .required()
        .when('dangerType', { is: 2, then: (schema) => schema.notOneOf([3]) }),
      reason: text(500),
      /** Ids of papers of the order. */
      evidenceIds: array(idText().required()).max(SAFE_LEVEL_EVIDENCE).default([]),
      sourceCount: count(100).default(0),
      overrideReason: text(500),
      version: versionNumber(),
    }).required(),
  )
    .min(1)
    .max(200)
    .required(),
});
