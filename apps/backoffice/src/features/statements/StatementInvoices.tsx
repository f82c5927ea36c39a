import { lazy, useState } from 'react';
import { moneyText, type StatementDetail } from '@mingjian/api';
import {
  Button,
  Card,
  Link,
  Table,
  TableFrame,
  Tag,
  Text,
  useLocale,
  useTexts,
} from '@mingjian/ui';
import { useDictionary } from '@mingjian/widgets/DictionarySelect';
import { invoicePath } from '../../base/statementPath';
import { INVOICE_TONES } from '../../shared/invoices/invoiceTones';
import { PanelBoundary, useSignedIn } from '../../shell';
import { statementTexts } from './statements.texts';

const ApplyInvoiceDialog = lazy(async () => ({
  default: (await import('../../shared/invoices/ApplyInvoiceDialog')).ApplyInvoiceDialog,
}));

/** Invoices of a statement, each leading to its page, and the way to apply for one. */
export function StatementInvoices({ statement }: { statement: StatementDetail }) {
  const t = useTexts(statementTexts);
  const { locale } = useLocale();
  const { labelOf } = useDictionary('invoice_status');
  const isClient = useSignedIn().user.userType === 'companyUser';
  const [applying, setApplying] = useState(false);
  const { id, invoices, canInvoice } = statement;
  if (invoices.length === 0 && !canInvoice) return null;
  return (
    <Card
      title={t.invoices}
      actions={
        canInvoice && (
          <Button size="small" onClick={() => setApplying(true)}>
            {t.applyInvoice}
          </Button>
        )
      }
    >
      {invoices.length === 0 ? (
        <Text tone="muted">{t.noInvoices}</Text>
      ) : (
        <TableFrame label={`${t.invoices} ${statement.statementNo}`}>
          <Table density="compact">
            <thead>
              <tr>
                <th scope="col">{t.invoice}</th>
                <th scope="col">{t.invoiceStatus}</th>
                <th scope="col" data-align="end">
                  {t.amount}
                </th>
              </tr>
            </thead>
            <tbody>
              {invoices.map(({ invoiceId, invoiceApplyNo, status, amount }) => (
                <tr key={invoiceId}>
                  <th scope="row">
                    <Link href={invoicePath(invoiceId, isClient)}>{invoiceApplyNo}</Link>
                  </th>
                  <td>
                    <Tag tone={INVOICE_TONES[status]}>{labelOf(status)}</Tag>
                  </td>
                  <td data-align="end">{moneyText(amount, locale)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </TableFrame>
      )}
      {applying && (
        <PanelBoundary onClose={() => setApplying(false)}>
          <ApplyInvoiceDialog source={{ statementIds: id }} onClose={() => setApplying(false)} />
        </PanelBoundary>
      )}
    </Card>
  );
}
