import { type ReactNode, useState } from 'react';
import { type Messages, useTexts, useFormatNumber } from '@mingjian/ui';
import { Trash2 } from 'lucide-react';
import { rowLabel } from '../../DataGrid';
import type { ListGridProps } from '../listGridProps';
import { listGridTexts } from '../ListGrid.texts';
import { collectRows } from '../model/collectRows';
import type { ListState } from '../useListGrid';
import type { BulkAction } from './bulkAction';
import type { BulkFlowProps } from './BulkFlow';
import { LazyBulkFlow } from './LazyBulkFlow';
import { useSeenRows } from './useSeenRows';

/** The actions on chosen rows, and the dialog that leads through one. */
export interface Bulk<Row> {
  /** The list's own ones, then deletion. */
  actions: readonly BulkAction<Row>[];
  /** Begins an action with the rows that are chosen now. */
  start(action: BulkAction<Row>): void;
  dialog: ReactNode;
}

interface Started<Row> {
  id: number;
  action: BulkAction<Row>;
  rows: BulkFlowProps<Row>['rows'];
}

/** What can be done with the chosen rows of a list. */
export function useBulk<Row>(
  list: ListState<Row>,
  props: ListGridProps<Row>,
  messages: Messages,
): Bulk<Row> {
  const t = useTexts(listGridTexts);
  const write = useFormatNumber();
  const { rowKey, load, columns } = props;
  const [started, setStarted] = useState<Started<Row> | null>(null);
  const rowsOf = useSeenRows(list.rows.answer?.content, rowKey);
  const deletion = useBulkDeletion(props);

  const say = (
    action: BulkAction<Row>,
    { isAllDone, isStarted, count }: Parameters<BulkFlowProps<Row>['onClose']>[0],
  ) => {
    if (isAllDone) {
      const text = action.doneText ?? t.allDone(action.label, write(count));
      messages.show({ text, tone: 'success' });
    }
    if (!isStarted && action.cancelledText !== undefined)
      messages.show({ text: action.cancelledText });
  };

  return {
    actions: [...(props.bulkActions ?? []), ...(deletion ? [deletion] : [])],
    start(action) {
      if (action.key === deletion?.key && !props.onDelete)
        return messages.show({ text: t.noDeleteUrl, tone: 'danger', seconds: 5 });
      const chosen = list.selection.get();
      const rows: Started<Row>['rows'] =
        chosen.kind === 'some'
          ? rowsOf(chosen.keys)
          : (options) => collectRows(load, chosen, rowKey, options);
      setStarted((last) => ({ id: (last?.id ?? 0) + 1, action, rows }));
    },
    dialog: started && (
      <LazyBulkFlow<Row>
        key={started.id}
        action={started.action}
        rows={started.rows}
        rowKey={rowKey}
        labelOf={(row) => rowLabel(columns, row) || rowKey(row)}
        onRun={(succeeded) => {
          list.selection.setRange(succeeded, false);
          list.rows.reload();
        }}
        onClose={(ending) => {
          setStarted(null);
          say(started.action, ending);
        }}
      />
    ),
  };
}

/** Deletion of the chosen rows, where the list can delete. Source: spec 1 §5 and §8. */
function useBulkDeletion<Row>({
  selectable = false,
  onDelete,
  deletable = onDelete !== undefined,
  rowKey,
}: ListGridProps<Row>) {
  const t = useTexts(listGridTexts);
  if (!selectable || !deletable) return null;
  const deletion: BulkAction<Row> = {
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
  return deletion;
}
