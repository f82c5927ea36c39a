import { useState } from 'react';
import { moneyText, type StatementDetail } from '@mingjian/api';
import { Button, Card, Link, Table, TableFrame, Text, useLocale, useTexts } from '@mingjian/ui';
import { settlementPath } from '../../base/statementPath';
import { useDateFormat } from '../../base/useDateFormat';
import { PanelBoundary, useSignedIn } from '../../shell';
import { PaymentDialog } from './PaymentDialog';
import { statementTexts } from './statements.texts';

/** Payments of a statement, each leading to its page, and the way to enter one. */
export function StatementPayments({ statement }: { statement: StatementDetail }) {
  const t = useTexts(statementTexts);
  const dates = useDateFormat();
  const { locale } = useLocale();
  const isClient = useSignedIn().user.userType === 'companyUser';
  const [entering, setEntering] = useState(false);
  const { payments, canReceive } = statement;
  if (payments.length === 0 && !canReceive) return null;
  return (
    <Card
      title={t.payments}
      actions={
        canReceive && (
          <Button size="small" onClick={() => setEntering(true)}>
            {t.enterPayment}
          </Button>
        )
      }
    >
      {payments.length === 0 ? (
        <Text tone="muted">{t.noPayments}</Text>
      ) : (
        <TableFrame label={`${t.payments} ${statement.statementNo}`}>
          <Table density="compact">
            <thead>
              <tr>
                <th scope="col">{t.payment}</th>
                <th scope="col">{t.matchedAt}</th>
                <th scope="col" data-align="end">
                  {t.amount}
                </th>
              </tr>
            </thead>
            <tbody>
              {payments.map(({ settlementId, settleNo, amount, createTime }, index) => (
                <tr key={index}>
                  <th scope="row">
                    <Link href={settlementPath(settlementId, isClient)}>{settleNo}</Link>
                  </th>
                  <td>{dates.time(createTime)}</td>
                  <td data-align="end">{moneyText(amount, locale)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </TableFrame>
      )}
      {entering && (
        <PanelBoundary onClose={() => setEntering(false)}>
          <PaymentDialog statement={statement} onClose={() => setEntering(false)} />
        </PanelBoundary>
      )}
    </Card>
  );
}
