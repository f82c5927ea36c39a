import { FIGURES, type StatisticFigure, type StatisticFigures } from '@mingjian/api';
import { chartCsv } from '@mingjian/widgets/Chart';

/** A row of the file. */
export interface CsvRow {
  name: string;
  figures: StatisticFigures;
}

/** Names of the columns of the file. */
export interface CsvHeads {
  subject: string;
  figures: Readonly<Record<StatisticFigure, string>>;
}

/** Returns a statistic as CSV for spreadsheets: amounts in yuan, shares from 0 to 1. */
export function statisticCsv(
  figures: readonly StatisticFigure[],
  rows: readonly CsvRow[],
  heads: CsvHeads,
): string {
  const series = figures.map((figure) => ({
    key: figure,
    name: heads.figures[figure],
    values: rows.map(({ figures: values }) => plainNumber(figure, values[figure] ?? null)),
  }));
  return chartCsv({ categories: rows.map(({ name }) => name), series }, heads.subject, 'count');
}

const plainNumber = (figure: StatisticFigure, value: number | null) =>
  value !== null && FIGURES[figure].kind === 'money' ? value / 100 : value;
