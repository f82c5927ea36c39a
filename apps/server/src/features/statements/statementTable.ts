import type { ExportColumn, StatementLine } from '@mingjian/api';
import type { Language } from '../../texts';
import { statementFileTexts } from './fileTexts';

type Say = Parameters<typeof statementFileTexts>[0];

/** A column of a statement's lines, with the value of each. */
interface LineColumn {
  field: string;
  label: Say;
  value(line: StatementLine, language: Language): string | number | null;
  /** Whether it holds amounts in fen. */
  isMoney?: true;
}

/** Columns of a statement's lines, in the order of every file. */
const LINE_COLUMNS: readonly LineColumn[] = [
  { field: 'number', label: (t) => t.number, value: ({ number }) => number },
  { field: 'orderNo', label: (t) => t.orderNo, value: ({ orderNo }) => orderNo },
  { field: 'candidate', label: (t) => t.candidate, value: (line) => line.candidateName },
  { field: 'product', label: (t) => t.product, value: ({ name }) => name },
  {
    field: 'kind',
    label: (t) => t.kind,
    value: ({ kind }, language) => statementFileTexts((t) => t.kinds[kind])(language),
  },
  { field: 'day', label: (t) => t.day, value: ({ day }) => day },
  { field: 'costCenter', label: (t) => t.costCenter, value: ({ costCenter }) => costCenter },
  { field: 'clientPoNo', label: (t) => t.clientPoNo, value: ({ clientPoNo }) => clientPoNo },
  {
    field: 'net',
    label: (t) => t.net,
    value: ({ amount, taxAmount }) => amount - taxAmount,
    isMoney: true,
  },
  { field: 'tax', label: (t) => t.tax, value: ({ taxAmount }) => taxAmount, isMoney: true },
  { field: 'gross', label: (t) => t.gross, value: ({ amount }) => amount, isMoney: true },
];

/** Content of a file's cell: a text, a number, an amount in fen, or nothing. */
export type LineCell = string | number | { fen: number } | null;

/** The lines of a statement as a table. */
export interface LineTable {
  columns: readonly ExportColumn[];
  rows: readonly (readonly LineCell[])[];
  /** The last row: the sums of the amounts. */
  totals: readonly LineCell[];
}

/** Returns the lines of a statement as a table with their sums. */
export function statementTable(lines: readonly StatementLine[], language: Language): LineTable {
  const sumOf = ({ value }: LineColumn) =>
    lines.reduce((sum, line) => sum + Number(value(line, language)), 0);
  return {
    columns: LINE_COLUMNS.map(({ field, label, isMoney }) => ({
      field,
      label: statementFileTexts(label)(language),
      ...(isMoney ? { as: 'money' as const } : { isText: field !== 'number' }),
    })),
    rows: lines.map((line) =>
      LINE_COLUMNS.map(({ value, isMoney }) => {
        const cell = value(line, language);
        return isMoney ? { fen: Number(cell) } : cell;
      }),
    ),
    totals: LINE_COLUMNS.map((column, index) =>
      column.isMoney
        ? { fen: sumOf(column) }
        : index === 0
          ? statementFileTexts((t) => t.total)(language)
          : null,
    ),
  };
}
