import { useCallback } from 'react';
import { useRouteTable } from './routeTable';

/** Returns whether the signed-in person may open the page of a path, and this version has it. */
export function useMayOpen(): (path: string) => boolean {
  const table = useRouteTable();
  return useCallback((path) => table.find(path)?.screen != null, [table]);
}
