import { object, string } from 'yup';
import type { MoveChoice } from '../../flow/flow';
import {
  REPORT_MOVES,
  type ReportAct,
  type ReportMove,
  type ReportStatus,
} from '../../flows/orders/reportFlow';
import {
  choice,
  count,
  idText,
  jsonText,
  richText,
  text,
  versionNumber,
  word,
  type Versioned,
} from '../../schema';
import type { ReportLayoutChoices } from './reportLayout';
import type { MissingGlyph, ReportKind, ReportModel } from './reportModel';

/** Language of a report's document. */
export type ReportLanguage = 'zh' | 'en';

/** A part of a report that people write. */
export type ReportPartName = 'cover' | 'summary' | 'remark' | 'ending';

/** Most attachments of a report. */
export const REPORT_ATTACHMENTS = 50;

/** Points of the review; each has to be checked before a report passes. */
export const REVIEW_POINTS = ['identity', 'levels', 'sources', 'words', 'attachments'] as const;

/** A point of the review. */
export type ReviewPoint = (typeof REVIEW_POINTS)[number];

/** One version of an order's report. A client sees issued ones, without names and scores. */
export interface ReportVersion extends Versioned {
  orderId: string;
  orderNo: string;
  candidateName: string;
  /** v1.0 */
  versionNo: string;
  /** `BG-…-v1.0`; `null` until it is issued. */
  number: string | null;
  kind: ReportKind;
  status: ReportStatus;
  /** JSON text of `{ name, url }[]`. */
  attachments: string;
  /** The documents; `null` until they are made. */
  pdfUrl: string | null;
  pdfUrlEn: string | null;
  /** Of the frozen model. */
  sha256: string | null;
  submitUser: string | null;
  submitTime: string | null;
  issueUser: string | null;
  issueTime: string | null;
  qcUser: string | null;
  qcTime: string | null;
  qcScore: number | null;
  /** JSON text of `ReviewPoint[]`. */
  qcCheck: string | null;
  /** Why the review returned it; `null` once it is submitted again. */
  returnReason: string | null;
  /** The version that it began as a copy of. */
  diffFrom: string | null;
  recallReason: string | null;
  /** The issued version that it replaced. */
  replaces: ReplacedReport | null;
  /** The issued version that replaced it. */
  replacedBy: ReplacedReport | null;
  /** Whether it is issued, and a dispute about it is not decided. */
  isInDispute: boolean;
  /** When the client opened it first. */
  viewTime: string | null;
  /** Whether the caller may change its parts now. */
  isWritable: boolean;
  /** Moves that the caller may make, also those that are blocked. */
  moves: MoveChoice<ReportMove>[];
}

/** Another issued version of an order's report. */
export interface ReplacedReport {
  id: string;
  number: string;
}

/** Schema of a version that is begun, changed or moved; its parts have calls of their own. */
export const reportVersionDraft = object({
  /** Without it, a draft is begun where none is open. */
  id: idText(),
  orderId: idText().required(),
  kind: choice(1, 2, 3),
  /** The layout; `null` follows the default. */
  layoutId: idText().nullable(),
  attachments: jsonText(),
  /** The move to make. @default none: the fields are stored */
  action: string<ReportMove>().oneOf([...REPORT_MOVES]),
  reason: word(500),
  /** With `pass` and `giveBack`. */
  qcScore: count(100),
  /** JSON text of `ReviewPoint[]`, with `pass` and `giveBack`. */
  qcCheck: jsonText(),
  version: versionNumber(),
});

/** A part of a report. */
export interface ReportPart {
  versionId: string;
  orderId: string;
  part: ReportPartName;
  /** Sanitised HTML, or JSON text of the `ReportCover`. */
  content: string;
  contentEn: string;
  /** Raised by every save. */
  versionNo: number;
  /** Name of who saved it last; empty for the product. */
  saveUser: string;
  saveTime: string;
}

/** Schema of the writable fields of a part. */
export const reportPartDraft = object({
  orderId: idText().required(),
  content: richText().defined(),
  contentEn: richText(),
  /** The edited version; the save is refused with 409 when a newer one exists. */
  versionNo: count().required(),
});

/** One event of a report's history. */
export interface ReportRecord {
  key: string;
  orderId: string;
  versionId: string;
  versionNo: string;
  action: ReportAct;
  /** Name of what was done, in the reader's language. */
  label: string;
  /** Empty for the product. */
  userName: string;
  content: string | null;
  createTime: string;
}

/** A note about a report; notes are never changed or removed. */
export const reportNote = object({
  orderId: idText().required(),
  versionId: idText().required(),
  content: text(500).required(),
});

/** Content of a version, with everything about it that its studio shows. */
export interface ReportContent {
  version: ReportVersion;
  model: ReportModel;
  /** Characters that its documents show by their codes. */
  missing: MissingGlyph[];
  /** `null` to clients, and for a version that was issued. */
  layouts: ReportLayoutChoices | null;
}

/** A document of a version. */
export interface GeneratedReport {
  versionId: string;
  status: ReportStatus;
  language: ReportLanguage;
  pdfUrl: string;
}
