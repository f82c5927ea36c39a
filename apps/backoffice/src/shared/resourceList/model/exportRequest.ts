import { fromBeijing, toOrderParam, type ExportJob, type ExportRequest } from '@mingjian/api';
import type {
  ExportJob as GridExportJob,
  ExportRequest as GridExportRequest,
} from '@mingjian/widgets/ListGrid';
import type { KindView } from './kinds';
import { searchParamsOf } from './search';

/** Formats of exported columns, by field. */
export type ExportFormats = Readonly<Record<string, NonNullable<KindView['exportFormat']>>>;

/** The list to export and the formats of its columns. */
export interface ExportSource {
  resource: string;
  title: string;
  exportFormats: ExportFormats;
  /** Fields with the names of references, by the fields of the references. */
  nameFields: Readonly<Record<string, string>>;
}

/** Returns the input of the export call for a request of the grid. */
export function exportRequestOf(
  request: GridExportRequest,
  { resource, title, exportFormats, nameFields }: ExportSource,
): ExportRequest {
  const { format, columns, keys, query } = request;
  const { sort, ...search } = query;
  return {
    resource,
    name: title,
    format,
    columns: columns.map(({ labels, ...column }) => {
      const format = exportFormats[column.field];
      const field = nameFields[column.field] ?? column.field;
      return {
        ...column,
        field,
        ...(labels && { labels: { ...labels } }),
        ...(format && { as: format }),
      };
    }),
    ...searchParamsOf(search),
    ...(sort.length > 0 && { orderParam: toOrderParam(sort) }),
    ...(keys && { ids: [...keys] }),
  };
}

/** Returns an export job as the grid shows it. */
export function gridJobOf({
  id,
  name,
  format,
  status,
  done,
  total,
  error,
  size,
  createTime,
}: ExportJob): GridExportJob {
  return {
    id,
    name: `${name}.${format}`,
    status,
    done,
    total,
    error,
    size,
    createdAt: fromBeijing(createTime)?.toISOString() ?? createTime,
  };
}
