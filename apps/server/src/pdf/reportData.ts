import {
  shownSections,
  STANDARD_LAYOUT,
  type CoverField,
  type ItemField,
  type LayoutSection,
  type ReportItem,
  type ReportLanguage,
  type ReportModel,
  type ReportText,
} from '@mingjian/api';
import type { RichNode } from './richTree';
import { richTree } from './richTree';
import { reportDataTexts } from './reportDataTexts';
import { sectionHeadings, watermarkOf } from './reportSections';

/** A report as its template reads it: every word is in it. */
export interface ReportData {
  language: ReportLanguage;
  title: string;
  subtitle: string;
  note: string;
  brand: string;
  kind: string;
  facts: [label: string, value: string][];
  level: DataLevel;
  levelLabel: string;
  head: string;
  /** `null` for an issued report without one. */
  watermark: { text: string; isDraft: boolean } | null;
  page: [before: string, of: string, end: string];
  /** Colour of cover and headings: `#rrggbb`. */
  colour: string;
  /** Names of pictures; `null` for none. */
  logo: string | null;
  coverPicture: string | null;
  /** Sections after the cover, in their order. */
  sections: LayoutSection[];
  summary: { heading: string; rich: RichNode[] };
  /** Its heading is `null` below the summary, of which it is a part. */
  overview: { heading: string | null; head: string[]; rows: DataOverviewRow[] };
  body: { heading: string; items: DataItem[]; empty: string };
  remark: { heading: string; rich: RichNode[] } | null;
  ending: { heading: string; rich: RichNode[] };
  attachments: { heading: string; head: string[]; rows: string[][] } | null;
  /** Description of the attached model; `null` where none is attached. */
  modelNote: string | null;
}

interface DataLevel {
  level: number;
  label: string;
}

interface DataOverviewRow {
  name: string;
  result: string;
  level: DataLevel;
}

interface DataItem extends DataOverviewRow {
  /** Whether its claims are shown. */
  hasTable: boolean;
  head: string[];
  rows: string[][];
  notes: [label: string, text: string][];
}

/** Returns a report in a language for its template. `pictures` names those that are there. */
export function reportData(
  model: ReportModel,
  language: ReportLanguage,
  pictures: ReadonlyMap<string, string>,
): ReportData {
  const say = (choose: Parameters<typeof reportDataTexts>[0]) => reportDataTexts(choose)(language);
  const { candidate, number, versionNo } = model;
  const layout = model.layout ?? STANDARD_LAYOUT;
  const hasFact = (field: CoverField) => layout.coverFields.includes(field);
  const has = (field: ItemField) => layout.itemFields.includes(field);
  const cover = model.cover[language];
  const rich = (text: ReportText) => richTree(inLanguage(text, language), pictures);
  const levelOf = (level: ReportModel['level']) => ({ level, label: say((t) => t.levels[level]) });
  const remark = rich(model.remark);
  const overviewOf = ({ name, level, state, result }: ReportItem): DataOverviewRow => ({
    name: inLanguage(name, language),
    result: inLanguage(result, language) || say((t) => t.state[state]),
    level: levelOf(level),
  });
  const numbered = number ?? versionNo;
  const sections = shownSections(layout, {
    overview: model.items.length > 0,
    remark: remark.length > 0,
    attachments: model.attachments.length > 0,
  });
  const headings = sectionHeadings(sections, language);
  const facts: readonly [CoverField, string, string][] = [
    ['company', say((t) => t.company), model.company],
    ['candidate', say((t) => t.candidate), candidate.name],
    ['idCardNo', say((t) => t.idCardNo), candidate.idCardNo],
    ['position', say((t) => t.position), candidate.position],
    ['product', say((t) => t.product), inLanguage(model.product, language)],
    ['orderNo', say((t) => t.orderNo), model.orderNo],
    ['number', number ? say((t) => t.number) : say((t) => t.version), numbered],
    ['orderedOn', say((t) => t.orderedOn), model.orderedOn],
    ['issuedOn', say((t) => t.issuedOn), model.issuedOn ?? say((t) => t.notIssued)],
  ];
  return {
    language,
    title: cover.title || model.cover.zh.title,
    subtitle: cover.subtitle,
    note: cover.note,
    brand: say((t) => t.brand),
    kind: say((t) => t.kind[model.kind]),
    facts: facts.flatMap(([field, label, value]) => (hasFact(field) ? [[label, value]] : [])),
    level: levelOf(model.level),
    levelLabel: say((t) => t.level),
    head: `${cover.title || model.cover.zh.title} · ${numbered}`,
    watermark: watermarkOf(model, layout, language),
    page: [say((t) => t.page), say((t) => t.pageOf), say((t) => t.pageEnd)],
    colour: layout.colour,
    logo: pictures.get(layout.logo ?? '') ?? null,
    coverPicture: pictures.get(layout.coverPicture ?? '') ?? null,
    sections: sections.filter((name) => name !== 'cover'),
    summary: { heading: headings.summary, rich: rich(model.summary) },
    overview: {
      heading: headings.overview,
      head: [say((t) => t.item), say((t) => t.result), say((t) => t.levelHead)],
      rows: model.items.map(overviewOf),
    },
    body: {
      heading: headings.body,
      empty: say((t) => t.noClaims),
      items: model.items.map((item) => ({
        ...overviewOf(item),
        hasTable: has('rows'),
        ...tableOf(item, has('verdict'), language),
        notes: [
          [say((t) => t.reason), item.reason],
          [say((t) => t.conclusion), has('conclusion') ? item.conclusion : ''],
        ].filter((note): note is [string, string] => note[1] !== ''),
      })),
    },
    remark: remark.length > 0 ? { heading: headings.remark, rich: remark } : null,
    ending: { heading: headings.ending, rich: rich(model.ending) },
    attachments:
      model.attachments.length > 0
        ? {
            heading: say((t) => t.attachments),
            head: [say((t) => t.file), say((t) => t.size), say((t) => t.hash)],
            rows: model.attachments.map(({ name, size, hash }) => [name, sizeText(size), hash]),
          }
        : null,
    modelNote: number ? say((t) => t.modelNote) : null,
  };
}

/** Returns the table of an item, without columns in which nothing is. */
function tableOf({ rows }: ReportItem, hasVerdict: boolean, language: ReportLanguage) {
  const say = (choose: Parameters<typeof reportDataTexts>[0]) => reportDataTexts(choose)(language);
  const columns = [
    { head: say((t) => t.field), of: rows.map(({ label }) => label), isNeeded: true },
    { head: say((t) => t.claim), of: rows.map(({ claim }) => claim), isNeeded: true },
    { head: say((t) => t.finding), of: rows.map(({ finding }) => finding), isNeeded: false },
    ...(hasVerdict
      ? [{ head: say((t) => t.verdict), of: rows.map(({ verdict }) => verdict), isNeeded: false }]
      : []),
  ].filter(({ isNeeded, of }) => isNeeded || of.some((text) => inLanguage(text, language) !== ''));
  return {
    head: columns.map(({ head }) => head),
    rows: rows.map((_, index) => columns.map(({ of }) => inLanguage(of[index]!, language) || '—')),
  };
}

/** Returns a text in a language; the Chinese one where nobody wrote it in English. */
export const inLanguage = ({ zh, en }: ReportText, language: ReportLanguage) =>
  (language === 'en' && en) || zh;

const sizeText = (bytes: number) =>
  bytes < 1_048_576 ? `${Math.ceil(bytes / 1_024)} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`;
