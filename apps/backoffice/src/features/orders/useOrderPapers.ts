import { useRef, useState } from 'react';
import { orderPapers, toApiError, type OrderPaper } from '@mingjian/api';
import { useHttp, useRefresh } from '@mingjian/api/react';
import type { FileEntry } from '@mingjian/widgets/FileWidget';
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
 * one shows the stored papers again.
 */
export function useOrderPapers(orderId: string, stored: readonly OrderPaper[]): OrderPapersState {
  const http = useHttp();
  const refresh = useRefresh();
  const [changed, setChanged] = useState<readonly FileEntry[] | null>(null);
  const [problem, setProblem] = useState<string>();
  const queue = useRef({ last: Promise.resolve(), length: 0 });
  const files = changed ?? stored.map(entryOf);

  const save = async ({ added, deleted }: PaperChanges) => {
    try {
      if (added.length > 0) await http.send(orderPapers.save, { orderId, paths: added });
      for (const id of deleted) await http.send(orderPapers.delete, { orderId, id });
      setProblem(undefined);
    } catch (error) {
      setProblem(toApiError(error).message);
    }
    queue.current.length -= 1;
    if (queue.current.length > 0) return;
    await refresh(orderPapers.getList);
    setChanged(null);
  };
  return {
    files,
    problem,
    change: (next) => {
      const changes = paperChanges(files, next);
      setChanged(next);
      queue.current.length += 1;
      queue.current.last = queue.current.last.then(async () => save(changes));
    },
  };
}

const entryOf = ({ id, name, url }: OrderPaper): FileEntry => ({ id, name, url });
