import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Messages, useTexts } from '@mingjian/ui';
import type { ListGridProps } from '../listGridProps';
import { isFreshQuery, isSameView, readView, writeView } from '../model/viewState';
import { resetQuery } from '../model/listMoves';
import type { ColumnLayout } from '../../internal/list/column';
import type { ListState } from '../useListGrid';
import type { ViewGate } from './useViewGate';
import { viewsTexts } from './views.texts';
import type { ListView, ListViewDraft, ListViewScope } from './viewStore';

/** The views of a list, and which one is open. */
export interface ViewsState {
  views: readonly ListView[];
  /** Why they could not be loaded. */
  error: string | null;
  reload(): void;
  /** The view that is open; `null` for none. */
  current: ListView | null;
  /** Whether something is different from what the open view holds. */
  isChanged: boolean;
  /** The columns of the open view. */
  layout: ColumnLayout | null;
  /** Opens a view, or the plain list. */
  open(view: ListView | null): void;
  /** Saves what is seen under a new name, and opens it. Refuses when it could not. */
  saveAs(draft: { name: string; scope: ListViewScope; isDefault: boolean }): Promise<void>;
  /** Saves changes of a view. Refuses when it could not. */
  change(view: ListView, change: Partial<Omit<ListViewDraft, 'id' | 'state'>>): Promise<void>;
  /** Saves what is seen as the open view. Refuses when it could not. */
  saveCurrent(): Promise<void>;
  /** Refuses when it could not. */
  remove(view: ListView): Promise<void>;
  /** Returns the address that opens a view. */
  linkOf: ((view: ListView) => string) | undefined;
}

type ViewsProps<Row> = Pick<
  ListGridProps<Row>,
  'columns' | 'views' | 'viewId' | 'onViewChange' | 'viewLink'
>;

/** State of the views of a list, without markup; `null` where the list keeps none. */
export function useViews<Row>(
  list: ListState<Row>,
  gate: ViewGate<Row>,
  { columns, views: store, viewId, onViewChange, viewLink }: ViewsProps<Row>,
  messages: Messages,
): ViewsState | null {
  const t = useTexts(viewsTexts);
  const [own, setOwn] = useState<string | null>(null);
  const { views, error, keep, forget, reload } = gate.list;
  const currentId = viewId === undefined ? own : viewId;
  const current = views?.find(({ id }) => id === currentId) ?? null;
  const now = {
    query: { ...list.kept, pageSize: list.query.pageSize },
    layout: list.layout.layout,
  };
  const held = current && readView(columns, current.state);

  const settled = useRef<string | null>(null);
  const choose = (id: string | null) => {
    settled.current = id;
    setOwn(id);
    if (id !== currentId) onViewChange?.(id);
  };
  const open = (view: ListView | null, options?: { replace: boolean }) => {
    const state = view
      ? readView(columns, view.state)
      : { query: resetQuery(), layout: list.layout.saved };
    if (!state) return messages.show({ text: t.unreadable, tone: 'danger' });
    list.show(state.query, options);
    list.layout.show(state.layout);
    choose(view?.id ?? null);
  };
  useOpening(gate, views !== null, currentId, () => {
    if (gate.isOpen && settled.current === currentId) return;
    const left = views?.find(({ id }) => id === settled.current);
    const leftState = left && readView(columns, left.state);
    const isAsLeft = leftState != null && isSameView(leftState, now);
    settled.current = currentId;
    const wanted =
      currentId === null ? defaultOf(views ?? []) : views?.find(({ id }) => id === currentId);
    if (wanted && (isFreshQuery(list.kept) || isAsLeft)) open(wanted, { replace: true });
    if (!wanted && currentId !== null) messages.show({ text: t.unknown, tone: 'warning' });
  });

  if (!store) return null;
  const save = async (draft: ListViewDraft) => {
    const saved = await store.save(draft);
    keep(saved);
    return saved;
  };
  return {
    views: views ?? [],
    error,
    reload,
    current,
    layout: held?.layout ?? null,
    isChanged: held !== null && !isSameView(held, now),
    open,
    saveAs: async (draft) => choose((await save({ ...draft, state: writeView(now) })).id),
    change: async ({ id, name, scope, isDefault, state }, change) =>
      void (await save({ id, name, scope, isDefault, state, ...change })),
    async saveCurrent() {
      if (!current) return;
      const { id, name, scope, isDefault } = current;
      await save({ id, name, scope, isDefault, state: writeView(now) });
    },
    async remove({ id }) {
      await store.remove(id);
      forget(id);
      if (id === currentId) choose(null);
    },
    linkOf: viewLink,
  };
}

/**
 * Opens the list once its views are known, and again when its parent names another view than the
 * one that was chosen here. A list that comes back into sight stays as it was left.
 */
function useOpening<Row>(
  gate: ViewGate<Row>,
  isKnown: boolean,
  wanted: string | null,
  begin: () => void,
) {
  const open = useEffectEvent(() => {
    begin();
    gate.open();
  });
  useEffect(() => {
    if (isKnown) open();
  }, [isKnown, wanted]);
}

/** A person's own default comes before a role's, and that before the team's. */
function defaultOf(views: readonly ListView[]): ListView | undefined {
  const order: readonly ListViewScope[] = ['personal', 'role', 'team'];
  return views
    .filter(({ isDefault }) => isDefault)
    .toSorted((a, b) => order.indexOf(a.scope) - order.indexOf(b.scope))[0];
}
