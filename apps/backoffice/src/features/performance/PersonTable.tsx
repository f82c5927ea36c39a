import { useId } from 'react';
import { moneyText, type OrderKpi } from '@mingjian/api';
import { Button, Table, TableFrame, useFormatNumber, useLocale, useTexts } from '@mingjian/ui';
import { ExplainPopover } from './ExplainPopover';
import type { PersonRows } from './model/people';
import * as S from './Performance.styles';
import { performanceTexts } from './performance.texts';

export interface PersonTableProps {
  person: PersonRows;
  /** Corrects an item. @default nobody may */
  onCorrect?: ((row: OrderKpi) => void) | undefined;
}

/** The scores of one person on an order, item by item. */
export function PersonTable({ person, onCorrect }: PersonTableProps) {
  const t = useTexts(performanceTexts);
  const format = useFormatNumber();
  const { locale } = useLocale();
  const nameId = useId();
  const { userName, quantity, difficulty, share, total, rows } = person;
  const hasAmounts = rows.some(({ amount }) => amount > 0);
  const facts = t.summary(format(quantity), format(difficulty), format(share));
  return (
    <S.Person aria-labelledby={nameId}>
      <S.PersonHead>
        <strong id={nameId}>{userName}</strong>
        <S.Note>{facts}</S.Note>
        <S.Total>{t.total(format(total))}</S.Total>
      </S.PersonHead>
      <TableFrame label={t.table(userName)}>
        <Table density="compact" data-pin>
          <thead>
            <tr>
              <th scope="col">{t.item}</th>
              <th scope="col" data-align="end">
                {t.weight}
              </th>
              <th scope="col" data-align="end">
                {t.computed}
              </th>
              <th scope="col" data-align="end">
                {t.score}
              </th>
              <th scope="col" data-align="end">
                {t.share}
              </th>
              {hasAmounts && (
                <th scope="col" data-align="end">
                  {t.amount}
                </th>
              )}
              <th scope="col" data-align="end">
                {t.actions}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row" data-wrap>
                  {row.itemName}
                  {row.deductReason && (
                    <S.Remark>{t.correctedBy(row.correctedBy ?? '', row.deductReason)}</S.Remark>
                  )}
                  {row.note && <S.Remark>{t.noteOf(row.note)}</S.Remark>}
                </th>
                <td data-align="end">{format(row.weight)}</td>
                <td data-align="end">{format(row.computed)}</td>
                <td data-align="end">
                  {row.score === row.computed ? format(row.score) : <b>{format(row.score)}</b>}
                </td>
                <td data-align="end">{`${format(row.share)}%`}</td>
                {hasAmounts && <td data-align="end">{moneyText(row.amount, locale)}</td>}
                <td data-align="end">
                  <S.Actions>
                    <ExplainPopover row={row} />
                    {onCorrect && (
                      <Button
                        size="small"
                        aria-label={t.correctOf(row.itemName, userName)}
                        onClick={() => onCorrect(row)}
                      >
                        {t.correct}
                      </Button>
                    )}
                  </S.Actions>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </TableFrame>
    </S.Person>
  );
}
