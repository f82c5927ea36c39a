import {
  Alert,
  Button,
  IconButton,
  List,
  ListItem,
  Progress,
  StatusLight,
  type StatusTone,
  useLocale,
  useTexts,
  useFormatNumber,
} from '@mingjian/ui';
import { Download, RotateCcw, X } from 'lucide-react';
import { isOpenJob } from '../model/exportRequest';
import type { ExportJob } from './exporter';
import { exportingTexts } from './exporting.texts';
import * as S from './ExportTool.styles';
import { useSizeText } from './useSizeText';
import type { ExportsState } from './useExports';

export interface ExportHistoryProps {
  exports: ExportsState;
  /** Does something with an export, and says so when it fails. */
  act(work: () => Promise<void>): void;
  onDownload(job: ExportJob): Promise<void>;
}

/** Older ones are of little use, and bury the others. */
const MOST_SHOWN = 50;

const TONES: Record<ExportJob['status'], StatusTone> = {
  waiting: 'neutral',
  running: 'active',
  done: 'success',
  failed: 'danger',
  cancelled: 'neutral',
};

const BEIJING_TIME: Intl.DateTimeFormatOptions = {
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Shanghai',
};

/** A person's exports: how far each is, and what can be done with it. */
export function ExportHistory({
  exports: { jobs, error, reload, cancel, retryOf },
  act,
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
            {(jobs ?? []).slice(0, MOST_SHOWN).map((job) => (
              <Job
                key={job.id}
                {...{ job, act, onDownload }}
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
  act(work: () => Promise<void>): void;
  onDownload(job: ExportJob): Promise<void>;
  onCancel(): Promise<void>;
  onRetry: (() => Promise<void>) | undefined;
}

function Job({ job, act, onDownload, onCancel, onRetry }: JobProps) {
  const t = useTexts(exportingTexts);
  const write = useFormatNumber();
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
              onClick={() => act(onCancel)}
            />
          )}
          {status === 'done' && (
            <IconButton
              size="small"
              icon={Download}
              label={t.download(name)}
              onClick={() => act(() => onDownload(job))}
            />
          )}
          {onRetry && (
            <IconButton
              size="small"
              icon={RotateCcw}
              label={t.again(name)}
              onClick={() => act(onRetry)}
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
            valueText: t.progress(write(done), write(total)),
          })}
        />
      )}
    </ListItem>
  );
}

function JobNote({ job: { status, total, size, error, createdAt } }: { job: ExportJob }) {
  const t = useTexts(exportingTexts);
  const { locale } = useLocale();
  const write = useFormatNumber();
  const sizeText = useSizeText();
  const at = new Date(createdAt);
  const time = Number.isNaN(at.getTime())
    ? createdAt
    : new Intl.DateTimeFormat(locale, BEIJING_TIME).format(at);
  return (
    <S.JobNote>
      <StatusLight tone={TONES[status]}>{t[status]}</StatusLight>
      <span>{time}</span>
      {status === 'done' && <span>{t.rows(write(total))}</span>}
      {status === 'done' && size != null && <span>{sizeText(size)}</span>}
      {error != null && error !== '' && <span data-error>{error}</span>}
    </S.JobNote>
  );
}
