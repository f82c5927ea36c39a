import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTexts, type Messages } from '@mingjian/ui';
import type { ColumnLayout, GridColumn } from '../../internal/list/column';
import type { ListViews } from '../listGridProps';
import { resetQuery } from '../model/queryChanges';
import { isEmptyQuery, isSameView, readView, writeView } from '../model/viewState';
import type { ListGridState } from '../useListGrid';
import type { InitialViewState } from './useInitialView';
import { viewsTexts } from './views.texts';
import { useViewSaves, type StaleSave } from './useViewSaves';
import type { ListView, ListViewDraft, ListViewScope, ViewStore, ViewVersion } from './viewStore';

/** The views of a list, and the current one. */
export interface ViewsState {
  views: readonly ListView[];
  /** Message of a failed request for the views. */
  error: string | null;
  reload(): void;
  /** Whether the reader may change the view that the lists of their team open with. */
  canSetTeamDefault: boolean;
  /** The current view; `null` for none. */
  current: ListView | null;
  /** Whether the list differs from the current view. */
  isChanged: boolean;
  /** The column layout of the current view. */
  layout: ColumnLayout | null;
  /** Opens a view; `null` opens the plain list. */
  open(view: ListView | null): void;
  /** Saves the list as a new view and opens it. Rejects on failure. */
  saveAs(draft: { name: string; scope: ListViewScope; isDefault: boolean }): Promise<void>;
  /** Saves changes of a view. Rejects on failure. */
  change(view: ListView, change: Partial<Omit<ListViewDraft, 'id' | 'state'>>): Promise<void>;
  /** Saves the list as the current view. Rejects on failure. */
  saveCurrent(): Promise<void>;
  /** Deletes a view. Rejects on failure. */
  remove(view: ListView): Promise<void>;
  /** A save that met a newer version, until it is decided upon. */
  stale: StaleSave | null;
  /** Saves the stale save over the newer version. Rejects on failure. */
  overwrite(): Promise<void>;
  /** Drops the stale save and opens the newer version. Rejects on failure. */
  keepTheirs(): Promise<void>;
  /** Drops the stale save; the list keeps its changes. */
  dismissStale(): void;
  /** Returns the earlier states of a view; `undefined` when the store keeps none. */
  versions: ViewStore['versions'];
  /** Saves an earlier state as the view's newest one and opens it. Rejects on failure. */
  restore(view: ListView, version: ViewVersion): Promise<void>;
  /** Returns the address of a view. */
  linkOf: ((view: ListView) => string) | undefined;
}

export interface ViewsOptions<Row> {
  list: Pick<ListGridState<Row>, 'storedQuery' | 'query' | 'layout' | 'applyQuery'>;
  initialView: InitialViewState<Row>;
  columns: readonly GridColumn<Row>[];
  /** Without it the list has no views. */
  options: ListViews | undefined;
  messages: Messages;
}

/** Returns the views of a list; `null` when it has none. */
export function useViews<Row>({
  list,
  initialView,
  columns,
  options,
  messages,
}: ViewsOptions<Row>): ViewsState | null {
  const t = useTexts(viewsTexts);
  const [internalId, setInternalId] = useState<string | null>(null);
  const { views, error, put, remove, reload } = initialView.viewList;
  const currentId = options?.current === undefined ? internalId : options.current;
  const current = views?.find(({ id }) => id === currentId) ?? null;
  const listView = {
    query: { ...list.storedQuery, pageSize: list.query.pageSize },
    layout: list.layout.layout,
  };
  const currentState = current && readView(columns, current.state);

  const openedId = useRef<string | null>(null);
  const setCurrent = (id: string | null) => {
    openedId.current = id;
    setInternalId(id);
    if (id !== currentId) options?.onChange?.(id);
  };
  const open = (view: ListView | null, applyOptions?: { replace: boolean }) => {
    const state = view
      ? readView(columns, view.state)
      : { query: resetQuery(), layout: list.layout.saved };
    if (!state) return messages.show({ text: t.unreadable, tone: 'danger' });
    list.applyQuery(state.query, applyOptions);
    list.layout.setLayout(state.layout);
    setCurrent(view?.id ?? null);
  };
  useOpening(initialView, views !== null, currentId, () => {
    if (initialView.isSettled && openedId.current === currentId) return;
    const last = views?.find(({ id }) => id === openedId.current);
    const lastState = last && readView(columns, last.state);
    const isUnchanged = lastState != null && isSameView(lastState, listView);
    openedId.current = currentId;
    const next =
      currentId === null ? defaultView(views ?? []) : views?.find(({ id }) => id === currentId);
    if (next && (isEmptyQuery(list.storedQuery) || isUnchanged)) open(next, { replace: true });
    if (!next && currentId !== null) messages.show({ text: t.unknown, tone: 'warning' });
  });

  const { stale, save, overwrite, dismiss } = useViewSaves(options?.store, put);

  if (!options) return null;
  const { store } = options;
  const keepTheirs = async () => {
    if (!stale) return;
    const { id } = stale.draft;
    const stored = await store.list({ signal: new AbortController().signal });
    const theirs = stored.find((view) => view.id === id);
    dismiss();
    if (!theirs) {
      remove(id);
      if (id === currentId) setCurrent(null);
      throw new Error(t.unknown);
    }
    put(theirs);
    if (id === currentId) open(theirs);
  };
  return {
    views: views ?? [],
    error,
    reload,
    canSetTeamDefault: options.canSetTeamDefault !== false,
    current,
    layout: currentState?.layout ?? null,
    isChanged: currentState !== null && !isSameView(currentState, listView),
    open,
    saveAs: async (draft) => setCurrent((await save({ ...draft, state: writeView(listView) })).id),
    change: async (view, change) => void (await save({ ...draftOf(view), ...change })),
    async saveCurrent() {
      if (current) await save({ ...draftOf(current), state: writeView(listView) });
    },
    stale,
    overwrite,
    keepTheirs,
    dismissStale: dismiss,
    versions: store.versions,
    restore: async (view, { state }) => open(await save({ ...draftOf(view), state })),
    async remove({ id }) {
      await store.remove(id);
      remove(id);
      if (id === currentId) setCurrent(null);
    },
    linkOf: options.linkOf,
  };
}

const draftOf = ({ id, name, scope, isDefault, state, version }: ListView): ListViewDraft => ({
  id,
  name,
  scope,
  isDefault,
  state,
  version,
});

/**
 * Opens the initial view once the views are loaded, and another one when the parent selects it. A
 * list that becomes visible again keeps its state.
 */
function useOpening<Row>(
  initialView: InitialViewState<Row>,
  isLoaded: boolean,
  currentId: string | null,
  openCurrent: () => void,
) {
  const open = useEffectEvent(() => {
    openCurrent();
    initialView.settle();
  });
  useEffect(() => {
    if (isLoaded) open();
  }, [isLoaded, currentId]);
}

/** Returns the default view: the personal one, otherwise that of a role, otherwise the team's. */
function defaultView(views: readonly ListView[]): ListView | undefined {
  const order: readonly ListViewScope[] = ['personal', 'role', 'team'];
  return views
    .filter(({ isDefault }) => isDefault)
    .toSorted((a, b) => order.indexOf(a.scope) - order.indexOf(b.scope))[0];
}
