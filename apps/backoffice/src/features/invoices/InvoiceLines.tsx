import { moneyText, type InvoiceDetail } from '@mingjian/api';
import { Card, Link, Table, TableFrame, useLocale, useTexts } from '@mingjian/ui';
import { orderDetailsPath } from '../../base/orderPaths';
import { statementPath } from '../../base/statementPath';
import { useSignedIn } from '../../shell';
import { invoiceTexts } from './invoices.texts';

/** The lines of an invoice and their sums. Each leads to its order and its statement. */
export function InvoiceLines({ invoice }: { invoice: InvoiceDetail }) {
  const t = useTexts(invoiceTexts);
  const { locale } = useLocale();
  const isClient = useSignedIn().user.userType === 'companyUser';
  const money = (fen: number) => moneyText(fen, locale);
  return (
    <Card title={t.lines}>
      <TableFrame label={`${t.lines} ${invoice.invoiceApplyNo}`}>
        <Table density="compact" data-pin>
          <thead>
            <tr>
              <th scope="col">{t.order}</th>
              <th scope="col">{t.line}</th>
              <th scope="col">{t.statement}</th>
              <th scope="col" data-align="end">
                {t.amount}
              </th>
              <th scope="col" data-align="end">
                {t.taxAmount}
              </th>
            </tr>
          </thead>
          <tbody>
            {invoice.lines.map((line) => (
              <tr key={line.id}>
                <th scope="row">
                  <Link href={orderDetailsPath(line.orderId)}>{line.orderNo}</Link>
                </th>
                <td>{line.name}</td>
                <td>
                  <Link href={statementPath(line.statementId, isClient)}>{line.statementNo}</Link>
                </td>
                <td data-align="end">{money(line.amount)}</td>
                <td data-align="end">{money(line.taxAmount)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t.total}</th>
              <td colSpan={2} aria-hidden />
              <td data-align="end">{money(invoice.amount)}</td>
              <td data-align="end">{money(invoice.taxAmount)}</td>
            </tr>
          </tfoot>
        </Table>
      </TableFrame>
    </Card>
  );
}
