import { array, object } from 'yup';
import { choice, count, idText, jsonText, text, word, type Stored } from '../../schema';
import type { DangerLevel } from '../../resources/orders/order';
import type { DangerType } from './task';

/** Judgement of one survey item of an order, with its evidence. */
export interface SafeLevel extends Stored {
  orderId: string;
  taskId: string | null;
  groupCode: string;
  itemName: string;
  dangerType: DangerType;
  dangerValue: DangerLevel;
  reason: string | null;
  /** JSON text list of file ids. */
  evidenceIds: string | null;
  sourceCount: number;
  /** Level that the rules suggest; a person confirms it. */
  suggestValue: DangerLevel | null;
  overrideReason: string | null;
  userId: string;
}

/** The judgements of one order. */
export const safeLevelDraft = object({
  orderId: idText().required(),
  levels: array(
    object({
      id: idText(),
      taskId: idText().nullable(),
      groupCode: word().required(),
      itemName: word(128).required(),
      dangerType: choice(1, 2).required(),
      dangerValue: choice(1, 2, 3, 4, 5)
        .required()
        .when('dangerType', { is: 2, then: (schema) => schema.notOneOf([3]) }),
      reason: text(500),
      evidenceIds: jsonText(),
      sourceCount: count(100),
      overrideReason: text(500),
    }).required(),
  )
    .max(200)
    .required(),
});
