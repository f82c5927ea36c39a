import { type ChartContents } from './chartModel';
import { plainNumber, type ChartFormatting } from './format';

const FORMULA = /^[\p{Cf}\t\r\n]*[=+\-@＝＋－＠]|^[\t\r\n]/u;
const NUMBER = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/;

/** Returns a cell in quotes where needed; a text that a program could run begins with `'`. */
export function csvCell(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Returns a chart's contents as CSV in UTF-8 with a mark of byte order, for spreadsheets. */
export function chartCsv(
  { categories, series }: ChartContents,
  categoryLabel: string,
  format: ChartFormatting,
): string {
  const rows = [
    [categoryLabel, ...series.map(({ name }) => name)],
    ...categories.map((category, index) => [
      category,
      ...series.map(({ values }) => {
        const value = values[index];
        return value == null ? '' : plainNumber(value, format);
      }),
    ]),
  ];
  return `\uFEFF${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
}
