import { useState } from 'react';
import { moneyText, type StatementDetail, type StatementLine } from '@mingjian/api';
import {
  Button,
  Card,
  Checkbox,
  Link,
  Table,
  TableFrame,
  Tag,
  useLocale,
  useTexts,
  VisuallyHidden,
} from '@mingjian/ui';
import { orderDetailsPath } from '../../base/orderPaths';
import { useDateFormat } from '../../base/useDateFormat';
import { PanelBoundary } from '../../shell';
import { LineCorrection } from './LineCorrection';
import { StatementDownload } from './StatementDownload';
import { statementTexts } from './statements.texts';
import * as S from './Statement.styles';

export interface StatementLinesProps {
  statement: StatementDetail;
  /** Ids of the lines that the client's dispute will name. */
  disputed: readonly string[];
  onDispute(lineIds: readonly string[]): void;
}

/** The lines of a statement and their sums. Each leads to its order. */
export function StatementLines({ statement, disputed, onDispute }: StatementLinesProps) {
  const t = useTexts(statementTexts);
  const dates = useDateFormat();
  const { locale } = useLocale();
  const [correcting, setCorrecting] = useState<StatementLine | null>(null);
  const { lines, moves, canCorrect } = statement;
  const mayDispute = moves.some(({ move }) => move === 'dispute');
  const money = (fen: number) => moneyText(fen, locale);
  const taxes = lines.reduce((sum, { taxAmount }) => sum + taxAmount, 0);
  const toggle = (id: string, isOn: boolean) =>
    onDispute(isOn ? [...disputed, id] : disputed.filter((other) => other !== id));
  return (
    <Card title={t.lines} actions={<StatementDownload id={statement.id} />}>
      {mayDispute && <S.Note>{t.disputeHint}</S.Note>}
      <TableFrame label={`${t.lines} ${statement.statementNo}`}>
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
              {canCorrect && (
                <th scope="col">
                  <VisuallyHidden>{t.correct}</VisuallyHidden>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.id}>
                <th scope="row">
                  <S.Row>
                    {mayDispute && (
                      <Checkbox
                        label={t.disputeLine(line.number)}
                        hideLabel
                        checked={disputed.includes(line.id)}
                        onChange={({ target }) => toggle(line.id, target.checked)}
                      />
                    )}
                    <Link href={orderDetailsPath(line.orderId)}>{line.orderNo}</Link>
                  </S.Row>
                </th>
                <td>
                  <S.Row>
                    {line.name}
                    {line.kind !== 'product' && <Tag>{t[`kind${line.kind}`]}</Tag>}
                  </S.Row>
                  {line.corrects && <S.Note>{t.correctsOf(line.corrects.statementNo)}</S.Note>}
                  {line.corrected > 0 && <S.Note>{t.correctedBy(money(line.corrected))}</S.Note>}
                  {line.disputeNote && <S.Dispute>{line.disputeNote}</S.Dispute>}
                </td>
                <td>{line.candidateName}</td>
                <td>{line.day && dates.day(line.day)}</td>
                <td>{line.costCenter}</td>
                <td>{line.clientPoNo}</td>
                <td data-align="end">{money(line.amount)}</td>
                <td data-align="end">{money(line.taxAmount)}</td>
                {canCorrect && (
                  <td>
                    {line.amount > line.corrected && (
                      <Button tone="quiet" size="small" onClick={() => setCorrecting(line)}>
                        {t.correct}
                      </Button>
                    )}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t.total}</th>
              <td colSpan={5} aria-hidden />
              <td data-align="end">{money(statement.totalAmount)}</td>
              <td data-align="end">{money(taxes)}</td>
              {canCorrect && <td aria-hidden />}
            </tr>
          </tfoot>
        </Table>
      </TableFrame>
      {correcting && (
        <PanelBoundary onClose={() => setCorrecting(null)}>
          <LineCorrection line={correcting} onClose={() => setCorrecting(null)} />
        </PanelBoundary>
      )}
    </Card>
  );
}
