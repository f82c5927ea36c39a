import { useState } from 'react';
import { type Messages, type Notifications, useTexts } from '@mingjian/ui';
import type { SelectionStore } from '../../DataGrid';
import { exportColumns, type ExportedColumn } from '../model/exportRequest';
import { reasonText } from '../model/reasonText';
import type { ColumnLayout } from '../../internal/list/column';
import type { ListQuery } from '../../internal/list/query';
import type { ListSelection, RowKey } from '../../internal/list/row';
import type { ExportColumn, ExportFormat, ExportJob, ExportRequest, Exporter } from './exporter';
import { exportingTexts } from './exporting.texts';
import { type ExportsState, useExports } from './useExports';

export interface ExportToolOptions {
  exporter: Exporter;
  columns: readonly ExportedColumn[];
  layout: ColumnLayout;
  query: ListQuery;
  selection: SelectionStore;
  /** Returns the keys of a selection of all that match but some. */
  collectKeys(
    selection: Extract<ListSelection, { kind: 'allMatching' }>,
  ): Promise<readonly RowKey[]>;
  messages: Messages;
  /** Where it is told that an export has ended. */
  notifications: Notifications;
}

export interface ExportToolState {
  exports: ExportsState;
  /** The columns in sight, as they are exported. */
  shown: readonly ExportColumn[];
  setOpen(isOpen: boolean): void;
  /** Does something with an export, and says so when it fails. */
  act(work: () => Promise<void>): Promise<void>;
  /** Begins an export. Refuses when it could not. */
  start(choice: { format: ExportFormat; isSelection: boolean }): Promise<void>;
}

/** State of the export tool of a list, without markup. */
export function useExportTool(options: ExportToolOptions): ExportToolState {
  const { exporter, columns, layout, query, selection, collectKeys, messages, notifications } =
    options;
  const t = useTexts(exportingTexts);
  const [isOpen, setOpen] = useState(false);
  const act = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (reason) {
      messages.show({ text: reasonText(reason), tone: 'danger', seconds: 5 });
    }
  };
  const tell = (job: ExportJob) => {
    if (job.status === 'failed') {
      notifications.show({
        id: job.id,
        tone: 'danger',
        title: t.broken,
        text: [job.name, job.error].filter(Boolean).join('：'),
      });
      return;
    }
    const action = { label: t.get, onSelect: () => void act(() => exporter.download(job)) };
    notifications.show({ id: job.id, tone: 'success', title: t.finished, text: job.name, action });
  };
  const exports = useExports(exporter, isOpen, tell);
  const shown = exportColumns(columns, layout, t);

  /** The chosen rows: by their keys, or by what they all match. */
  const chosenRows = async (): Promise<Pick<ExportRequest, 'scope' | 'query' | 'keys'>> => {
    const chosen = selection.get();
    const { conditions, sort } = query;
    if (chosen.kind === 'some')
      return { scope: 'selection', query: { conditions, sort }, keys: [...chosen.keys] };
    const keys = chosen.except.size > 0 ? await collectKeys(chosen) : undefined;
    return { scope: 'selection', query: chosen.query, ...(keys && { keys }) };
  };

  return {
    exports,
    shown,
    setOpen,
    act,
    async start({ format, isSelection }) {
      const { conditions, sort } = query;
      const rows = isSelection
        ? await chosenRows()
        : {
            scope: conditions.length > 0 ? ('view' as const) : ('all' as const),
            query: { conditions, sort },
          };
      return exports.start({ format, columns: shown, ...rows });
    },
  };
}
