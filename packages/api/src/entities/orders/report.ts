import { object } from 'yup';
import { choice, count, idText, jsonText, richText, text, word, type Stored } from '../../schema';

/** 1 stage report · 2 final · 3 correction. */
export type ReportKind = 1 | 2 | 3;

/**
 * 0 draft · 10 waits for review · 20 returned · 30 reviewed · 40 issued, never changed again · 50
 * replaced · 60 recalled.
 */
export type ReportStatus = 0 | 10 | 20 | 30 | 40 | 50 | 60;

/** One version of an order's report. */
export interface ReportVersion extends Stored {
  orderId: string;
  /** v1.0 */
  versionNo: string;
  kind: ReportKind;
  status: ReportStatus;
  language: 'zh' | 'en';
  /** JSON text of `{ name, url }[]`. */
  attachments: string;
  pdfUrl: string | null;
  sha256: string | null;
  issueUser: string | null;
  issueTime: string | null;
  qcUser: string | null;
  qcScore: number | null;
  /** JSON text of the checklist. */
  qcCheck: string | null;
  /** The version that this one corrects. */
  diffFrom: string | null;
  recallReason: string | null;
}

/** Schema of the writable fields of a version; its parts have calls of their own. */
export const reportVersionDraft = object({
  id: idText(),
  orderId: idText().required(),
  kind: choice(1, 2, 3),
  status: choice(0, 10, 20, 30, 40, 60),
  language: word(2),
  attachments: jsonText(),
  qcScore: count(100).nullable(),
  qcCheck: jsonText(),
  recallReason: text(500),
});

/** A part of a report: cover, summary, remark or ending. */
export interface ReportPart extends Stored {
  orderId: string;
  /** Sanitised HTML, or JSON text for the cover. */
  content: string;
  contentEn: string | null;
  /** Raised by every save. */
  versionNo: number;
}

/** Schema of the writable fields of a part. */
export const reportPartDraft = object({
  id: idText(),
  orderId: idText().required(),
  content: richText().required(),
  contentEn: richText(),
  /** The edited version; the save is refused with 409 when a newer one exists. */
  versionNo: count().required(),
});

/** One event of a report's history. */
export interface ReportRecord extends Stored {
  orderId: string;
  versionId: string | null;
  /** Machine name, such as `report.recalled`. */
  action: string;
  userName: string;
  content: string | null;
}

/** A report that was asked for; it is made in the background. */
export interface GeneratedReport {
  versionId: string;
  status: ReportStatus;
  pdfUrl: string | null;
}
