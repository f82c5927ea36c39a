import { useMemo } from 'react';
import { useHttp } from '@mingjian/api/react';
import { EMPTY_QUERY, type ListPreset, type ListPresets } from '@mingjian/widgets/ListGrid';
import type { ResourceList } from './listOf';
import { listRequestOf } from './model/listRequest';

/** Returns the presets of a list, which the server counts; `undefined` without any. */
export function usePresets<Row extends { id: string }>(
  { pageCode, calls }: ResourceList<Row>,
  items: readonly ListPreset[] | undefined,
): ListPresets | undefined {
  const http = useHttp();
  return useMemo(
    () =>
      items && {
        items,
        count: async (conditions, { signal }) => {
          const request = listRequestOf({ ...EMPTY_QUERY, conditions, pageSize: 1 }, pageCode);
          return (await http.send(calls.getList, request, { signal })).total;
        },
      },
    [http, calls, pageCode, items],
  );
}
