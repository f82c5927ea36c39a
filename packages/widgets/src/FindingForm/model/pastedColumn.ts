import { NO_FINDING, type Finding } from './findings';

/** Findings after a column was pasted. */
export interface PastedColumn {
  findings: Readonly<Record<string, Finding>>;
  /** The findings that gave way to cells, by the keys of their rows. */
  before: Readonly<Record<string, string>>;
  /** Number of cells that were too long and lost their end. */
  cut: number;
  /** Number of cells below the last row, which were not taken. */
  left: number;
}

/** A cell up to the end of its line. Spreadsheets quote one with line breaks. */
const CELL = /(?:"((?:[^"]|"")*)"|([^\r\n]*))(?:\r?\n|$)/g;

/**
 * Returns the cells of a column that a spreadsheet has copied; `null` for one cell, for several
 * columns, and for lines of anything else, which may be one finding.
 */
export function columnOf(text: string, html: string): readonly string[] | null {
  if (!/<table[\s>]/i.test(html)) return null;
  const lines = [...text.replace(/(?:\r?\n)+$/, '').matchAll(CELL)];
  const cells = lines.map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '');
  // The end of the text matches once more, as an empty cell.
  if (cells.at(-1) === '') cells.pop();
  const isWide = lines.some(([, , plain]) => plain?.includes('\t'));
  return cells.length > 1 && !isWide ? cells : null;
}

/** Returns the findings once cells stand in the rows `keys`; an empty cell changes none. */
export function withColumn(
  findings: Readonly<Record<string, Finding>>,
  keys: readonly string[],
  cells: readonly string[],
  maxLength: number,
): PastedColumn {
  const texts = cells.map((cell) => cell.trim());
  const taken = keys.flatMap((key, index) => (texts[index] ? [[key, texts[index]] as const] : []));
  const pasted = taken.map(([key, text]) => {
    const finding = text.slice(0, maxLength);
    return [key, { ...(findings[key] ?? NO_FINDING), finding }] as const;
  });
  return {
    findings: { ...findings, ...Object.fromEntries(pasted) },
    before: Object.fromEntries(taken.map(([key]) => [key, findings[key]?.finding ?? ''])),
    cut: taken.filter(([, text]) => text.length > maxLength).length,
    left: texts.slice(keys.length).filter((text) => text !== '').length,
  };
}

/** Returns the findings as they were before a paste, but for those that changed since. */
export function withoutColumn(
  findings: Readonly<Record<string, Finding>>,
  pasted: PastedColumn,
): Readonly<Record<string, Finding>> {
  const restored = Object.entries(pasted.before).flatMap(([key, finding]) => {
    const now = findings[key];
    return now && now.finding === pasted.findings[key]?.finding ? [[key, { ...now, finding }]] : [];
  });
  return { ...findings, ...Object.fromEntries(restored) };
}
