import { useSyncExternalStore } from 'react';
import type { ListSelection } from '../internal/list/row';
import type { SelectionStore } from './selectionStore';

/** What is chosen now; renders again after each change. For counts and bars round the grid. */
export function useSelection(selection: SelectionStore): ListSelection {
  return useSyncExternalStore(selection.subscribe, selection.get, selection.get);
}
