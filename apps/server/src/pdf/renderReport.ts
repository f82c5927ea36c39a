import type { ReportLanguage, ReportModel } from '@mingjian/api';
import type { Caller } from '../http/caller';
import type { PdfFile, PdfTask } from './pdfTask';
import { renderTask } from './renderPdf';
import { reportData } from './reportData';

/** Options of the document of a report. */
export interface ReportOptions {
  language: ReportLanguage;
  /** Pictures of its texts, by their addresses. */
  pictures: ReadonlyMap<string, PdfFile>;
  /** Moment of its issue; `null` for a draft. */
  createdAt: Date | null;
  standard?: PdfTask['standard'];
  signature?: PdfTask['signature'];
}

/** Moment of drafts, so that equal ones are equal bytes. */
const NO_MOMENT = new Date('2026-01-01T00:00:00Z');

/** Returns the document of a report. Equal models are equal bytes. */
export const renderReport = async (
  model: ReportModel,
  { language, pictures, createdAt, standard, signature }: ReportOptions,
  caller: Pick<Caller, 'userId' | 'leaving'>,
): Promise<Buffer> => {
  const names = new Map([...pictures].map(([address, { name }]) => [address, name]));
  const attached = { name: 'model.json', content: Buffer.from(JSON.stringify(model)) };
  return renderTask(
    {
      template: 'report',
      data: reportData(model, language, names),
      files: [...pictures.values(), ...(model.number ? [attached] : [])],
      createdAt: createdAt ?? NO_MOMENT,
      standard,
      signature,
    },
    caller,
  );
};
