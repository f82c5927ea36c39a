import {
  encodeSearch,
  toOrderParam,
  type ExportColumn,
  type ExportJob,
  type ExportRequest,
} from '@mingjian/api';
import type {
  ExportJob as ListedJob,
  ExportRequest as AskedExport,
} from '@mingjian/widgets/ListGrid';

/** What stored values of a column mean, where that is neither a number nor a text. */
export type ColumnReadings = Readonly<Record<string, NonNullable<ExportColumn['as']>>>;

/** What is exported, and how its columns are to be read. */
export interface ExportSource {
  /** The first part of the list's paths. */
  resource: string;
  title: string;
  readings: ColumnReadings;
}

/** Returns the server's call for what a list wants exported. */
export function exportRequestOf(
  asked: AskedExport,
  { resource, title, readings }: ExportSource,
): ExportRequest {
  const { format, columns, keys, query } = asked;
  const { conditions, sort } = query;
  return {
    resource,
    name: title,
    format,
    columns: columns.map(({ field, labels, ...column }) => {
      const as = readings[field];
      return {
        ...column,
        field,
        ...(labels && { labels: { ...labels } }),
        ...(as && { as }),
      };
    }),
    ...(conditions.length > 0 && { searchParam: encodeSearch(conditions) }),
    ...(sort.length > 0 && { orderParam: toOrderParam(sort) }),
    ...(keys && { ids: [...keys] }),
  };
}

/** Returns a job as a list shows it. */
export function listedJob({
  id,
  name,
  format,
  status,
  done,
  total,
  error,
  size,
  createTime,
}: ExportJob): ListedJob {
  return {
    id,
    name: `${name}.${format}`,
    status,
    done,
    total,
    error,
    size,
    createdAt: `${createTime.replace(' ', 'T')}+08:00`,
  };
}
