import type { DangerLevel } from '../../resources/orders/order';
import type { ReportLayoutContent } from './reportLayout';

/** 1 stage report · 2 final · 3 correction. */
export type ReportKind = 1 | 2 | 3;

/** A text in both languages of reports. English is empty where nobody wrote any. */
export interface ReportText {
  zh: string;
  en: string;
}

/** Words on the cover of a report. */
export interface ReportCover {
  title: string;
  subtitle: string;
  /** A notice, such as for whom it is. */
  note: string;
}

/** A line of the table of a survey item: what was claimed, and what was found. */
export interface ReportRow {
  key: string;
  label: ReportText;
  claim: ReportText;
  finding: ReportText;
  /** Whether both agree; empty where nobody compared. */
  verdict: ReportText;
}

/** A verified survey item of a report. */
export interface ReportItem {
  /** Id of its task. */
  key: string;
  name: ReportText;
  state: 'verified' | 'unverifiable' | 'cancelled' | 'open';
  level: DangerLevel;
  /** Empty until there is one. */
  result: ReportText;
  /** Reason of the level. */
  reason: string;
  conclusion: string;
  rows: ReportRow[];
}

/** A file that is delivered with a report. */
export interface ReportAttachment {
  name: string;
  path: string;
  /** SHA-256 of its content. */
  hash: string;
  /** In bytes. */
  size: number;
}

/**
 * Everything that a version of a report says: preview, online page and PDF are made of it alone. An
 * issued one is stored, and its hash is that of its canonical JSON.
 */
export interface ReportModel {
  format: 1;
  /** Version of the layout of the PDF, and the fonts in it. */
  template: number;
  fonts: string;
  /** `BG-…-v1.0`; `null` for one that is not issued. */
  number: string | null;
  versionNo: string;
  kind: ReportKind;
  orderNo: string;
  company: string;
  product: ReportText;
  candidate: {
    name: string;
    /** Masked. */
    idCardNo: string;
    position: string;
  };
  /** Beijing days. */
  orderedOn: string;
  issuedOn: string | null;
  /** `yyyy-MM-dd HH:mm:ss` in Beijing; `null` for one that is not issued. */
  issuedAt: string | null;
  /** The worst judged level of its items. */
  level: DangerLevel;
  cover: { zh: ReportCover; en: ReportCover };
  /** Sanitised HTML, as are the next two. */
  summary: ReportText;
  remark: ReportText;
  ending: ReportText;
  items: ReportItem[];
  attachments: ReportAttachment[];
  /** Absent in reports that were made before there were layouts, and where there is none. */
  layout?: ReportLayoutContent | undefined;
}

/** A character that no font of reports has, and the field that it is in. */
export interface MissingGlyph {
  character: string;
  field: string;
}
