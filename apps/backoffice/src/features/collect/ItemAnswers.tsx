import type { CollectFinding, CollectItem } from '@mingjian/api';
import { Alert, Button, Card, Text, useLocale, useTexts } from '@mingjian/ui';
import { collectTexts } from './collect.texts';
import * as S from './CollectReviewPage.styles';
import { answerText } from './model/answerText';
import { reviewStretches, type ReviewRow } from './model/reviewRows';
import type { Returning } from './ReturnDialog';

export interface ItemAnswersProps {
  item: CollectItem;
  findings: readonly CollectFinding[];
  /** Whether the reader may return fields and items. */
  mayReturn: boolean;
  onReturn(returning: Returning): void;
  /** Takes the mark of the item back. */
  onKeep(): void;
}

/** The answers of an item, with what changed, what rules found and what is returned. */
export function ItemAnswers({ item, findings, mayReturn, onReturn, onKeep }: ItemAnswersProps) {
  const t = useTexts(collectTexts);
  const { locale } = useLocale();
  const stretches = reviewStretches(item, findings);
  const isMarked = item.status === 3;
  return (
    <Card
      title={locale.startsWith('en') ? item.nameEn : item.name}
      actions={
        mayReturn &&
        (isMarked ? (
          <Button size="small" onClick={onKeep}>
            {t.keep}
          </Button>
        ) : (
          item.status !== 5 && (
            <Button size="small" onClick={() => onReturn({ item })}>
              {t.returnItem}
            </Button>
          )
        ))
      }
    >
      <S.Body>
        {item.status === 5 && <Alert>{t.waived}</Alert>}
        {isMarked && item.returned.length === 0 && (
          <Alert tone="warning">{t.markedItem(item.returnReason ?? '')}</Alert>
        )}
        {stretches.map(({ index, rows, explanation, doNotContact }) => (
          <S.Stretch key={index}>
            {item.isList && <h3>{t.entry(index + 1)}</h3>}
            {doNotContact && <Alert tone="warning">{t.doNotContact}</Alert>}
            <S.Answers>
              {rows.map((row) => (
                <AnswerRow
                  key={row.field.key}
                  row={row}
                  onReturn={
                    mayReturn && item.status !== 5
                      ? () => onReturn({ item, field: row.field, stretch: index })
                      : undefined
                  }
                />
              ))}
            </S.Answers>
            {explanation !== '' && (
              <div>
                <Text tone="muted">{t.explanation}</Text>
                <p>{explanation}</p>
              </div>
            )}
          </S.Stretch>
        ))}
      </S.Body>
    </Card>
  );
}

interface AnswerRowProps {
  row: ReviewRow;
  /** `undefined` for a reader who may return nothing. */
  onReturn: (() => void) | undefined;
}

function AnswerRow({ row, onReturn }: AnswerRowProps) {
  const t = useTexts(collectTexts);
  const { field, value, before, isChanged, findings, returned } = row;
  return (
    <S.Answer>
      <dt>{field.label}</dt>
      <dd>
        {isChanged && <del aria-label={t.before}>{answerText(field, before, t) || t.empty}</del>}
        {answerText(field, value, t) || <Text tone="muted">{t.empty}</Text>}
        {findings.map(({ text }) => (
          <S.Finding key={text}>{text}</S.Finding>
        ))}
        {returned && <S.Finding data-tone="returned">{t.markedField(returned.reason)}</S.Finding>}
      </dd>
      {onReturn && (
        <dd>
          <Button
            size="small"
            tone="quiet"
            aria-label={t.returnFieldOf(field.label)}
            onClick={onReturn}
          >
            {t.returnField}
          </Button>
        </dd>
      )}
    </S.Answer>
  );
}
