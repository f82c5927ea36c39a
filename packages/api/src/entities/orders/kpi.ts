import { array, number, object } from 'yup';
import { choice, flag, idText, monthText, text, word, type Flag, type Stored } from '../../schema';

/** 1 timeliness · 2 quality · 3 communication · 4 compliance. */
export type KpiCategory = 1 | 2 | 3 | 4;

/** Items that performance is measured by. */
export interface KpiItem extends Stored {
  code: string;
  name: string;
  nameEn: string | null;
  category: KpiCategory;
  weight: number;
  scoreMax: number;
  /** Description of how the score is calculated. */
  formula: string | null;
  enabled: Flag;
}

/** Schema of the writable fields of a KPI item. */
export const kpiItemDraft = object({
  id: idText(),
  code: word().required(),
  name: word().required(),
  nameEn: text(64),
  category: choice(1, 2, 3, 4).required(),
  weight: number().min(0).max(100).required(),
  scoreMax: number().min(0).max(1_000).required(),
  formula: text(500),
  enabled: flag(),
});

/** Writable fields of a KPI item. */
export type KpiItemDraft = typeof kpiItemDraft.__outputType;

/** One person's performance on one order by one item. */
export interface OrderKpi extends Stored {
  orderId: string;
  taskId: string | null;
  userId: string;
  userName: string;
  itemCode: string;
  itemName: string;
  quantity: number;
  difficulty: number;
  score: number;
  deduct: number;
  deductReason: string | null;
  /** Of the order's whole, 0 to 100. */
  share: number;
  /** In fen. */
  amount: number;
  /** `yyyy-MM`. */
  month: string;
  /** 0 open · 1 submitted · 2 approved · 3 returned. */
  auditStatus: 0 | 1 | 2 | 3;
}

/** A whole performance sheet of one order. */
export const orderKpiDraft = object({
  orderId: idText().required(),
  month: monthText().required(),
  rows: array(
    object({
      id: idText(),
      taskId: idText().nullable(),
      userId: idText().required(),
      itemCode: word().required(),
      quantity: number().min(0).max(10_000).required(),
      difficulty: number().min(0).max(100).required(),
      score: number().min(0).max(1_000).required(),
      deduct: number().min(0).max(1_000),
      deductReason: text(500),
      share: number().min(0).max(100).required(),
    }).required(),
  )
    .max(500)
    .required(),
});

/** Calculated scores of an order, before any correction. */
export interface CalculatedKpi {
  itemCode: string;
  itemName: string;
  quantity: number;
  difficulty: number;
  score: number;
  /** Explanation of the score. */
  explanation: string;
}
