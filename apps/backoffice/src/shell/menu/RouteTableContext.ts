import { createContext, use } from 'react';
import type { RouteTable } from './routeTable';

export const RouteTableContext = createContext<RouteTable>({ find: () => null });

/** Every path that the signed-in person may open. */
export function useRouteTable(): RouteTable {
  return use(RouteTableContext);
}
