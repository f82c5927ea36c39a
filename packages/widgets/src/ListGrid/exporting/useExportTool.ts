import { useState } from 'react';
import { useTexts, type Messages, type Notifications } from '@mingjian/ui';
import type { SelectionStore } from '../../DataGrid';
import { exportColumns, type ExportedColumn } from '../model/exportRequest';
import { errorMessage } from '../model/errorMessage';
import type { ColumnLayout } from '../../internal/list/column';
import type { ListQuery } from '../../internal/list/query';
import { matchingRows, selectedRows, type CollectKeys } from './exportedRows';
import type { ExportColumn, ExportedRows, Exporter, ExportFormat, ExportJob } from './exporter';
import { exportingTexts } from './exporting.texts';
import { useExports, type ExportsState } from './useExports';

export interface ExportToolOptions {
  exporter: Exporter;
  columns: readonly ExportedColumn[];
  layout: ColumnLayout;
  query: ListQuery;
  selection: SelectionStore;
  collectKeys: CollectKeys;
  /** Exports the reports of rows. Without it there is no button for it. */
  onExportReport?: ((rows: ExportedRows) => void) | undefined;
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
  /** Exports reports. Rejects on failure. */
  exportReports?: ((options: { isSelection: boolean }) => Promise<void>) | undefined;
}

/** Returns the state of the export tool of a list. */
export function useExportTool(options: ExportToolOptions): ExportToolState {
  const { exporter, columns, layout, query, selection, collectKeys, messages } = options;
  const { notifications, onExportReport } = options;
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

  const rowsOf = async (isSelection: boolean) =>
    isSelection ? selectedRows(selection.get(), query, collectKeys) : matchingRows(query);

  return {
    exports,
    exportedColumns,
    setOpen,
    run,
    async start({ format, isSelection }) {
      const rows = await rowsOf(isSelection);
      return exports.start({ format, columns: exportedColumns, ...rows });
    },
    exportReports:
      onExportReport && (async ({ isSelection }) => onExportReport(await rowsOf(isSelection))),
  };
}
