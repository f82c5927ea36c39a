import type { ReportItem, ReportModel, ReportRow, ReportText } from '@mingjian/api';
import { REPORT_FONTS, REPORT_TEMPLATE_VERSION } from '../../pdf/reportTemplate';
import type { Language } from '../../texts';
import { bodyTexts } from './bodyTexts';
import { sampleTexts } from './sampleTexts';
import { reportTexts } from './texts';

/**
 * Returns a report of invented people, with something in every section. Reasons and notes, which
 * reports have in one language, are in the reader's.
 */
export function sampleModel(reader: Language): ReportModel {
  const own = (choose: Choose) => sampleTexts(choose)(reader);
  const cover = (language: Language) => ({
    title: reportTexts((t) => t.coverTitle)(language),
    subtitle: reportTexts((t) => t.coverSubtitle)(language),
    note: reportTexts((t) => t.coverNote)(language),
  });
  return {
    format: 1,
    template: REPORT_TEMPLATE_VERSION,
    fonts: REPORT_FONTS,
    number: null,
    versionNo: 'v1.0',
    kind: 2,
    orderNo: 'MJ20260101001',
    company: own((t) => t.company),
    product: both((t) => t.product),
    candidate: {
      name: own((t) => t.candidate),
      idCardNo: '310*********0018',
      position: own((t) => t.position),
    },
    orderedOn: '2026-01-05',
    issuedOn: null,
    issuedAt: null,
    level: 3,
    cover: { zh: cover('zh'), en: cover('en') },
    summary: both((t) => t.summary),
    remark: both((t) => t.remark),
    ending: {
      zh: reportTexts((t) => t.ending)('zh'),
      en: reportTexts((t) => t.ending)('en'),
    },
    items: sampleItems(own),
    attachments: [{ name: own((t) => t.file), path: '', hash: SAMPLE_HASH, size: 182_300 }],
  };
}

/** SHA-256 of an empty file. */
const SAMPLE_HASH = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

type Choose = Parameters<typeof sampleTexts>[0];

const both = (choose: Choose): ReportText => ({
  zh: sampleTexts(choose)('zh'),
  en: sampleTexts(choose)('en'),
});

const verdict = (code: 1 | 2): ReportText => ({
  zh: bodyTexts((t) => t.verdicts[code])('zh'),
  en: bodyTexts((t) => t.verdicts[code])('en'),
});

const row = (label: Choose, claim: Choose, finding: Choose, code: 1 | 2): ReportRow => ({
  key: both(label).en,
  label: both(label),
  claim: both(claim),
  finding: both(finding),
  verdict: verdict(code),
});

const sampleItems = (own: (choose: Choose) => string): ReportItem[] => [
  {
    key: 'education',
    name: both((t) => t.education),
    state: 'verified',
    level: 4,
    result: verdict(1),
    reason: own((t) => t.educationReason),
    conclusion: '',
    rows: [
      row(
        (t) => t.school,
        (t) => t.schoolName,
        (t) => t.schoolName,
        1,
      ),
      row(
        (t) => t.degree,
        (t) => t.degreeName,
        (t) => t.degreeName,
        1,
      ),
    ],
  },
  {
    key: 'work',
    name: both((t) => t.work),
    state: 'verified',
    level: 3,
    result: verdict(2),
    reason: own((t) => t.workReason),
    conclusion: own((t) => t.workNote),
    rows: [
      row(
        (t) => t.left,
        (t) => t.claimedMonth,
        (t) => t.foundMonth,
        2,
      ),
    ],
  },
];
