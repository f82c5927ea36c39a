import { useMemo, useState } from 'react';
import { listExports, listViews, userConfigs, type Can } from '@mingjian/api';
import { useHttp } from '@mingjian/api/react';
import type { StoredFilterDraft } from '@mingjian/widgets/ListFilter';
import type { Exporter, ListGridProps, ViewStore } from '@mingjian/widgets/ListGrid';
import { useSignedIn, useTabMemory } from '../../shell';
import { storedPageSize, storePageSize } from '../pageSize';
import { saveFile } from '../saveFile';
import type { ResourceList } from './listOf';
import { exportRequestOf, gridJobOf, type ExportSource } from './model/exportRequest';
import { exportFormatsOf } from './model/gridParts';
import { listRequestOf } from './model/listRequest';
import { useListAddress } from './useListAddress';

export interface ServerListState<Row> {
  /** Props that connect `ListGrid` to the server. */
  props: Required<Pick<ListGridProps<Row>, 'load' | 'exporter' | 'memory' | 'views'>>;
  /** Permissions of the reader, from the latest response; `null` before the first. */
  can: Can | null;
}

/** Connects a list to the server, to the tab's address and to this person's stored settings. */
export function useServerList<Row extends { id: string }>(
  list: ResourceList<Row>,
  title: string,
): ServerListState<Row> {
  const { pageCode, resource, calls } = list;
  const http = useHttp();
  const { user } = useSignedIn();
  const [can, setCan] = useState<Can | null>(null);
  const filterDraft = useTabMemory<StoredFilterDraft>('filter');
  const address = useListAddress();
  const store = useViewStore(pageCode);
  const exportFormats = useMemo(() => exportFormatsOf(list), [list]);

  return {
    can,
    props: {
      exporter: useExporter({ resource, title, exportFormats }),
      views: { ...address.views, store },
      load: async (query, { signal }) => {
        const page = await http.send(calls.getList, listRequestOf(query, pageCode), { signal });
        setCan((before) => (isEqual(before, page.can) ? before : page.can));
        return page;
      },
      memory: {
        ...address.memory,
        pageSize: storedPageSize(user.id, pageCode),
        onPageSizeChange: (size) => storePageSize(user.id, pageCode, size),
        filterDraft: filterDraft.stored,
        onFilterDraftChange: filterDraft.save,
        onLayoutSave: async (value) =>
          void (await http.send(userConfigs.save, { code: pageCode, userId: user.id, value })),
      },
    },
  };
}

const isEqual = (one: Can | null, other: Can) => JSON.stringify(one) === JSON.stringify(other);

/** Returns the exporter of a list. The server writes the files. */
function useExporter({ resource, title, exportFormats }: ExportSource): Exporter {
  const http = useHttp();
  return useMemo(
    () => ({
      start: async (request) =>
        gridJobOf(
          await http.send(
            listExports.start,
            exportRequestOf(request, { resource, title, exportFormats }),
          ),
        ),
      list: async ({ signal }) =>
        (await http.send(listExports.getList, {}, { signal })).map(gridJobOf),
      cancel: async (id) => void (await http.send(listExports.cancel, { id })),
      download: async ({ id }) => saveFile(await http.send(listExports.download, { id })),
    }),
    [http, resource, title, exportFormats],
  );
}

/** Returns the store of a page's views, on the server. */
function useViewStore(pageCode: string): ViewStore {
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
