import { useState, type ReactNode } from 'react';
import { useTexts, type Messages } from '@mingjian/ui';
import { Trash2 } from 'lucide-react';
import { namingColumn, rowLabel, type SelectionStore } from '../../DataGrid';
import type { GridColumn } from '../../internal/list/column';
import type { LoadList } from '../../internal/list/query';
import type { RowKey } from '../../internal/list/row';
import { listGridTexts } from '../ListGrid.texts';
import type { AllowedActions } from '../model/allowedActions';
import { collectRows } from '../model/collectRows';
import type { ListRows } from '../useListRows';
import type { BulkAction } from './bulkAction';
import type { BulkFlowProps } from './BulkFlow';
import { LazyBulkFlow } from './LazyBulkFlow';

export interface BulkOptions<Row> {
  columns: readonly GridColumn<Row>[];
  rowKey: (row: Row) => RowKey;
  load: LoadList<Row>;
  rows: Pick<ListRows<Row>, 'reload'>;
  selection: SelectionStore;
  /** Returns those of the rows that have been loaded, on any page. */
  rowsOf(this: void, keys: Iterable<RowKey>): Row[];
  actions: Pick<AllowedActions<Row>, 'bulk' | 'selectable' | 'deletable' | 'onDelete'>;
  messages: Messages;
}

/** The bulk actions of a list, and the dialog of the running one. */
export interface BulkState<Row> {
  /** The list's further actions, then deletion. */
  actions: readonly BulkAction<Row>[];
  /** Starts an action with the currently selected rows. */
  start(action: BulkAction<Row>): void;
  dialog: ReactNode;
}

interface StartedAction<Row> {
  id: number;
  action: BulkAction<Row>;
  rows: BulkFlowProps<Row>['rows'];
}

/** Returns the bulk actions of a list. */
export function useBulk<Row>({
  columns,
  rowKey,
  load,
  rows,
  selection,
  rowsOf,
  actions,
  messages,
}: BulkOptions<Row>): BulkState<Row> {
  const t = useTexts(listGridTexts);
  const [started, setStarted] = useState<StartedAction<Row> | null>(null);
  const deletion = useBulkDeletion(actions, rowKey);

  const report = (
    action: BulkAction<Row>,
    { isAllDone, isStarted, count }: Parameters<BulkFlowProps<Row>['onClose']>[0],
  ) => {
    if (isAllDone) {
      const text = action.doneText ?? t.allDone(action.label, count);
      messages.show({ text, tone: 'success' });
    }
    if (!isStarted && action.cancelledText !== undefined)
      messages.show({ text: action.cancelledText });
  };

  return {
    actions: [...(actions.bulk ?? []), ...(deletion ? [deletion] : [])],
    start(action) {
      if (action.key === deletion?.key && !actions.onDelete)
        return messages.show({ text: t.noDeleteUrl, tone: 'danger', seconds: 5 });
      const selected = selection.get();
      const selectedRows: StartedAction<Row>['rows'] =
        selected.kind === 'some'
          ? rowsOf(selected.keys)
          : (options) => collectRows(load, selected, rowKey, options);
      setStarted((last) => ({ id: (last?.id ?? 0) + 1, action, rows: selectedRows }));
    },
    dialog: started && (
      <LazyBulkFlow<Row>
        key={started.id}
        action={started.action}
        rows={started.rows}
        rowKey={rowKey}
        labelOf={(row) => rowLabel(columns, row) || rowKey(row)}
        nameLabel={namingColumn(columns)?.label}
        onRun={(succeeded) => {
          selection.setRange(succeeded, false);
          rows.reload();
        }}
        onClose={(ending) => {
          setStarted(null);
          report(started.action, ending);
        }}
      />
    ),
  };
}

/** Returns the deletion of selected rows, where it is offered. Source: spec 1 §5 and §8. */
function useBulkDeletion<Row>(
  { selectable, deletable, onDelete }: BulkOptions<Row>['actions'],
  rowKey: (row: Row) => RowKey,
): BulkAction<Row> | null {
  const t = useTexts(listGridTexts);
  if (!selectable || !deletable) return null;
  return {
    key: '#delete',
    label: t.remove,
    icon: Trash2,
    tone: 'danger',
    confirmText: t.confirmDelete,
    confirmLabel: t.delete,
    doneText: t.deleted,
    cancelledText: t.cancelled,
    async run(rows) {
      const keys = rows.map(rowKey);
      await onDelete?.(keys);
      return keys.map((key) => ({ key }));
    },
  };
}
