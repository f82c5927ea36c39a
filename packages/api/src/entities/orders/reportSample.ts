import { array, object, string } from 'yup';
import type { MoveChoice } from '../../flow/flow';
import type { ReportStatus } from '../../flows/orders/reportFlow';
import { SAMPLE_MOVES, type SampleAct, type SampleMove } from '../../flows/orders/sampleFlow';
import type { ReportSampleRow } from '../../resources/orders/reportSample';
import { choice, idText, versionNumber, word } from '../../schema';

/** Grades of an inspection: 1 correct · 2 minor fault · 3 serious fault. */
export const SAMPLE_GRADES = [1, 2, 3] as const;

/** Grade of an inspection; see `SAMPLE_GRADES`. */
export type SampleGrade = (typeof SAMPLE_GRADES)[number];

/** Most faults of one sample. */
export const SAMPLE_FAULTS = 20;

/** A fault that an inspection found. */
export interface SampleFault {
  /** Code of `sample_fault`. */
  kind: string;
  /** Survey item that it is in; `null` for the whole report. */
  taskId: string | null;
  itemName: string | null;
  note: string | null;
}

/** An event of a sample. */
export interface SampleEvent {
  action: SampleAct;
  label: string;
  /** Empty for the product. */
  userName: string;
  content: string | null;
  createTime: string;
}

/** A sample with its result, its history and its moves. */
export interface ReportSample extends ReportSampleRow {
  version: number;
  /** The issued version that was drawn, and its state now. */
  reportId: string;
  reportStatus: ReportStatus;
  note: string | null;
  faults: SampleFault[];
  /** Survey items of the report that a fault may name. */
  items: { taskId: string; itemName: string }[];
  events: SampleEvent[];
  moves: MoveChoice<SampleMove>[];
}

/** The newest sample of an order, and whether its reader may draw the issued report. */
export interface OrderSample {
  sample: ReportSample | null;
  mayDraw: boolean;
}

/** Schema of a move of a sample. */
export const sampleUpdate = object({
  id: idText().required(),
  action: string<SampleMove>()
    .oneOf([...SAMPLE_MOVES])
    .required(),
  reason: word(500),
  version: versionNumber(),
  /** Needed with `finish`, as are its faults unless the report is correct. */
  grade: choice(...SAMPLE_GRADES),
  faults: array()
    .of(
      object({
        kind: word(64).required(),
        taskId: idText().nullable(),
        note: word(500).nullable(),
      }),
    )
    .max(SAMPLE_FAULTS),
  note: word(1_000).nullable(),
});
