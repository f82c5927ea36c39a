import { useState } from 'react';
import { REPORT_EXPORT_LIMIT, type ExportJob, type ReportLanguage } from '@mingjian/api';
import {
  Alert,
  Button,
  Dialog,
  Progress,
  SegmentedControl,
  Text,
  useLocale,
  useTexts,
} from '@mingjian/ui';
import type { ExportedRows } from '@mingjian/widgets/ListGrid';
import * as S from './ReportExportDialog.styles';
import { reportExportTexts } from './reportExport.texts';
import { useReportExport, type ReportExport } from './useReportExport';

export interface ReportExportDialogProps {
  rows: ExportedRows;
  onClose(): void;
}

/** Exports the reports of orders: their language, then the progress, then the file. */
export function ReportExportDialog({ rows, onClose }: ReportExportDialogProps) {
  const t = useTexts(reportExportTexts);
  const { language: own } = useLocale();
  const [language, setLanguage] = useState<ReportLanguage>(own);
  const run = useReportExport(rows);
  const { job, error } = run;
  return (
    <Dialog
      open
      size="small"
      title={t.title}
      onClose={onClose}
      footer={<Buttons run={run} onStart={() => void run.start(language)} onClose={onClose} />}
    >
      <S.Body>
        {job ? (
          <Outcome job={job} />
        ) : (
          <>
            <Text>
              {rows.keys ? t.selected(rows.keys.length) : rows.scope === 'all' ? t.all : t.matching}
            </Text>
            <SegmentedControl
              label={t.language}
              value={language}
              onValueChange={setLanguage}
              options={[
                { value: 'zh', label: t.chinese },
                { value: 'en', label: t.english },
              ]}
            />
            <Text size="small" tone="muted">
              {t.contents(REPORT_EXPORT_LIMIT)}
            </Text>
          </>
        )}
        {error !== null && (
          <Alert tone="danger" title={job ? undefined : t.notStarted}>
            {error}
          </Alert>
        )}
      </S.Body>
    </Dialog>
  );
}

/** Progress of an export, or its outcome. */
function Outcome({ job: { status, done, total, error } }: { job: ExportJob }) {
  const t = useTexts(reportExportTexts);
  if (status === 'done') return <Alert tone="success">{t.done(total)}</Alert>;
  if (status === 'cancelled') return <Alert>{t.cancelled}</Alert>;
  if (status === 'failed')
    return (
      <Alert tone="danger" title={t.failed}>
        {error}
      </Alert>
    );
  return (
    <>
      <Progress
        label={status === 'waiting' ? t.waiting : t.running}
        {...(total > 0 && { value: done, max: total, valueText: t.progress(done, total) })}
      />
      <Text size="small" tone="muted">
        {t.later}
      </Text>
    </>
  );
}

interface ButtonsProps {
  run: ReportExport;
  onStart(): void;
  onClose(): void;
}

function Buttons({
  run: { job, isOpen, isStarting, cancel, download },
  onStart,
  onClose,
}: ButtonsProps) {
  const t = useTexts(reportExportTexts);
  const isDone = job?.status === 'done';
  return (
    <>
      {isOpen && <Button onClick={() => void cancel()}>{t.cancel}</Button>}
      <Button onClick={onClose}>{t.close}</Button>
      {isDone && (
        <Button tone="primary" onClick={() => void download()}>
          {t.download}
        </Button>
      )}
      {!isDone && !isOpen && (
        <Button tone="primary" loading={isStarting} onClick={onStart}>
          {t.start}
        </Button>
      )}
    </>
  );
}
