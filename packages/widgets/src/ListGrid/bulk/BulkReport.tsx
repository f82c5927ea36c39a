import { Alert, BulkResult, Button, Icon, useTexts, type BulkRow } from '@mingjian/ui';
import { Download } from 'lucide-react';
import { writeCsv } from '../model/csv';
import { bulkTexts } from './bulk.texts';

export interface ReportBodyProps {
  label: string;
  nameLabel: string | undefined;
  rows: readonly BulkRow[];
  /** Number of rows that remained after a stop. */
  remaining: number;
  /** Number of rows with a result. */
  done: number;
  onRetry(ids: readonly string[]): void;
}

/** Result of the action per row. */
export function ReportBody({ label, nameLabel, rows, remaining, done, onRetry }: ReportBodyProps) {
  const t = useTexts(bulkTexts);
  return (
    <>
      {remaining > 0 && <Alert tone="warning">{t.stopped(done, remaining)}</Alert>}
      <BulkResult label={label} nameLabel={nameLabel} rows={rows} onRetry={onRetry} />
    </>
  );
}

export interface ReportFootProps {
  label: string;
  nameLabel: string | undefined;
  rows: readonly BulkRow[];
  /** Number of rows that remained after a stop. */
  remaining: number;
  onResume(): void;
  onClose(): void;
}

/** Actions on the failed and the remaining rows. */
export function ReportFoot({
  label,
  nameLabel,
  rows,
  remaining,
  onResume,
  onClose,
}: ReportFootProps) {
  const t = useTexts(bulkTexts);
  const failed = rows.filter(({ outcome }) => outcome === 'failed');
  const save = () =>
    saveText(
      t.file(label),
      writeCsv([
        [t.id, nameLabel ?? t.name, t.reason],
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
      {remaining > 0 && <Button onClick={onResume}>{t.rest(remaining)}</Button>}
      <Button tone="primary" onClick={onClose}>
        {t.close}
      </Button>
    </>
  );
}

/** Downloads a text as a CSV file. */
function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address after the click event.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
