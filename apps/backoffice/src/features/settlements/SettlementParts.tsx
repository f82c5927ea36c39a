import { moneyText, type SettlementDetail } from '@mingjian/api';
import { Card, Link, Table, TableFrame, Text, useLocale, useTexts } from '@mingjian/ui';
import { statementPath } from '../../base/statementPath';
import { useSignedIn } from '../../shell';
import { settlementTexts } from './settlements.texts';

/** The statements that a payment was matched to, and what the balance got. */
export function SettlementParts({ settlement }: { settlement: SettlementDetail }) {
  const t = useTexts(settlementTexts);
  const { locale } = useLocale();
  const isClient = useSignedIn().user.userType === 'companyUser';
  const { parts, settleNo } = settlement;
  const money = (fen: number) => moneyText(fen, locale);
  return (
    <Card title={t.parts}>
      {parts.length === 0 ? (
        <Text tone="muted">{t.noParts}</Text>
      ) : (
        <TableFrame label={`${t.parts} ${settleNo}`}>
          <Table density="compact">
            <thead>
              <tr>
                <th scope="col">{t.statement}</th>
                <th scope="col" data-align="end">
                  {t.amount}
                </th>
                <th scope="col" data-align="end">
                  {t.rest}
                </th>
              </tr>
            </thead>
            <tbody>
              {parts.map(({ statementId, statementNo, amount, rest }, index) => (
                <tr key={index}>
                  <th scope="row">
                    {statementId === null ? (
                      t.balance
                    ) : (
                      <Link href={statementPath(statementId, isClient)}>{statementNo}</Link>
                    )}
                  </th>
                  <td data-align="end">{money(amount)}</td>
                  <td data-align="end">{statementId === null ? '—' : money(rest)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </TableFrame>
      )}
    </Card>
  );
}
