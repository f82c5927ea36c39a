import type { ExportColumn, ExportJob } from '../exporting/exporter';
import { groupColumns } from './columnGroups';
import type { ColumnLayout, GridColumn } from '../../internal/list/column';

/** The part of a declared column that affects an export. */
export type ExportedColumn = Pick<GridColumn<never>, 'field' | 'label' | 'as' | 'options'>;

/**
 * Returns the visible columns in display order, without images. The values of a switch are labelled
 * by `switchLabels`.
 */
export function exportColumns(
  columns: readonly ExportedColumn[],
  layout: ColumnLayout,
  switchLabels: { on: string; off: string },
): ExportColumn[] {
  const order = groupColumns(layout).flatMap((group) => group.columns);
  return order.flatMap(({ field, isShown }) => {
    const column = columns.find((declared) => declared.field === field);
    if (!column || !isShown || column.as === 'image') return [];
    const labels = labelsOf(column, switchLabels);
    return [
      { field, label: column.label, isText: column.as === 'text', ...(labels && { labels }) },
    ];
  });
}

function labelsOf({ options, as }: ExportedColumn, { on, off }: { on: string; off: string }) {
  if (options) return Object.fromEntries(options.map(({ key, text }) => [key, text]));
  return as === 'switch' ? { '1': on, '0': off } : undefined;
}

/** Whether an export is waiting or running. */
export function isOpenJob({ status }: Pick<ExportJob, 'status'>): boolean {
  return status === 'waiting' || status === 'running';
}

/** Returns the jobs with `job` in place of the one with its id, or otherwise first. */
export function withJob(jobs: readonly ExportJob[], job: ExportJob): ExportJob[] {
  return jobs.some(({ id }) => id === job.id)
    ? jobs.map((other) => (other.id === job.id ? job : other))
    : [job, ...jobs];
}

/** Returns the jobs among `started` that completed or failed between two responses. */
export function endedJobs(
  before: readonly ExportJob[],
  now: readonly ExportJob[],
  started: ReadonlySet<string>,
): ExportJob[] {
  const open = new Set(before.filter(isOpenJob).map(({ id }) => id));
  return now.filter(
    (job) =>
      started.has(job.id) && open.has(job.id) && (job.status === 'done' || job.status === 'failed'),
  );
}
