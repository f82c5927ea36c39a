import { Accordion, Alert, Button, useTexts, useFormatNumber } from '@mingjian/ui';
import type { BulkPlan } from '../model/bulkRun';
import type { BulkAction } from './bulkAction';
import * as S from './BulkFlow.styles';
import { bulkTexts } from './bulk.texts';

/** How many rows of a group are named. */
const MOST_NAMED = 100;

export interface AskBodyProps<Row> {
  plan: BulkPlan<Row>;
  labelOf(row: Row): string;
}

/** What an action will touch, and what it leaves alone and why, each with its rows to look at. */
export function AskBody<Row>({ plan: { rows, skipped }, labelOf }: AskBodyProps<Row>) {
  const t = useTexts(bulkTexts);
  const write = useFormatNumber();
  const skippedCount = skipped.reduce((sum, group) => sum + group.rows.length, 0);
  const groups = [{ reason: t.toDo, rows }, ...skipped].filter((group) => group.rows.length > 0);

  return (
    <>
      {rows.length === 0 ? (
        <Alert tone="warning">{t.nothing}</Alert>
      ) : (
        <S.Words>
          {skippedCount === 0
            ? t.touched(write(rows.length))
            : t.touchedAndSkipped(write(rows.length), write(skippedCount))}
        </S.Words>
      )}
      <Accordion
        items={groups.map((group, at) => ({
          key: `${at} ${group.reason}`,
          title: group.reason,
          note: t.rows(write(group.rows.length)),
          content: (
            <S.Names>
              {group.rows.slice(0, MOST_NAMED).map((row, place) => (
                <li key={place}>{labelOf(row)}</li>
              ))}
              {group.rows.length > MOST_NAMED && (
                <li data-more>{t.andMore(write(group.rows.length - MOST_NAMED))}</li>
              )}
            </S.Names>
          ),
        }))}
      />
    </>
  );
}

export interface AskFootProps<Row> {
  action: BulkAction<Row>;
  canConfirm: boolean;
  onConfirm(): void;
  onCancel(): void;
}

/** The safe answer first, then the verb. */
export function AskFoot<Row>({ action, canConfirm, onConfirm, onCancel }: AskFootProps<Row>) {
  const t = useTexts(bulkTexts);
  return (
    <>
      <Button onClick={onCancel}>{t.cancel}</Button>
      <S.Confirm data-tone={action.tone ?? 'neutral'}>
        <Button
          tone="primary"
          disabledReason={canConfirm ? undefined : t.nothing}
          onClick={onConfirm}
        >
          {action.confirmLabel ?? action.label}
        </Button>
      </S.Confirm>
    </>
  );
}
