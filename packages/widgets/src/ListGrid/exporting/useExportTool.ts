import { useState } from 'react';
import { useTexts, type Messages, type Notifications } from '@mingjian/ui';
import type { SelectionStore } from '../../DataGrid';
import { exportColumns, type ExportedColumn } from '../model/exportRequest';
import { errorMessage } from '../model/errorMessage';
import type { ColumnLayout } from '../../internal/list/column';
import { isFiltered, searchOf, type ListQuery } from '../../internal/list/query';
import type { ListSelection, RowKey } from '../../internal/list/row';
import type { ExportColumn, ExportFormat, ExportJob, ExportRequest, Exporter } from './exporter';
import { exportingTexts } from './exporting.texts';
import { useExports, type ExportsState } from './useExports';

export interface ExportToolOptions {
  exporter: Exporter;
  columns: readonly ExportedColumn[];
  layout: ColumnLayout;
  query: ListQuery;
  selection: SelectionStore;
  /** Returns the keys of an “all matching” selection. */
  collectKeys(
    selection: Extract<ListSelection, { kind: 'allMatching' }>,
  ): Promise<readonly RowKey[]>;
  messages: Messages;
  /** Store of notifications about finished exports. */
  notifications: Notifications;
}

export interface ExportToolState {
  exports: ExportsState;
  /** The visible columns in export form. */
  exportedColumns: readonly ExportColumn[];
  setOpen(isOpen: boolean): void;
  /** Runs an operation on an export and reports a failure. */
  run(operation: () => Promise<void>): Promise<void>;
  /** Starts an export. Rejects on failure. */
  start(options: { format: ExportFormat; isSelection: boolean }): Promise<void>;
}

/** Returns the state of the export tool of a list. */
export function useExportTool(options: ExportToolOptions): ExportToolState {
  const { exporter, columns, layout, query, selection, collectKeys, messages, notifications } =
    options;
  const t = useTexts(exportingTexts);
  const [isOpen, setOpen] = useState(false);
  const run = async (operation: () => Promise<void>) => {
    try {
      await operation();
    } catch (reason) {
      messages.show({ text: errorMessage(reason), tone: 'danger', seconds: 5 });
    }
  };
  const report = (job: ExportJob) => {
    if (job.status === 'failed') {
      notifications.show({
        id: job.id,
        tone: 'danger',
        title: t.broken,
        text: [job.name, job.error].filter(Boolean).join('：'),
      });
      return;
    }
    const action = { label: t.get, onClick: () => void run(() => exporter.download(job)) };
    notifications.show({ id: job.id, tone: 'success', title: t.finished, text: job.name, action });
  };
  const exports = useExports(exporter, isOpen, report);
  const exportedColumns = exportColumns(columns, layout, t);

  /** Returns the selected rows: by keys, or by conditions when all matching rows are selected. */
  const selectedRows = async (): Promise<Pick<ExportRequest, 'scope' | 'query' | 'keys'>> => {
    const selected = selection.get();
    if (selected.kind === 'some')
      return { scope: 'selection', query: searchOf(query), keys: [...selected.keys] };
    const keys = selected.except.size > 0 ? await collectKeys(selected) : undefined;
    return { scope: 'selection', query: searchOf(selected.query), ...(keys && { keys }) };
  };

  return {
    exports,
    exportedColumns,
    setOpen,
    run,
    async start({ format, isSelection }) {
      const rows = isSelection
        ? await selectedRows()
        : {
            scope: isFiltered(query) ? ('view' as const) : ('all' as const),
            query: searchOf(query),
          };
      return exports.start({ format, columns: exportedColumns, ...rows });
    },
  };
}
