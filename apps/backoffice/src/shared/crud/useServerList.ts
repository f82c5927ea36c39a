import { userConfigs, type Call, type ListPage, type ListRequest } from '@mingjian/api';
import { useHttp } from '@mingjian/api/react';
import type { ListGridProps } from '@mingjian/widgets/ListGrid';
import type { TypedFilter } from '@mingjian/widgets/ListFilter';
import { useSignedIn, useTabMemory } from '../../shell';
import { storedPageSize, storePageSize } from '../pageSize';
import type { ColumnReadings } from './model/exportRequest';
import { listRequestOf } from './model/listRequest';
import { useExporter } from './useExporter';
import { useListAddress, type ListAddress } from './useListAddress';
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

type Wired =
  | 'load'
  | 'rememberedPageSize'
  | 'onPageSizeChoice'
  | 'onSaveLayout'
  | 'exporter'
  | 'views'
  | 'onTypeFilter';
/** What a list of the server hands to `ListGrid`. */
export type ServerListProps<Row> = ListAddress &
  Required<Pick<ListGridProps<Row>, Wired>> &
  Pick<ListGridProps<Row>, 'typedFilter'>;

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
  const { stored: typedFilter, save: onTypeFilter } = useTabMemory<TypedFilter>('filter');
  const resource = calls.getList.path.split('/')[1]!;

  return {
    ...useListAddress(),
    ...{ typedFilter, onTypeFilter },
    exporter: useExporter({ resource, title, readings }),
    views: useViewStore(pageCode),
    load: async (asked, { signal }) =>
      http.send<ListRequest, ListPage<Row>>(calls.getList, listRequestOf(asked, pageCode), {
        signal,
      }),
    rememberedPageSize: storedPageSize(user.id, pageCode),
    onPageSizeChoice: (size) => storePageSize(user.id, pageCode, size),
    onSaveLayout: async (value) =>
      void (await http.send(userConfigs.save, { code: pageCode, userId: user.id, value })),
  };
}
