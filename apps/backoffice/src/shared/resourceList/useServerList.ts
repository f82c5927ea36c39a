import { useMemo, useState } from 'react';
import { userConfigs, type Can } from '@mingjian/api';
import { useHttp } from '@mingjian/api/react';
import type { StoredFilterDraft } from '@mingjian/widgets/ListFilter';
import type { ListGridProps } from '@mingjian/widgets/ListGrid';
import { useSignedIn, useTabMemory } from '../../shell';
import { storedPageSize, storePageSize } from '../pageSize';
import type { ResourceList } from './listOf';
import { exportFormatsOf } from './model/gridParts';
import { listRequestOf } from './model/listRequest';
import { useExporter } from './useExporter';
import { useListAddress } from './useListAddress';
import { useViewStore } from './useViewStore';

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
