import { useMemo } from 'react';
import { ApiError, fromBeijing, listViews } from '@mingjian/api';
import { useHttp } from '@mingjian/api/react';
import { ViewConflict, type ViewStore } from '@mingjian/widgets/ListGrid';
import { conflictIn } from './model/conflict';
import { recentViews } from './recentPages';

/** Returns the store of a page's views, on the server. */
export function useViewStore(pageCode: string): ViewStore {
  const http = useHttp();
  return useMemo(
    () => ({
      list: async ({ signal }) => {
        const recent = recentViews.get(http, pageCode);
        if (recent) return recent;
        const views = await http.send(listViews.getList, { pageCode }, { signal });
        recentViews.set(http, pageCode, views);
        return views;
      },
      save: async (view) => {
        recentViews.forget(http, pageCode);
        return http.send(listViews.save, { ...view, pageCode }).catch(throwConflict);
      },
      remove: async (id) => {
        recentViews.forget(http, pageCode);
        return http.send(listViews.delete, { id });
      },
      versions: async (id, { signal }) =>
        (await http.send(listViews.getVersions, { id }, { signal })).map((version) => ({
          ...version,
          savedAt: isoTime(version.savedAt),
        })),
    }),
    [http, pageCode],
  );
}

/** Throws a stale save as the list knows it, and any other reason as it is. */
function throwConflict(reason: unknown): never {
  const found = reason instanceof ApiError ? conflictIn(reason) : null;
  if (!(reason instanceof ApiError) || !found) throw reason;
  const { savedBy, savedByYou, savedAt, version } = found;
  const latest = { savedBy, savedByYou, savedAt: isoTime(savedAt), version };
  throw new ViewConflict(reason.message, latest);
}

const isoTime = (time: string) => fromBeijing(time)?.toISOString() ?? time;
