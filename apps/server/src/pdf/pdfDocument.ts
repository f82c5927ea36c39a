/** A label with its value. */
export type PdfFact = readonly [label: string, value: string];

/** A table. Its head is repeated on each page that it reaches. */
export interface PdfTable {
  head: readonly string[];
  rows: readonly (readonly string[])[];
  /** Shares of the columns in the width. */
  widths: readonly number[];
}

/** A part of a document: paragraphs, and a table. */
export interface PdfSection {
  heading: string | null;
  paragraphs: readonly string[];
  /** @default none */
  table?: PdfTable | undefined;
}

/** A signature below a document. */
export interface PdfSignature {
  heading: string;
  /** Drawn as SVG, or typed. */
  mark: { svg: string; label: string } | { typed: string };
  facts: readonly PdfFact[];
}

/** A document as its data: texts stay texts, whatever they contain. */
export interface PdfDocument {
  language: 'zh' | 'en';
  title: string;
  /** Small text below the title. */
  subtitle: string;
  facts: readonly PdfFact[];
  sections: readonly PdfSection[];
  signatures: readonly PdfSignature[];
  /** In the footer of each page, beside its number. */
  footer: string;
  /** Moment of its creation: equal documents are equal bytes. */
  createdAt: Date;
}
