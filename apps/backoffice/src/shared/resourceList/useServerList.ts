import { useMemo, useState } from 'react';
import { listExports, userConfigs, type Can } from '@mingjian/api';
import { useHttp } from '@mingjian/api/react';
import type { StoredFilterDraft } from '@mingjian/widgets/ListFilter';
import type {
  Exporter,
  ListGridProps,
  ListMemory,
  StoredListScroll,
  StoredListSelection,
} from '@mingjian/widgets/ListGrid';
import { useSignedIn, useTabMemory } from '../../shell';
import { storedPageSize, storePageSize } from '../pageSize';
import { saveFile } from '../saveFile';
import type { ResourceList } from './listOf';
import { exportRequestOf, gridJobOf, type ExportSource } from './model/exportRequest';
import { exportFormatsOf, nameFieldsOf } from './model/gridParts';
import { linkNamesIn, type LinkNames } from './model/linkFilters';
import { listRequestOf } from './model/listRequest';
import { rememberPage } from './recentPages';
import { useListAddress } from './useListAddress';
import { useViewStore } from './useViewStore';

export interface ServerListState<Row> {
  /** Props that connect `ListGrid` to the server. */
  props: Required<Pick<ListGridProps<Row>, 'load' | 'exporter' | 'views'>> & {
    memory: ListMemory;
  };
  /** Permissions of the reader, from the latest response; `null` before the first. */
  can: Can | null;
  /** Moment of the latest search, where it has dynamic ranges. */
  asOf: string | undefined;
  /** Names of what the conditions of the latest response refer to. */
  names: LinkNames;
}

/** Connects a list to the server, to the tab's address and to this person's stored settings. */
export function useServerList<Row extends { id: string }>(
  list: ResourceList<Row>,
  title: string,
): ServerListState<Row> {
  const { pageCode, resource, calls, fields } = list;
  const http = useHttp();
  const { user, can: hasRight } = useSignedIn();
  const canSetTeamDefault = hasRight('system.administer') || hasRight('companies.administer');
  const [can, setCan] = useState<Can | null>(null);
  const [asOf, setAsOf] = useState<string>();
  const [names, setNames] = useState<LinkNames>({});
  const filterDraft = useTabMemory<StoredFilterDraft>('filter');
  const scroll = useTabMemory<StoredListScroll>('rows');
  const selection = useTabMemory<StoredListSelection>('selection');
  const address = useListAddress();
  const store = useViewStore(pageCode);
  const exportFormats = useMemo(() => exportFormatsOf(list), [list]);
  const nameFields = useMemo(() => nameFieldsOf(list), [list]);

  return {
    can,
    asOf,
    names,
    props: {
      exporter: useExporter({ resource, title, exportFormats, nameFields }),
      views: { ...address.views, store, canSetTeamDefault },
      load: async (query, { signal }) => {
        const request = listRequestOf(query, pageCode);
        const page = await http.send(calls.getList, request, { signal });
        rememberPage(http, request, page);
        setAsOf(query.asOf);
        setCan((before) => (isEqual(before, page.can) ? before : page.can));
        const found = linkNamesIn(fields, query.conditions, page.content);
        setNames((before) => (isEqual(before, found) ? before : found));
        return page;
      },
      memory: {
        ...address.memory,
        pageSize: storedPageSize(user.id, pageCode),
        onPageSizeChange: (size) => storePageSize(user.id, pageCode, size),
        filterDraft: filterDraft.stored,
        onFilterDraftChange: filterDraft.save,
        scroll: scroll.stored,
        onScrollChange: scroll.save,
        selection: selection.stored,
        onSelectionChange: selection.save,
        onLayoutSave: async (value) =>
          void (await http.send(userConfigs.save, { code: pageCode, userId: user.id, value })),
      },
    },
  };
}

const isEqual = <T>(one: T | null, other: T) => JSON.stringify(one) === JSON.stringify(other);

/** Returns the exporter of a list. The server writes the files. */
function useExporter({ resource, title, exportFormats, nameFields }: ExportSource): Exporter {
  const http = useHttp();
  return useMemo(
    () => ({
      start: async (request) =>
        gridJobOf(
          await http.send(
            listExports.start,
            exportRequestOf(request, { resource, title, exportFormats, nameFields }),
          ),
        ),
      list: async ({ signal }) =>
        (await http.send(listExports.getList, {}, { signal })).map(gridJobOf),
      cancel: async (id) => void (await http.send(listExports.cancel, { id })),
      download: async ({ id }) => saveFile(await http.send(listExports.download, { id })),
    }),
    [http, resource, title, exportFormats, nameFields],
  );
}
