import type { ExportColumn, ExportJob } from '../exporting/exporter';
import { groupColumns } from './columnGroups';
import type { ColumnLayout, GridColumn } from '../../internal/list/column';

/** The part of a declared column that an export is about. */
export type ExportedColumn = Pick<
  GridColumn<never>,
  'field' | 'label' | 'isText' | 'imgFlag' | 'switchFlag' | 'options'
>;

/**
 * Returns the columns in sight, in the order shown. A picture has no words and is left out; a
 * switch says `words`.
 */
export function exportColumns(
  columns: readonly ExportedColumn[],
  layout: ColumnLayout,
  words: { on: string; off: string },
): ExportColumn[] {
  const order = groupColumns(layout).flatMap((group) => group.columns);
  return order.flatMap(({ field, isShown }) => {
    const column = columns.find((declared) => declared.field === field);
    if (!column || !isShown || column.imgFlag) return [];
    const labels = labelsOf(column, words);
    return [
      { field, label: column.label, isText: column.isText === true, ...(labels && { labels }) },
    ];
  });
}

function labelsOf(
  { options, switchFlag }: ExportedColumn,
  { on, off }: { on: string; off: string },
) {
  if (options) return Object.fromEntries(options.map(({ key, text }) => [key, text]));
  return switchFlag ? { '1': on, '0': off } : undefined;
}

/** Whether an export is still being made. */
export function isOpenJob({ status }: Pick<ExportJob, 'status'>): boolean {
  return status === 'waiting' || status === 'running';
}

/** Returns the jobs with `job` in the place of the one with its id, or else first. */
export function withJob(jobs: readonly ExportJob[], job: ExportJob): ExportJob[] {
  return jobs.some(({ id }) => id === job.id)
    ? jobs.map((other) => (other.id === job.id ? job : other))
    : [job, ...jobs];
}

/**
 * Returns those of the person's own jobs that have come to an end between two lists, by cancelling
 * apart.
 */
export function endedJobs(
  before: readonly ExportJob[],
  now: readonly ExportJob[],
  own: ReadonlySet<string>,
): ExportJob[] {
  const open = new Set(before.filter(isOpenJob).map(({ id }) => id));
  return now.filter(
    (job) =>
      own.has(job.id) && open.has(job.id) && (job.status === 'done' || job.status === 'failed'),
  );
}
