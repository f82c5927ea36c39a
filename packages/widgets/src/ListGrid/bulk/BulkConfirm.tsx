import { Accordion, Alert, Button, useTexts } from '@mingjian/ui';
import type { RowKey } from '../../internal/list/row';
import type { BulkPlan } from '../model/bulkRun';
import { bulkTexts } from './bulk.texts';
import type { BulkAction, BulkCheck } from './bulkAction';
import * as S from './BulkFlow.styles';

/** Maximum number of listed rows per group. */
const LISTED_ROWS = 100;

export interface ConfirmBodyProps<Row> {
  plan: BulkPlan<Row>;
  check: BulkCheck | undefined;
  rowKey(row: Row): RowKey;
  labelOf(row: Row): string;
  renderInput: BulkAction<Row>['renderInput'];
}

/** The rows to process and the skipped rows by reason, each group as an expandable list. */
export function ConfirmBody<Row>({
  plan: { rows, skipped },
  check,
  rowKey,
  labelOf,
  renderInput,
}: ConfirmBodyProps<Row>) {
  const t = useTexts(bulkTexts);
  const lineOf = (row: Row) => {
    const note = check?.notes?.get(rowKey(row));
    return note === undefined ? labelOf(row) : t.noted(labelOf(row), note);
  };
  const skippedCount = skipped.reduce((sum, group) => sum + group.rows.length, 0);
  const groups = [{ reason: t.toDo, rows }, ...skipped].filter((group) => group.rows.length > 0);

  return (
    <>
      {rows.length === 0 ? (
        <Alert tone="warning">{t.nothing}</Alert>
      ) : (
        <S.Summary>
          {skippedCount === 0
            ? t.touched(rows.length)
            : t.touchedAndSkipped(rows.length, skippedCount)}
        </S.Summary>
      )}
      {rows.length > 0 && check?.summary && <S.Note>{check.summary}</S.Note>}
      <Accordion
        items={groups.map((group, index) => ({
          key: `${index} ${group.reason}`,
          title: group.reason,
          note: t.rows(group.rows.length),
          content: (
            <S.Names>
              {group.rows.slice(0, LISTED_ROWS).map((row, index) => (
                <li key={index}>{lineOf(row)}</li>
              ))}
              {group.rows.length > LISTED_ROWS && (
                <li data-more>{t.andMore(group.rows.length - LISTED_ROWS)}</li>
              )}
            </S.Names>
          ),
        }))}
      />
      {rows.length > 0 && renderInput?.()}
    </>
  );
}

export interface ConfirmFootProps<Row> {
  action: BulkAction<Row>;
  canConfirm: boolean;
  onConfirm(): void;
  onCancel(): void;
}

/** Cancel first, then the action. */
export function ConfirmFoot<Row>({
  action,
  canConfirm,
  onConfirm,
  onCancel,
}: ConfirmFootProps<Row>) {
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
