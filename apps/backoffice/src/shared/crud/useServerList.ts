import { userConfigs, type Call, type ListPage, type ListRequest } from '@mingjian/api';
import { useHttp } from '@mingjian/api/react';
import type { ListGridProps } from '@mingjian/widgets/ListGrid';
import type { StoredFilterDraft } from '@mingjian/widgets/ListFilter';
import { useSignedIn, useTabMemory } from '../../shell';
import { storedPageSize, storePageSize } from '../pageSize';
import type { ColumnReadings } from './model/exportRequest';
import { listRequestOf } from './model/listRequest';
import { useExporter } from './useExporter';
import { useListAddress } from './useListAddress';
import { useViewStore } from './useViewStore';

/** A list of the server, and the page that shows it. */
export interface ServerList<Row> {
  /** Names the page where layouts, views and sizes are kept. */
  pageCode: string;
  title: string;
  calls: { getList: Call<ListRequest, ListPage<Row>> };
  /** Columns whose values are amounts in fen or lists of words, for exports. */
  readings?: ColumnReadings;
}

/** The props of `ListGrid` that connect a list to the server. */
export type ServerListProps<Row> = Required<
  Pick<ListGridProps<Row>, 'load' | 'exporter' | 'memory' | 'views'>
>;

const NO_READINGS = {};

/** How a list is tied to the server, the tab's address and what this person chose before. */
export function useServerList<Row>({
  calls,
  pageCode,
  title,
  readings = NO_READINGS,
}: ServerList<Row>): ServerListProps<Row> {
  const http = useHttp();
  const { user } = useSignedIn();
  const filterDraft = useTabMemory<StoredFilterDraft>('filter');
  const address = useListAddress();
  const store = useViewStore(pageCode);
  const resource = calls.getList.path.split('/')[1]!;

  return {
    exporter: useExporter({ resource, title, readings }),
    views: { ...address.views, store },
    load: async (asked, { signal }) =>
      http.send<ListRequest, ListPage<Row>>(calls.getList, listRequestOf(asked, pageCode), {
        signal,
      }),
    memory: {
      ...address.memory,
      pageSize: storedPageSize(user.id, pageCode),
      onPageSizeChange: (size) => storePageSize(user.id, pageCode, size),
      filterDraft: filterDraft.stored,
      onFilterDraftChange: filterDraft.save,
      onLayoutSave: async (value) =>
        void (await http.send(userConfigs.save, { code: pageCode, userId: user.id, value })),
    },
  };
}
