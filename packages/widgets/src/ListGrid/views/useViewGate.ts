import { useEffect, useState } from 'react';
import type { ListGridProps } from '../listGridProps';
import type { LoadList } from '../../internal/list/query';
import { useViewList, type ViewListState } from './useViewList';

/** How long rows wait for the views, in milliseconds: then they come without. */
const LONGEST_WAIT = 2_000;

export interface ViewGate<Row> {
  list: ViewListState;
  /**
   * Asks for rows, once it is settled with which view the list opens: otherwise the wrong ones
   * would come first.
   */
  load: LoadList<Row>;
  /** Whether that is settled. */
  isOpen: boolean;
  /** Settles it. */
  open(): void;
}

/** Holds back the first question for rows until the views are known, or take too long. */
export function useViewGate<Row>({
  views: store,
  load,
}: Pick<ListGridProps<Row>, 'views' | 'load'>): ViewGate<Row> {
  const list = useViewList(store);
  const [isOpen, setOpen] = useState(store === undefined);
  const [gate] = useState(createGate);
  const isFailed = list.error !== null;

  useEffect(() => {
    if (isOpen) gate.open();
  }, [isOpen, gate]);
  useEffect(() => {
    if (isOpen) return undefined;
    const timer = setTimeout(() => setOpen(true), isFailed ? 0 : LONGEST_WAIT);
    return () => clearTimeout(timer);
  }, [isOpen, isFailed]);

  return {
    list,
    isOpen,
    open: () => setOpen(true),
    async load(query, options) {
      if (!isOpen) await gate.passed;
      options.signal.throwIfAborted();
      return load(query, options);
    },
  };
}

function createGate() {
  let open = () => {};
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open: () => open() };
}
