import {
  isBelowSummary,
  type LayoutSection,
  type ReportLanguage,
  type ReportLayoutContent,
  type ReportModel,
} from '@mingjian/api';
import { reportDataTexts } from './reportDataTexts';

/** Headings of the sections of a document. */
export interface SectionHeadings {
  summary: string;
  /** `null` where the table of results is part of the summary. */
  overview: string | null;
  body: string;
  remark: string;
  ending: string;
}

/** Returns the headings of a document, numbered in the order of its sections. */
export function sectionHeadings(
  sections: readonly LayoutSection[],
  language: ReportLanguage,
): SectionHeadings {
  const isPart = isBelowSummary(sections);
  const numbered = sections.filter(
    (name) => name !== 'cover' && name !== 'attachments' && !(name === 'overview' && isPart),
  );
  const headingOf = (name: keyof SectionHeadings) =>
    reportDataTexts((t) => t.numbered(numbered.indexOf(name) + 1, t[name]))(language);
  return {
    summary: headingOf('summary'),
    overview: isPart ? null : headingOf('overview'),
    body: headingOf('body'),
    remark: headingOf('remark'),
    ending: headingOf('ending'),
  };
}

/** Returns the watermark of a document; a draft always has one. */
export function watermarkOf(
  { company, number }: Pick<ReportModel, 'company' | 'number'>,
  { watermark }: Pick<ReportLayoutContent, 'watermark'>,
  language: ReportLanguage,
): { text: string; isDraft: boolean } | null {
  if (!number) return { text: reportDataTexts((t) => t.draft)(language), isDraft: true };
  return watermark ? { text: `${company} · ${number}`, isDraft: false } : null;
}
