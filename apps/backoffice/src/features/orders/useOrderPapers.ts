import { useEffect, useRef, useState } from 'react';
import { orderBase, orderPapers, toApiError, type OrderPaper } from '@mingjian/api';
import { useHttp, useRefresh } from '@mingjian/api/react';
import type { FileEntry } from '@mingjian/widgets/FileWidget';
import { useUnsavedReport } from '../../shell';
import { paperChanges, type PaperChanges } from './model/paperChanges';

export interface OrderPapersState {
  files: readonly FileEntry[];
  /** Why the last change was not saved. */
  problem: string | undefined;
  /** Shows other files at once, and saves what was added or deleted. */
  change(this: void, files: readonly FileEntry[]): void;
}

/**
 * Papers of one side of an order. Each change is saved as it is made, one after another; a refused
 * one shows the stored papers again. Until the last one is saved, the tab has unsaved input with
 * the title.
 */
export function useOrderPapers(
  orderId: string,
  stored: readonly OrderPaper[],
  title: string,
): OrderPapersState {
  const http = useHttp();
  const refresh = useRefresh();
  const report = useUnsavedReport(`papers ${title}`);
  useEffect(() => () => report(null), [report]);
  const [changed, setChanged] = useState<readonly FileEntry[] | null>(null);
  const [problem, setProblem] = useState<string>();
  const queue = useRef<Queue>({ last: Promise.resolve(), length: 0, files: null });
  const files = changed ?? stored.map(entryOf);

  const reportLeft = () => {
    const changes = queue.current.length;
    report(changes > 0 ? { title, changes, isLasting: false, discard: () => {} } : null);
  };
  const save = async ({ added, deleted }: PaperChanges) => {
    try {
      if (added.length > 0) await http.send(orderPapers.save, { orderId, paths: added });
      for (const id of deleted) await http.send(orderPapers.delete, { orderId, id });
      setProblem(undefined);
    } catch (error) {
      setProblem(toApiError(error).message);
    }
    queue.current.length -= 1;
    reportLeft();
    if (queue.current.length > 0) return;
    queue.current.files = null;
    void showStored();
  };
  // Not part of the queue: the next change is saved however long the order takes to load.
  const showStored = async () => {
    const { last } = queue.current;
    await refresh(orderBase.getOrderDetail);
    if (queue.current.last === last) setChanged(null);
  };
  return {
    files,
    problem,
    change: (next) => {
      // Two files may finish before the first of them is rendered.
      const changes = paperChanges(queue.current.files ?? files, next);
      setChanged(next);
      queue.current.files = next;
      queue.current.length += 1;
      reportLeft();
      queue.current.last = queue.current.last.then(async () => save(changes));
    },
  };
}

interface Queue {
  /** The change that is saved last. */
  last: Promise<void>;
  /** Number of changes that are not saved yet. */
  length: number;
  /** The files after the latest change; `null` once all are saved. */
  files: readonly FileEntry[] | null;
}

const entryOf = ({ id, name, url }: OrderPaper): FileEntry => ({ id, name, url });
