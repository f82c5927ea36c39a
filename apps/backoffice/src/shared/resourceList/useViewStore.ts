import { useMemo } from 'react';
import { listViews } from '@mingjian/api';
import { useHttp } from '@mingjian/api/react';
import type { ViewStore } from '@mingjian/widgets/ListGrid';

/** Returns the store of a page's views, on the server. */
export function useViewStore(pageCode: string): ViewStore {
  const http = useHttp();
  return useMemo(
    () => ({
      list: async ({ signal }) => http.send(listViews.getList, { pageCode }, { signal }),
      save: async (view) => http.send(listViews.save, { ...view, pageCode }),
      remove: async (id) => http.send(listViews.delete, { id }),
    }),
    [http, pageCode],
  );
}
