import { useEffect, useState } from 'react';
import type { LoadList } from '../../internal/list/query';
import { useViewList, type ViewListState } from './useViewList';
import type { ViewStore } from './viewStore';

/** Maximum wait of the rows for the views, in milliseconds. */
const LONGEST_WAIT = 2_000;

export interface InitialViewState<Row> {
  viewList: ViewListState;
  /** Loads rows after the initial view is settled, because another view has other rows. */
  load: LoadList<Row>;
  /** Whether the initial view is settled. */
  isSettled: boolean;
  /** Settles the initial view. */
  settle(): void;
}

/** Delays the first request for rows until the views are loaded, or take too long. */
export function useInitialView<Row>(
  store: ViewStore | undefined,
  load: LoadList<Row>,
): InitialViewState<Row> {
  const viewList = useViewList(store);
  const [isSettled, setSettled] = useState(store === undefined);
  const [barrier] = useState(createBarrier);
  const isFailed = viewList.error !== null;

  useEffect(() => {
    if (isSettled) barrier.open();
  }, [isSettled, barrier]);
  useEffect(() => {
    if (isSettled) return undefined;
    const timer = setTimeout(() => setSettled(true), isFailed ? 0 : LONGEST_WAIT);
    return () => clearTimeout(timer);
  }, [isSettled, isFailed]);

  return {
    viewList,
    isSettled,
    settle: () => setSettled(true),
    async load(query, options) {
      if (!isSettled) await barrier.opened;
      options.signal.throwIfAborted();
      return load(query, options);
    },
  };
}

function createBarrier() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}
