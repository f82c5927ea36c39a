import { moneyText, type StatementDetail } from '@mingjian/api';
import { Card, Link, Table, TableFrame, Tag, useLocale, useTexts } from '@mingjian/ui';
import { orderDetailsPath } from '../../base/orderPaths';
import { useDateFormat } from '../../base/useDateFormat';
import { statementTexts } from './statements.texts';
import * as S from './Statement.styles';

/** The lines of a statement and their sums. Each leads to its order. */
export function StatementLines({ statement }: { statement: StatementDetail }) {
  const t = useTexts(statementTexts);
  const dates = useDateFormat();
  const { locale } = useLocale();
  const { lines } = statement;
  const money = (fen: number) => moneyText(fen, locale);
  const taxes = lines.reduce((sum, { taxAmount }) => sum + taxAmount, 0);
  return (
    <Card title={t.lines}>
      <TableFrame label={t.lines}>
        <Table density="compact" data-pin>
          <thead>
            <tr>
              <th scope="col">{t.order}</th>
              <th scope="col">{t.line}</th>
              <th scope="col">{t.candidate}</th>
              <th scope="col">{t.day}</th>
              <th scope="col">{t.costCenter}</th>
              <th scope="col">{t.clientPoNo}</th>
              <th scope="col" data-align="end">
                {t.amount}
              </th>
              <th scope="col" data-align="end">
                {t.tax}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.id}>
                <th scope="row">
                  {line.orderId && (
                    <Link href={orderDetailsPath(line.orderId)}>{line.orderNo}</Link>
                  )}
                </th>
                <td>
                  {line.name}
                  {line.kind !== 'product' && <Tag>{t[`kind${line.kind}`]}</Tag>}
                  {line.disputeNote && <S.Note>{line.disputeNote}</S.Note>}
                </td>
                <td>{line.candidateName}</td>
                <td>{line.day && dates.day(line.day)}</td>
                <td>{line.costCenter}</td>
                <td>{line.clientPoNo}</td>
                <td data-align="end">{money(line.amount)}</td>
                <td data-align="end">{money(line.taxAmount)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={6}>
                {t.total}
              </th>
              <td data-align="end">{money(statement.totalAmount)}</td>
              <td data-align="end">{money(taxes)}</td>
            </tr>
          </tfoot>
        </Table>
      </TableFrame>
    </Card>
  );
}
