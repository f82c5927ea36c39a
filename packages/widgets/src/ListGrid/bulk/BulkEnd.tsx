import {
  Alert,
  BulkResult,
  type BulkRow,
  Button,
  Icon,
  useTexts,
  useFormatNumber,
} from '@mingjian/ui';
import { Download } from 'lucide-react';
import { writeCsv } from '../model/csv';
import { saveText } from '../saveText';
import { bulkTexts } from './bulk.texts';

export interface EndBodyProps {
  label: string;
  rows: readonly BulkRow[];
  /** Rows that were not taken, since it was stopped. */
  left: readonly unknown[];
  /** How many rows have an answer. */
  done: number;
  onRetry(ids: readonly string[]): void;
}

/** How the action ended, row by row. */
export function EndBody({ label, rows, left, done, onRetry }: EndBodyProps) {
  const t = useTexts(bulkTexts);
  const write = useFormatNumber();
  return (
    <>
      {left.length > 0 && (
        <Alert tone="warning">{t.stopped(write(done), write(left.length))}</Alert>
      )}
      <BulkResult label={label} rows={rows} onRetry={onRetry} />
    </>
  );
}

export interface EndFootProps {
  label: string;
  rows: readonly BulkRow[];
  /** How many rows were not taken. */
  left: number;
  onGoOn(): void;
  onClose(): void;
}

/** What can be done with what failed and what is left. */
export function EndFoot({ label, rows, left, onGoOn, onClose }: EndFootProps) {
  const t = useTexts(bulkTexts);
  const write = useFormatNumber();
  const failed = rows.filter(({ outcome }) => outcome === 'failed');
  const save = () =>
    saveText(
      t.file(label),
      writeCsv([
        [t.id, t.name, t.reason],
        ...failed.map((row) => [row.id, row.label, row.reason ?? '']),
      ]),
    );
  return (
    <>
      {failed.length > 0 && (
        <Button icon={<Icon icon={Download} />} onClick={save}>
          {t.save}
        </Button>
      )}
      {left > 0 && <Button onClick={onGoOn}>{t.rest(write(left))}</Button>}
      <Button tone="primary" onClick={onClose}>
        {t.close}
      </Button>
    </>
  );
}
