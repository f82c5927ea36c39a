import type { ReportCover, ReportModel, ReportText } from '@mingjian/api';
import { plainText } from './plainText';

/** A field of a report that differs between two versions. */
export interface FieldDiff {
  key: string;
  label: string;
  /** Plain text of the earlier version. */
  before: string;
  after: string;
}

/** Names of the parts and levels of a report, in the reader's language. */
export interface DiffWords {
  cover: string;
  summary: string;
  remark: string;
  ending: string;
  attachments: string;
  level(level: ReportModel['level']): string;
}

/** Returns the fields of a report that differ between two versions, in their order. */
export function modelDiff(before: ReportModel, after: ReportModel, words: DiffWords): FieldDiff[] {
  const old = new Map(fieldsOf(before, words).map(([key, , text]) => [key, text]));
  const current = fieldsOf(after, words);
  const known = new Set(current.map(([key]) => key));
  const gone = fieldsOf(before, words).filter(([key]) => !known.has(key));
  return [
    ...current.map(([key, label, text]) => [key, label, old.get(key) ?? '', text] as const),
    ...gone.map(([key, label, text]) => [key, label, text, ''] as const),
  ]
    .filter(([, , first, second]) => first !== second)
    .map(([key, label, first, second]) => ({ key, label, before: first, after: second }));
}

type Field = readonly [key: string, label: string, text: string];

function fieldsOf(model: ReportModel, words: DiffWords): Field[] {
  const { cover, summary, remark, ending, items, attachments } = model;
  const both = (text: ReportText) => [plainText(text.zh), plainText(text.en)].join('\n').trim();
  return [
    ['cover', words.cover, [...wordsOf(cover.zh), ...wordsOf(cover.en)].join('\n')],
    ['summary', words.summary, both(summary)],
    ...items.map(({ key, name, level, result, reason, conclusion, rows }): Field => [
      key,
      name.zh,
      [
        [result.zh, words.level(level)].filter(Boolean).join(' · '),
        reason,
        conclusion,
        ...rows.map((row) =>
          [row.label.zh, row.claim.zh, row.finding.zh, row.verdict.zh].filter(Boolean).join(' · '),
        ),
      ]
        .filter(Boolean)
        .join('\n'),
    ]),
    ['remark', words.remark, both(remark)],
    ['ending', words.ending, both(ending)],
    ['attachments', words.attachments, attachments.map(({ name }) => name).join('\n')],
  ];
}

/** An issued model has its names in another order than one that is written. */
const wordsOf = ({ title, subtitle, note }: ReportCover) =>
  [title, subtitle, note].filter((text) => text !== '');
