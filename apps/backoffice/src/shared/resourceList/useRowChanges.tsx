import { useRef, useState, type ReactNode } from 'react';
import type { Versioned } from '@mingjian/api';
import { useHttp, useRefresh } from '@mingjian/api/react';
import { Button, useTexts } from '@mingjian/ui';
import type { ResourceList } from './listOf';
import { resourceListTexts } from './resourceList.texts';

export interface RowChanges<Row> {
  /** Id of the row that the form saved last. */
  savedId: string | null;
  /** Returns a row as it was saved last. The list may still show an earlier version. */
  newestOf(row: Row): Row;
  /** Shows a row that the form has saved. */
  addSaved(row: Row): void;
  /**
   * Saves a switch. The rows stay where they are, so that the next click hits the row that it aims
   * at.
   */
  saveSwitch(row: Row, field: string, value: 0 | 1): Promise<void>;
  /** Says that saved switches give the rows another order, with a button to see it. */
  notice: ReactNode;
  /** Removes the notice: the rows are being loaded in their order. */
  clearNotice(): void;
}

/** Changes of single rows of a list, and the order in which it shows them. */
export function useRowChanges<Row extends Versioned>(list: ResourceList<Row>): RowChanges<Row> {
  const t = useTexts(resourceListTexts);
  const http = useHttp();
  const refresh = useRefresh();
  const [savedId, setSavedId] = useState<string | null>(null);
  const [isReordered, setReordered] = useState(false);
  const latest = useRef(new Map<string, Row>());
  const newestOf = (row: Row): Row => {
    const stored = latest.current.get(row.id);
    return stored && stored.version > row.version ? stored : row;
  };

  return {
    savedId,
    newestOf,
    addSaved(row) {
      setSavedId(row.id);
      latest.current.set(row.id, row);
      void refresh(list.calls);
    },
    async saveSwitch(row, field, value) {
      const { id, version } = newestOf(row);
      const after = await http.send(list.calls.update, { id, version, [field]: value });
      latest.current.set(id, after);
      if (list.fields[field]?.options.sort) setReordered(true);
    },
    notice: isReordered && (
      <Button size="small" tone="quiet" onClick={() => void refresh(list.calls.getList)}>
        {t.reordered}
      </Button>
    ),
    clearNotice: () => setReordered(false),
  };
}
