import { array, number, object } from 'yup';
import { count, flag, idText, text, word } from '../../schema';
import type { KpiItem, KpiMeasure } from '../../resources/orders/kpiItem';

/** A number that a score is the sum of, with its explanation. */
export interface KpiPart {
  text: string;
  textEn: string;
  points: number;
}

/** The score of one person on one order by one item, as the rules calculate it. */
export interface CalculatedKpi {
  userId: string;
  userName: string;
  itemCode: string;
  /** In the reader's language. */
  itemName: string;
  category: KpiItem['category'];
  measure: KpiMeasure;
  weight: number;
  scoreMax: number;
  /** Tasks of the person; of a task that several had, the part of the days that it was theirs. */
  quantity: number;
  /** Average of its tasks: 1.5 for a comparison with a source, 1 for a search of records. */
  difficulty: number;
  score: number;
  /** Part of the order in percent, by the days that tasks were theirs; 100 for all people. */
  share: number;
  /** Explanation of the score, number by number: the points add up to it. */
  parts: KpiPart[];
}

/** A row of the performance sheet of an order. */
export interface OrderKpi extends CalculatedKpi {
  id: string;
  /** The calculated score; `score` is the one that counts. */
  computed: number;
  /** Points below the calculated score. */
  deduct: number;
  /** Reason of a score or share that differs from the calculated one. */
  deductReason: string | null;
  /** Statement of the person. */
  note: string | null;
  /** In fen; 0 without a rate. */
  amount: number;
  /** Name of the person who corrected it. */
  correctedBy: string | null;
}

/** 0 not saved · 1 submitted · 2 approved · 3 returned, and calculated again. */
export type KpiSheetStatus = 0 | 1 | 2 | 3;

/** The performance sheet of an order; before it is saved, as the rules calculate it. */
export interface KpiSheet {
  orderId: string;
  /** Raised by every save; 0 before the first one. */
  version: number;
  auditStatus: KpiSheetStatus;
  /** `yyyy-MM`; `null` before it is saved. */
  month: string | null;
  saveTime: string | null;
  approvedBy: string | null;
  approveTime: string | null;
  /** Rows of the reader, or of everybody. */
  rows: OrderKpi[];
  /** Acts of the reader; `readAll`: the sheet with everybody's rows. */
  can: { readAll: boolean; note: boolean; correct: boolean; approve: boolean };
}

/** Details of a save that somebody else was faster than. */
export interface NewerKpiSheet {
  sheet: KpiSheet;
}

/** Version of a sheet that a save was made from; 0 for one that is not saved yet. */
const sheetVersion = () => count(2_147_483_647).required();

/** Statements of a person about the own rows of a sheet. */
export const kpiNotesDraft = object({
  orderId: idText().required(),
  version: sheetVersion(),
  rows: array(object({ itemCode: word().required(), note: text(500) }).required())
    .max(100)
    .default([]),
});

/** Corrections of a sheet; rows that are left out stay as they are. */
export const kpiCorrectionDraft = object({
  orderId: idText().required(),
  version: sheetVersion(),
  rows: array(
    object({
      userId: idText().required(),
      itemCode: word().required(),
      score: number().min(0).max(1_000).required(),
      share: number().min(0).max(100).required(),
      deductReason: text(500),
    }).required(),
  )
    .max(500)
    .default([]),
  /** Whether the sheet is approved with it, and changes no more. */
  approve: flag().default(0),
});
