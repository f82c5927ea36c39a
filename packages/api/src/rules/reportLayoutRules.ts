import {
  COVER_FIELDS,
  FIXED_COVER_FIELDS,
  FIXED_ITEM_FIELDS,
  FIXED_SECTIONS,
  ITEM_FIELDS,
  LAYOUT_SECTIONS,
  type LayoutSection,
  type ReportLayoutContent,
} from '../entities/orders/reportLayout';
import type { RuleProblem, TextRule } from './rule';

/** Least contrast of a layout's colour to white. Source: WCAG 2.2, 1.4.3. */
export const LAYOUT_CONTRAST = 4.5;

/** Most characters of the address of a picture. */
const MOST_ADDRESS = 500;

const problems = {
  format: { zh: '排版内容的格式不正确', en: 'The layout has a wrong format' },
  unknown: { zh: '排版中有未知的章节或字段', en: 'The layout names an unknown section or field' },
  twice: { zh: '同一章节或字段出现了两次', en: 'A section or field is there twice' },
  missing: { zh: '排版缺少章节', en: 'The layout lacks a section' },
  first: { zh: '封面必须是第一个章节', en: 'The cover has to be the first section' },
  fixed: {
    zh: '封面、概述、核实详情和声明不能关闭',
    en: 'Cover, overview, findings and statement cannot be switched off',
  },
  coverFields: {
    zh: '候选人、报告编号和出具日期不能关闭',
    en: 'Candidate, report number and date of issue cannot be switched off',
  },
  itemFields: {
    zh: '判定依据不能关闭',
    en: 'The reason of the level cannot be switched off',
  },
  colour: { zh: '颜色格式应为 #rrggbb', en: 'Write the colour as #rrggbb' },
  contrast: {
    zh: `颜色与白色的对比度不足 ${LAYOUT_CONTRAST}，请选择更深的颜色`,
    en: `The contrast of the colour to white is below ${LAYOUT_CONTRAST}. Choose a darker one`,
  },
} satisfies Record<string, RuleProblem>;

/** The content of a layout, as JSON text. */
export const reportLayoutRule: TextRule = {
  accepts: (text) => layoutProblem(text) === undefined,
  problem: problems.format,
  problemOf: (text) => layoutProblem(text),
};

/** Returns the content of a layout; `undefined` for a text that is none. */
export const readLayout = (text: string): ReportLayoutContent | undefined =>
  layoutProblem(text) ? undefined : (parsed(text) as ReportLayoutContent);

/** Returns the contrast of a colour, `#rrggbb`, to white. */
export function contrastToWhite(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((from) => {
    const share = Number.parseInt(colour.slice(from, from + 2), 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

function layoutProblem(text: string): RuleProblem | undefined {
  const content = parsed(text);
  if (!isShaped(content)) return problems.format;
  const { sections, coverFields, itemFields, colour } = content;
  return (
    sectionProblem(sections) ??
    fieldProblem(coverFields, COVER_FIELDS, FIXED_COVER_FIELDS, problems.coverFields) ??
    fieldProblem(itemFields, ITEM_FIELDS, FIXED_ITEM_FIELDS, problems.itemFields) ??
    colourProblem(colour)
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const KEYS = [
  'colour',
  'coverFields',
  'coverPicture',
  'itemFields',
  'logo',
  'sections',
  'watermark',
].join();

/** Whether a value has the fields of a layout and no others. */
function isShaped(value: unknown): value is ReportLayoutContent {
  if (typeof value !== 'object' || value === null) return false;
  const { sections, coverFields, itemFields, colour, watermark, logo, coverPicture } =
    value as Record<string, unknown>;
  return (
    Object.keys(value).toSorted().join() === KEYS &&
    Array.isArray(sections) &&
    sections.every(isSection) &&
    [coverFields, itemFields].every(isTexts) &&
    typeof colour === 'string' &&
    typeof watermark === 'boolean' &&
    [logo, coverPicture].every(isPicture)
  );
}

const isSection = (value: unknown) => {
  if (typeof value !== 'object' || value === null) return false;
  const { name, shown, ...rest } = value as Record<string, unknown>;
  return typeof name === 'string' && typeof shown === 'boolean' && Object.keys(rest).length === 0;
};

const isTexts = (value: unknown) =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

const isPicture = (value: unknown) =>
  value === null || (typeof value === 'string' && value !== '' && value.length <= MOST_ADDRESS);

function sectionProblem(sections: ReportLayoutContent['sections']): RuleProblem | undefined {
  const names = sections.map(({ name }) => name);
  const isOff = (section: LayoutSection) =>
    sections.some(({ name, shown }) => name === section && !shown);
  return (
    nameProblem(names, LAYOUT_SECTIONS) ??
    (names.length < LAYOUT_SECTIONS.length ? problems.missing : undefined) ??
    (names[0] === 'cover' ? undefined : problems.first) ??
    (FIXED_SECTIONS.some(isOff) ? problems.fixed : undefined)
  );
}

const fieldProblem = <Name extends string>(
  names: readonly Name[],
  known: readonly Name[],
  fixed: readonly Name[],
  problem: RuleProblem,
): RuleProblem | undefined =>
  nameProblem(names, known) ?? (fixed.every((name) => names.includes(name)) ? undefined : problem);

function nameProblem<Name extends string>(names: readonly Name[], known: readonly Name[]) {
  if (names.some((name) => !known.includes(name))) return problems.unknown;
  return new Set(names).size < names.length ? problems.twice : undefined;
}

function colourProblem(colour: string) {
  if (!/^#[0-9a-f]{6}$/.test(colour)) return problems.colour;
  return contrastToWhite(colour) < LAYOUT_CONTRAST ? problems.contrast : undefined;
}
