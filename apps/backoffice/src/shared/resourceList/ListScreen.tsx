import type { ReactNode } from 'react';
import type { Can } from '@mingjian/api';
import { useRevision } from '@mingjian/api/react';
import {
  ListGrid,
  type ListActions,
  type ListGridProps,
  type ListPreset,
} from '@mingjian/widgets/ListGrid';
import { messages } from '../../shell';
import { ListPage, ListRoom } from '../Page.styles';
import { ListCan } from '../permission/ListCan';
import type { ResourceList } from './listOf';
import type { ChipTexts } from './model/linkFilters';
import { OptionsFailure } from './OptionsFailure';
import { SearchMoment } from './SearchMoment';
import { useLinkFilters } from './useLinkFilters';
import { useListAdvanced } from './useListAdvanced';
import { useResourceList, type PageOptions, type ResourceListState } from './useResourceList';
import { useRowPreview } from './useRowPreview';
import { usePresets } from './usePresets';
import { useServerList, type ServerListState } from './useServerList';

export interface ListScreenOptions {
  /** Options of coded fields that the page provides. Memoise the object. */
  pageOptions?: PageOptions;
  /** Texts of chips of link filters, by field. Memoise the object. */
  chipTexts?: ChipTexts;
  /** Searches beside the title. Memoise the array. */
  presets?: readonly ListPreset[];
}

/** The state of a list's page, for `ListScreen` and for the actions around it. */
export interface ListScreenState<Row extends { id: string }>
  extends
    Pick<ServerListState<Row>, 'asOf'>,
    Pick<ResourceListState<Row>, 'title' | 'formFields'>,
    Pick<ServerListState<Row>['props'], 'memory'> {
  list: ResourceList<Row>;
  /** Permissions of the reader; `null` before the first response. */
  can: Can | null;
  dictionaries: ResourceListState<Row>['dictionaries'];
  grid: ListGridProps<Row>;
}

/** Connects the page of a list to its texts, its dictionaries, the server and the address. */
export function useListScreen<Row extends { id: string }>(
  list: ResourceList<Row>,
  { pageOptions, chipTexts, presets }: ListScreenOptions = {},
): ListScreenState<Row> {
  const lines = useResourceList(list, pageOptions);
  const { title, columns, labelOf, emptyNote, formFields, dictionaries } = lines;
  const server = useServerList(list, title);
  const { props, can, asOf } = server;
  return {
    list,
    title,
    can,
    asOf,
    memory: props.memory,
    dictionaries,
    formFields,
    grid: {
      ...props,
      label: title,
      columns,
      presets: usePresets(list, presets),
      filters: useLinkFilters(list, lines.filters, labelOf, server, chipTexts),
      advanced: useListAdvanced(list.pageCode, lines.advancedFields),
      rowKey: idOf,
      revision: useRevision(list.calls.getList),
      appearance: { fill: true, level: 1, numbered: list.numbered, emptyNote },
      feedback: { messages },
    },
  };
}

export interface ListScreenProps<Row extends { id: string }> {
  screen: ListScreenState<Row>;
  actions?: ListActions<Row> | undefined;
  /** Whether rows can be selected. @default false */
  selectable?: boolean;
  /** Id of a row that has just changed. */
  highlighted?: string | null;
  /** Renders the preview of a row. Keep the function. @default none */
  preview?: (row: Row) => ReactNode;
  /** Called before rows are loaded. */
  onLoad?: () => void;
  /** A notice above the list. */
  notice?: ReactNode;
  /** Dialogs and drawers of the page. */
  children?: ReactNode;
}

/** The page of a list: the failure of its options, its filters and its rows. */
export function ListScreen<Row extends { id: string }>({
  screen: { list, grid, can, asOf, dictionaries },
  actions,
  selectable = false,
  highlighted = null,
  preview,
  onLoad,
  notice,
  children,
}: ListScreenProps<Row>) {
  const rowPreview = useRowPreview(list.pageCode, preview);
  /** Loads the rows, and again the dictionaries if they failed. */
  const loadAll: typeof grid.load = async (query, options) => {
    onLoad?.();
    if (dictionaries.status === 'failed') dictionaries.retry();
    return grid.load(query, options);
  };
  return (
    <ListPage>
      <OptionsFailure dictionaries={dictionaries} />
      {notice}
      <ListRoom>
        <ListCan value={can}>
          <SearchMoment value={asOf}>
            <ListGrid<Row>
              {...grid}
              load={loadAll}
              actions={actions}
              preview={rowPreview}
              appearance={{ ...grid.appearance, selectable, highlighted }}
            />
          </SearchMoment>
        </ListCan>
      </ListRoom>
      {children}
    </ListPage>
  );
}

const idOf = ({ id }: { id: string }) => id;
