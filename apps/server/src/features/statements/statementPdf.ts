import type { Statement, StatementLine } from '@mingjian/api';
import type { Backend } from '../../http/backend';
import type { Caller } from '../../http/caller';
import { renderTask } from '../../pdf/renderPdf';
import { readLabel } from '../dictionaries/options';
import { statementFileTexts } from './fileTexts';
import { statementTable, type LineCell } from './statementTable';

/** Shares of the columns in the width of a page. */
const WIDTHS = [0.8, 2.5, 1.4, 2.5, 1.5, 1.5, 1.7, 1.8, 1.8, 1.4, 1.8];

/** Characters of a word after which it may be broken: a cell has no room for more. */
const WORD = 12;

/** Returns a statement as a PDF in the reader's language. */
export async function statementPdf(
  statement: Statement,
  lines: readonly StatementLine[],
  caller: Caller,
  { db, now, installation }: Pick<Backend, 'db' | 'now' | 'installation'>,
): Promise<Buffer> {
  const { language } = caller;
  const say = (choose: Parameters<typeof statementFileTexts>[0]) =>
    statementFileTexts(choose)(language);
  const provider = installation.companyName?.[language] ?? say((t) => t.brand);
  const company = await db
    .selectFrom('companies')
    .select(['name', 'creditCode', 'address'])
    .where('id', '=', statement.companyId)
    .executeTakeFirstOrThrow();
  const { columns, rows, totals } = statementTable(lines, language);
  const statusIn = await readLabel('bill_status', String(statement.status), db);
  const { totalAmount, paidAmount, periodStart, periodEnd } = statement;
  const data = {
    language,
    title: say((t) => t.title),
    brand: say((t) => t.brand),
    number: statement.statementNo,
    parties: [
      { label: say((t) => t.provider), name: provider, facts: [] },
      {
        label: say((t) => t.client),
        name: company.name,
        facts: known([
          [say((t) => t.creditCode), company.creditCode],
          [say((t) => t.address), company.address],
          [say((t) => t.payer), statement.mainCompanyName],
        ]),
      },
    ],
    facts: known([
      [say((t) => t.period), `${periodStart} – ${periodEnd}`],
      [say((t) => t.status), statusIn(language)],
      [say((t) => t.sent), statement.sentTime?.slice(0, 10)],
      [say((t) => t.confirmed), statement.confirmedTime?.slice(0, 10)],
      [say((t) => t.dueDate), statement.dueDate],
      [say((t) => t.orders), String(statement.orderCount)],
      [say((t) => t.currency), say((t) => t.yuan)],
    ]),
    head: columns.map(({ label }) => label),
    widths: WIDTHS,
    aligns: columns.map(({ as }) => (as === 'money' ? 'end' : 'start')),
    rows: rows.map((cells) => cells.map(cellText)),
    total: say((t) => t.total),
    totals: totals.filter((cell) => typeof cell === 'object' && cell !== null).map(cellText),
    sums: [
      [say((t) => t.due), amountText(totalAmount)],
      [say((t) => t.paid), amountText(paidAmount)],
      [say((t) => t.rest), amountText(totalAmount - paidAmount)],
    ],
    note: [
      say((t) => t.taxNote(`${Number((statement.taxRate * 100).toFixed(2))}%`)),
      ...(statement.remark ? [say((t) => t.remark(statement.remark!))] : []),
    ].join(' '),
    page: [say((t) => t.page), say((t) => t.pageOf), say((t) => t.pageEnd)],
    footer: `${say((t) => t.title)} ${statement.statementNo} · ${company.name}`,
  };
  return renderTask({ template: 'statement', data, files: [], createdAt: now() }, caller);
}

type MaybeFact = readonly [label: string, value: string | null | undefined];

const known = (facts: readonly MaybeFact[]) => facts.filter(([, value]) => value);

const amounts = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const amountText = (fen: number) => amounts.format(fen / 100);

function cellText(cell: LineCell): string {
  if (cell === null) return '';
  if (typeof cell === 'object') return amountText(cell.fen);
  return String(cell).replace(new RegExp(`[!-~]{${WORD}}(?=[!-~])`, 'g'), '$&\u200B');
}
