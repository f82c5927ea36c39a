import {
  Alert,
  Button,
  IconButton,
  List,
  ListItem,
  Progress,
  StatusLight,
  useLocale,
  useTexts,
  type StatusTone,
} from '@mingjian/ui';
import { Download, RotateCcw, X } from 'lucide-react';
import { isOpenJob } from '../model/exportRequest';
import { useMomentText } from '../useMomentText';
import type { ExportJob } from './exporter';
import { exportingTexts } from './exporting.texts';
import * as S from './ExportTool.styles';
import type { ExportsState } from './useExports';

export interface ExportHistoryProps {
  exports: ExportsState;
  /** Runs an operation on an export and reports a failure. */
  run(operation: () => Promise<void>): void;
  onDownload(job: ExportJob): Promise<void>;
}

/** Maximum number of listed exports. */
const LISTED_JOBS = 50;

const TONES: Record<ExportJob['status'], StatusTone> = {
  waiting: 'neutral',
  running: 'active',
  done: 'success',
  failed: 'danger',
  cancelled: 'neutral',
};

/** List of a person's exports with their progress and actions. */
export function ExportHistory({
  exports: { jobs, error, reload, cancel, retryOf },
  run,
  onDownload,
}: ExportHistoryProps) {
  const t = useTexts(exportingTexts);
  return (
    <S.History>
      <S.Title>{t.history}</S.Title>
      {error !== null && (
        <Alert
          tone="warning"
          action={
            <Button size="small" onClick={reload}>
              {t.retry}
            </Button>
          }
        >
          {`${t.unknown}：${error}`}
        </Alert>
      )}
      {(jobs !== null || error === null) && (
        <S.Jobs>
          <List label={t.history} divided loading={jobs === null} empty={<S.None>{t.none}</S.None>}>
            {(jobs ?? []).slice(0, LISTED_JOBS).map((job) => (
              <Job
                key={job.id}
                job={job}
                run={run}
                onDownload={onDownload}
                onCancel={() => cancel(job)}
                onRetry={retryOf(job)}
              />
            ))}
          </List>
        </S.Jobs>
      )}
    </S.History>
  );
}

interface JobProps {
  job: ExportJob;
  run(operation: () => Promise<void>): void;
  onDownload(job: ExportJob): Promise<void>;
  onCancel(): Promise<void>;
  onRetry: (() => Promise<void>) | undefined;
}

function Job({ job, run, onDownload, onCancel, onRetry }: JobProps) {
  const t = useTexts(exportingTexts);
  const { name, status, done, total } = job;
  return (
    <ListItem
      description={<JobNote job={job} />}
      trailing={
        <>
          {isOpenJob(job) && (
            <IconButton
              size="small"
              icon={X}
              label={t.cancel(name)}
              onClick={() => run(onCancel)}
            />
          )}
          {status === 'done' && (
            <IconButton
              size="small"
              icon={Download}
              label={t.download(name)}
              onClick={() => run(() => onDownload(job))}
            />
          )}
          {onRetry && (
            <IconButton
              size="small"
              icon={RotateCcw}
              label={t.again(name)}
              onClick={() => run(onRetry)}
            />
          )}
        </>
      }
    >
      <S.Name title={name}>{name}</S.Name>
      {status === 'running' && (
        <Progress
          label={name}
          hideLabel
          {...(total > 0 && {
            value: done,
            max: total,
            valueText: t.progress(done, total),
          })}
        />
      )}
    </ListItem>
  );
}

function JobNote({ job: { status, total, size, error, createdAt } }: { job: ExportJob }) {
  const t = useTexts(exportingTexts);
  const sizeText = useSizeText();
  const momentText = useMomentText();
  return (
    <S.JobNote>
      <StatusLight tone={TONES[status]}>{t[status]}</StatusLight>
      <span>{momentText(createdAt)}</span>
      {status === 'done' && <span>{t.rows(total)}</span>}
      {status === 'done' && size != null && <span>{sizeText(size)}</span>}
      {error != null && error !== '' && <span data-error>{error}</span>}
    </S.JobNote>
  );
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Returns a formatter for file sizes in bytes, which selects the unit. */
function useSizeText(): (bytes: number) => string {
  const { locale } = useLocale();
  return (bytes) => {
    const power = Math.min(
      UNITS.length - 1,
      Math.max(0, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(1_000))),
    );
    const format = {
      style: 'unit',
      unit: UNITS[power],
      unitDisplay: 'short',
      maximumFractionDigits: 1,
    } as const;
    return new Intl.NumberFormat(locale, format).format(bytes / 1_000 ** power);
  };
}
